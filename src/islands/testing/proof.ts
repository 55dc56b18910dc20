/** The proof that keeps programs out of the forms, as a browser makes it: real work, of a few keys only. */
import type { Challenge, WorkProof } from '#api/enquiry.ts';
import { proofStore } from '#stores/enquiry/proof-instance.ts';
import { endpoints } from './endpoints.ts';
import { shop } from './shop.ts';

const zeros = (length: number) => '0'.repeat(length);

/** Any key that begins with two zeros is a proof; with this salt the first one does. */
export const sampleWork: Challenge = {
  provider: 'proof-of-work',
  work: {
    parameters: {
      ...{ algorithm: 'PBKDF2/SHA-256', cost: 1, keyLength: 32, keyPrefix: '00' },
      ...{ nonce: zeros(32), salt: `${zeros(30)}1c`, keySignature: 'ab', expiresAt: 4_000_000_000 },
    },
    signature: 'ab',
  },
};

/** The shop poses it; a proof that the page has begun before is used up, so that each test begins without one. */
export async function poseWork(): Promise<void> {
  shop.cutsOff(endpoints.challenge);
  await proofStore.take();
  shop.answers(endpoints.challenge, sampleWork);
}

export const readProof = (proof: string): WorkProof => JSON.parse(atob(proof)) as WorkProof;

/** As in a browser without workers and cryptography; answers how to end it. */
export function forbidProving(): () => void {
  const { Worker } = globalThis;
  const subtle = Object.getOwnPropertyDescriptor(Crypto.prototype, 'subtle');
  Object.assign(globalThis, { Worker: undefined });
  Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined, configurable: true });
  return () => {
    Object.assign(globalThis, { Worker });
    if (subtle) Object.defineProperty(Crypto.prototype, 'subtle', subtle);
  };
}
