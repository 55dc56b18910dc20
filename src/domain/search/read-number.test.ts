import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseNumber, readNumbers } from './read-number.ts';

/** the first reading of a text that names a size */
const sizedOf = (plain: string) => {
  const found = readNumbers(plain).find(({ size }) => size !== null);
  return found ? [found.key, found.size?.typed, found.isLoose ? 'perhaps' : 'surely'] : null;
};

// rule search.any-writing
describe('a number', () => {
  test.each([
    ['4B1606H', '4B1606H', 5],
    ['4 B 1606-H', '4B1606H', 5],
    ['4B.1606.H', '4B1606H', 5],
    // letters that may stand for figures are not counted
    ['4B16O6H', '4B1606H', 4],
    ['LT1957', '1T1957', 4],
    ['OPHD1O4OHP', '0PHD1040HP', 2],
    ['11 24 7 841 702', '11247841702', 11],
    ['ÖLPUMPE', '01PUMPE', 0],
  ])('%j is first of all %s, with %i figures', (plain, key, digits) =>
    expect(readNumbers(plain)[0]).toEqual({ key, size: null, isLoose: false, digits }),
  );

  test.each(['', ' ', '-', '+/: .', '"', '—'])('%j is none', (plain) => expect(readNumbers(plain)).toEqual([]));
});

// rule search.any-writing
describe('a number and its size', () => {
  test.each<[string, string[]]>([
    ...['4B1606H-.50', '4B1606H .50', '4B1606H/.50', '4B1606H:.50', '4B1606H+.50', '4B1606H.50', '4B1606H - .50'].map(
      (plain): [string, string[]] => [plain, ['4B1606H', '.50', 'surely']],
    ),
    ['4B-1606-H-.50', ['4B1606H', '.50', 'surely']],
    ['4B1606H-STD', ['4B1606H', 'STD', 'surely']],
    ['4B1606H.STD', ['4B1606H', 'STD', 'surely']],
    ['4B1606H STD SP', ['4B1606H', 'STD SP', 'surely']],
    ['4B1606H-STD-SP', ['4B1606H', 'STD-SP', 'surely']],
    ['5M909H .010 IN', ['5M909H', '.010 IN', 'surely']],
    ['4B1606H 10 THOU', ['4B1606H', '10 THOU', 'surely']],
    ['4BI6O6H 050', ['4B1606H', '050', 'surely']],
    // at the first sign behind which a size stands
    ['4B1606H-0.50', ['4B1606H', '0.50', 'surely']],
    // a size that is none of those that are made
    ['4B1606H-STF', ['4B1606H', 'STF', 'perhaps']],
    ['4B1606H 33', ['4B1606H', '33', 'perhaps']],
    ['4B1606H .3333', ['4B1606H', '.3333', 'perhaps']],
  ])('%j: %j', (plain, read) => expect(sizedOf(plain)).toEqual(read));

  test.each([
    ['4B1606HSTD', 'STD'],
    ['4B1606HSTDSP', 'STDSP'],
    ['4B1606HSTD-SP', 'STD-SP'],
    ['4B1606H0.50', '0.50'],
    ['4B1606H050', '050'],
    ['4B1606H50', '50'],
  ])('%j may be 4B1606H in %s, if there is one', (plain, typed) => {
    const found = readNumbers(plain).filter(({ key }) => key === '4B1606H');
    expect(found).toMatchObject([{ size: { typed }, isLoose: true }]);
  });

  test.each([
    ['a set', '4B1606H'],
    ['an engine behind it', '4B1606H K20A'],
    ['a kind behind it', '4B1606H MAINS'],
    ['a word', 'MAINS'],
    ['nothing but a size', 'STD'],
    ['what goes on and on', `4B${'1'.repeat(2000)}X`],
  ])('%s names none', (_, plain) => expect(sizedOf(plain)).toBeNull());

  test('a size is sooner read with its point than without, which is another', () => {
    const found = readNumbers('4B1606H-.025').filter(({ key }) => key === '4B1606H');
    expect(found.map(({ size, isLoose }) => [size?.typed, isLoose])).toEqual([
      ['.025', false],
      ['025', true],
    ]);
  });

  test('a size of what is not made has no measure', () =>
    expect(readNumbers('4B1606H-STF').at(-1)?.size).toEqual({ typed: 'STF', measures: [] }));
});

// rule search.several-numbers
test.each([
  ['4B1606H-STD+5M9505H-STD', 'STD'],
  ['4B1606H-.25 + 5M9505H-.25', '.25'],
  ['4B1606H STD+5M9505H STD+1T1957 STD', 'STD'],
  ['4B1606H-STD+5M9505H-.25', null],
  ['4B1606H+5M9505H-STD+1T1957', null],
])('%j is the kit in %j', (plain, size) => {
  const kit = normaliseNumber(plain.replaceAll(/STD|\.25/g, ''));
  const found = readNumbers(plain).find(({ key }) => key === kit);
  expect(found && [found.size?.typed, found.isLoose]).toEqual(size === null ? undefined : [size, false]);
});

const aSet = fc.stringMatching(/^\d{1,2}[BMT]\d{3,5}(?:H|HX|HXD|HC)?$/);
const aSign = fc.constantFrom('-', ' ', '/', ':', '+', ' - ');
const aSize = fc.constantFrom('STD', 'STD-SP', '.025', '.25', '.50', '001', '010', '020', '030');

// rule search.any-writing
describe('any text', () => {
  test('a size behind a sign surely belongs to the number before it', () => {
    fc.assert(
      fc.property(aSet, aSign, aSize, (set, sign, size) => {
        expect(sizedOf(set + sign + size)).toEqual([normaliseNumber(set), size, 'surely']);
      }),
    );
  });

  test('is read as a whole first, in no way twice, and no sign of it is lost between number and size', () => {
    const text = fc.string({ unit: fc.constantFrom(...'4BH160O5.- /STDP:'), maxLength: 14 });
    fc.assert(
      fc.property(text, (plain) => {
        const [whole, readings] = [normaliseNumber(plain), readNumbers(plain)];
        const ways = readings.map(({ key, size }) => `${key} ${size?.typed}`);
        expect(ways[0]).toBe(whole === '' ? undefined : `${whole} undefined`);
        expect(new Set(ways).size).toBe(ways.length);
        for (const { key, size } of readings) {
          expect(key).not.toBe('');
          expect(key + normaliseNumber(size?.typed ?? '')).toBe(whole);
        }
      }),
    );
  });
});
