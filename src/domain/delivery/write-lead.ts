import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { writeCountry } from '../name-in-sentence.ts';
import type { DeliveryNote } from './delivery-notes.ts';

/** What stands above dates, and above weeks. */
export type PromiseLead = { dates: string; weeks: string };

const toLead = (words: string): PromiseLead => {
  const dates = words.charAt(0).toUpperCase() + words.slice(1);
  return { dates, weeks: copy.inWeeks(dates) };
};

type Place = { notes: readonly DeliveryNote[]; country: string; place?: string | undefined };

/** The place whose customs the days of an export end at: "the United Kingdom"; null inside the customs union (rule delivery.customs). */
export const findCustoms = ({ notes, country, place }: Place): string | null =>
  notes.includes('customs') ? (place ?? writeCountry(country)) : null;

const join = (subject: string, verb: string, customs: string | null): PromiseLead => {
  const end = customs === null ? verb : copy.atCustomsIn(customs);
  return toLead(subject === '' ? end : `${subject} ${end.charAt(0).toLowerCase()}${end.slice(1)}`);
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
export const leadBasket = (customs: string | null): PromiseLead =>
  toLead(customs === null ? copy.together : copy.atCustomsIn(customs));

/** Above the days of an order that is placed. */
export const leadOrder = (customs: string | null): PromiseLead =>
  toLead(customs === null ? copy.itArrives : copy.atCustomsIn(customs));

/** Before the days of one of several: "Arrives", "At customs in"; `unknown` is empty. */
export function leadShort(isExport: boolean): Record<'dates' | 'weeks' | 'unknown', string> {
  return { ...toLead(isExport ? copy.atCustoms : copy.arrives), unknown: '' };
}
