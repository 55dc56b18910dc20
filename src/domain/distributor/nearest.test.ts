import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { countryPlaces } from '#config/country-places.ts';
import { compareDistributors, type Distributor } from './distributor.ts';
import { compareByNearness, measureKm } from './nearest.ts';

const one = (country: string, name = 'A'): Distributor => ({
  ...{ country, name, address: '', city: '', state: '', phone: '', email: '', website: '' },
});

test('every country that is offered has its place, and no other', () => {
  expect(Object.keys(countryPlaces).toSorted()).toEqual(countries.map(({ code }) => code).toSorted());
});

test.each([
  ['NL', 'BE', 100, 300],
  ['PT', 'FI', 3000, 4200],
  ['GB', 'IE', 300, 500],
  ['AT', 'AT', 0, 0],
])('%s and %s lie %s to %s km apart', (a, b, least, most) => {
  const km = measureKm(countryPlaces[a] ?? [0, 0], countryPlaces[b] ?? [0, 0]);
  expect(km).toBeGreaterThanOrEqual(least);
  expect(km).toBeLessThanOrEqual(most);
});

describe('the order for somebody in', () => {
  const list = ['Austria', 'Belgium', 'Denmark', 'Finland', 'Germany', 'Portugal', 'Spain', 'Narnia'].map((name) =>
    one(name),
  );
  test.each([
    ['Austria', ['Austria', 'Germany', 'Belgium', 'Denmark', 'Spain', 'Portugal', 'Finland', 'Narnia']],
    ['Netherlands', ['Belgium', 'Germany', 'Denmark', 'Austria', 'Spain', 'Finland', 'Portugal', 'Narnia']],
    ['Andorra', ['Spain', 'Portugal', 'Belgium', 'Austria', 'Germany', 'Denmark', 'Finland', 'Narnia']],
    ['Åland Islands', ['Finland', 'Denmark', 'Germany', 'Belgium', 'Austria', 'Spain', 'Portugal', 'Narnia']],
    ['Narnia', ['Narnia', 'Austria', 'Belgium', 'Denmark', 'Finland', 'Germany', 'Portugal', 'Spain']],
    ['', ['Austria', 'Belgium', 'Denmark', 'Finland', 'Germany', 'Narnia', 'Portugal', 'Spain']],
  ])('%s', (country, order) => {
    expect(list.toSorted(compareByNearness(country)).map((distributor) => distributor.country)).toEqual(order);
  });

  test('within a country by name', () => {
    const two = [one('Spain', 'Zeta'), one('Spain', 'ábaco'), one('Portugal')];
    expect(two.toSorted(compareByNearness('Spain')).map(({ name }) => name)).toEqual(['ábaco', 'Zeta', 'A']);
  });
});

test('it is an order whatever the countries are, and never loses anybody', () => {
  const country = fc.constantFrom(...countries.map(({ name }) => name), 'Narnia', '');
  fc.assert(
    fc.property(country, fc.array(fc.tuple(country, fc.string()), { maxLength: 12 }), (from, pairs) => {
      const list = pairs.map(([name, company]) => one(name, company));
      const sorted = list.toSorted(compareByNearness(from));
      expect(sorted.toSorted(compareDistributors)).toEqual(list.toSorted(compareDistributors));
      expect(
        sorted
          .toReversed()
          .toSorted(compareByNearness(from))
          .map((d) => d.country),
      ).toEqual(sorted.map((d) => d.country));
    }),
  );
});
