/** Solves a proof of work in this browser; fetched when a form is first used. */
import type { Work, WorkProof } from '#api/enquiry.ts';
import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const longestMs = 60_000;

const inWorker = (challenge: Work) =>
  solveChallengeWorkers({
    challenge,
    concurrency: 1,
    timeout: longestMs,
    createWorker: () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' }),
  });

/** The same on the page, key by key: each is worked out by the browser beside the page's own script. */
const onPage = (challenge: Work) => solveChallenge({ challenge, deriveKey, timeout: longestMs });

/** The proof as the server reads it; null where this browser cannot make it (no secure connection, no cryptography). */
export async function solveWork(challenge: Work): Promise<string | null> {
  const solution = (await inWorker(challenge).catch(() => null)) ?? (await onPage(challenge).catch(() => null));
  if (solution === null) return null;
  const proof: WorkProof = { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
  return btoa(JSON.stringify(proof));
}
