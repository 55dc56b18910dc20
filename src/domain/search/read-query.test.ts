import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseNumber } from './read-number.ts';
import { dropCount, listUnreadSigns, type Query, readQuery } from './read-query.ts';

const beside = new Set(['vw', 'honda', 'green']);
const read = (typed: string) => readQuery(typed, (word) => beside.has(word));
const write = ({ names, kinds, endings, size }: Query) => ({
  names: names.filter(({ isIdle }) => !isIdle).map(({ word }) => word),
  ...{ kinds, endings, size: size?.typed ?? null },
});

// rule search.trade-words
describe('words', () => {
  test.each<[string, Partial<ReturnType<typeof write>>]>([
    ['honda K20A rods', { names: ['honda', 'k20a'], kinds: ['rod'] }],
    ['big-end bearings LS1 .25', { names: ['ls1'], kinds: ['rod'], size: '.25' }],
    ['Ölpumpe Škoda', { names: ['skoda'], kinds: ['oil-pump'] }],
    ['rods mains conrods k20a', { names: ['k20a'], kinds: ['rod', 'main'] }],
    ['k20a rods hx', { names: ['k20a'], kinds: ['rod'], endings: ['hx'] }],
    // a set has one ending
    ['k20a extra clearance hx', { names: ['k20a'], endings: ['hx'] }],
    ['uncoated k20a rods', { names: ['k20a'], kinds: ['rod'], endings: ['h'] }],
    ['uncoated hx k20a rods', { names: ['k20a'], kinds: ['rod'], endings: ['hx'] }],
    ['k20a hx uncoated', { names: ['k20a'], endings: ['hx'] }],
    ['k20a mains std', { names: ['k20a'], kinds: ['main'], size: 'STD' }],
    ['k20a mains 0,25 mm', { names: ['k20a'], kinds: ['main'], size: '0.25MM' }],
    ['golf 1.8', { names: ['golf', '1.8'] }],
    ['constructor', { names: ['constructor'] }],
    ['', {}],
    [' - & + ', {}],
  ])('%j are %j', (typed, expected) =>
    expect(write(read(typed))).toEqual({ names: [], kinds: [], endings: [], size: null, ...expected }),
  );

  const words = ['rods', 'mains', 'k20a', 'honda', 'hx', '.25', 'civic', 'uncoated'];
  const some = fc.shuffledSubarray(words, { minLength: 2 });

  test('say the same in any order, in capitals, and with blanks around them', () => {
    const sorted = (typed: string) => {
      const { names, kinds, endings, size } = write(read(typed));
      return [names.toSorted(), kinds.toSorted(), endings, size];
    };
    fc.assert(
      fc.property(some, (typed) => {
        const inOrder = sorted(words.filter((word) => typed.includes(word)).join(' '));
        expect(sorted(typed.join(' '))).toEqual(inOrder);
        expect(sorted(`  ${typed.join('   ').toUpperCase()} `)).toEqual(inOrder);
      }),
    );
  });

  test('are all among the pieces, in their order', () => {
    fc.assert(
      fc.property(some, (typed) => {
        expect(read(typed.join(' ')).pieces.map((piece) => piece.typed)).toEqual(typed);
      }),
    );
  });
});

const numbersOf = (typed: string) => read(typed).numbers.map(({ key, size }) => `${key} ${size?.typed ?? ''}`.trim());

// rule search.any-writing
describe('numbers', () => {
  test.each([
    ['vw 4b1606h .25', '4B1606H .25'],
    ['ACL Race 4b1606h-.25', '4B1606H .25'],
    ['conrod bearings 4B16O6H size .25', '4B1606H .25'],
    ['.25 4b1606h', '4B1606H .25'],
    ['std honda 4b 1606 h', '4B1606H STD'],
    ['AG-1 green', 'AG1'],
    ['rods 4b1606hstd', '4B1606H STD'],
    ['4b1606h-.025', '4B1606H .025'],
    ['4b1606h-.025', '4B1606H 025'],
    ['4b1606 hx rods', '4B1606HX'],
    ['4b1606 uncoated', '4B1606'],
    // how many are wanted is no size
    ['4B1606H x 3', '4B1606H'],
    ['2 x 4B1606H .25', '4B1606H .25'],
    // a word beside it that nobody knows
    ['zzzz 4b1606h', '4B1606H'],
    // several, of which each has its size
    ['4B1606H .25 5M1959H .50', '4B1606H .25'],
    ['4B1606H .25 5M1959H .50', '5M1959H .50'],
    ['4B1606H 5M1959H .50', '4B1606H .50'],
  ])('%j may be %j', (typed, number) => expect(numbersOf(typed)).toContain(number));

  test.each([
    ['4B1606H x 3', '4B1606HX3'],
    ['3 sets 4B1606H', '3SETS4B1606H'],
    ['zzzz 4b1606h .25', 'ZZZZ'],
  ])('%j is never %j', (typed, key) => expect(read(typed).numbers.map((number) => number.key)).not.toContain(key));

  test.each(['', ' ', '+ - &', '?'])('%j is none', (typed) => expect(numbersOf(typed)).toEqual([]));

  test.each([
    ['vw 4b1606h', '4B1606H', false],
    ['4b1606 uncoated', '4B1606', false],
    ['4b1606h rods', '4B1606H', false],
    // picked out of words that may be pieces of it
    ['zzzz 4b1606h', '4B1606H', true],
    ['4b1606h 5m1959h', '4B1606H', true],
  ])('%j is %s, only if there is exactly such a set: %j', (typed, key, isLoose) =>
    expect(read(typed).numbers.filter((number) => number.key === key)).toMatchObject([{ isLoose }]),
  );

  test('a word with a figure is never taken for one that only stands beside', () =>
    expect(readQuery('rods 4b 1606h', () => true).numbers.map(({ key }) => key)).toContain('4B1606H'));

  test('the whole text comes before what is left without words, and that before single words', () => {
    const sought = ['VW4B1606H5M1959H', '4B1606H5M1959H', '4B1606H', '5M1959H'];
    const found = numbersOf('vw 4b1606h 5m1959h').filter((number) => sought.includes(number));
    expect(found).toEqual(sought);
  });

  test('are read alike in any capitals, none twice, the whole text before a piece of it', () => {
    const word = fc.constantFrom('vw', 'rods', '4b1606h', '5m1959hx', '.25', 'std', 'zzzz', '1606', '-');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (some) => {
        const [typed, found] = [some.join(' '), numbersOf(some.join(' '))];
        expect(numbersOf(typed.toUpperCase())).toEqual(found);
        expect(new Set(found).size).toBe(found.length);
        expect(found[0] ?? '').toBe(normaliseNumber(typed));
      }),
    );
  });
});

test.each([
  ['4B1606H x 3', '4B1606H'],
  ['4B1606H x3', '4B1606H'],
  ['4B1606H×3', '4B1606H'],
  ['4B1606H * 12', '4B1606H'],
  ['4B1606H qty: 2', '4B1606H'],
  ['4B1606H-.50 3 pcs.', '4B1606H-.50'],
  ['4B1606H 4 pairs', '4B1606H'],
  ['4B1606H 2x', '4B1606H'],
  ['2 x 4B1606H', '4B1606H'],
  ['2x4B1606H', '4B1606H'],
  ['3 sets 5M1959HX', '5M1959HX'],
  [' 1T1957 x 2 ', '1T1957'],
])('"%s" asks for %s', (typed, wanted) => {
  expect(dropCount(typed)).toBe(wanted);
});

test.each([
  ['letters of the number', '4B1606HX'],
  ['letters before a size without a blank', '4B1606Hx3'],
  ['a size', '4B1606H .50'],
  ['a size without its point', '4B1606H 25'],
  ['more than anyone orders', '4B1606H x 1000'],
  ['no number of a set', 'Golf 2 off'],
  ['an engine', 'K20A x 3'],
  ['blanks around other words', ' mazda 3 '],
])('%s stays as it was typed: "%s"', (_, typed) => {
  expect(dropCount(typed)).toBe(typed);
});

test.each<[string, string[]]>([
  ['4B1606H-STD returned', ['returned']],
  ['honda k20a wibble wobble', ['wibble', 'wobble']],
  // as typed, with accents and capitals
  ['4B1606H-STD Rückgabe', ['Rückgabe']],
  // what the shop has not
  ['k20a head studs', ['head studs']],
  ['k20a 2 pistons', ['pistons']],
  // words of the trade are none
  ['4B1606H rods', []],
  ['4B1606H not coated', []],
  ['4B1606H bearings for', []],
  ['4B1606H hx', []],
  // nor is what stands before the last figure
  ['returned 4B1606H-STD', []],
  ['wibble 4B1606H .25 rods', []],
  // what was typed in one is said once
  ['golf 20vt', []],
  ['4B1606H not-wibble', ['not-wibble']],
  // without a figure anything may be a name
  ['returned', []],
  ['', []],
])('%j has %j behind its last figure', (typed, unreadSigns) => expect(listUnreadSigns(typed)).toEqual(unreadSigns));
