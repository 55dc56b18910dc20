/** The proof that keeps programs out of the forms (rule enquiry.proof): begun early, handed in once. */
import type { call } from '#api/call.ts';
import { type Challenge, challengePath, challengeSchema } from '#api/enquiry.ts';
import { limits } from '#config/limits.ts';

/** `proof-impossible`: this browser cannot make one */
export type ProofFailure = 'offline' | 'proof-impossible' | 'other';
export type Proof = { ok: true; proof: string } | { ok: false; failure: ProofFailure };

type ProofEffects = {
  call: typeof call;
  /** null where it cannot be done here; rejects where what does it could not be fetched */
  solve: (challenge: Challenge) => Promise<string | null>;
  isOnline: () => boolean;
  now: () => number;
};

export function createProof({ call, solve, isOnline, now }: ProofEffects) {
  let begun: { proof: Promise<Proof>; until: number } | null = null;

  async function make(): Promise<Proof> {
    const challenge = await call(challengePath, challengeSchema);
    if (!challenge.ok) return { ok: false, failure: challenge.problem.code === 'offline' ? 'offline' : 'other' };
    try {
      const proof = await solve(challenge.value);
      return proof === null ? { ok: false, failure: 'proof-impossible' } : { ok: true, proof };
    } catch {
      return { ok: false, failure: isOnline() ? 'other' : 'offline' };
    }
  }

  /** Begins the work, so that nobody waits for it later; does nothing while there is a proof that still counts. */
  function begin(): Promise<Proof> {
    if (begun === null || now() >= begun.until)
      begun = { proof: make(), until: now() + limits.proofMs - limits.proofMarginMs };
    return begun.proof;
  }

  /** The proof, for one sending; the next one is another. */
  async function take(): Promise<Proof> {
    const proof = await begin();
    begun = null;
    return proof;
  }

  return { begin: () => void begin(), take };
}
export type ProofStore = ReturnType<typeof createProof>;
