import type { ProblemCode } from '#api/problem.ts';
import { atom } from 'nanostores';

/** `gone`: the basket vanished under the form (expired, emptied in another tab); what was typed is still there. */
export type CheckoutProgress = 'loading' | 'ready' | 'gone' | 'empty' | 'failed';
/** Why the last step did not go through; the island shows the sentence of the code. `number-not-sent`: only the VAT number failed. */
export type CheckoutProblem = ProblemCode | 'offline' | 'bad-answer' | 'number-not-sent' | null;

/** How far the page has come, and what is said of its last step. */
export function createProgress() {
  const $progress = atom<CheckoutProgress>('loading');
  const $problem = atom<CheckoutProblem>(null);
  /** the failure said last, and the one that the buyer has dismissed since the last act: what failed, and why */
  let lastFailure: string | null = null;
  let dismissed: string | null = null;
  /** what was said beside its field alone, since the last act */
  let aside: NonNullable<CheckoutProblem> | null = null;

  function reportFailure(what: string, problem: NonNullable<CheckoutProblem>): void {
    lastFailure = `${what} ${problem}`;
    if (lastFailure !== dismissed) $problem.set(problem);
  }

  return {
    $progress,
    $problem,
    /**
     * Says why something did not go through. What is sent again without the buyer may fail again; a message dismissed is not
     * said anew for that (rule checkout.failure-said-once).
     */
    reportFailure,
    /** The same of what its field says by itself: no window is opened for it while the buyer does something else. */
    noteAside: (problem: NonNullable<CheckoutProblem>): void => void (aside = problem),
    /** The buyer wants to go on, and cannot: what was said aside is said to them. */
    reportAside(what: string): void {
      if (aside !== null && $problem.get() === null) reportFailure(what, aside);
    },
    dismissProblem(): void {
      if ($problem.get() !== null) dismissed = lastFailure;
      $problem.set(null);
    },
    /** The buyer typed, chose or pressed: from now on every failure is news. */
    noteAct(): void {
      dismissed = null;
      aside = null;
    },
    /** something of the shop's has been on the page already */
    hasShown: (): boolean => !['loading', 'failed'].includes($progress.get()),
    /** The basket vanished: nothing more is sent, nothing typed is given up. */
    loseBasket(): void {
      if ($progress.get() === 'ready') $progress.set('gone');
    },
  };
}
export type Progress = ReturnType<typeof createProgress>;
