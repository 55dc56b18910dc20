import { createHash } from 'node:crypto';
import { fail, type Result, succeed } from '#domain/failure.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import { enquiryRows, type MailFacts, type StoredEnquiry, writeEnquiryMail } from './enquiry-mail.ts';
import type { PacedMailer } from './mailbox-pace.ts';
import type { Delivery, Outbox } from '../outbox/outbox.ts';

/** With the key under which it may be sent again without becoming a second one. */
export type SentEnquiry = StoredEnquiry & { key: string };

/** Takes enquiries: what `put` has taken is sent once, also after a restart. Rejects when it cannot be stored. */
export type EnquiryQueue = { put(sent: SentEnquiry): Promise<void> };

const { prefix } = enquiryRows;

/** True for the outbox entries that `sendEnquiry` delivers: "enquiry:{digest}". */
export const isEnquiryId = (id: string): boolean => id.startsWith(prefix);

/** Nobody can guess it, and other words under the same key are another enquiry. */
const toDigest = (sent: SentEnquiry): string => createHash('sha256').update(JSON.stringify(sent)).digest('base64url');

/** The enquiry is stored before its entry in the outbox, so that no entry is without its words. */
export function createEnquiryQueue({ outbox, ...deps }: RowDependencies & { outbox: Outbox }): EnquiryQueue {
  const rows = openRows(enquiryRows, deps);
  return {
    async put(sent) {
      const digest = toDigest(sent);
      const { key: _, ...enquiry } = sent;
      if ((await rows.find(digest)) === null) await rows.add(digest, enquiry);
      // also for a repeat: the process may have died in between
      await outbox.put(prefix + digest);
    },
  };
}

const gone: Result<void> = fail({
  kind: 'refused',
  operation: 'sendMail',
  reason: 'other',
  detail: 'enquiry not stored',
});

type Dependencies = RowDependencies & { mailer: PacedMailer; facts: MailFacts };

/** Hands a stored enquiry to the mail server; once sent, its words are not stored any longer. */
export async function sendEnquiry(deps: Dependencies, id: string): Promise<Delivery> {
  const rows = openRows(enquiryRows, deps);
  const digest = id.slice(prefix.length);
  const stored = await rows.read(digest);
  if (stored === null) return gone;
  if ('isHandedOver' in stored) return succeed(undefined);
  const sent = await deps.mailer.send(writeEnquiryMail(stored, deps.facts));
  if (sent.ok) await rows.write(digest, { isHandedOver: true });
  return sent;
}
