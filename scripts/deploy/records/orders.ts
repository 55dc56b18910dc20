/**
 * `npm run orders`: the shop's own record of its orders, the newest first, and what waits (rule operation.orders), also while it serves.
 * `find WORD`: those with this number, name, mailbox, company or reference; `export`: all of them as CSV. Names that the shop does not keep
 * any more are asked for at the commerce API, and left out where it is away. It prints names and mailboxes: for the operator alone. Exit code 0: done; 1: nothing was found; 2: it cannot run so.
 */
import Papa from 'papaparse';
import type { Commerce } from '#commerce/commerce.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { formatMoney, toDecimalText } from '#domain/price/money.ts';
import { openCommerce } from '#server/foundation.ts';
import type { Log } from '#server/log.ts';
import type { StorageEntry } from '#server/storage/storage.ts';
import { type Outcome, tellOutcome } from '../backup/settings.ts';
import { nameBuyers } from './buyers.ts';
import { findRows } from './find-rows.ts';
import { matchMailbox } from './mailbox-match.ts';
import { withRecords } from './open-records.ts';
import { findByWord, type OrderRecord, readOrders } from './order-records.ts';
import { writeWaiting } from './waiting.ts';
import { many, toMinute } from './write-rows.ts';

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

/**
 * What a spreadsheet would run as a formula, in wide signs too, also behind blanks and unseen letters, which some take off; that of
 * the library leaves out texts of several lines.
 */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** As RFC 4180 has it; a cell that would be run begins with an apostrophe. */
export const writeCsv = (orders: readonly OrderRecord[]): string =>
  Papa.unparse([Object.keys(columns), ...orders.map((order) => Object.values(columns).map((read) => read(order)))], {
    escapeFormulae: formula,
    newline: '\r\n',
  });

type Opened = {
  entries: readonly StorageEntry[];
  place: string;
  secrets: readonly string[];
  commerce: Commerce;
  now: number;
};

const tell = (...lines: string[]): Outcome => ({ code: 0, lines });
const unasked = 'The commerce API could not be asked: older orders are without their names.';

async function list({ entries, place, commerce }: Opened): Promise<Outcome> {
  const all = readOrders(entries);
  const { orders, isWhole } = await nameBuyers(commerce, all.slice(0, listed));
  const more = all.length - orders.length;
  return tell(
    `${place}: ${many(all.length, 'order')}${all.length > 0 ? ', the newest first; times in UTC' : ''}.`,
    ...orders.map(writeOrder),
    ...(more > 0 ? [`  and ${more} more: npm run orders -- export`] : []),
    ...(isWhole ? [] : [unasked]),
    ...writeWaiting(entries),
  );
}

/** By the shop's own rows; where those do not have the word, by the names in the commerce API. */
async function find({ entries, secrets, commerce, now }: Opened, word: string): Promise<Outcome> {
  const all = readOrders(entries);
  const ids = word.includes('@') ? findRows(entries, matchMailbox(secrets, word), now).map(({ id }) => id) : [];
  const own = word.includes('@') ? all.filter(({ id }) => ids.includes(id)) : findByWord(all, word);
  const { orders, isWhole } = await nameBuyers(commerce, own.length > 0 ? own : all);
  const found = own.length > 0 ? orders : findByWord(orders, word);
  const lines = [...found.map(writeOrder), ...(isWhole ? [] : [unasked])];
  return found.length > 0 ? tell(...lines) : { code: 1, lines: [`No order for "${word}".`, ...lines] };
}

async function writeExport({ entries, commerce }: Opened, log: Log): Promise<Outcome> {
  const { orders, isWhole } = await nameBuyers(commerce, readOrders(entries));
  if (!isWhole) log.warn('orders-without-names');
  return tell(writeCsv(orders));
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
  return withRecords(environment, async ({ env, storage, place, secrets, log }) => {
    const opened = { entries: await storage.list(''), place, secrets, commerce: openCommerce(env, log), now };
    if (verb === 'find') return find(opened, word);
    return verb === 'export' ? writeExport(opened, log) : list(opened);
  });
}

if (import.meta.main) await tellOutcome(() => runOrders(process.env, process.argv.slice(2)));
