import * as z from 'zod/mini';
import { returnCopy } from '#config/copy/return.ts';
import { policies } from '#config/policies.ts';
import { sellersTimeZone } from '#config/sellers.ts';
import { writeDate } from '../write-date.ts';
import { readZoneDay } from '../zone-clock.ts';
import { partsAsScoped, statedLines, statementFields, type StatementKind } from './statement.ts';

/** A return that is registered (rule return.registered). It is taken as it is said, like a withdrawal. */
export const returnSchema = z.strictObject({ ...statementFields, reason: statedLines() }).check(partsAsScoped());
export type Return = z.infer<typeof returnSchema>;

export const returnKind: StatementKind<Return> = {
  copy: returnCopy,
  schema: returnSchema,
  empty: { name: '', order: '', email: '', scope: '', goods: '', reason: '' },
};

/** Figures and letters that are not taken for one another and make no words. */
const signs = '0123456789BCDFGHJKMNPQRSTVWXYZ';

/** The number of a return, "RT-4F7K-2M9Q", out of its digest, of which it takes eight bytes: sent again it has the same one. */
export function writeReturnNumber(digest: Uint8Array): string {
  const written = [...digest.slice(0, 8)].map((byte) => signs[byte % signs.length]).join('');
  return `RT-${written.slice(0, 4)}-${written.slice(4)}`;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The last day on which the parcel may be sent, "28 November 2026", on the sellers' clock; `receivedAt` as ISO 8601. */
export const writeSendBy = (receivedAt: string): string =>
  writeDate(new Date(Date.parse(readZoneDay(receivedAt, sellersTimeZone)) + policies.returnDispatchDays * dayMs));
