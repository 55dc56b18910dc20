import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from '#api/enquiry.ts';

/** Does for a test what a browser does for a visitor: works until a key fits, and writes the proof. */
export async function makeProof(challenge: Challenge): Promise<string> {
  if (challenge.provider !== 'proof-of-work') throw new Error('only work can be done here');
  const solution = await solveChallenge({ challenge: challenge.work, deriveKey });
  if (solution === null) throw new Error('the challenge could not be solved');
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge: challenge.work, solution: { counter, derivedKey } }));
}
