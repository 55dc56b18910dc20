import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { searchForTests } from './search-for-tests.ts';
import { findByWord, listMended } from './mend-query.ts';
import { type Query, readQuery } from './read-query.ts';

const catalogue = seedCatalogueForTests();
const { index } = searchForTests(catalogue);
const read = (typed: string) => readQuery(typed, () => false);
const mend = (typed: string) => listMended(index, read(typed));
const findByName = (typed: string) => findByWord(index, read(typed).names);

/** a kind as "=rod", an ending as "-hx", in brackets what tells nothing */
const write = ({ pieces }: Query) =>
  pieces
    .map((piece) => {
      if (piece.role === 'kind') return `=${piece.kind}`;
      if (piece.role === 'ending') return `-${piece.ending}`;
      return piece.role === 'idle' ? `(${piece.word})` : piece.word;
    })
    .join(' ');
const readingsOf = (queries: readonly Query[]) => queries.map(write);

// rule search.trade-words
describe('other readings of what found nothing', () => {
  test.each([
    ['a kind with one typing error', 'pleullager golf', ['=rod golf']],
    ['two neighbours swapped', 'conord golf', ['=rod golf']],
    ['four letters, of which two are swapped', 'mian golf', ['=main golf']],
    ['four letters, of which one is wrong', 'maim golf', []],
    ['three letters', 'rdo golf', []],
    ['a kind in capitals', 'HAUPTLGER GOLF', ['=main golf']],
    ['a kind with a hyphen too many', 'kurbelwellen-lager golf', ['=main golf']],
    ['a kind with an umlaut', 'Ölpmpe Golf', ['=oil-pump golf']],
    ['a kind with two errors', 'kurbelwelen-lager golf', []],
    ['a word that tells nothing', 'bearngs golf', ['(bearngs) golf']],
    ['the letters of a set alone', 'hx', ['-hx']],
    ['a letter alone', 'h', []],
    ['a generation that nothing is called by', 'golf mk19 rods', ['golf =rod']],
    ['beside what is said of many engines', 'golf mk19 turbo', ['golf turbo', 'golf mk19', 'golf']],
    ['what is said of many engines', 'turbo golf rods', ['golf =rod']],
    ['a capacity with letters', 'leon 1.9tdi', ['leon 1.9']],
    ['a capacity beside a turbo', '1.8 20v turbo', ['1.8t 20v (turbo)', '1.8t (turbo)']],
    ['a turbo that nothing of the capacity has', 'mx5 1.8 turbo rods', ['mx5 1.8t (turbo) =rod', 'mx5 1.8 =rod']],
    ['beside a turbo the capacity stays', '205 gti 1.9 turbo rods', ['205 gti 1.9t (turbo) =rod', '205 gti 1.9 =rod']],
    ['a word that nothing is called by, beside a kind', 'golf zzzz rods', ['golf =rod']],
    ['beside no kind it may be what is wanted', 'golf zzzz', []],
    ['a beginning alone is no name', 'golf eclip rods', ['golf =rod']],
    ['a nickname is known', 'vw golf rods', []],
    ['a year in which it was not built stays', 'golf 1951 rods', []],
    ['a capacity alone says too little', '2.0 v8', []],
    ['a letter alone too', 'm v8', []],
    ['nothing to mend', 'golf rods', []],
    ['nothing', '', []],
    ['only signs', '+ - &', []],
    ['what every object inherits', 'constructor rods', []],
  ])('%s: %j as %j', (_, typed, readings) => {
    expect(readingsOf(mend(typed))).toEqual(readings);
  });

  test('the kind is mended in all of them', () =>
    expect(readingsOf(mend('pleullager golf mk19 v8'))).toEqual([
      '=rod golf mk19 v8',
      '=rod golf v8',
      '=rod golf mk19',
      '=rod golf',
    ]));

  const words = ['golf', 'leon', 'turbo', 'v8', 'mk19', '1.8t', 'rods', 'pleullager', 'bearngs', 'zzzz', '.25'];

  test('say nothing that was not typed, in its order, and never the same as the question', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(words, { maxLength: 5 }), (some) => {
        const [original, readings] = [write(read(some.join(' '))), mend(some.join(' '))];
        for (const { pieces } of readings) {
          const places = pieces.map(({ typed }) => some.indexOf(typed));
          expect(places).not.toContain(-1);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
        expect(readings.map(write)).not.toContain(original);
        expect(readings.every(({ pieces }) => pieces.length > 0)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

// rule search.trade-words
describe('engines that a word fits by itself', () => {
  test.each([
    ['impreza', /Impreza/],
    ['scooby', /^Subaru/],
    ['mx5', /MX-5/],
    ['K20A', /K20A/],
  ])('%j: those that are called so', (typed, called) => {
    const found = findByName(typed).map(({ engine }) => `${engine.make} ${engine.name} ${engine.models}`);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(one).toMatch(called);
  });

  test.each(['', 'zzzz', 'imprezza', '+'])('%j: none', (typed) => expect(findByName(typed)).toEqual([]));
});
