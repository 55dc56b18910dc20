/** What a part newer than the build fits, and what goes with it: each list is asked for once, when it is first opened. */
import { call } from '#api/call.ts';
import {
  applicationsAnswerSchema,
  type ListedApplication,
  type ListedRelated,
  partPaths,
  relatedAnswerSchema,
} from '#api/part.ts';
import { partCopy } from '#config/copy/part.ts';
import { atom } from 'nanostores';
import { showSnackbar, type Snackbar } from '../browser/drawer-and-snackbar.ts';

export type { ListedApplication, ListedRelated } from '#api/part.ts';

/** `failed`: empty because it could not be loaded. */
export type PartList<T> = { progress: 'waiting' | 'loading' | 'ready' | 'failed'; rows: readonly T[] };

type Effects = { call: typeof call; notify: (snackbar: Snackbar) => void };

export function createPartLists(slug: string, { call, notify }: Effects) {
  const $applications = atom<PartList<ListedApplication>>({ progress: 'waiting', rows: [] });
  const $related = atom<PartList<ListedRelated>>({ progress: 'waiting', rows: [] });

  /** A failed list may be asked for again by opening its panel once more. */
  async function loadApplications(): Promise<void> {
    if (!['waiting', 'failed'].includes($applications.get().progress)) return;
    $applications.set({ progress: 'loading', rows: [] });
    const answer = await call(partPaths.applications(slug), applicationsAnswerSchema);
    if (answer.ok) return $applications.set({ progress: 'ready', rows: answer.value.applications });
    $applications.set({ progress: 'failed', rows: [] });
    notify({ title: partCopy.toastTitle, text: partCopy.applicationsFailed, tone: 'danger' });
  }

  /** A failed list counts as fetched: it is empty, and not asked for again (rule part.lists-once). */
  async function loadRelated(): Promise<void> {
    if ($related.get().progress !== 'waiting') return;
    $related.set({ progress: 'loading', rows: [] });
    const answer = await call(partPaths.related(slug), relatedAnswerSchema);
    $related.set({ progress: 'ready', rows: answer.ok ? answer.value.related : [] });
    if (!answer.ok) notify({ text: partCopy.relatedFailed, tone: 'danger' });
  }

  return { $applications, $related, loadApplications, loadRelated };
}

/** The lists of one shown part. */
export const openPartLists = (slug: string) => createPartLists(slug, { call, notify: showSnackbar });
