import * as z from 'zod/mini';
import { withdrawalSchema } from '#domain/withdrawal/withdrawal.ts';

/**
 * POST `sendWithdrawalSchema` → 200 `withdrawalReceivedSchema`: kept, and both mails will be sent; 429 too-many-requests.
 * The same key with the same statement is one withdrawal and gets the same answer, however often it is sent.
 */
export const withdrawalPath = '/api/withdrawal';

export const sendWithdrawalSchema = z.strictObject({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  withdrawal: withdrawalSchema,
  /** made from a challenge, where the answer was 403 proof-needed: whoever is not known as the order's buyer (rule withdrawal.proof) */
  proof: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
});
export type SendWithdrawal = Omit<z.infer<typeof sendWithdrawalSchema>, 'proof'>;

/** `receivedAt`: when it first reached us, ISO 8601 in UTC */
export const withdrawalReceivedSchema = z.strictObject({ receivedAt: z.iso.datetime() });
