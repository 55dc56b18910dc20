import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { StatementReceived } from '#api/statement.ts';
import { retention } from '#config/retention.ts';
import { fail, type Result } from '#domain/failure.ts';
import { returnSchema, writeReturnNumber } from '#domain/statement/return.ts';
import type { Statement } from '#domain/statement/statement.ts';
import { withdrawalSchema } from '#domain/statement/withdrawal.ts';
import { isMailboxOfOrder } from '../order/placed-order.ts';
import type { Seal } from '../seal.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import type { MailFacts } from './enquiry-mail.ts';
import type { PacedMailer } from './mailbox-pace.ts';
import type { Delivery, Outbox } from '../outbox/outbox.ts';
import { writeStatementNotice, writeStatementReceipt } from './statement-mail.ts';

export type StatementName = 'withdrawal' | 'return';

/** With the key under which it may be sent again without becoming a second one. */
export type SentStatement<Stated extends Statement> = { key: string; statement: Stated };

/**
 * Takes what buyers state of their orders, with nothing but the storage: the commerce API is not asked
 * (rule withdrawal.whole-or-part).
 */
export type StatementQueue = {
  /** when the statement first reached us, ISO 8601 in UTC, and the number of a return; rejects when it cannot be stored */
  put(name: StatementName, sent: SentStatement<Statement>): Promise<StatementReceived>;
};

const receiptOf = (name: StatementName): string => `${name}-receipt:`;
const mailsOf = (name: StatementName): string[] => [receiptOf(name), `${name}-notice:`];

const names: readonly StatementName[] = ['withdrawal', 'return'];
const findName = (entry: string): StatementName | undefined =>
  names.find((name) => mailsOf(name).some((prefix) => entry.startsWith(prefix)));

/** True for the outbox entries that `sendStatementMail` delivers. */
export const isStatementId = (entry: string): boolean => findName(entry) !== undefined;

/** Under its own name the statement, which goes once the mail servers have taken both mails; that it was there stays, so that a late repeat is none. */
type Row = {
  receivedAt: string;
  /** what of its mails was handed over */
  taken: string[];
  withdrawal?: Statement | null | undefined;
  return?: Statement | null | undefined;
};

const rowFields = (name: StatementName) => ({ receivedAt: z.iso.datetime(), taken: z.array(z.enum(mailsOf(name))) });

/** Statements by their digest. Longer than any mail server is away: what the outbox gave up is found here by a person. */
const formatOf = (name: StatementName, schema: z.core.$ZodType<Row>): RowFormat<Row> => ({
  kind: name,
  prefix: `${name}:`,
  schema,
  keptSeconds: retention[name].seconds,
});

export const withdrawalRows = formatOf(
  'withdrawal',
  z.strictObject({ ...rowFields('withdrawal'), withdrawal: z.nullable(withdrawalSchema) }),
);
export const returnRows = formatOf(
  'return',
  z.strictObject({ ...rowFields('return'), return: z.nullable(returnSchema) }),
);

const rowsOf = { withdrawal: withdrawalRows, return: returnRows };

/** Nobody can guess it, and another statement under the same key is another one. */
const toDigest = ({ key, statement }: SentStatement<Statement>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([key, statement]))
    .digest();

/** A digest says by itself which number it has. */
const numberOf = (name: StatementName, digest: string): { number?: string } =>
  name === 'return' ? { number: writeReturnNumber(Buffer.from(digest, 'base64url')) } : {};

type QueueDependencies = RowDependencies & { outbox: Outbox; now: () => number };

/** The statement is stored before its mails are announced, so that no entry of the outbox is without its words. */
export function createStatementQueue({ outbox, now, ...deps }: QueueDependencies): StatementQueue {
  return {
    async put(name, sent) {
      const rows = openRows(rowsOf[name], deps);
      const digest = toDigest(sent).toString('base64url');
      const row: Row = { receivedAt: new Date(now()).toISOString(), [name]: sent.statement, taken: [] };
      const known = await rows.read(digest);
      const isNew = known === null && (await rows.add(digest, row));
      // also for a repeat: the process may have died in between
      for (const prefix of mailsOf(name)) await outbox.put(prefix + digest);
      const { receivedAt } = isNew ? row : (known ?? (await rows.read(digest)) ?? row);
      return { receivedAt, ...numberOf(name, digest) };
    },
  };
}

const gone: Result<void> = fail({
  kind: 'refused',
  operation: 'sendMail',
  reason: 'other',
  detail: 'statement not stored',
});

type Entry = { name: StatementName; prefix: string; digest: string };

function readEntry(entry: string): Entry | null {
  const name = findName(entry);
  const prefix = name && mailsOf(name).find((start) => entry.startsWith(start));
  return name && prefix ? { name, prefix, digest: entry.slice(prefix.length) } : null;
}

/** Notes that one mail was handed over; both mails may be noted at once. The words go with the last one. */
async function noteTaken(deps: RowDependencies, { name, prefix, digest }: Entry): Promise<void> {
  const rows = openRows(rowsOf[name], deps);
  for (;;) {
    const row = await rows.find(digest);
    if (row?.value == null) return;
    const taken = [...row.value.taken, prefix];
    const isDone = mailsOf(name).every((mail) => taken.includes(mail));
    if (await rows.replace(row, { ...row.value, taken, ...(isDone ? { [name]: null } : {}) })) return;
  }
}

type Dependencies = RowDependencies & { mailer: PacedMailer; seal: Seal; addresses: Pick<MailFacts, 'to' | 'siteUrl'> };

/** Hands the buyer's receipt or the shop's notice to the mail server. */
export async function sendStatementMail(deps: Dependencies, id: string): Promise<Delivery> {
  const { mailer, addresses } = deps;
  const entry = readEntry(id);
  if (entry === null) return gone;
  const { name, prefix, digest } = entry;
  const row = await openRows(rowsOf[name], deps).read(digest);
  if (row?.taken.includes(prefix)) return { ok: true, value: undefined };
  const statement = row?.[name];
  if (!row || !statement) return gone;
  const received = { name, statement, receivedAt: row.receivedAt, ...numberOf(name, digest) };
  const isKnown = await isMailboxOfOrder(deps, statement.order, statement.email);
  const sent = await mailer.send(
    prefix === receiptOf(name)
      ? writeStatementReceipt(received, addresses.siteUrl, isKnown)
      : writeStatementNotice(received, addresses.to, isKnown),
  );
  if (sent.ok) await noteTaken(deps, entry);
  return sent;
}
