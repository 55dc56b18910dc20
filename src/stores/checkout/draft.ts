/** What is typed: also on the server, so that a reload, a second tab or the back button loses nothing (rule checkout.nothing-lost). */
import { checkoutPaths, keptDraftSchema } from '#api/checkout.ts';
import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { mergeDraft } from '#domain/checkout/merge-draft.ts';
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { isBlank, withField } from './draft-fields.ts';
import type { CheckoutEffects } from './effects.ts';
import type { CheckoutProblem, Progress } from './progress.ts';
import type { Timers } from './timers.ts';

type Kept = z.infer<typeof keptDraftSchema>;
type Needs = Pick<CheckoutEffects, 'call' | 'notifyTabs' | 'copy'> & { progress: Progress; timers: Timers };

const toText = (draft: CheckoutDraft): string => JSON.stringify(draft);

export function createDraft({ call, notifyTabs, copy, progress, timers }: Needs) {
  const $draft = atom<CheckoutDraft>(emptyCheckoutDraft);
  const $isUnsaved = atom(false);
  /** what the server was last known to hold */
  let saved = emptyCheckoutDraft;
  /** of the newest save that is known here, of whatever page */
  let saveNumber = 0;
  let edits = 0;
  let saving: Promise<CheckoutProblem> = Promise.resolve(null);
  let reading: Promise<void> = Promise.resolve();

  function noteSaved(draft: CheckoutDraft, number: number): void {
    const isNew = toText(draft) !== toText(saved);
    saved = draft;
    saveNumber = number;
    if (isNew) notifyTabs();
    if (toText($draft.get()) === toText(draft)) copy.drop();
  }

  async function put(): Promise<CheckoutProblem> {
    if (progress.$progress.get() === 'gone') return 'basket-gone';
    const draft = $draft.get();
    const body = { ...draft, saveNumber: saveNumber + 1 };
    const answer = await call(checkoutPaths.draft, z.nullable(keptDraftSchema), {
      method: 'PUT',
      body,
      keepalive: true,
    });
    const newer = answer.ok ? answer.value : null;
    if (newer) return putOnTopOf(newer);
    const problem = answer.ok ? null : answer.problem.code;
    if (answer.ok) noteSaved(draft, body.saveNumber);
    $isUnsaved.set(problem !== null && problem !== 'basket-gone');
    if (problem === 'basket-gone') progress.loseBasket();
    return problem;
  }

  /** Another page has saved meanwhile (rule checkout.late-save): what was typed here goes on top of what was typed there. */
  function putOnTopOf(newer: Kept): Promise<CheckoutProblem> {
    takeSaved(newer);
    return put();
  }

  /** Takes what the server holds; false where that is nothing and something is typed here, which then stays. */
  function takeSaved(kept: Kept): boolean {
    const isLost = isBlank(kept.draft) && !isBlank($draft.get());
    if (!isLost) $draft.set(mergeDraft(saved, $draft.get(), kept.draft));
    saved = kept.draft;
    saveNumber = Math.max(saveNumber, kept.saveNumber);
    return !isLost;
  }

  /**
   * Sends the draft as it is when its turn comes, one after the other; gives why it could not be saved, or null. What is
   * being read is awaited, so that a stale page does not write over what another tab has typed.
   */
  function save({ isLeaving = false } = {}): Promise<CheckoutProblem> {
    timers.callOff('draft');
    const before = isLeaving ? saving : Promise.all([saving, reading]);
    saving = before.then(put);
    return saving;
  }

  function saveLater(): void {
    void copy.keep({ saved, typed: $draft.get() });
    timers.later('draft', () => void save());
  }

  return {
    $draft,
    /** true while the server does not have what is typed, because it could not be reached */
    $isUnsaved,
    /** grows with everything typed or chosen, so that an older reading is known as such */
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
      saved = left.saved;
      $draft.set(left.typed);
      saveLater();
    },
    takeSaved,
    save,
    saveLater,
    /** Sends at once what was typed and is not saved: the page may be left. */
    saveNow(): void {
      const isSaved = edits === 0 || toText($draft.get()) === toText(saved);
      if (!isSaved) void save({ isLeaving: true });
    },
    /** What is being saved now is there. */
    whenSaved: (): Promise<unknown> => saving,
    /** Reads one after the other, each when what was being saved is there; later savings await it. */
    read(work: () => Promise<void>): Promise<void> {
      const before = saving;
      reading = reading.then(() => before).then(work);
      return reading;
    },
  };
}
export type Draft = ReturnType<typeof createDraft>;
