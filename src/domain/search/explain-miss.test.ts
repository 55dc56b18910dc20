import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { otherMakes } from '#config/search-words.ts';
import { explainMiss, type Miss } from './explain-miss.ts';
import { findWords } from './find-words.ts';
import { searchForTests } from './search-for-tests.ts';
import { isOfKinds } from './is-of-kinds.ts';
import { readQuery } from './read-query.ts';

const { index } = searchForTests(seedCatalogueForTests());
const read = (typed: string) => readQuery(typed, () => false);
const explain = (typed: string): Miss => explainMiss(index, read(typed));
const find = (typed: string) => findWords(index, read(typed));
const listWords = ({ words }: Miss) =>
  words.map(({ typed, role, label, isUnsold }) => `${typed}: ${isUnsold ? 'unsold' : `${role} ${label}`}`);
const countEngines = (typed: string) => find(typed).engines.length;

// rule search.none
describe('the words of a question', () => {
  test.each([
    ['honda zzz rods', ['honda: make Honda', 'rods: kind Conrod bearings', 'zzz: unknown zzz']],
    ['evo wibble hx .25', ['evo: model Evo', 'hx: clearance HX', '.25: size .25', 'wibble: unknown wibble']],
    ['honda 1999 wibble', ['honda: make Honda', '1999: year 1999', 'wibble: unknown wibble']],
    ['golf mk2 wibble', ['golf: model Golf', 'mk2: model Mk2', 'wibble: unknown wibble']],
    // the order of names, kinds and sizes, whatever was typed first
    [
      '.25 wibble rods k20a honda',
      [
        'honda: make Honda',
        'k20a: engine K20A',
        'rods: kind Conrod bearings',
        '.25: size .25',
        'wibble: unknown wibble',
      ],
    ],
    // one thing in several words
    ['4g63 t wibble', ['4g63 t: engine 4G63T', 'wibble: unknown wibble']],
    // unknown words that stand together are one, and so are parts that are not sold
    ['zzz qqq', ['zzz qqq: unknown zzz qqq']],
    ['zzz water pump qqq gasket', ['water pump gasket: unsold', 'zzz qqq: unknown zzz qqq']],
    ['pistons', ['pistons: unsold']],
    ['head studs k20a', ['k20a: engine K20A', 'head studs: unsold']],
    ['k20a water pump', ['k20a: engine K20A', 'water pump: unsold']],
    // a year alone names no engine
    ['1999 wibble', ['1999: year 1999', 'wibble: unknown wibble']],
    // what tells nothing is not said
    ['bearings for k20a wibble', ['k20a: engine K20A', 'wibble: unknown wibble']],
  ])('%j are explained: %j', (typed, words) => expect(listWords(explain(typed))).toEqual(words));

  test.each([
    ['lamborghini', [true]],
    ['Aston Martin rods', [undefined, true]],
    ['ferrari wibble', [true, false]],
  ])('a make that the catalogue has not: %j', (typed, isOther) => {
    expect(explain(typed).words.map(({ isOtherMake }) => isOtherMake)).toEqual(isOther);
  });

  test('none of the other makes is one of the catalogue', () => {
    const names = index.makes.flatMap((make) => make.names);
    expect(names.filter((name) => otherMakes.has(name))).toEqual([]);
  });

  test.each([
    ['4b16 impreza', '4b16', true],
    ['1606 golf', '1606', true],
    ['green k20a', 'green', true],
    ['wibble impreza', 'wibble', false],
  ])('in %j is %j in the catalogue: %s', (typed, word, isElsewhere) =>
    expect(explain(typed).words).toContainEqual(expect.objectContaining({ typed: word, isElsewhere })),
  );

  test.each<[string, (number | null)[]]>([
    ['honda wibble rods', [countEngines('honda'), null, null]],
    ['honda k20a wibble', [countEngines('honda'), 1, null]],
    ['k20a honda wibble', [countEngines('honda'), 1, null]],
    ['k20a wibble', [countEngines('k20a'), null]],
    ['volkswagen golf wibble', [countEngines('volkswagen'), countEngines('volkswagen golf'), null]],
    ['honda 1999 wibble', [countEngines('honda'), countEngines('honda 1999'), null]],
    // no Honda was built then
    ['honda 1951 wibble', [countEngines('honda'), 0, null]],
    // no engine is of both
    ['honda bmw wibble', [countEngines('honda'), countEngines('bmw'), null]],
    ['1999 wibble', [null, null]],
  ])('%j name together with those before: %j engines', (typed, counts) => {
    expect(explain(typed).words.map(({ engines }) => engines)).toEqual(counts);
  });

  test('the makes of what the first names', () => {
    expect(explain('honda wibble').words[0]?.makes).toEqual(['Honda']);
    expect(explain('k20a wibble').words[0]?.makes.toSorted()).toEqual(['Acura', 'Honda']);
    expect(explain('wibble').words[0]?.makes).toEqual([]);
    // of one engine that two makes have, that which was named with it
    expect(explain('honda k20a wibble').words[1]).toMatchObject({ engines: 1, makes: ['Honda'] });
  });
});

// rule search.none
describe('the ways on', () => {
  test.each([
    [
      'honda wibble',
      [
        ['honda', null],
        ['honda', 'rod'],
      ],
    ],
    [
      'honda wibble mains',
      [
        ['honda', null],
        ['honda', 'main'],
      ],
    ],
    ['wibble k20a honda oil pump', [['honda k20a', null]]],
    // of one model in several words none is moved
    [
      'civic type r water pump',
      [
        ['civic type r', null],
        ['civic type r', 'rod'],
      ],
    ],
    [
      'honda wibble oil pump',
      [
        ['honda', null],
        ['honda', 'oil-pump'],
      ],
    ],
    // of what is not made for it there is no way
    ['honda wibble gauge', [['honda', null]]],
    // together they find nothing for sure: each alone
    [
      'honda bmw wibble',
      [
        ['honda', null],
        ['bmw', null],
      ],
    ],
    ['honda 1951 wibble', [['honda', null]]],
    ['wibble', []],
    ['rods wibble', []],
    ['water pump', []],
  ])('%j: %j', (typed, ways) => {
    expect(explain(typed).ways.map(({ query, kind }) => [query, kind])).toEqual(ways);
  });

  test.each([
    ['honda wibble', ['Honda', 'Honda']],
    ['wibble k20a chevy', ['Chevrolet', 'K20A']],
    ['evo pistons', ['Evo', 'Evo']],
  ])('%j says of them %j', (typed, labels) => expect(explain(typed).ways.map(({ label }) => label)).toEqual(labels));

  test('whatever was typed: each finds what it counts, without a guess', () => {
    const word = fc.constantFrom(
      'honda',
      'bmw',
      'k20a',
      'evo',
      'golf',
      'mk2',
      '1999',
      'wibble',
      'pistons',
      'rods',
      'mains',
      'hx',
      '.25',
      'turbo',
    );
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 5 }), (words) => {
        const typed = words.join(' ');
        for (const { query, kind, engines, sets } of explain(typed).ways) {
          const found = find(query);
          const ofKind = found.sets.filter(({ set }) => kind === null || isOfKinds(set.kind, [kind]));
          expect([found.isGuess, found.engines.length, ofKind.length], typed).toEqual([false, engines, sets]);
          expect(sets).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('every word is said once, the unknown ones last', () => {
    const word = fc.constantFrom('honda', 'k20a', 'evo', 'wibble', 'zzz', 'pistons', 'rods', 'hx', '.25');
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 6 }), (words) => {
        const explained = explain(words.join(' ')).words;
        expect(explained.flatMap(({ typed }) => typed.split(' ')).toSorted()).toEqual(words.toSorted());
        const unknown = explained.filter(({ role }) => role === 'unknown');
        expect(explained.slice(explained.length - unknown.length)).toEqual(unknown);
        const isUnsold = unknown.map((one) => one.isUnsold ?? false);
        expect([[], [true], [false], [true, false]]).toContainEqual(isUnsold);
        for (const { role, engines } of unknown) expect([role, engines]).toEqual(['unknown', null]);
      }),
    );
  });
});
