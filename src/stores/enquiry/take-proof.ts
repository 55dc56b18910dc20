import type { Proof, ProofStore } from './proof.ts';

const open = async (): Promise<ProofStore | null> =>
  (await import('./proof-instance.ts').catch(() => null))?.proofStore ?? null;

/** The proof of this page for what seldom needs one; what makes it is fetched when it is first begun or taken. */
export const lateProof: ProofStore = {
  begin: () => void open().then((store) => store?.begin()),
  take: async (): Promise<Proof> => (await open())?.take() ?? { ok: false, failure: 'offline' },
};
