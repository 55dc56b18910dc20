import { describe, expect, test } from 'vitest';
import { sampleRod } from '../part/samples.ts';
import { toSetFacts } from '../part-page/set-facts.ts';
import { compareParts, hasStandardFigures } from './comparison.ts';
import { sampleLine } from './samples.ts';

describe('compareParts', () => {
  const other = {
    set: '4B1606HX',
    clearance: 'Extra oil clearance',
    specifications: [
      { name: 'Bearing position', value: 'Connecting rod' },
      { name: 'Housing bore range', value: '50.600-50.615 mm (1.9921-1.9927 in)' },
      { name: 'Coating', value: 'Dry film lubricant' },
    ],
  };
  const rows = compareParts([
    { line: sampleLine(), price: { amount: 11_240, currency: 'eur' }, net: { amount: 9138, currency: 'eur' } },
    { line: sampleLine(other), price: null, net: null },
  ]);
  const row = (name: string) => rows.find((one) => one.name === name);

  test('figures in both units; equal rows are not marked', () => {
    const cell = { main: '50.600–50.615 mm', second: '1.9921–1.9927 in' };
    expect(row('Housing bore range')).toEqual({ name: 'Housing bore range', cells: [cell, cell], isDiffering: false });
  });

  test('what one part says and the other does not is a difference', () => {
    expect(row('Coating')?.cells).toEqual([null, { main: 'Dry film lubricant', second: null }]);
    expect(rows.filter(({ isDiffering }) => isDiffering).map(({ name }) => name)).toEqual([
      'Clearance',
      'Journal diameter range',
      'Bearing length max',
      'Wall thickness max',
      'Coating',
      'Price',
    ]);
  });

  // rule price.net
  test('a price in both forms; where no net one is known the other stands for it', () => {
    const price = { amount: 11_240, currency: 'eur' as const };
    const priced = (net: typeof price | null) =>
      compareParts([{ line: sampleLine(), price, net }]).find(({ name }) => name === 'Price')?.cells;
    expect(priced({ ...price, amount: 9138 })).toEqual([{ main: '€112.40', second: null, net: '€91.38 excl. VAT' }]);
    expect(priced(null)).toEqual([{ main: '€112.40', second: null, net: '€112.40 incl. VAT' }]);
  });

  test('an undersize with journal and wall of STD is marked', () => {
    const [std, under] = [sampleRod(), sampleRod({ size: '.25', weightKg: 0.3 })];
    const set = toSetFacts([std, under], () => null);
    const marks = set.sizes.map((facts) => hasStandardFigures({ slug: facts.slug, quantity: 1, facts, set }));
    expect(marks).toEqual([false, true]);
    expect(hasStandardFigures({ slug: 'X1', quantity: 1, facts: null, set: null })).toBe(false);
  });

  test('one part differs in nothing; a part of which nothing is known has no rows', () => {
    expect(compareParts([{ line: sampleLine(), price: null, net: null }]).some(({ isDiffering }) => isDiffering)).toBe(
      false,
    );
    expect(
      compareParts([{ line: { slug: 'X1', quantity: 1, set: null, facts: null }, price: null, net: null }]),
    ).toEqual([]);
  });
});
