import type { Challenge } from '#api/enquiry.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createTurnstile } from './turnstile.ts';

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

type Settings = Pick<Env, 'CAPTCHA' | 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET' | 'TURNSTILE_VERIFY_URL'>;

/** The provider that the configuration names (`CAPTCHA`). `secret`: the shop's own. */
export function openProof(env: Settings, secret: string, now: () => number, log: Log): ProofProvider {
  if (env.CAPTCHA === 'proof-of-work') return createProofOfWork({ secret, now });
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: key, TURNSTILE_VERIFY_URL: verifyUrl } = env;
  return createTurnstile({ siteKey, secret: key, verifyUrl, log });
}
