import type { RowKind } from '#config/retention.ts';
import { sentPrefix, undeliverablePrefix } from '#server/outbox/outbox.ts';
import { type RowFormat, decodeRow } from '#server/storage/row-format.ts';
import type { StorageEntry } from '#server/storage/storage.ts';
import { storedRows } from '#server/stored-rows.ts';

/**
 * How a row tells whose it is: by a mailbox in its words, or by what its key begins with (`{id}`, or `{id}:…`), or ends with. `nobody`:
 * it is of no mailbox that could be found.
 */
type Owner =
  | 'mailbox'
  | 'cart'
  | 'cart-at-end'
  | 'order'
  | 'alert'
  | 'entry'
  | 'order-and-mailbox'
  | 'mailbox-code'
  | 'nobody';

/** `keep`: why a row outlives the erasure of its person; without it, it is erased. */
type KindOfRow = { owner: Owner; keep?: string };

const record = 'record of an order, kept for claims and tax (GDPR art. 17(3)(b) and (e))';
const guard = 'keeps the order from being made or paid twice; nothing of the person is in it';
const statement = 'proof of a legal statement that has not reached both sides yet (GDPR art. 17(3)(e))';

/**
 * Every kind of row that the shop stores. The type asks for a new one; what is typed nowhere, a test finds in the storage of a shop
 * that was used.
 */
export const rowKinds: Record<RowKind, KindOfRow> = {
  draft: { owner: 'mailbox' },
  'order-draft': { owner: 'mailbox' },
  enquiry: { owner: 'mailbox' },
  'stock-alert': { owner: 'mailbox' },
  withdrawal: { owner: 'mailbox', keep: statement },
  return: { owner: 'mailbox', keep: statement },

  terms: { owner: 'cart' },
  'agreed-tax': { owner: 'cart' },
  'cart-country': { owner: 'cart' },
  'cart-promise': { owner: 'cart' },
  'cart-engines': { owner: 'cart' },
  'known-stock': { owner: 'cart' },
  'cart-holder': { owner: 'cart', keep: 'a random key that keeps others out of the basket and its order' },
  'carried-along': { owner: 'cart', keep: guard },
  'cart-replaces': { owner: 'cart', keep: guard },
  placing: { owner: 'cart', keep: guard },
  'unpaid-pieces': { owner: 'cart-at-end', keep: 'a number of pieces under a code; nothing of the person is in it' },

  'placed-order': { owner: 'order', keep: record },
  'order-vat': { owner: 'order', keep: record },
  'order-engines': { owner: 'order', keep: record },
  'order-promise': { owner: 'order', keep: record },
  payment: { owner: 'order', keep: record },
  'paid-at': { owner: 'order', keep: record },
  'payment-look': { owner: 'order', keep: guard },
  'put-back': { owner: 'order', keep: guard },
  'order-link-asked': { owner: 'order', keep: 'counts mails about an order for a day; nothing of the person is in it' },
  'order-mailbox': {
    owner: 'order-and-mailbox',
    keep: 'so that a withdrawal from this mailbox is known to be its buyer’s (directive 2011/83 art. 11a); neither number nor mailbox can be read from it',
  },

  'stock-alert-pause': { owner: 'alert' },
  mailbox: { owner: 'mailbox-code', keep: 'guards the mailbox against floods of mail; a code, for a day' },
  outbox: { owner: 'entry', keep: 'a mail that is owed: a confirmation, a receipt (directive 2011/83 art. 8(7))' },
  'outbox-sent': { owner: 'entry', keep: 'says that a mail was sent; no address or word is in it' },
  'outbox-undeliverable': { owner: 'entry', keep: 'a mail that is owed and could not be sent' },

  'order-pace': { owner: 'nobody' },
  country: { owner: 'nobody' },
  opening: { owner: 'nobody' },
  proof: { owner: 'nobody' },
  mutex: { owner: 'nobody' },
  'storage-probe': { owner: 'nobody' },
};

/** Of kinds that are no `RowFormat`: keys with a meaning, and texts of their own. */
const prefixes: Partial<Record<RowKind, string>> = {
  'outbox-sent': sentPrefix,
  'outbox-undeliverable': undeliverablePrefix,
  'order-link-asked': 'order-link-asked:',
  'stock-alert-pause': 'stock-alert-pause:',
  'order-pace': 'order-pace:',
  mailbox: 'mailbox:',
  proof: 'proof:',
  mutex: 'mutex:',
  'storage-probe': 'storage-probe',
};

type Place = { kind: RowKind; prefix: string; format?: RowFormat<unknown> };

const isKind = (kind: string): kind is RowKind => Object.hasOwn(rowKinds, kind);

const places: readonly Place[] = [
  ...storedRows.flatMap((format) => (isKind(format.kind) ? [{ ...format, format, kind: format.kind }] : [])),
  ...Object.entries(prefixes).flatMap(([kind, prefix]) => (isKind(kind) ? [{ kind, prefix }] : [])),
];

const asidePrefix = 'unreadable:';

/** A row as it was found. `kind` null: of no kind that this program knows. `isReadable` false: its words have another form than they should. */
export type Row = StorageEntry & {
  kind: RowKind | null;
  id: string;
  content: unknown;
  isReadable: boolean;
};

function readContent(place: Place | undefined, text: string): Pick<Row, 'content' | 'isReadable'> {
  if (place?.format) {
    const decoded = decodeRow(place.format, text);
    return decoded.ok ? { content: decoded.value, isReadable: true } : { content: text, isReadable: false };
  }
  try {
    return { content: JSON.parse(text), isReadable: place !== undefined };
  } catch {
    return { content: text, isReadable: place !== undefined };
  }
}

/** What a row is by its key, and what it says; nothing is changed where it cannot be read. */
export function readRow(entry: StorageEntry): Row {
  const isAside = entry.key.startsWith(asidePrefix);
  const key = isAside ? entry.key.slice(asidePrefix.length) : entry.key;
  const place = places.find(({ prefix }) => key.startsWith(prefix));
  const content = readContent(place, entry.value);
  return {
    ...entry,
    ...content,
    isReadable: content.isReadable && !isAside,
    kind: place?.kind ?? null,
    id: key.slice(place?.prefix.length ?? 0),
  };
}
