import { call } from '#api/call.ts';
import type { Challenge } from '#api/enquiry.ts';
import { createProof } from './proof.ts';

/** Each way of proving is fetched when it is asked for. */
async function solve(challenge: Challenge): Promise<string | null> {
  if (challenge.provider === 'turnstile')
    return (await import('./solve-turnstile.ts')).solveTurnstile(challenge.siteKey);
  return (await import('./solve-work.ts')).solveWork(challenge.work);
}

/** The one proof of this page; forms that are never used never ask for it. */
export const proofStore = createProof({ call, solve, isOnline: () => navigator.onLine, now: () => Date.now() });
