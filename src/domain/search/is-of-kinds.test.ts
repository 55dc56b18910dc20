import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindWords, type KindWord } from '#config/search-words.ts';
import type { SetKind, SetRow } from './search-index.ts';
import { isWanted, isOfKinds } from './is-of-kinds.ts';
import type { Diameter } from './piece.ts';

const toKind = (type: SetKind['type'], name: string): SetKind => ({ type, name, words: [], traits: '', pieces: '' });
const kinds = {
  rods: toKind('rod', 'Conrod bearing set'),
  mains: toKind('main', 'Main bearing set'),
  washers: toKind('thrust', 'Thrust washer set'),
  coatedRods: toKind('calico', 'Coated conrod bearing set'),
  coatedMains: toKind('calico', 'Coated main bearing set'),
  kit: toKind('kit', 'Conrod and main bearing kit'),
  pump: toKind('oil-pump', 'Oil pump'),
  gauge: toKind('flexigauge', 'Clearance gauge'),
};
const names = Object.keys(kinds) as (keyof typeof kinds)[];

// rule search.trade-words
describe('what is of the kinds that are named', () => {
  test.each<[KindWord[], (keyof typeof kinds)[]]>([
    [[], names],
    [['rod'], ['rods', 'coatedRods', 'kit']],
    [['main'], ['mains', 'coatedMains', 'kit']],
    [['thrust'], ['washers']],
    [['calico'], ['coatedRods', 'coatedMains']],
    [['kit'], ['kit']],
    [['oil-pump'], ['pump']],
    [['flexigauge'], ['gauge']],
    // a set sits in one place only
    [
      ['rod', 'main'],
      ['rods', 'mains', 'coatedRods', 'coatedMains', 'kit'],
    ],
    [
      ['rod', 'thrust'],
      ['rods', 'washers', 'coatedRods', 'kit'],
    ],
    // what is no place narrows
    [['calico', 'rod'], ['coatedRods']],
    [
      ['calico', 'rod', 'main'],
      ['coatedRods', 'coatedMains'],
    ],
    [['kit', 'main'], ['kit']],
    [['oil-pump', 'rod'], []],
    [['oil-pump', 'flexigauge'], []],
  ])('%j: %j', (wanted, found) => {
    expect(names.filter((name) => isOfKinds(kinds[name], wanted))).toEqual(found);
  });

  test('does not hang on the order of the kinds, nor on naming one twice', () => {
    const some = fc.array(fc.constantFrom(...new Set(Object.values(kindWords))), { maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...names), some, (name, wanted) => {
        const expected = isOfKinds(kinds[name], wanted);
        expect(isOfKinds(kinds[name], wanted.toReversed())).toBe(expected);
        expect(isOfKinds(kinds[name], [...wanted, ...wanted])).toBe(expected);
      }),
    );
  });
});

const toSet = (code: string, kind: SetKind): SetRow => ({
  ...{ code, kind, key: code, runs: [], sizes: ['STD'] },
  fits: { engines: '', count: 0, makes: [] },
  bores: code === '4B1946H' ? [45, 48] : [0, 0],
});
const sets = ['4B1946H', '4B1946HX', '8B663HXD', '8B663HD', '4B1946HC'].map((code) => toSet(code, kinds.rods));
const all = [...sets, toSet('5M1959HX', kinds.mains), toSet('OPHD1040HP', kinds.pump), toSet('AG-1', kinds.gauge)];

// rule search.trade-words
test.each<[KindWord[], string[], string[]]>([
  [[], [], all.map(({ code }) => code)],
  [[], ['h'], ['4B1946H']],
  [[], ['hx'], ['4B1946HX', '5M1959HX']],
  [[], ['hd'], ['8B663HD']],
  [[], ['hxd'], ['8B663HXD']],
  [['rod'], ['hx'], ['4B1946HX']],
  [['main'], ['hc'], []],
  // a set has one ending
  [[], ['hx', 'hc'], []],
  // the letters of a pump are no ending of a set
  [[], ['p'], []],
])('%j with the endings %j: %j', (wanted, endings, codes) => {
  expect(
    all.filter((set) => isWanted(set, { kinds: wanted, endings, diameter: null })).map(({ code }) => code),
  ).toEqual(codes);
});

// rule search.diameters
test.each<[Diameter, string[]]>([
  [{ place: 'journal', mm: 45 }, ['4B1946H']],
  [{ place: null, mm: 44.98 }, ['4B1946H']],
  [{ place: 'housing', mm: 48 }, ['4B1946H']],
  [{ place: 'housing', mm: 45 }, []],
  [{ place: 'journal', mm: 45.1 }, []],
])('%j: %j', (diameter, codes) => {
  expect(all.filter((set) => isWanted(set, { kinds: [], endings: [], diameter })).map(({ code }) => code)).toEqual(
    codes,
  );
});
