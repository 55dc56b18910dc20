import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { findWords } from './find-words.ts';
import { searchForTests } from './search-for-tests.ts';
import { readQuery } from './read-query.ts';
import { leaveOut, type Token, understand } from './understand.ts';

const { index } = searchForTests(seedCatalogueForTests());

function read(typed: string): Token[] {
  const query = readQuery(typed, () => false);
  return understand(typed, query.pieces, findWords(index, query));
}

describe('what a question was taken for', () => {
  test.each([
    ['honda k20a rods', ['make Honda', 'engine K20A', 'kind Conrod bearings']],
    ['.25 hx rods k20a honda', ['make Honda', 'engine K20A', 'size .25', 'clearance HX', 'kind Conrod bearings']],
    ['K20A-rods', ['engine K20A', 'kind Conrod bearings']],
    ['rods/mains k20a', ['engine K20A', 'kind Conrod bearings', 'kind Main bearings']],
    ['pleuellager/k20a', ['engine K20A', 'kind Conrod bearings']],
    // as the catalogue writes it
    ['impreza mains', ['model Impreza', 'kind Main bearings']],
    ['vw golf', ['make Volkswagen', 'model Golf']],
    ['evo 9', ['model Evo', 'model IX']],
    ['miata', ['model MX-5']],
    ['mx mains', ['model MX-5', 'kind Main bearings']],
    ['4g63 7 bolt', ['engine 4G63 7-Bolt']],
    ['golf mk4', ['model Golf', 'model Mk4']],
    ['honda my99', ['make Honda', 'year 1999']],
    // several engines are called so: the word as typed
    ['4g63 rods', ['engine 4G63', 'kind Conrod bearings']],
    // a word that is only begun stays as typed
    ['k20 rods', ['engine K20', 'kind Conrod bearings']],
    ['civic type r', ['model Civic', 'model Type R']],
    ['honda 1999', ['make Honda', 'year 1999']],
    ['honda 1990s', ['make Honda', 'year 1990s']],
    ['golf 1.8', ['model Golf', 'capacity 1.8']],
    // what tells nothing is not said
    ['bearings for honda', ['make Honda']],
    ['rods', ['kind Conrod bearings']],
    ['', []],
  ])('%j: %j', (typed, expected) => {
    expect(
      read(typed)
        .map(({ role, label }) => `${role} ${label}`)
        .toSorted(),
    ).toEqual(expected.toSorted());
  });

  test('names come before the words of the trade, the make first', () => {
    expect(read('.25 rods k20a honda').map(({ role }) => role)).toEqual(['make', 'engine', 'size', 'kind']);
    expect(read('1999 civic honda').map(({ role }) => role)).toEqual(['make', 'model', 'year']);
  });

  test('a name that nothing is called by is told beside what was found without it', () => {
    const { pieces } = readQuery('k20a wibble water pump', () => false);
    const found = findWords(
      index,
      readQuery('k20a', () => false),
    );
    expect(understand('k20a wibble water pump', pieces, found).map(({ role, typed }) => [role, typed])).toEqual([
      ['engine', 'k20a'],
      ['unknown', 'wibble'],
      ['unknown', 'water pump'],
    ]);
  });
});

describe('the question without a word', () => {
  test.each([
    ['honda k20a rods', 'k20a', 'honda rods'],
    ['Honda, K20A; rods', 'K20A', 'Honda rods'],
    ['civic type r rods', 'type r', 'civic rods'],
    ['bottom end kit k20a', 'bottom end kit', 'k20a'],
    // by itself before within another
    ['sierra r rods', 'r', 'sierra rods'],
    ['golf-gti golf', 'golf', 'golf-gti'],
    // of words that a hyphen joins only the one
    ['K20A-rods hx', 'K20A', 'rods hx'],
    ['K20A-rods hx', 'rods', 'K20A hx'],
    ['s54-big-end', 'big end', 's54'],
    ['mx-5 rods', 'mx-5', 'rods'],
    ['rods/mains k20a', 'rods', 'mains k20a'],
    ['K20A\u2013rods hx', 'K20A', 'rods hx'],
    ['k20a--rods hx', 'rods', 'k20a hx'],
    ['k20a\uff0drods', 'rods', 'k20a'],
    ['honda k20a std,2', 'std', 'honda k20a 2'],
    ['k20a2 "k20a" rods', 'k20a', 'k20a2 rods'],
    // signs around it go with it
    ['"k20a" rods', 'k20a', 'rods'],
    ['rods 0,25', '0,25', 'rods'],
    // each once
    ['golf golf', 'golf', 'golf'],
    ['golf', 'polo', 'golf'],
    ['golf', 'golf', ''],
  ])('%j without %j is %j', (query, typed, rest) => expect(leaveOut(query, typed)).toBe(rest));

  test('whatever is asked: each word that is shown can be left out, and nothing else goes with it', () => {
    const words = [
      'honda',
      'K20A',
      'evo',
      'golf',
      'mk2',
      '1999',
      'rods',
      'mains',
      'hx',
      '.25',
      'turbo',
      'type',
      'r',
      'K20A-rods',
    ];
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }), (some) => {
        const query = some.join(' ');
        const letters = (text: string) => text.replace(/[^\w.]/g, '').length;
        for (const { typed, without } of read(query)) {
          expect(letters(without)).toBe(letters(query) - letters(typed));
        }
      }),
      { numRuns: 60 },
    );
  });
});
