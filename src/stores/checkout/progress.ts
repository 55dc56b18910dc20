import type { ProblemCode } from '#api/problem.ts';
import { atom } from 'nanostores';

/** `gone`: the basket vanished under the form (expired, emptied in another tab); what was typed is still there. */
export type CheckoutProgress = 'loading' | 'ready' | 'gone' | 'empty' | 'failed';
/** Why the last step did not go through; the island shows the sentence of the code. */
export type CheckoutProblem = ProblemCode | 'offline' | 'bad-answer' | null;

/** How far the page has come, and what is said of its last step. */
export function createProgress() {
  const $progress = atom<CheckoutProgress>('loading');
  const $problem = atom<CheckoutProblem>(null);
  return {
    $progress,
    $problem,
    /** something of the shop's has been on the page already */
    hasShown: (): boolean => !['loading', 'failed'].includes($progress.get()),
    /** The basket vanished: nothing more is sent, nothing typed is given up. */
    loseBasket(): void {
      if ($progress.get() === 'ready') $progress.set('gone');
    },
  };
}
export type Progress = ReturnType<typeof createProgress>;
