import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import type { SearchAnswer } from './search-answer.ts';
import { searchForTests } from './search-for-tests.ts';
import { listFound } from './typed-samples.ts';

const catalogue = seedCatalogueForTests();
const { ask } = searchForTests(catalogue);
const firstOf = ({ hits: [first] }: SearchAnswer) =>
  first?.kind === 'part' ? first.slug : first ? `${first.make} ${first.engine}` : null;

// rules search.any-writing and search.trade-words
describe('what was meant', () => {
  test.each<[string, string, SearchAnswer['certainty'], string | null]>([
    ['a number that exists', '4B1606H', 'exact', '4B1606H-STD'],
    ['one of another maker', 'CR819HP', 'exact', '8B663H-STD'],
    ['one that two sets replace', '11247841703', 'match', '8B1580H-STD'],
    ['a number before the engine beside it', '4B1606H K20A', 'exact', '4B1606H-STD'],
    ['an engine by its name', 'k20a', 'match', 'Honda K20A'],
    ['an engine before numbers that begin so', '4b11', 'match', 'Mitsubishi 4B11T'],
    ['numbers that begin so', '4b16', 'match', '4B1606H-STD'],
    ['words', 'evo9 rods', 'match', '4B1183H-STD'],
    ['a part of a number', '606h', 'match', '4B1606H-STD'],
    ['a number with a typing error', '4B1660H', 'guess', '4B1606H-STD'],
    ['a make with one', 'hnoda k20a', 'match', 'Honda K20A'],
    ['a model with one', 'impeza', 'guess', 'Subaru EJ205'],
    ['a kind with one', 'k20a conord', 'guess', '4B1946H-STD'],
    ['nothing', 'zzzzqqq', 'nothing', null],
  ])('%s: %j', (_, typed, certainty, first) => {
    const answer = ask(typed);
    expect([answer.certainty, firstOf(answer)]).toEqual([certainty, first]);
  });

  test.each(['', ' ', '4', ' k  '])('%j is too short', (typed) => {
    expect(ask(typed, { explains: true })).toMatchObject({ hits: [], certainty: 'nothing', miss: null });
  });

  // rule search.several-numbers
  test.each([
    ['4B1606H 5M1959H', ['4B1606H-STD', '5M1959H-STD']],
    ['4B1606H .25 5M1959H .25', ['4B1606H-.25', '5M1959H-.25']],
    ['4B1606H-.25 5M1959H-.50', ['4B1606H-.25', '5M1959H-.50']],
    ['4B1606H .25 5M1959H .50', ['4B1606H-.25', '5M1959H-.50']],
    ['4B1606H STD 5M1959H .25', ['4B1606H-STD', '5M1959H-.25']],
    ['4B1606H 010 5M1959H 020', ['4B1606H-.25', '5M1959H-.50']],
    ['.25 4B1606H .50 5M1959H', ['4B1606H-.25', '5M1959H-.50']],
    ['4B1606H 5M1959H .50', ['4B1606H-.50', '5M1959H-.50']],
    ['AG-1 AR-1', ['AG-1', 'AR-1']],
    ['OPHD1040HP AG-1', ['OPHD1040HP', 'AG-1']],
    ['ay-1, 4B1606H .25', ['4B1606H-.25', 'AY-1']],
  ])('two numbers, %j, are both found, none without doubt', (typed, first) => {
    const { hits, certainty, exactSlug } = ask(typed, { limit: 2 });
    expect(hits.map((hit) => (hit.kind === 'part' ? hit.slug : ''))).toEqual(first);
    expect({ certainty, exactSlug }).toEqual({ certainty: 'match', exactSlug: null });
  });

  test('of a text that is an engine and begins numbers, what fits the engine comes before those', () => {
    const found = listFound(ask('4b11', { limit: 100 }));
    expect(found).toEqual(expect.arrayContaining(['4B9123H', '4B1183H']));
    expect(found.indexOf('4B9123H')).toBeLessThan(found.indexOf('4B1183H'));
  });

  test.each([
    ['honda 1946', '4B1946H'],
    ['porsche 164 rods', '6B9164H'],
    ['155 rods', '2B9155H'],
  ])('figures beside a make or a kind are part of a number of it: %j', (typed, first) => {
    expect(listFound(ask(typed))[0]).toBe(first);
  });

  test.each([
    'alfa 164',
    'alfa 164 rods',
    'alfa 155 rods',
    'golf 164 rods',
    '155 mains',
    'vw 155 rods',
    'merc 164 rods',
    'chevy 164',
  ])('figures that are part of other numbers only lead to none of those: %j', (typed) => {
    const found = listFound(ask(typed, { limit: 1000 }));
    expect(found.filter((set) => /155|164/.test(set))).toEqual([]);
  });

  test('a number begins others: they follow, and the word beside it tells which is meant', () => {
    expect(listFound(ask('4B1946H')).slice(0, 1)).toEqual(['4B1946H']);
    expect(listFound(ask('4B1946H', { limit: 100 }))).toEqual(expect.arrayContaining(['4B1946HX', '4B1946HC']));
    expect(listFound(ask('4B1946H coated'))[0]).toBe('4B1946HC');
    expect(listFound(ask('4B1946H uncoated'))[0]).toBe('4B1946H');
  });
});

// rule search.size-asked
describe('a number with a size', () => {
  test.each<[string, Pick<SearchAnswer, 'exactSlug' | 'missingSize'>, string | undefined]>([
    ['4B1606H-.25', { exactSlug: '4B1606H-.25', missingSize: null }, undefined],
    ['4B1606H 0.25 mm', { exactSlug: '4B1606H-.25', missingSize: null }, undefined],
    ['4B1606H', { exactSlug: null, missingSize: null }, undefined],
    // in one size without a name
    ['AG-1', { exactSlug: 'AG-1', missingSize: null }, undefined],
    ['AG-1 green', { exactSlug: 'AG-1', missingSize: null }, undefined],
    // only the equal in the other unit
    ['4B1606H 010', { exactSlug: null, missingSize: null }, undefined],
    ['5M909H 0.25', { exactSlug: null, missingSize: null }, undefined],
    ['4B1606H-.77', { exactSlug: null, missingSize: { set: '4B1606H', size: '.77' } }, undefined],
    ['4B1606H-STF', { exactSlug: null, missingSize: { set: '4B1606H', size: 'STF' } }, undefined],
    // more characters may become one that is made
    ['4B1606H-.2', { exactSlug: null, missingSize: null }, '.2'],
    ['4B1606H-S', { exactSlug: null, missingSize: null }, 'S'],
  ])('%j: %j', (typed, expected, begun) => {
    const answer = ask(typed);
    expect(answer).toMatchObject(expected);
    expect(answer.begunSize?.size).toBe(begun);
  });
});

// rule search.trade-words
describe('a part that is not sold', () => {
  test.each([['water pump honda'], ['water pump'], ['k20a pistons'], ['cam bearings 4g63']])(
    '%j is never answered with one that is',
    (typed) => expect(ask(typed)).toMatchObject({ certainty: 'nothing', hits: [] }),
  );

  test.each([
    ['k20a rods and pistons', 'guess', '4B1946H-STD', 'pistons'],
    ['pistons and rods k20a', 'guess', '4B1946H-STD', 'pistons'],
  ])('%j: what is sold is shown as a %s, the other named as left out', (typed, certainty, first, unknown) => {
    const answer = ask(typed);
    expect([answer.certainty, firstOf(answer)]).toEqual([certainty, first]);
    expect(answer.understood).toContainEqual(expect.objectContaining({ role: 'unknown', typed: unknown }));
  });

  test('beside a number does not hide that', () => {
    expect(firstOf(ask('4B1606H water pump'))).toBe('4B1606H-STD');
  });
});

describe('an answer', () => {
  test.each([
    ['k20a', true],
    ['k20a rods', false],
    ['k20a .25', false],
    ['4b16', false],
  ])('to %j begins with engines: %s', (typed, isEngine) => {
    expect(ask(typed).hits[0]?.kind === 'engine').toBe(isEngine);
  });

  test.each([
    ['wibble civic', true],
    // the engines of a make that was named are shown
    ['wibble honda', false],
    ['water pump honda', true],
    ['k20a', false],
    ['4B1606H', false],
  ])('to %j says why there is none: %s, and only when asked', (typed, isMissed) => {
    expect(ask(typed, { explains: true }).miss !== null).toBe(isMissed);
    expect(ask(typed).miss).toBeNull();
  });

  test('is the same however the question is cased, and whatever blanks are around it', () => {
    const typed = fc.constantFrom('honda k20a rods', '4b1606h-.25', '1606', 'evo ix mains hx', 'green gauge', 'zzzz');
    fc.assert(
      fc.property(typed, fc.constantFrom('', ' ', '   '), (text, blanks) => {
        const { query: _query, understood: _tokens, ...answer } = ask(text);
        expect(ask(blanks + text.toUpperCase() + blanks)).toMatchObject(answer);
      }),
    );
  });
});
