/**
 * `npm run orders`: the shop's own record of its orders, the newest first, and what waits (rule operation.orders), also while it serves.
 * `find WORD`: those with this number, name, company or reference, or of this mailbox; `export`: all of them as CSV. It prints names and
 * mailboxes: for the operator alone. Exit code 0: done; 1: nothing was found; 2: it cannot run so.
 */
import Papa from 'papaparse';
import type { Promised } from '#domain/delivery/promise.ts';
import { formatMoney, toDecimalText } from '#domain/price/money.ts';
import type { StorageEntry } from '#server/storage/storage.ts';
import { type Outcome, tellOutcome } from '../backup/settings.ts';
import { findRows } from './find-rows.ts';
import { matchMailbox } from './mailbox-match.ts';
import { withRecords } from './open-records.ts';
import { findByWord, type OrderRecord, readOrders } from './order-records.ts';
import { writeWaiting } from './waiting.ts';
import { toMinute } from './write-rows.ts';

/** What a screen shows of a long list. */
const listed = 50;

const writePromise = (promise: Promised | null): string => {
  if (promise?.kind === 'dates') return `${promise.from} to ${promise.to}`;
  return promise?.kind === 'weeks' ? `${promise.from} to ${promise.to} weeks` : '';
};

function writeOrder({ number, id, placedAt, total, paidAt, promise, name, email, company, reference }: OrderRecord) {
  const buyer = [name, email === '' ? '' : `<${email}>`, company, reference === '' ? '' : `reference ${reference}`];
  const delivery = writePromise(promise);
  return [
    `  ${toMinute(placedAt)}  ${number ?? `(id ${id})`}  ${formatMoney(total)}`,
    paidAt === null ? 'not known to be paid' : `paid by ${toMinute(paidAt)}`,
    ...(delivery === '' ? [] : [`promised ${delivery}`]),
    ...buyer.filter((word) => word !== ''),
  ].join('  ');
}

const toMoment = (ms: number | null): string => (ms === null ? '' : new Date(ms).toISOString());

/** Columns of the export; names stay, so that whoever reads it goes on reading it. */
const columns: Record<string, (order: OrderRecord) => string> = {
  number: ({ number }) => number ?? '',
  id: ({ id }) => id,
  placed: ({ placedAt }) => toMoment(placedAt),
  total: ({ total }) => toDecimalText(total),
  currency: ({ total }) => total.currency.toUpperCase(),
  paid: ({ paidAt }) => toMoment(paidAt),
  promised: ({ promise }) => writePromise(promise),
  name: ({ name }) => name,
  email: ({ email }) => email,
  company: ({ company }) => company,
  vatNumber: ({ vatNumber }) => vatNumber,
  reference: ({ reference }) => reference,
};

/** What a spreadsheet would run as a formula, in wide signs too; that of the library leaves out texts of several lines. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** As RFC 4180 has it; a cell that would be run begins with an apostrophe. */
const writeCsv = (orders: readonly OrderRecord[]): string =>
  Papa.unparse(
    [Object.keys(columns), ...orders.map((order) => Object.values(columns).map((read) => read(order)))],
    { escapeFormulae: formula, newline: '\r\n' },
  );

const tell = (...lines: string[]): Outcome => ({ code: 0, lines });

function list(entries: readonly StorageEntry[]): Outcome {
  const orders = readOrders(entries);
  const more = orders.length - listed;
  return tell(
    orders.length === 0 ? 'No orders.' : `${orders.length} orders, the newest first; times in UTC.`,
    ...orders.slice(0, listed).map(writeOrder),
    ...(more > 0 ? [`  and ${more} more: npm run orders -- export`] : []),
    ...writeWaiting(entries),
  );
}

function find(entries: readonly StorageEntry[], secrets: readonly string[], word: string, now: number): Outcome {
  const orders = readOrders(entries);
  const own = word.includes('@')
    ? findRows(entries, matchMailbox(secrets, word), now).filter(({ kind }) => kind === 'placed-order')
    : [];
  const found = word.includes('@') ? orders.filter(({ id }) => own.some((row) => row.id === id)) : findByWord(orders, word);
  if (found.length > 0) return tell(...found.map(writeOrder));
  return {
    code: 1,
    lines: [
      `No order for "${word}". The shop knows a name for a day after the order, a company and a mailbox as long as the order; older names are in the commerce API.`,
    ],
  };
}

const usage = ['npm run orders', 'npm run orders -- find WORD', 'npm run orders -- export'];

/** One command with the settings of the environment. */
export async function runOrders(
  environment: Record<string, string | undefined>,
  [verb = 'list', ...words]: readonly string[],
  now = Date.now(),
): Promise<Outcome> {
  const word = words.join(' ').trim();
  const isKnown = verb === 'find' ? word !== '' : ['list', 'export'].includes(verb) && word === '';
  if (!isKnown) return { code: 2, lines: usage };
  return withRecords(environment, async ({ storage, secrets }) => {
    const entries = await storage.list('');
    if (verb === 'find') return find(entries, secrets, word, now);
    return verb === 'export' ? tell(writeCsv(readOrders(entries))) : list(entries);
  });
}

if (import.meta.main) await tellOutcome(() => runOrders(process.env, process.argv.slice(2)));
