import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { createProofOfWork } from './proof-of-work.ts';
import type { ProofProvider } from './provider.ts';
import { createTurnstile } from './turnstile.ts';

type Settings = Pick<Env, 'CAPTCHA' | 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET' | 'TURNSTILE_VERIFY_URL'>;

/** The provider that the configuration names (`CAPTCHA`). `secret`: the shop's own. */
export function openProof(env: Settings, secret: string, now: () => number, log: Log): ProofProvider {
  if (env.CAPTCHA === 'proof-of-work') return createProofOfWork({ secret, now });
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: key, TURNSTILE_VERIFY_URL: verifyUrl } = env;
  return createTurnstile({ siteKey, secret: key, verifyUrl, log });
}
