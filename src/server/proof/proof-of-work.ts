import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type WorkProof, workProofSchema, workSchema } from '#api/enquiry.ts';
import { limits } from '#config/limits.ts';
import { deriveSecret } from '../secret.ts';
import type { ProofProvider } from './provider.ts';

type ProofOfWorkOptions = { secret: string; now: () => number };

/**
 * A browser tries keys from 0 until one fits, each of `cost` rounds. The number is drawn from a range and not left to luck,
 * so that nobody waits long: 70 to 130 thousand rounds, a fifth of a second on a desk and under a second on a phone.
 */
const cost = 1000;
const fewest = 70;
const most = 130;

const readProof = (text: string): WorkProof | null => {
  try {
    return workProofSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
};

/**
 * Proof of work by altcha, on our own server and without anything kept in a browser (rule enquiry.proof). `secret`: the
 * shop's own.
 */
export function createProofOfWork({ secret, now }: ProofOfWorkOptions): ProofProvider {
  const secrets = {
    hmacSignatureSecret: deriveSecret(secret, 'proof-challenge'),
    hmacKeySignatureSecret: deriveSecret(secret, 'proof-key'),
  };
  return {
    async pose() {
      const expiresAt = Math.floor((now() + limits.proofMs) / 1000);
      const counter = randomInt(most, fewest);
      const made = await createChallenge({
        ...{ algorithm: 'PBKDF2/SHA-256', cost, counter, deriveKey, expiresAt },
        ...secrets,
      });
      return { provider: 'proof-of-work', work: workSchema.parse(made) };
    },
    async check(text) {
      const proof = readProof(text);
      if (proof === null) return { outcome: 'bad' };
      const forMs = proof.challenge.parameters.expiresAt * 1000 - now();
      if (forMs <= 0) return { outcome: 'bad' };
      const { challenge, solution } = proof;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      return verified ? { outcome: 'good', id: challenge.signature, forMs } : { outcome: 'bad' };
    },
  };
}
