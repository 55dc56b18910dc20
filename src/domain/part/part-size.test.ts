import { describe, expect, test } from 'vitest';
import { compareSizes, describeSize, findNearestSize, readSizeCode, saySize, writeSize } from './part-size.ts';

// rule size.order
describe('compareSizes', () => {
  test('STD first, then STD-SP, then alphabetical', () => {
    const sizes = ['010', '.50', 'STD-SP', '001', '.025', 'STD', '.25', '.10', '030', '020'];
    expect(sizes.toSorted(compareSizes)).toStrictEqual([
      'STD',
      'STD-SP',
      '.025',
      '.10',
      '.25',
      '.50',
      '001',
      '010',
      '020',
      '030',
    ]);
  });

  test('a size equals itself', () => {
    expect(compareSizes('.25', '.25')).toBe(0);
    expect(compareSizes('STD', 'STD')).toBe(0);
  });
});

// rule size.codes
describe('readSizeCode', () => {
  test.each([
    ['.25', 'mm', 250],
    ['.025', 'mm', 25],
    ['1.00', 'mm', 1000],
    ['010', 'in', 10],
    ['.010', 'in', 10],
    ['.001', 'in', 1],
  ])('%s is in %s, %i thousandths', (code, unit, thousandths) => {
    expect(readSizeCode(code)).toEqual({ unit, thousandths });
  });

  test.each(['STD', 'STD-SP', '.125', '.5', '110', '0.0025', 'XL', '.', ''])('%j has no certain figure', (code) => {
    expect(readSizeCode(code)).toBeNull();
  });
});

describe('a size in words', () => {
  test.each([
    ['STD', 'standard', 'standard size'],
    ['STD-SP', 'special', 'special size'],
    ['.25', '−0.25 mm', '0.25 mm undersize'],
    ['.025', '−0.025 mm', '0.025 mm undersize'],
    ['.10', '−0.10 mm', '0.10 mm undersize'],
    ['1.00', '−1.00 mm', '1.00 mm undersize'],
    ['001', '−0.001 in', '0.001 in undersize'],
    ['.010', '−0.010 in', '0.010 in undersize'],
    ['030', '−0.030 in', '0.030 in undersize'],
    ['.125', '.125', '.125'],
    ['', '', ''],
    ['XL', 'XL', 'XL'],
  ])('%s is %j, in a title %j', (size, short, long) => {
    const part = { set: '4B1606H', size };
    expect([describeSize(part), writeSize(part)]).toEqual([short, long]);
  });

  // rule size.said
  test.each([
    ['4B1606H', '.25', '.25, 0.25 mm undersize'],
    ['1T1957', '.25', '.25, 0.25 mm'],
    ['4B1606H', 'STD', 'STD, standard size'],
    ['4B1606H', '.125', '.125'],
  ])('aloud %s in %s is %j', (set, size, spoken) => {
    expect(saySize({ set, size })).toBe(spoken);
  });

  // rule size.codes
  test.each([
    ['STD', 'standard', 'standard size'],
    ['.10', '0.10 mm', '0.10 mm'],
    ['010', '0.010 in', '0.010 in'],
  ])('%s of thrust washers is the bare figure', (size, short, long) => {
    const part = { set: '1T1957', size };
    expect([describeSize(part), writeSize(part)]).toEqual([short, long]);
  });
});

/** "STD .25+ .50": sizes in their order, + where in stock. */
const read = (text: string) =>
  text.split(' ').map((size) => ({ slug: size.replace('+', ''), isInStock: size.endsWith('+') }));

// rule size.nearest
test.each<[string, string, string | null]>([
  ['STD .025+ .25+ .50', 'STD', '.025'],
  ['STD+ .025 .25 .50+', '.25', '.50'],
  ['STD .025+ .25 .50+', '.25', '.025'],
  ['STD+ .025 .25 .50', '.50', 'STD'],
  ['STD+ .25+', 'STD', null],
  ['STD .25', 'STD', null],
  ['STD', 'STD', null],
  ['STD+ .25', '010', null],
])('%s: instead of %s %s', (sizes, slug, nearest) => {
  expect(findNearestSize(read(sizes), slug)?.slug ?? null).toBe(nearest);
});
