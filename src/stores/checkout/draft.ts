/** What is typed: also on the server, so that a reload, a second tab or the back button loses nothing (rule checkout.nothing-lost). */
import type { BodyOf } from '#api/call.ts';
import { checkoutPaths, type draftSaveSchema, keptDraftSchema } from '#api/checkout.ts';
import {
  type CheckoutDraft,
  emptyCheckoutDraft,
  isBlank,
  mergeDraft,
  withField,
} from '#domain/checkout/checkout-draft.ts';
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import type { Typed } from './draft-copy.ts';
import type { CheckoutEffects } from './effects.ts';
import type { CheckoutProblem, Progress } from './progress.ts';
import type { Timers } from './pending.ts';

type Kept = z.infer<typeof keptDraftSchema>;
type Needs = Pick<CheckoutEffects, 'call' | 'notifyTabs' | 'copy' | 'holder'> & { progress: Progress; timers: Timers };

const toText = (draft: CheckoutDraft): string => JSON.stringify(draft);

/** What is typed here, and what the server was last known to hold. */
function createTyped({ notifyTabs, copy }: Pick<Needs, 'notifyTabs' | 'copy'>) {
  const $draft = atom<CheckoutDraft>(emptyCheckoutDraft);
  let saved = emptyCheckoutDraft;
  /** the number of the newest save that this page knows, of whichever page */
  let saveNumber = 0;
  const isSaved = () => toText($draft.get()) === toText(saved);

  return {
    $draft,
    isSaved,
    nextNumber: (): number => saveNumber + 1,
    keepCopy: () => void copy.keep({ saved, typed: $draft.get() }),
    noteSaved(draft: CheckoutDraft, number: number): void {
      const isNew = toText(draft) !== toText(saved);
      saved = draft;
      saveNumber = number;
      if (isNew) notifyTabs();
      if (isSaved()) copy.drop();
    },
    /** Merges what the server holds; false where that is blank and something is typed here, which then stays. */
    takeSaved(kept: Kept): boolean {
      const isLost = isBlank(kept.draft) && !isBlank($draft.get());
      if (!isLost) $draft.set(mergeDraft(saved, $draft.get(), kept.draft));
      saved = kept.draft;
      saveNumber = Math.max(saveNumber, kept.saveNumber);
      return !isLost;
    },
    takeCopy(left: Typed): void {
      saved = left.saved;
      $draft.set(left.typed);
    },
  };
}
type TypedHere = ReturnType<typeof createTyped>;

/** Saves what is typed at that moment; gives why that failed, or null. */
function createPut({ call, progress, holder }: Pick<Needs, 'call' | 'progress' | 'holder'>, typed: TypedHere) {
  /** true while what is typed is not on the server, because the server could not be reached */
  const $isUnsaved = atom(false);

  async function put(): Promise<CheckoutProblem> {
    if (progress.$progress.get() === 'gone') return 'basket-gone';
    const draft = typed.$draft.get();
    const saveNumber = typed.nextNumber();
    const body: BodyOf<typeof draftSaveSchema> = { ...draft, saveNumber, holder: holder?.() };
    const how = { method: 'PUT', body, keepalive: true } as const;
    const answer = await call(checkoutPaths.draft, z.nullable(keptDraftSchema), how);
    const newer = answer.ok ? answer.value : null;
    if (newer) return putOnTopOf(newer);
    const problem = answer.ok ? null : answer.problem.code;
    if (answer.ok) typed.noteSaved(draft, saveNumber);
    $isUnsaved.set(problem !== null && problem !== 'basket-gone');
    if (problem === 'basket-gone') progress.loseBasket();
    return problem;
  }

  /** Another page has saved meanwhile (rule checkout.late-save): its draft is merged, what was typed here wins, and is saved. */
  function putOnTopOf(newer: Kept): Promise<CheckoutProblem> {
    typed.takeSaved(newer);
    return put();
  }

  return { $isUnsaved, put };
}

/** Runs saves and readings one after the other, so that an outdated page does not overwrite what another tab has saved. */
function createQueue(put: () => Promise<CheckoutProblem>) {
  let saving: Promise<CheckoutProblem> = Promise.resolve(null);
  let reading: Promise<void> = Promise.resolve();
  return {
    /** Saves when its turn comes. It waits for a reading too, but not when the page is being left. */
    save(isLeaving: boolean): Promise<CheckoutProblem> {
      const before = isLeaving ? saving : Promise.all([saving, reading]);
      saving = before.then(put);
      return saving;
    },
    /** Resolves when the save under way is over. */
    whenSaved: (): Promise<unknown> => saving,
    /** Reads when the save under way is over; later saves wait for it. */
    read(work: () => Promise<void>): Promise<void> {
      const before = saving;
      reading = reading.then(() => before).then(work);
      return reading;
    },
  };
}

/**
 * What is typed. It is saved on the server when the typing pauses, and kept as a copy in this tab until then. Nothing throws; the result
 * of a save says why it failed.
 */
export function createDraft({ call, notifyTabs, copy, progress, timers, holder }: Needs) {
  const typed = createTyped({ notifyTabs, copy });
  const { $draft, takeSaved } = typed;
  const { $isUnsaved, put } = createPut({ call, progress, holder }, typed);
  const { read, whenSaved, ...queue } = createQueue(put);
  let edits = 0;

  /** Sends the draft at once, after what is under way. */
  function save({ isLeaving = false } = {}): Promise<CheckoutProblem> {
    timers.cancel('draft');
    return queue.save(isLeaving);
  }

  function saveLater(): void {
    typed.keepCopy();
    timers.later('draft', () => void save());
  }

  return {
    ...{ $draft, $isUnsaved, takeSaved, save, saveLater, whenSaved, read },
    /** counts everything typed or chosen, so that the answer to an older reading is recognised */
    edits: (): number => edits,
    noteEdit(): void {
      edits += 1;
      progress.noteAct();
    },
    set: (field: string, value: string | boolean): void => $draft.set(withField($draft.get(), field, value)),
    clear(): void {
      $draft.set(emptyCheckoutDraft);
      copy.drop();
    },
    /** What the page before had typed and not heard saved, once: it counts as typed here. */
    async restore(key: string): Promise<void> {
      const left = await copy.open(key);
      if (left === null || edits > 0) return;
      edits += 1;
      typed.takeCopy(left);
      saveLater();
    },
    /** Sends at once what was typed and is not saved: the page may be left. */
    saveNow(): void {
      if (edits > 0 && !typed.isSaved()) void save({ isLeaving: true });
    },
  };
}
export type Draft = ReturnType<typeof createDraft>;
