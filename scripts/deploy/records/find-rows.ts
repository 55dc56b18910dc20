import { z } from 'zod';
import type { RowKind } from '#config/retention.ts';
import { isOpen, placingRows } from '#server/journal/placing-record.ts';
import { decodeRow } from '#server/storage/row-format.ts';
import type { StorageEntry } from '#server/storage/storage.ts';
import type { Matcher } from './mailbox-match.ts';
import { readRow, type Row, rowKinds } from './row-kinds.ts';

/** A row of a person; `kept`: why it outlives their erasure, null where it is erased. */
export type FoundRow = Row & { kept: string | null };

/** What is known of a person by the rows that name the mailbox: all else hangs from these. */
type Known = { carts: Set<string>; orders: Set<string>; words: Set<string>; orderMailboxes: Set<string> };

const holderSchema = z.looseObject({ email: z.string(), repeatEmail: z.string().optional() });

/** The mailboxes that a row is of, on its first level or the next; not those that somebody wrote into a text. */
function readMailboxes(content: unknown): string[] {
  const levels = typeof content === 'object' && content !== null ? [content, ...Object.values(content)] : [];
  const holder = levels.map((level) => holderSchema.safeParse(level).data).find((found) => found !== undefined);
  return holder ? [holder.email, holder.repeatEmail ?? ''] : [];
}

/** Whatever looks like a mailbox in words that have another form than they should. */
const listMailboxes = (text: string): string[] => text.match(/[^\s"\\<>:,;]+@[^\s"\\<>:,;]+/g) ?? [];

const slugSchema = z.looseObject({ slug: z.string() });
const placedSchema = z.looseObject({ number: z.string() });
const placingSchema = z.looseObject({ orderId: z.string() });

/** A row whose own words name the mailbox. */
function isNamed(row: Row, who: Matcher): boolean {
  if (!row.isReadable) return listMailboxes(row.value).some(who.isMailbox);
  if (row.kind === null || rowKinds[row.kind].owner !== 'mailbox') return false;
  if (readMailboxes(row.content).some((text) => text !== '' && who.isMailbox(text))) return true;
  const alert = row.kind === 'stock-alert' ? slugSchema.safeParse(row.content).data : undefined;
  return alert !== undefined && who.isAlert(row.id, alert.slug);
}

/** The orders of a mailbox: those whose number and mailbox the shop has put a row for. */
function findOrders(rows: readonly Row[], who: Matcher, known: Known): void {
  const noted = new Set(rows.filter(({ kind }) => kind === 'order-mailbox').map(({ id }) => id));
  for (const row of rows.filter(({ kind }) => kind === 'placed-order')) {
    const number = placedSchema.safeParse(row.content).data?.number;
    const ids = number === undefined ? [] : who.orderMailboxIds(number).filter((id) => noted.has(id));
    for (const id of ids) known.orderMailboxes.add(id);
    if (ids.length > 0) known.orders.add(row.id);
  }
}

/** A basket and the order that has come of it are one person's: nobody can type for a basket that is ordered. */
function joinPlacings(rows: readonly Row[], known: Known): void {
  for (const row of rows.filter(({ kind }) => kind === 'placing')) {
    const orderId = placingSchema.safeParse(row.content).data?.orderId;
    if (orderId === undefined) continue;
    if (known.carts.has(row.id)) known.orders.add(orderId);
    if (known.orders.has(orderId)) known.carts.add(row.id);
  }
}

function learn(rows: readonly Row[], who: Matcher): Known {
  const known: Known = { carts: new Set(), orders: new Set(), words: new Set(), orderMailboxes: new Set() };
  for (const row of rows.filter((one) => isNamed(one, who))) {
    known.words.add(row.key);
    if (row.kind === 'draft') known.carts.add(row.id);
    if (row.kind === 'order-draft') known.orders.add(row.id);
  }
  findOrders(rows, who, known);
  joinPlacings(rows, known);
  return known;
}

/** What a mail is about: the kind of its subject and, in its id, the subject after the first colon. */
const subjects: Record<string, RowKind> = {
  'order-confirmation': 'placed-order',
  'order-link': 'placed-order',
  'payment-receipt': 'placed-order',
  'payment-fault': 'placed-order',
  'withdrawal-receipt': 'withdrawal',
  'withdrawal-notice': 'withdrawal',
  'return-receipt': 'return',
  'return-notice': 'return',
  enquiry: 'enquiry',
  'stock-alert-asked': 'stock-alert',
  'stock-alert-back': 'stock-alert',
};

/** The row that a mail is about; null for a mail of no kind. */
function readSubject(id: string): { kind: RowKind; id: string } | null {
  const [word = '', subject = ''] = id.split(':');
  const kind = subjects[word];
  return kind === undefined ? null : { kind, id: subject };
}

function isSubjectOf(id: string, known: Known): boolean {
  const subject = readSubject(id);
  if (subject === null) return false;
  return subject.kind === 'placed-order'
    ? known.orders.has(subject.id)
    : known.words.has(`${subject.kind}:${subject.id}`);
}

/** "order" of "order" and of "order:pause". */
const beforeColon = (id: string): string => id.split(':')[0] ?? '';

function isOf(row: Row, known: Known, who: Matcher): boolean {
  if (known.words.has(row.key)) return true;
  if (row.kind === null) return false;
  const { owner } = rowKinds[row.kind];
  if (owner === 'cart') return known.carts.has(row.id);
  if (owner === 'cart-at-end') return known.carts.has(row.id.slice(row.id.indexOf(':') + 1));
  if (owner === 'order') return known.orders.has(beforeColon(row.id));
  if (owner === 'order-and-mailbox') return known.orderMailboxes.has(row.id);
  if (owner === 'alert') return known.words.has(`stock-alert:${row.id}`);
  if (owner === 'entry') return isSubjectOf(row.id, known);
  return owner === 'mailbox-code' && who.isMailboxCode(row.id);
}

/** How long a process that works on a placing may be silent before it counts as dead, with room to spare; milliseconds. */
const leaseMs = 60_000;

/** Baskets that are becoming an order this moment, or may be: what was typed for them is needed until that is known. */
function listPlacing(rows: readonly Row[], now: number): Set<string> {
  const placings = rows.filter(({ kind, key }) => kind === 'placing' && key.startsWith(placingRows.prefix));
  const open = placings.filter(({ value }) => {
    const decoded = decodeRow(placingRows, value);
    return !decoded.ok || isOpen(decoded.value, now, leaseMs);
  });
  return new Set(open.map(({ id }) => id));
}

const unsettled = 'an order is being made of this basket, or may be: erase again once that is settled';

/** Mails about an order or a statement are owed; those about what is erased go with it. */
function findReason(row: Row, placing: ReadonlySet<string>): string | null {
  if (row.kind === null) return null;
  const { owner, keep } = rowKinds[row.kind];
  const isOfCart = row.kind === 'draft' || owner === 'cart';
  if (isOfCart && placing.has(row.id)) return unsettled;
  const subject = owner === 'entry' ? readSubject(row.id) : null;
  return subject && rowKinds[subject.kind].keep === undefined ? null : (keep ?? null);
}

/** Every row that is a person's, in order of key. `now` in milliseconds since 1970. */
export function findRows(entries: readonly StorageEntry[], who: Matcher, now: number): FoundRow[] {
  const rows = entries.map(readRow);
  const known = learn(rows, who);
  const placing = listPlacing(rows, now);
  return rows.filter((row) => isOf(row, known, who)).map((row) => ({ ...row, kept: findReason(row, placing) }));
}
