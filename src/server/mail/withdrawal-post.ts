import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { SendWithdrawal } from '#api/withdrawal.ts';
import { limits } from '#config/limits.ts';
import { fail, type Result } from '#domain/failure.ts';
import { withdrawalSchema } from '#domain/withdrawal/withdrawal.ts';
import type { Storage } from '../storage/storage.ts';
import type { MailFacts } from './enquiry-mail.ts';
import type { Mailer } from './mailer.ts';
import type { Outbox } from './outbox.ts';
import { writeWithdrawalNotice, writeWithdrawalReceipt } from './withdrawal-mail.ts';

/**
 * Takes statements of withdrawal, with nothing but the storage: the commerce API is not asked
 * (rule withdrawal.whole-or-part).
 */
export type WithdrawalPost = {
  /** when the statement first reached us, ISO 8601 in UTC; rejects when it cannot be kept */
  put(sent: SendWithdrawal): Promise<string>;
};

/** Longer than any mail server is away: what the outbox gave up is found here by a person. */
const keptSeconds = limits.withdrawalKeptDays * 24 * 60 * 60;
const mails = ['withdrawal-receipt:', 'withdrawal-notice:'] as const;
const keyOf = (id: string) => `withdrawal:${id}`;

/** True for the outbox entries that `sendWithdrawalMail` delivers. */
export const isWithdrawalId = (entry: string): boolean => mails.some((prefix) => entry.startsWith(prefix));

/**
 * `withdrawal` goes once the mail servers have taken both mails; that it was there stays, so that a late repeat is none.
 * `taken`: what of `mails` was handed over.
 */
const keptSchema = z.strictObject({
  receivedAt: z.string(),
  withdrawal: z.nullable(withdrawalSchema),
  taken: z.array(z.string()),
});
type Kept = z.infer<typeof keptSchema>;

const readKept = (text: string | null): Kept | null =>
  text === null ? null : (keptSchema.safeParse(JSON.parse(text)).data ?? null);

/** Nobody can guess it, and another statement under the same key is another withdrawal. */
const toId = (sent: SendWithdrawal): string =>
  createHash('sha256')
    .update(JSON.stringify([sent.key, sent.withdrawal]))
    .digest('base64url');

type Keeping = { storage: Storage; outbox: Outbox; now: () => number };

/** The statement is stored before its mails are announced, so that no entry of the outbox is without its words. */
export const createWithdrawalPost = ({ storage, outbox, now }: Keeping): WithdrawalPost => ({
  async put(sent) {
    const id = toId(sent);
    const kept: Kept = { receivedAt: new Date(now()).toISOString(), withdrawal: sent.withdrawal, taken: [] };
    const isNew = await storage.putIfAbsent(keyOf(id), JSON.stringify(kept), keptSeconds);
    // also for a repeat: the process may have died in between
    for (const prefix of mails) await outbox.put(prefix + id);
    return isNew ? kept.receivedAt : (readKept(await storage.get(keyOf(id)))?.receivedAt ?? kept.receivedAt);
  },
});

const gone: Result<void> = fail({
  kind: 'refused',
  operation: 'sendMail',
  reason: 'other',
  detail: 'withdrawal not kept',
});

/** Notes that one mail was handed over; both mails may be noted at once. The words go with the last one. */
async function noteTaken(storage: Storage, key: string, prefix: string): Promise<void> {
  for (;;) {
    const text = await storage.get(key);
    const kept = readKept(text);
    if (text === null || kept === null) return;
    const taken = [...kept.taken, prefix];
    const isDone = mails.every((mail) => taken.includes(mail));
    const next: Kept = { ...kept, taken, withdrawal: isDone ? null : kept.withdrawal };
    if (await storage.compareAndSwap(key, text, JSON.stringify(next), keptSeconds)) return;
  }
}

type Parts = { storage: Storage; mailer: Mailer; addresses: Pick<MailFacts, 'to' | 'siteUrl'> };

/** Hands the buyer's receipt or the shop's notice to the mail server. */
export async function sendWithdrawalMail({ storage, mailer, addresses }: Parts, entry: string): Promise<Result<void>> {
  const prefix = mails.find((start) => entry.startsWith(start)) ?? mails[0];
  const key = keyOf(entry.slice(prefix.length));
  const kept = readKept(await storage.get(key));
  if (kept?.taken.includes(prefix)) return { ok: true, value: undefined };
  if (!kept?.withdrawal) return gone;
  const received = { withdrawal: kept.withdrawal, receivedAt: kept.receivedAt };
  const isReceipt = prefix === mails[0];
  const sent = await mailer.send(
    isReceipt ? writeWithdrawalReceipt(received, addresses.siteUrl) : writeWithdrawalNotice(received, addresses.to),
  );
  if (sent.ok) await noteTaken(storage, key, prefix);
  return sent;
}
