import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Log } from '../log.ts';
import type { Checked, ProofProvider } from './provider.ts';

type TurnstileOptions = {
  siteKey: string;
  secret: string;
  /** "https://challenges.cloudflare.com/turnstile/v0/siteverify" */
  verifyUrl: string;
  log: Log;
};

/** Cloudflare's tokens count for five minutes. */
const tokenMs = 300_000;
const longestToken = 2048;
const answerMs = 5_000;

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/** Their fault or that of our settings, and never the visitor's. */
const notTheVisitor = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']);

/** Proofs of Cloudflare Turnstile, by its `siteverify`. What is sent there: the token and the visitor's address. */
export function createTurnstile({ siteKey, secret, verifyUrl, log }: TurnstileOptions): ProofProvider {
  const unreachable = (reason: string): Checked => {
    log.error('proof-not-checked', { reason });
    return { outcome: 'unreachable' };
  };

  const ask = async (token: string, ip: string) => {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      signal: AbortSignal.timeout(answerMs),
      redirect: 'error',
    });
    return answerSchema.parse(await answer.json());
  };

  return {
    pose: async () => ({ provider: 'turnstile', siteKey }),
    async check(token, ip) {
      if (token.length > longestToken) return { outcome: 'bad' };
      const answer = await ask(token, ip).catch((error: unknown) => (error instanceof Error ? error : new Error()));
      if (answer instanceof Error) return unreachable(answer.name);
      const fault = answer['error-codes'].find((code) => notTheVisitor.has(code));
      if (fault !== undefined) return unreachable(fault);
      const id = createHash('sha256').update(token).digest('hex');
      return answer.success ? { outcome: 'good', id, forMs: tokenMs } : { outcome: 'bad' };
    },
  };
}
