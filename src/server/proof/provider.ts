import type { Challenge } from '#api/enquiry.ts';

/**
 * What came of looking at a proof. `good`: `id` tells this proof from every other, however it is written, and it would count
 * for `forMs` more milliseconds. `unreachable`: whoever could tell cannot be asked now.
 */
export type Checked = { outcome: 'good'; id: string; forMs: number } | { outcome: 'bad' } | { outcome: 'unreachable' };

/**
 * Keeps programs out of the forms (rule enquiry.proof) by something that costs a visitor nothing. A provider need not
 * remember what it has seen: that a proof counts once is seen to by `handlers/proof.ts`.
 */
export type ProofProvider = {
  /** what a browser needs to make one proof */
  pose(): Promise<Challenge>;
  /** looks at what a visitor sent, which may be anything; `ip` is the visitor's. Never throws for it */
  check(proof: string, ip: string): Promise<Checked>;
};
