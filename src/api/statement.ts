import * as z from 'zod/mini';

/** What goes with every statement of a buyer. The same key with the same statement is one, however often it is sent. */
export const sentFields = {
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  /** made from a challenge, where the answer was 403 proof-needed: whoever is not known as the order's buyer (rule withdrawal.proof) */
  proof: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
};

/** `receivedAt`: when it first reached us, ISO 8601 in UTC; `number`: that of a return */
export type StatementReceived = { receivedAt: string; number?: string };
