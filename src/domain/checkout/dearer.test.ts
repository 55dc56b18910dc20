import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActLine } from '../basket/acts.ts';
import { type Dearer, explainDearer, nameWayBack, type PaidBasket } from './dearer.ts';

type Currency = 'eur' | 'pln';
const money = (amount: number, currency: Currency = 'eur') => ({ amount, currency });
const line = (more: Partial<ActLine> = {}): ActLine => ({
  ...{ id: 'rod', slug: '4B1606H-STD', number: '4B1606H-STD', quantity: 1, max: 20, isKitComponent: false },
  ...more,
});
const gauge = line({ id: 'gauge', slug: 'AG-1', number: 'AG-1', quantity: 2 });
const italy = { country: 'IT', postcode: '', name: 'Italy' };
const switzerland = { country: 'CH', postcode: '', name: 'Switzerland' };

type Paid = Partial<PaidBasket> & { items?: number; standard?: number; express?: number; isChosen?: boolean };

/** To Italy by UPS Standard, which is free above the limit. */
function basket({ items = 10_935, standard, express = 2_990, isChosen = true, ...more }: Paid = {}): PaidBasket {
  const currency = more.currency ?? 'eur';
  const cost = standard ?? (items > 10_000 ? 0 : 1_490);
  const shipping = isChosen ? cost : 0;
  return {
    currency,
    ...{ promoCode: null, lines: [line()], place: italy, hasFreeShipping: true, tax: { setting: 'standard' } },
    totals: {
      items: money(items, currency),
      shipping: money(shipping, currency),
      total: money(items + shipping, currency),
    },
    shippingMethodId: isChosen ? 'standard' : null,
    shippingMethods: [
      { id: 'express', title: 'UPS Express', gross: money(express, currency) },
      { id: 'standard', title: 'UPS Standard', gross: money(cost, currency) },
    ],
    ...more,
  };
}

const summarise = (dearer: Dearer | null) =>
  dearer && [dearer.before.amount, dearer.now.amount, dearer.why.join(' '), nameWayBack(dearer)];

// rule basket.dearer-said
describe('what is said after an act', () => {
  const code = basket({ items: 9_842, promoCode: 'PADDOCK10' });
  const two = basket({ lines: [line(), gauge] });
  const limit = 'Shipping is free only above €100.';

  test.each<[string, PaidBasket, PaidBasket, (string | number | null)[]]>([
    [
      'a code',
      basket(),
      code,
      [10_935, 11_332, `With code PADDOCK10 the parts cost €98.42. ${limit}`, 'Remove the code'],
    ],
    [
      'a code in the place of another one',
      basket({ promoCode: 'RALLY26' }),
      code,
      [10_935, 11_332, `With code PADDOCK10 the parts cost €98.42. ${limit}`, 'Use code RALLY26 again'],
    ],
    [
      'a line that is out',
      two,
      basket({ items: 9_842 }),
      [10_935, 11_332, `The parts now cost €98.42. ${limit}`, 'Put AG-1 back'],
    ],
    [
      'a lower quantity',
      two,
      basket({ items: 9_842, lines: [line(), { ...gauge, quantity: 1 }] }),
      [10_935, 11_332, `The parts now cost €98.42. ${limit}`, 'Take 2 of AG-1 again'],
    ],
    [
      'a line that is sold out cannot come back',
      basket({ lines: [line(), { ...gauge, max: 0 }] }),
      basket({ items: 9_842 }),
      [10_935, 11_332, `The parts now cost €98.42. ${limit}`, null],
    ],
    [
      'another country without free shipping, its method not chosen yet',
      basket(),
      basket({ isChosen: false, standard: 2_490, place: switzerland, hasFreeShipping: false }),
      [10_935, 13_425, 'No free shipping to Switzerland.', 'Deliver to Italy again'],
    ],
    [
      'a country that costs more to send to',
      basket({ items: 5_000 }),
      basket({ items: 5_000, standard: 2_990, place: { ...switzerland, name: 'Cyprus' }, hasFreeShipping: false }),
      [6_490, 7_990, 'Shipping was €14.90 and is now €29.90.', 'Deliver to Italy again'],
    ],
    [
      'a postcode of an island',
      basket({ place: { country: 'ES', postcode: '28013', name: 'Spain' } }),
      basket({
        ...{ standard: 2_990, hasFreeShipping: false },
        place: { country: 'ES', postcode: '35001', name: 'the Canary Islands' },
      }),
      [10_935, 13_925, 'No free shipping to the Canary Islands.', 'Use postal code 28013 again'],
    ],
    [
      'the first postcode',
      basket({ place: { country: 'ES', postcode: '', name: 'Spain' } }),
      basket({
        ...{ standard: 2_990, hasFreeShipping: false },
        place: { country: 'ES', postcode: '35001', name: 'the Canary Islands' },
      }),
      [10_935, 13_925, 'No free shipping to the Canary Islands.', null],
    ],
    [
      'a place where VAT is charged',
      basket({ items: 8_890, standard: 2_024, tax: { setting: 'export' }, place: switzerland }),
      basket({ items: 10_935 }),
      [10_914, 10_935, 'VAT now applies.', 'Deliver to Switzerland again'],
    ],
    [
      'złoty, where shipping was free in euro: the two amounts alone tell nothing',
      basket(),
      basket({ currency: 'pln', items: 42_800, standard: 2_490 }),
      [10_935, 45_290, 'Shipping is no longer free.', 'Change back to EUR'],
    ],
    [
      'several at once',
      two,
      basket({ items: 9_842, promoCode: 'PADDOCK10' }),
      [10_935, 11_332, `With code PADDOCK10 the parts cost €98.42. ${limit}`, 'Undo'],
    ],
  ])('%s', (_case, before, now, said) => {
    expect(summarise(explainDearer(before, now))).toEqual(said);
  });

  test.each<[string, PaidBasket, PaidBasket]>([
    ['nothing was done, and the price has risen', basket(), basket({ items: 11_000 })],
    [
      'a code that is worth more than the shipping',
      basket({ items: 20_000 }),
      basket({ items: 8_000, promoCode: 'X' }),
    ],
    ['the code is off again', basket({ items: 18_000, promoCode: 'X' }), basket({ items: 20_000 })],
    ['a part came in', basket({ items: 5_000 }), basket({ lines: [line(), gauge], items: 9_000 })],
    ['the place is told for the first time', basket({ place: { country: '', postcode: '', name: '' } }), basket()],
    [
      'a złoty price list where shipping was paid anyhow',
      basket({ items: 5_000 }),
      basket({ currency: 'pln', items: 21_500, standard: 6_390 }),
    ],
    [
      'another method is chosen, whose price stands beside it',
      basket(),
      basket({
        ...{ place: switzerland, hasFreeShipping: false, items: 8_890, standard: 5_000 },
        shippingMethodId: 'express',
      }),
    ],
    ['nobody knows what shipping costs', basket({ isChosen: false, shippingMethods: [] }), code],
  ])('nothing: %s', (_case, before, now) => {
    expect(explainDearer(before, now)).toBeNull();
  });

  test('while no method is chosen the cheapest counts, and is named', () => {
    const said = explainDearer(basket({ isChosen: false }), basket({ isChosen: false, items: 9_842, promoCode: 'X' }));
    expect([said?.method, said?.now.amount]).toEqual(['UPS Standard', 11_332]);
    expect(explainDearer(basket(), code)?.method).toBeNull();
  });

  test('whatever is taken away: said where the total is higher, and never where it is not', () => {
    const amount = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(amount, amount, (before, now) => {
        const one = basket({ items: before, lines: [line(), gauge] });
        const other = basket({ items: now });
        const isLost = one.totals.shipping.amount === 0 && other.totals.shipping.amount > 0;
        const isDearer = other.totals.total.amount > one.totals.total.amount;
        expect(explainDearer(one, other) !== null).toBe(isDearer && isLost);
      }),
    );
  });
});
