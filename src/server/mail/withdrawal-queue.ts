import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { SendWithdrawal } from '#api/withdrawal.ts';
import { limits } from '#config/limits.ts';
import { fail, type Result } from '#domain/failure.ts';
import { withdrawalSchema } from '#domain/withdrawal/withdrawal.ts';
import { isMailboxOfOrder } from '../order/placed-order.ts';
import type { Seal } from '../seal.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import type { MailFacts } from './enquiry-mail.ts';
import type { PacedMailer } from './mailbox-pace.ts';
import type { Delivery, Outbox } from '../outbox/outbox.ts';
import { writeWithdrawalNotice, writeWithdrawalReceipt } from './withdrawal-mail.ts';

/**
 * Takes statements of withdrawal, with nothing but the storage: the commerce API is not asked
 * (rule withdrawal.whole-or-part).
 */
export type WithdrawalQueue = {
  /** when the statement first reached us, ISO 8601 in UTC; rejects when it cannot be stored */
  put(sent: SendWithdrawal): Promise<string>;
};

const mails = ['withdrawal-receipt:', 'withdrawal-notice:'] as const;

/** True for the outbox entries that `sendWithdrawalMail` delivers. */
export const isWithdrawalId = (entry: string): boolean => mails.some((prefix) => entry.startsWith(prefix));

const statementSchema = z.strictObject({
  receivedAt: z.iso.datetime(),
  /** goes once the mail servers have taken both mails; that it was there stays, so that a late repeat is none */
  withdrawal: z.nullable(withdrawalSchema),
  /** what of `mails` was handed over */
  taken: z.array(z.enum(mails)),
});
type Statement = z.infer<typeof statementSchema>;

/** Statements by their digest. Longer than any mail server is away: what the outbox gave up is found here by a person. */
export const withdrawalRows: RowFormat<Statement> = {
  kind: 'withdrawal',
  prefix: 'withdrawal:',
  schema: statementSchema,
  keptSeconds: limits.withdrawalKeptDays * 24 * 60 * 60,
};

/** Nobody can guess it, and another statement under the same key is another withdrawal. */
const toDigest = (sent: SendWithdrawal): string =>
  createHash('sha256')
    .update(JSON.stringify([sent.key, sent.withdrawal]))
    .digest('base64url');

type QueueDependencies = RowDependencies & { outbox: Outbox; now: () => number };

/** The statement is stored before its mails are announced, so that no entry of the outbox is without its words. */
export function createWithdrawalQueue({ outbox, now, ...deps }: QueueDependencies): WithdrawalQueue {
  const rows = openRows(withdrawalRows, deps);
  return {
    async put(sent) {
      const digest = toDigest(sent);
      const statement: Statement = {
        receivedAt: new Date(now()).toISOString(),
        withdrawal: sent.withdrawal,
        taken: [],
      };
      const known = await rows.read(digest);
      const isNew = known === null && (await rows.add(digest, statement));
      // also for a repeat: the process may have died in between
      for (const prefix of mails) await outbox.put(prefix + digest);
      if (isNew) return statement.receivedAt;
      return (known ?? (await rows.read(digest)) ?? statement).receivedAt;
    },
  };
}

const gone: Result<void> = fail({
  kind: 'refused',
  operation: 'sendMail',
  reason: 'other',
  detail: 'withdrawal not stored',
});

type MailPrefix = (typeof mails)[number];

/** Notes that one mail was handed over; both mails may be noted at once. The words go with the last one. */
async function noteTaken(deps: RowDependencies, digest: string, prefix: MailPrefix): Promise<void> {
  const rows = openRows(withdrawalRows, deps);
  for (;;) {
    const row = await rows.find(digest);
    if (row?.value == null) return;
    const taken = [...row.value.taken, prefix];
    const isDone = mails.every((mail) => taken.includes(mail));
    if (await rows.replace(row, { ...row.value, taken, withdrawal: isDone ? null : row.value.withdrawal })) return;
  }
}

type Dependencies = RowDependencies & { mailer: PacedMailer; seal: Seal; addresses: Pick<MailFacts, 'to' | 'siteUrl'> };

/** Hands the buyer's receipt or the shop's notice to the mail server. */
export async function sendWithdrawalMail(deps: Dependencies, entry: string): Promise<Delivery> {
  const { mailer, addresses } = deps;
  const prefix = mails.find((start) => entry.startsWith(start)) ?? mails[0];
  const digest = entry.slice(prefix.length);
  const statement = await openRows(withdrawalRows, deps).read(digest);
  if (statement?.taken.includes(prefix)) return { ok: true, value: undefined };
  if (!statement?.withdrawal) return gone;
  const received = { withdrawal: statement.withdrawal, receivedAt: statement.receivedAt };
  const { order, email } = statement.withdrawal;
  const isKnown = await isMailboxOfOrder(deps, order, email);
  const isReceipt = prefix === mails[0];
  const sent = await mailer.send(
    isReceipt
      ? writeWithdrawalReceipt(received, addresses.siteUrl, isKnown)
      : writeWithdrawalNotice(received, addresses.to, isKnown),
  );
  if (sent.ok) await noteTaken(deps, digest, prefix);
  return sent;
}
