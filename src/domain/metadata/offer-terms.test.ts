import { describe, expect, test } from 'vitest';
import { freeShipping } from '#config/delivery.ts';
import { informationLeadTimes } from '#config/lead-times.ts';
import { limits } from '#config/limits.ts';
import type { Money } from '../price/money.ts';
import { toReturnPolicyJsonLd, toShippingJsonLd } from './offer-terms.ts';

const rates = { eur: { DE: 990, ES: 1490, CH: 2490, IE: 1490, NL: 990 }, pln: { PL: 2490 } };
type Shipping = {
  shippingDestination: { addressCountry: string[] };
  deliveryTime?: { transitTime: { minValue: number; maxValue: number } };
  shippingRate?: { value: number; currency: string };
};
const euro = (amount: number): Money => ({ amount, currency: 'eur' });
const ship = (gross: Money, known: typeof rates | null = null) => toShippingJsonLd(gross, known) as Shipping[];
/** What is said of a country. */
const tell = (gross: Money, country: string) => {
  const [terms, again] = ship(gross, rates).filter(({ shippingDestination }) =>
    shippingDestination.addressCountry.includes(country),
  );
  expect(again).toBeUndefined();
  return terms && [terms.deliveryTime?.transitTime.maxValue ?? null, terms.shippingRate?.value ?? null];
};
const findFree = (gross: Money) =>
  ship(gross)
    .filter(({ shippingRate }) => shippingRate)
    .flatMap(({ shippingDestination }) => shippingDestination.addressCountry);

describe('toShippingJsonLd', () => {
  test('tells each country of the table once, with the days of the table', () => {
    const countryDays = ship(euro(5000)).flatMap(({ shippingDestination, deliveryTime }) =>
      shippingDestination.addressCountry.map((country) => [country, deliveryTime?.transitTime.maxValue]),
    );
    expect(Object.fromEntries(countryDays)).toEqual(informationLeadTimes.upsStandard);
    expect(countryDays).toHaveLength(Object.keys(informationLeadTimes.upsStandard).length);
  });

  // rule metadata.shipping
  test.each([
    ['below the limit', 5000, 'DE', [2, 9.9]],
    ['above it', 20_000, 'NL', [1, 0]],
    ['above it, where a part of the country is excepted', 20_000, 'ES', [3, 14.9]],
    ['above it, where a part of the country is outside the VAT area', 20_000, 'DE', [2, 9.9]],
    ['above it, outside the EU', 20_000, 'CH', [3, 24.9]],
    ['a country without transit days', 5000, 'IE', [null, 14.9]],
    ['a country whose rate is not known', 5000, 'FR', [2, null]],
    ['a country of which nothing is known', 5000, 'IS', undefined],
  ])('%s: %s cents to %s', (_, amount, country, expected) => {
    expect(tell(euro(amount), country)).toEqual(expected);
  });

  test.each([
    ['the limit itself, which is not above it', euro(freeShipping.limit)],
    ['zloty, for which no limit is known', { amount: 99_999, currency: 'pln' } as const],
  ])('promises nothing free for %s', (_, gross) => {
    expect(findFree(gross)).toEqual([]);
  });

  test('above the limit shipping is free in the EU, where every address of the country has it', () => {
    const free = findFree(euro(freeShipping.limit + 1));
    expect(free).toEqual(expect.arrayContaining(['AT', 'NL', 'PL', 'SE']));
    for (const country of ['GB', 'NO', 'CH', 'CY', 'MT', 'PT', 'ES', 'DE', 'FR', 'IT', 'DK', 'FI', 'GR'])
      expect(free).not.toContain(country);
  });
});

// rule policy.returns
test('the returns policy is the one of the page about returns', () => {
  expect(toReturnPolicyJsonLd('https://shop.example')).toMatchObject({
    merchantReturnDays: limits.returnDays,
    merchantReturnLink: 'https://shop.example/warranties',
  });
});
