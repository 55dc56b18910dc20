import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { writeCountry } from '../name-in-sentence.ts';
import type { DeliveryNote } from './delivery-notes.ts';
import type { Promised } from './promise.ts';
import { writeInSentence, writePromised } from './write-promise.ts';

/** What stands above dates, above weeks, and above the text's days: those have a subject of their own, but outside the customs union. */
export type PromiseLead = Record<Promised['kind'], string>;

const toLead = (words: string, isExport: boolean): PromiseLead => {
  const dates = words.charAt(0).toUpperCase() + words.slice(1);
  return { dates, weeks: copy.inWeeks(dates), unknown: isExport ? dates : '' };
};

/** What stands above such days; empty above "No date yet", and above "Delivery within 2–5 days" inside the customs union. */
export const pickLead = (lead: PromiseLead, promised: Promised): string =>
  promised.kind === 'unknown' && !promised.within ? '' : lead[promised.kind];

/** The days behind what `pickLead` found: "within 2–5 days" behind "At customs in Iceland" (rule delivery.customs). */
export const writeLed = (promised: Promised, lead: string, length?: Parameters<typeof writePromised>[1]): string =>
  promised.kind === 'unknown' && lead !== '' ? writeInSentence(promised) : writePromised(promised, length);

type Place = { notes: readonly DeliveryNote[]; country: string; place?: string | undefined };

/** The place whose customs the days of an export end at: "the United Kingdom"; null inside the customs union (rule delivery.customs). */
export const findCustoms = ({ notes, country, place }: Place): string | null =>
  notes.includes('customs') ? (place ?? writeCountry(country)) : null;

const join = (subject: string, verb: string, customs: string | null): PromiseLead => {
  const end = customs === null ? verb : copy.atCustomsIn(customs);
  const words = subject === '' ? end : `${subject} ${end.charAt(0).toLowerCase()}${end.slice(1)}`;
  return toLead(words, customs !== null);
};

/** Above the days of so many pieces, `held` of them in the basket already: those are sent together with the others. */
export function leadPieces(
  { quantity, held }: { quantity: number; held: number },
  customs: string | null,
): PromiseLead {
  const all = quantity + held;
  if (held > 0) return join(copy.withBasket(held, all), copy.arrive, customs);
  if (all > 1) return join(copy.all(all), copy.arrive, customs);
  const lead = join('', copy.arrives, customs);
  return customs === null ? { ...lead, weeks: copy.within } : lead;
}

/** Above the days of rows of a list that are in no basket yet. */
export const leadRows = (rows: number, customs: string | null): PromiseLead =>
  join(copy.rows(rows), rows === 1 ? copy.arrives : copy.arrive, customs);

/** Above the days of a basket, all of which is sent together. */
export const leadBasket = (customs: string | null): PromiseLead => join('', copy.together, customs);

/** Above the days of an order that is placed. */
export const leadOrder = (customs: string | null): PromiseLead => join('', copy.itArrives, customs);

/** Before the days of one of several: "Arrives", "At customs in". */
export const leadShort = (isExport: boolean): PromiseLead => toLead(isExport ? copy.atCustoms : copy.arrives, isExport);

/** In the narrowest places: "25–27 Nov", of an export "At customs 26–30 Nov". */
export function writeNarrow(promised: Promised, isExport: boolean): string {
  const lead = isExport ? pickLead(leadShort(true), promised) : '';
  return `${lead} ${writeLed(promised, lead, 'shortest')}`.trim();
}
