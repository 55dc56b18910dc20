import * as z from 'zod/mini';
import { withdrawalSchema } from '#domain/statement/withdrawal.ts';
import { sentFields } from './statement.ts';

/** POST `sendWithdrawalSchema` → 200 `withdrawalReceivedSchema`: kept, and both mails will be sent; 429 too-many-requests. */
export const withdrawalPath = '/api/withdrawal';

export const sendWithdrawalSchema = z.strictObject({ ...sentFields, withdrawal: withdrawalSchema });

export const withdrawalReceivedSchema = z.strictObject({ receivedAt: z.iso.datetime() });
