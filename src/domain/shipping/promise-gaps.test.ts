import { describe, expect, test } from 'vitest';
import { chooseProbes, findPromiseGaps } from './promise-gaps.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const quote = (country: string, items: number, cheapest: number | null, postcode = '') => ({
  ...{ country, postcode, items: eur(items) },
  cheapest: cheapest === null ? null : eur(cheapest),
});

// rule shipping.one-figure
describe('the promise of free shipping and what is charged', () => {
  test.each([
    ['above the limit, free', quote('DE', 10_001, 0)],
    ['at the limit, charged', quote('DE', 10_000, 990)],
    ['an excepted country', quote('CY', 10_001, 2_990)],
    ['an excepted island by its postcode', quote('ES', 10_001, 2_990, '35001')],
    ['outside the EU', quote('CH', 10_001, 2_490)],
    ['nothing is sent where nothing is promised', quote('IS', 10_001, null)],
  ])('agree: %s', (_case, given) => expect(findPromiseGaps([given])).toEqual([]));

  test.each([
    ['a higher limit', quote('DE', 10_001, 990), 'Germany, goods of €100.01: promised free, costs €9.90'],
    ['a lower limit', quote('DE', 9_990, 0), 'Germany, goods of €99.90: free, which is not promised'],
    ['at the limit', quote('DE', 10_000, 0), 'Germany, goods of €100.00: free, which is not promised'],
    [
      'a country that is left out',
      quote('HR', 10_001, 1_490),
      'Croatia, goods of €100.01: promised free, costs €14.90',
    ],
    [
      'an island that is not',
      quote('PT', 10_001, 0, '9500-001'),
      'Portugal 9500-001, goods of €100.01: free, which is not promised',
    ],
    [
      'nothing is sent there',
      quote('NL', 10_001, null),
      'the Netherlands, goods of €100.01: promised free, not sent there',
    ],
  ])('differ: %s', (_case, given, line) => expect(findPromiseGaps([given])).toEqual([line]));
});

test('the goods that are asked about come as close to the limit as the stock allows', () => {
  const part = (id: string, amount: number, inStock = 9) => ({ id, gross: eur(amount), inStock });
  expect(chooseProbes([part('a', 3_000), part('b', 9_990), part('c', 2_501, 3), part('d', 10_200)])).toEqual({
    below: { partId: 'b', quantity: 1 },
    above: { partId: 'd', quantity: 1 },
  });
  expect(chooseProbes([part('a', 5_000)])).toEqual({
    below: { partId: 'a', quantity: 2 },
    above: { partId: 'a', quantity: 3 },
  });
  expect(chooseProbes([part('a', 5_000, 2)])).toBeNull();
  expect(chooseProbes([])).toBeNull();
});
