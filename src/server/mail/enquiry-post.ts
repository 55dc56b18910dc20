import { createHash } from 'node:crypto';
import { limits } from '#config/limits.ts';
import { fail, type Result, succeed } from '#domain/failure.ts';
import type { Storage } from '../storage/storage.ts';
import { type MailFacts, writeEnquiryMail } from './enquiry-mail.ts';
import { type KeptEnquiry, keptEnquirySchema } from './kept-enquiry.ts';
import type { Mailer } from './mailer.ts';
import type { Outbox } from './outbox.ts';

/** With the key under which it may be sent again without becoming a second one. */
export type SentEnquiry = KeptEnquiry & { key: string };

/** Takes enquiries: what `put` has taken is sent once, also after a restart. Rejects when it cannot be kept. */
export type EnquiryPost = { put(sent: SentEnquiry): Promise<void> };

/** As long as the outbox tries, and then some, so that a person can still look. */
const keptSeconds = limits.enquiryKeptDays * 24 * 60 * 60;
/** stands where the words were, so that a late repeat is known */
const handedOver = '';

const prefix = 'enquiry:';

/** True for the outbox entries that `sendEnquiry` delivers; ids of orders have no colon. */
export const isEnquiryId = (id: string): boolean => id.startsWith(prefix);

/** Nobody can guess it, and other words under the same key are another enquiry. */
const toId = (sent: SentEnquiry): string =>
  prefix + createHash('sha256').update(JSON.stringify(sent)).digest('base64url');

/** The enquiry is stored before its entry in the outbox, so that no entry is without its words. */
export const createEnquiryPost = ({ storage, outbox }: { storage: Storage; outbox: Outbox }): EnquiryPost => ({
  async put(sent) {
    const id = toId(sent);
    const kept = { kind: sent.kind, enquiry: sent.enquiry };
    await storage.putIfAbsent(id, JSON.stringify(kept), keptSeconds);
    // also for a repeat: the process may have died in between
    await outbox.put(id);
  },
});

const gone: Result<void> = fail({
  kind: 'refused',
  operation: 'sendMail',
  reason: 'other',
  detail: 'enquiry not kept',
});

type Parts = { storage: Storage; mailer: Mailer; facts: MailFacts };

/** Hands a stored enquiry to the mail server; once sent, its words are not kept any longer. */
export async function sendEnquiry({ storage, mailer, facts }: Parts, id: string): Promise<Result<void>> {
  const text = await storage.get(id);
  if (text === handedOver) return succeed(undefined);
  const kept = keptEnquirySchema.safeParse(JSON.parse(text ?? 'null'));
  if (!kept.success) return gone;
  const sent = await mailer.send(writeEnquiryMail(kept.data, facts));
  if (sent.ok) await storage.set(id, handedOver, keptSeconds);
  return sent;
}
