import type { ProblemCode } from '#api/problem.ts';
import { atom } from 'nanostores';

/**
 * `blocked`: the browser blocks cookies, and nothing was asked (rule basket.blocked-cookies). `gone`: the basket vanished while the form was open (expired, emptied in another tab); what was typed
 * is still there.
 */
export type CheckoutProgress = 'loading' | 'ready' | 'gone' | 'empty' | 'failed' | 'blocked';
/** Why the last step did not go through; the island shows the sentence of the code. `number-not-sent`: only the VAT number failed. */
export type CheckoutProblem = ProblemCode | 'offline' | 'bad-answer' | 'cookies-blocked' | 'number-not-sent' | null;

/** The state of the page, and the problem of its last step. */
export function createProgress() {
  const $progress = atom<CheckoutProgress>('loading');
  const $problem = atom<CheckoutProblem>(null);
  /** "{what failed} {why}": the failure shown last, and the one that the buyer has dismissed since the last act */
  let lastFailure: string | null = null;
  let dismissed: string | null = null;
  /** a problem since the last act that is shown only beside its field */
  let aside: NonNullable<CheckoutProblem> | null = null;

  function reportFailure(what: string, problem: NonNullable<CheckoutProblem>): void {
    lastFailure = `${what} ${problem}`;
    if (lastFailure !== dismissed) $problem.set(problem);
  }

  return {
    $progress,
    $problem,
    /**
     * Shows why something failed. A repeat that the page makes by itself may fail again: a message that the buyer has dismissed is not
     * shown again for that (rule checkout.failure-said-once).
     */
    reportFailure,
    /** Notes a problem that is shown beside its field: no window opens for it while the buyer does something else. */
    noteAside: (problem: NonNullable<CheckoutProblem>): void => void (aside = problem),
    /** Called when the buyer wants to go on and cannot: shows the noted problem in the window too. */
    reportAside(what: string): void {
      if (aside !== null && $problem.get() === null) reportFailure(what, aside);
    },
    dismissProblem(): void {
      if ($problem.get() !== null) dismissed = lastFailure;
      $problem.set(null);
    },
    /** The buyer typed, chose or pressed: from now on every failure is shown. */
    noteAct(): void {
      dismissed = null;
      aside = null;
    },
    /** true once an answer of the shop has been shown */
    hasShown: (): boolean => !['loading', 'failed', 'blocked'].includes($progress.get()),
    /** The basket vanished: nothing more is sent, and what was typed stays. */
    loseBasket(): void {
      if ($progress.get() === 'ready') $progress.set('gone');
    },
  };
}
export type Progress = ReturnType<typeof createProgress>;
