import { describe, expect, test } from 'vitest';
import { freeShipping } from '#config/delivery.ts';
import { informationLeadTimes } from '#config/lead-times.ts';
import { limits } from '#config/limits.ts';
import type { Money } from '../price/money.ts';
import { toReturnPolicyJsonLd, toShippingJsonLd } from './offer-terms.ts';

type Shipping = {
  shippingDestination: { addressCountry: string[] };
  deliveryTime: { transitTime: { minValue: number; maxValue: number } };
  shippingRate?: { value: number; currency: string };
};
const euro = (amount: number): Money => ({ amount, currency: 'eur' });
const ship = (gross: Money) => toShippingJsonLd(gross) as Shipping[];
const findFree = (gross: Money) =>
  ship(gross)
    .filter(({ shippingRate }) => shippingRate)
    .flatMap(({ shippingDestination }) => shippingDestination.addressCountry);

describe('toShippingJsonLd', () => {
  test('tells each country of the table once, with the days of the table', () => {
    const told = ship(euro(5000)).flatMap(({ shippingDestination, deliveryTime }) =>
      shippingDestination.addressCountry.map((country) => [country, deliveryTime.transitTime.maxValue]),
    );
    expect(Object.fromEntries(told)).toEqual(informationLeadTimes.upsStandard);
    expect(told).toHaveLength(Object.keys(informationLeadTimes.upsStandard).length);
  });

  test.each([
    ['the limit itself, which is not above it', euro(freeShipping.limit)],
    ['zloty, for which no limit is known', { amount: 99_999, currency: 'pln' } as const],
  ])('promises nothing free for %s', (_, gross) => {
    expect(findFree(gross)).toEqual([]);
  });

  test('above the limit shipping is free in the EU, where the whole country has it', () => {
    const free = findFree(euro(freeShipping.limit + 1));
    expect(free).toEqual(expect.arrayContaining(['DE', 'NL', 'PL', 'FR']));
    for (const country of ['GB', 'NO', 'CH', 'CY', 'MT', 'PT', 'ES']) expect(free).not.toContain(country);
  });
});

// rule policy.returns
test('the returns policy is the one of the page about returns', () => {
  expect(toReturnPolicyJsonLd('https://shop.example')).toMatchObject({
    merchantReturnDays: limits.returnDays,
    merchantReturnLink: 'https://shop.example/warranties',
  });
});
