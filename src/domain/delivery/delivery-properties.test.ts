import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOrderable, type Stock } from '../availability/stock.ts';
import { promisePieces } from './line-promise.ts';
import { promiseOrder } from './order-promise.ts';
import { endOf, type Promised, startOf } from './promise.ts';
import { factsAt } from './samples.ts';
import { listSources } from './source-promises.ts';
import { addDays, isWorkDay } from './work-days.ts';

const start = Date.parse('2026-11-01T00:00:00Z');
const hourMs = 3_600_000;
const pieces = fc.nat({ max: 4 });
const eta = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -20, max: 90 }).map((days) => addDays('2026-11-15', days)) },
  { weight: 1, arbitrary: fc.constant('unknown') },
);
const stock: fc.Arbitrary<Stock> = fc.record({
  default: pieces,
  dropship: pieces,
  alternative: pieces,
  inTransit: fc.array(fc.record({ eta, quantity: pieces }), { maxLength: 3 }),
  manufacturer: pieces,
});
const country = fc.constantFrom('PT', 'DE', 'GB', 'PL', 'IE');
const method = fc.constantFrom('UPS Standard', 'UPS Express', 'DPD');
/** hours since the beginning of November 2026: to and past the end of the year */
const hours = fc.nat({ max: 24 * 75 });
const at = (since: number) => new Date(start + since * hourMs).toISOString();

const toFacts = (query: { country: string; method: string; hours: number }) =>
  factsAt({ country: query.country, method: query.method, at: at(query.hours) });

const place = fc.record({ country, method, hours });

/** Compared by the clock of one day, the ends of both must not go back. */
function expectNotEarlier(later: Promised, earlier: Promised, today: string): void {
  expect(endOf(later, today)).toBeGreaterThanOrEqual(endOf(earlier, today));
  expect(startOf(later, today)).toBeGreaterThanOrEqual(startOf(earlier, today));
}

// rule delivery.together
test('an order is never promised before its latest line', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(stock, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 5 }),
      place,
      (parts, query) => {
        const facts = toFacts(query);
        const today = facts.time.day;
        const lines = parts.map(([each, wanted], index) => ({
          id: String(index),
          delivery: promisePieces(listSources(each, facts), wanted, today),
        }));
        const order = promiseOrder(lines, today);
        const sent = lines.filter(
          ({ delivery: { promise } }) => promise.kind !== 'unknown' || promise.why !== 'out-of-stock',
        );
        for (const { delivery } of sent) expectNotEarlier(order.promise, delivery.promise, today);
        if (order.rest) expect(endOf(order.rest, today)).toBeLessThan(endOf(order.promise, today));
        expect(order.late.length === 0).toBe(order.rest === null);
      },
    ),
    { numRuns: 500 },
  );
});

// rule delivery.range
test('a bigger quantity is never promised earlier', () => {
  fc.assert(
    fc.property(stock, fc.integer({ min: 1, max: 20 }), place, (each, wanted, query) => {
      const facts = toFacts(query);
      const sources = listSources(each, facts);
      const [few, more] = [wanted, wanted + 1].map((pieces) => promisePieces(sources, pieces, facts.time.day));
      expectNotEarlier(more!.promise, few!.promise, facts.time.day);
    }),
    { numRuns: 500 },
  );
});

// rule delivery.cut-off
test('a later day is never promised earlier', () => {
  fc.assert(
    fc.property(
      stock,
      fc.integer({ min: 1, max: 12 }),
      place,
      fc.integer({ min: 1, max: 24 * 14 }),
      (each, wanted, query, wait) => {
        const [now, then] = [query.hours, query.hours + wait].map((when) => toFacts({ ...query, hours: when }));
        const [first, second] = [now!, then!].map((facts) =>
          promisePieces(listSources(each, facts), wanted, facts.time.day),
        );
        expect(endOf(second!.promise, then!.time.day)).toBeGreaterThanOrEqual(endOf(first!.promise, now!.time.day));
      },
    ),
    { numRuns: 500 },
  );
});

// rule delivery.working-days
test('both ends are working days where the parcel goes, in their order and never in the past', () => {
  fc.assert(
    fc.property(stock, fc.integer({ min: 1, max: 12 }), place, (each, wanted, query) => {
      const facts = toFacts(query);
      const { promise, shares } = promisePieces(listSources(each, facts), wanted, facts.time.day);
      expect(shares.reduce((sum, share) => sum + share.pieces, 0)).toBe(Math.min(wanted, countOrderable(each)));
      if (promise.kind !== 'dates') return;
      expect(promise.from > facts.time.day && promise.from <= promise.to).toBe(true);
      const off = facts.daysOff.destination;
      const isFromSource = shares.every((share) => share.promise.kind === 'dates');
      expect(isWorkDay(promise.to, off) && (!isFromSource || isWorkDay(promise.from, off))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
