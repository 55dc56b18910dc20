/** What a build list shows of one part: facts of the build, price and stock of now, and what both leave unsaid. */
import type { Stock } from '../availability/stock.ts';
import { decideAvailability } from '../availability/availability.ts';
import type { Availability } from '../availability/availability-case.ts';
import { leadTitle } from '../part/lead-engine.ts';
import { writeTitle } from '../part/set-title.ts';
import type { SheetLine } from './sheet.ts';
import { addMoney, type Money, multiplyMoney } from '../price/money.ts';
import { type NetSums, sumPriced } from '../price/net-sums.ts';
import { type ListDelivery, type Promising, promiseRow, promiseRows, type RowDelivery } from './list-delivery.ts';

/**
 * `asking`: facts or stock are on their way. `unasked`: the shop did not say. `gone`: once sold, now unknown to the shop.
 * `unknown`: never heard of.
 */
type SheetState = 'asking' | 'ready' | 'unasked' | 'gone' | 'unknown';

export type SheetEntry = {
  line: SheetLine;
  number: string;
  title: string;
  state: SheetState;
  /** live, else that of the build; null where there is none */
  price: Money | null;
  /** the same without VAT */
  net: Money | null;
  /**
   * decided for the quantity of the line on top of what the basket holds, or, where there are not so many, for those that
   * there are; null while stock is not known
   */
  availability: Availability | null;
  /** of as many pieces; null while it is not known, and where there are none */
  delivery: RowDelivery | null;
  inBasket: number;
  /** when price and stock were told, ISO 8601, where that is not now (rule availability.shared) */
  asOf?: string | undefined;
};

/** What the shop says of a part now; `inBasket` in pieces, `today` an ISO date, `asOf` ISO 8601. */
export type LivePart = Promising & {
  number: string;
  name: string;
  gross: Money;
  net: Money;
  stock: Stock;
  asOf?: string | undefined;
};

/** `undefined`: not answered yet; null: answered, and there is none. */
export type LiveAnswer = LivePart | 'failed' | null | undefined;

const decideState = (line: SheetLine, live: LiveAnswer): SheetState => {
  if (live === undefined) return 'asking';
  if (live === null) return line.facts ? 'gone' : 'unknown';
  return live === 'failed' ? 'unasked' : 'ready';
};

function decideFor(part: LivePart, quantity: number): Pick<SheetEntry, 'availability' | 'delivery'> {
  const decide = (wanted: number) =>
    decideAvailability(part.stock, { quantity: wanted, inBasket: part.inBasket, today: part.today });
  const availability = decide(quantity);
  const pieces = Math.min(quantity, availability.max);
  if (pieces <= 0) return { availability, delivery: null };
  return { availability: pieces < quantity ? decide(pieces) : availability, delivery: promiseRow(part, pieces) };
}

/** Its spoken name, with the engine first that it is on the list for (rule part.engine-words). */
const nameLine = ({ set, facts, engine }: SheetLine): string | null =>
  set && facts && writeTitle(leadTitle(set.title, engine), { set: set.set, size: facts.size });

/** The entry of a line; what the build says stands where the shop has not answered (rule availability.shared). */
export function toSheetEntry(line: SheetLine, live: LiveAnswer): SheetEntry {
  const part = typeof live === 'object' ? live : null;
  return {
    line,
    number: part?.number ?? line.facts?.number ?? line.slug,
    title: nameLine(line) ?? part?.name ?? '',
    state: decideState(line, live),
    price: live === null ? null : (part?.gross ?? line.facts?.price ?? null),
    net: live === null ? null : (part?.net ?? line.facts?.net ?? null),
    ...(part ? decideFor(part, line.quantity) : { availability: null, delivery: null }),
    inBasket: part?.inBasket ?? 0,
    ...(part?.asOf ? { asOf: part.asOf } : {}),
  };
}

/** Whether the part is one of the shop's, as far as one knows: what is not sold has no page to lead to. */
export const isSold = ({ state }: SheetEntry): boolean => state !== 'gone' && state !== 'unknown';

/** Some pieces can be ordered, only not so many: how many. Null where that is not what is in the way. */
export const findAvailableQuantity = ({ state, availability, line, price }: SheetEntry): number | null =>
  state === 'ready' && price?.amount !== 0 && availability && availability.max > 0 && availability.max < line.quantity
    ? availability.max
    : null;

/** Whether a press on "Add all" sends this line: not what is gone, not sold online or more than can be had; what was not asked is tried. */
export const isOrderable = ({ state, availability, line, price }: SheetEntry): boolean =>
  state === 'unasked' || (state === 'ready' && price?.amount !== 0 && (availability?.max ?? 0) >= line.quantity);

/**
 * `counted` in lines, `pieces` in pieces of those lines; `net` null where one of them has no net price, or none differs; `hasVat`
 * where the total holds VAT, as prices of the build do (rule price.as-in-basket).
 */
type EntrySum = { total: Money; net: NetSums | null; counted: number; pieces: number; hasVat: boolean };

const countPieces = (entries: readonly SheetEntry[]): number =>
  entries.reduce((sum, { line }) => sum + line.quantity, 0);

/**
 * What the lines cost together that "Add all" would add, in the currency of the first price. A line that cannot be ordered
 * as it is, has no price or one in another currency is left out and not counted; one that is still asked counts.
 */
export function sumEntries(entries: readonly SheetEntry[]): EntrySum {
  const currency = entries.find(({ price }) => price)?.price?.currency ?? 'eur';
  const isCounted = (entry: SheetEntry) =>
    entry.price?.currency === currency && (entry.state === 'asking' || isOrderable(entry));
  const counted = entries.filter(isCounted);
  const total = counted
    .flatMap(({ price, line }) => (price ? [multiplyMoney(price, line.quantity)] : []))
    .reduce(addMoney, { amount: 0, currency });
  const priced = counted.flatMap(({ net, line: { quantity } }) => (net ? [{ net, quantity }] : []));
  return {
    total,
    net: priced.length === counted.length ? sumPriced(priced, total) : null,
    counted: counted.length,
    pieces: countPieces(counted),
    hasVat: counted.length === 0 || counted.some(({ price, net }) => price?.amount !== net?.amount),
  };
}

/** When all lines arrive that "Add all" would add, ordered together; null where that cannot be told. */
export const promiseEntries = (entries: readonly SheetEntry[]): ListDelivery | null =>
  promiseRows(entries.filter(isOrderable).map(({ delivery }) => delivery));
