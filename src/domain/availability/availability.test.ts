import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AvailabilityCase } from './availability-case.ts';
import { decideAvailability, decidePulledAvailability } from './availability.ts';
import type { Stock } from './stock.ts';

const today = '2026-03-10';
const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
const nothing: Stock = { default: 0, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 };
const full: Stock = {
  default: 2,
  dropship: 3,
  alternative: 4,
  inTransit: [
    { eta: inDays(40), quantity: 7 },
    { eta: inDays(12), quantity: 5 },
  ],
  manufacturer: 6,
};
const decide = (stock: Stock, quantity: number, inBasket = 0) =>
  decideAvailability(stock, { quantity, inBasket, today });

// rules availability.seven-steps, availability.messages and availability.delivery-days
describe('the seven steps, each with the quantity that just fits and one more', () => {
  test.each<[number, AvailabilityCase, string, string | null]>([
    [1, 'instock', 'In stock', 'Delivery within 2–5 days'],
    [2, 'instock', 'In stock', 'Delivery within 2–5 days'],
    [3, 'dropshipping', 'In stock', 'Delivery within 2–5 days'],
    [5, 'dropshipping', 'In stock', 'Delivery within 2–5 days'],
    [6, 'alternative', 'In stock', 'Delivery within 5–10 days'],
    [9, 'alternative', 'In stock', 'Delivery within 5–10 days'],
    [10, 'intransit', 'In transit', 'Delivery within 17–19 days'],
    [14, 'intransit', 'In transit', 'Delivery within 17–19 days'],
    [15, 'airfreight', 'Available from the manufacturer', 'Delivery within 3–4 weeks'],
    [20, 'airfreight', 'Available from the manufacturer', 'Delivery within 3–4 weeks'],
    [21, 'intransit', 'In transit', 'Delivery within 45–47 days'],
    [27, 'intransit', 'In transit', 'Delivery within 45–47 days'],
    [28, 'outofstock', 'Temporarily out of stock', null],
  ])('%d pieces: %s', (quantity, availabilityCase, message, delivery) => {
    expect(decide(full, quantity)).toMatchObject({ case: availabilityCase, message, delivery, max: 27 });
  });

  test.each<[number, number, AvailabilityCase, number]>([
    [1, 1, 'instock', 26],
    [1, 2, 'dropshipping', 25],
    [1, 5, 'alternative', 22],
    [1, 9, 'intransit', 18],
    [2, 13, 'airfreight', 14],
    [1, 20, 'intransit', 7],
    [1, 26, 'intransit', 1],
    [1, 27, 'outofstock', 0],
    [1, 30, 'outofstock', 0],
  ])('%d asked, %d in the basket: %s, %d more', (quantity, inBasket, availabilityCase, max) => {
    expect(decide(full, quantity, inBasket)).toMatchObject({ case: availabilityCase, max });
  });

  test.each<[number, AvailabilityCase]>([
    [-10, 'intransit'],
    [0, 'intransit'],
    [27, 'intransit'],
    [28, 'intransit'],
    [29, 'airfreight'],
  ])('a delivery in %d days before manufacturer stock: %s', (days, availabilityCase) => {
    const stock = { ...nothing, inTransit: [{ eta: inDays(days), quantity: 1 }], manufacturer: 1 };
    expect(decide(stock, 1).case).toBe(availabilityCase);
  });

  test.each<[number, string]>([
    [28, 'Delivery within 33–35 days'],
    [29, 'Delivery within 34–36 days'],
    [0, 'Delivery within 5–7 days'],
    [-5, 'Delivery within 0–2 days'],
    [-6, 'Expected within the next few days'],
    [-8, 'Expected within the next few days'],
  ])('a delivery in %d days: %s', (days, delivery) => {
    const stock = { ...nothing, inTransit: [{ eta: inDays(days), quantity: 1 }] };
    expect(decide(stock, 1)).toMatchObject({ case: 'intransit', delivery });
  });

  test('the delivery that completes the quantity gives the estimate, in order of arrival', () => {
    const inTransit = [
      { eta: inDays(20), quantity: 1 },
      { eta: inDays(5), quantity: 1 },
    ];
    expect(decide({ ...nothing, inTransit }, 1).delivery).toBe('Delivery within 10–12 days');
    expect(decide({ ...nothing, inTransit }, 2).delivery).toBe('Delivery within 25–27 days');
  });

  test('an unreadable date counts as late and promises no day', () => {
    const stock = { ...nothing, inTransit: [{ eta: 'soon', quantity: 1 }], manufacturer: 1 };
    expect(decide(stock, 1).case).toBe('airfreight');
    expect(decide(stock, 2)).toMatchObject({ case: 'intransit', delivery: 'Expected within the next few days' });
  });

  test('no stock at all: a note and no delivery', () => {
    expect(decide(nothing, 1)).toStrictEqual({
      case: 'outofstock',
      message: 'Temporarily out of stock',
      delivery: null,
      note: 'Use the Quick enquiry form to ask for the delivery time.',
      colour: 'muted',
      max: 0,
    });
  });

  // rule availability.delivery-days
  test('airfreight carries the note on costs and lead time', () => {
    expect(decide({ ...nothing, manufacturer: 1 }, 1)).toMatchObject({
      note: 'Extra costs may be charged. The lead time starts from receipt of payment.',
      colour: 'ink',
    });
  });

  test('nothing asked counts as one piece', () => {
    expect(decide(nothing, 0).case).toBe('outofstock');
    expect(decide({ ...nothing, default: 1 }, 0).case).toBe('instock');
  });
});

const pieces = fc.integer({ min: 0, max: 6 });
const stocks: fc.Arbitrary<Stock> = fc.record({
  default: pieces,
  dropship: pieces,
  alternative: pieces,
  inTransit: fc.array(fc.record({ eta: fc.integer({ min: -10, max: 60 }).map(inDays), quantity: pieces }), {
    maxLength: 4,
  }),
  manufacturer: pieces,
});

/** The slow, obvious way: every piece stands in one queue with the step that it belongs to; the last one taken decides. */
function decideByQueue(stock: Stock, requested: number, inBasket: number) {
  const arrivals = stock.inTransit.map(({ eta, quantity }) => ({
    days: Math.round((Date.parse(eta) - Date.parse(today)) / dayMs),
    quantity,
  }));
  const queue: AvailabilityCase[] = [];
  const line = (name: AvailabilityCase, quantity: number) => {
    for (let piece = 0; piece < quantity; piece += 1) queue.push(name);
  };
  line('instock', stock.default);
  line('dropshipping', stock.dropship);
  line('alternative', stock.alternative);
  for (const arrival of arrivals) if (arrival.days <= 28) line('intransit', arrival.quantity);
  line('airfreight', stock.manufacturer);
  for (const arrival of arrivals) if (arrival.days > 28) line('intransit', arrival.quantity);
  const left = queue.slice(inBasket);
  return { case: queue[inBasket + requested - 1] ?? 'outofstock', max: left.length };
}

describe('decideAvailability and a second formulation', () => {
  test('agree on case and maximum for every stock, quantity and basket', () => {
    fc.assert(
      fc.property(
        stocks,
        fc.integer({ min: 1, max: 45 }),
        fc.integer({ min: 0, max: 45 }),
        (stock, quantity, inBasket) => {
          const decided = decide(stock, quantity, inBasket);
          expect({ case: decided.case, max: decided.max }).toStrictEqual(decideByQueue(stock, quantity, inBasket));
        },
      ),
      { numRuns: 3000 },
    );
  });

  // rule availability.maximum
  test('asking up to the maximum never runs out, one more always does', () => {
    fc.assert(
      fc.property(stocks, fc.integer({ min: 0, max: 10 }), (stock, inBasket) => {
        const { max } = decide(stock, 1, inBasket);
        if (max > 0) expect(decide(stock, max, inBasket).case).not.toBe('outofstock');
        expect(decide(stock, max + 1, inBasket).case).toBe('outofstock');
      }),
    );
  });

  test('the order of the deliveries does not matter', () => {
    fc.assert(
      fc.property(stocks, fc.integer({ min: 1, max: 30 }), (stock, quantity) => {
        const turned = { ...stock, inTransit: stock.inTransit.toReversed() };
        expect(decide(turned, quantity)).toStrictEqual(decide(stock, quantity));
      }),
    );
  });
});

type Item = {
  urlcomponent: string;
  stock: {
    default: number;
    dropship: number;
    alternative: number;
    in_transit: { days: number; quantity: number }[];
    manufacturer: number;
    expected_case_for_1: AvailabilityCase;
    max_orderable: number;
  };
};

test('agrees with the expected case and maximum of all 2,460 items of the data', () => {
  const file = new URL('../../../scripts/sandbox/data/parts.json', import.meta.url);
  const { sets } = JSON.parse(readFileSync(file, 'utf8')) as { sets: { items: Item[] }[] };
  const items = sets.flatMap((set) => set.items);
  const wrong = items.filter(({ stock }) => {
    const inTransit = stock.in_transit.map(({ days, quantity }) => ({ eta: inDays(days), quantity }));
    const decided = decide({ ...stock, inTransit }, 1);
    return decided.case !== stock.expected_case_for_1 || decided.max !== stock.max_orderable;
  });
  expect(items).toHaveLength(2460);
  expect(wrong.map((item) => item.urlcomponent)).toStrictEqual([]);
});

const arriving = (eta: string) => ({ eta, quantity: 3 });

test.each<[Partial<Stock>, string, string | null]>([
  [{ default: 1 }, 'instock', null],
  [{ default: 1, inTransit: [arriving('2026-12-01')] }, 'instock', null],
  [{ dropship: 1 }, 'dropshipping', null],
  [{ alternative: 1 }, 'alternative', null],
  [{ inTransit: [arriving('2026-12-09'), arriving('2026-12-01')] }, 'intransit', '2026-12-01'],
  [{ inTransit: [arriving('2027-03-01')] }, 'intransit', '2027-03-01'],
  [{ manufacturer: 1, inTransit: [arriving('2027-03-01')] }, 'airfreight', null],
  [{}, 'outofstock', null],
])('%j is %s, arriving %s', (stock, name, eta) => {
  expect(decidePulledAvailability({ ...nothing, ...stock }, '2026-11-21')).toEqual({ case: name, eta });
});
