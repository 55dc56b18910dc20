import * as z from 'zod/mini';
import { returnSchema } from '#domain/statement/return.ts';
import { sentFields } from './statement.ts';

/** POST `sendReturnSchema` → 200 `returnReceivedSchema`: registered, and both mails will be sent; 429 too-many-requests. */
export const returnPath = '/api/return';

export const sendReturnSchema = z.strictObject({ ...sentFields, return: returnSchema });

export const returnReceivedSchema = z.strictObject({ receivedAt: z.iso.datetime(), number: z.string() });
