import { describe, expect, test } from 'vitest';
import { compareDistributors, type Distributor, markDistributors, toAddressLine, toSiteName } from './distributor.ts';

const one = (changes: Partial<Distributor>): Distributor => ({
  country: 'Austria',
  name: 'Muster',
  address: 'Probeweg 4',
  city: 'Graz',
  state: 'Steiermark',
  phone: '',
  email: '',
  website: '',
  ...changes,
});

// rule distributor.order
test('distributors stand by country, then name; accents and case do not count', () => {
  const sorted = [
    one({ name: 'Zeta' }),
    one({ country: 'Åland Islands' }),
    one({ name: 'école' }),
    one({ name: 'Ecu' }),
  ];
  expect(sorted.toSorted(compareDistributors).map(({ country, name }) => `${country} ${name}`)).toEqual([
    'Åland Islands Muster',
    'Austria école',
    'Austria Ecu',
    'Austria Zeta',
  ]);
});

describe('toAddressLine', () => {
  test.each([
    [{}, 'Probeweg 4, Graz, Steiermark'],
    [{ city: 'Wien', state: 'Wien' }, 'Probeweg 4, Wien'],
    [{ state: '' }, 'Probeweg 4, Graz'],
    [{ address: '', city: '', state: '' }, ''],
  ])('%j: %s', (changes, line) => {
    expect(toAddressLine(one(changes))).toBe(line);
  });
});

test.each([
  ['https://www.shop.example/de/', 'shop.example'],
  ['http://shop.example', 'shop.example'],
  ['shop', 'shop'],
])('%s is shown as %s', (website, name) => {
  expect(toSiteName(website)).toBe(name);
});

test('lists with the same words have one mark, others another one', () => {
  const { country, ...rest } = one({});
  expect(markDistributors([{ ...rest, country }])).toBe(markDistributors([one({})]));
  const marks = [[], [one({})], [one({ phone: '1' })], [one({}), one({ name: 'B' })], [one({ name: 'B' }), one({})]];
  expect(new Set(marks.map(markDistributors)).size).toBe(marks.length);
});
