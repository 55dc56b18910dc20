import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { searchForTests } from './search-for-tests.ts';

const catalogue = seedCatalogueForTests();
const { index, ask } = searchForTests(catalogue);

// rule search.named-make
describe('a make that was named', () => {
  const titles = catalogue.makes.map(({ title }) => title).filter(Boolean);
  const setMakes = new Map(index.sets.map(({ code, fits }) => [code, fits.makes]));
  const slugOf = new Map(catalogue.makes.map(({ slug, title }) => [title, slug]));
  const isNamedBeside = (word: string): boolean => index.makes.some(({ words }) => words.includes(word.toLowerCase()));
  const words = [
    ...catalogue.engines.flatMap(({ models, name, tooltip }) => [
      name,
      ...`${models} ${tooltip ?? ''}`.split(/[\s,]+/),
    ]),
    ...[
      'rods',
      'mains',
      'thrust',
      'oil pump',
      'coated',
      'V6',
      'straight six',
      '5 Zylinder',
      '2.0',
      '1600cc',
      'turbo',
      '16v',
    ],
    ...['45 mm journal', '.25', 'hx', '1999', 'mk4', 'wibble', '4b16', '1606'],
  ].filter((word) => word !== '' && !isNamedBeside(word));

  test('is never left for a set of another', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...titles),
        fc.array(fc.constantFrom(...words), { maxLength: 3 }),
        (title, others) => {
          const typed = [title, ...others].join(' ');
          const makes = ask(typed, { limit: 60 }).sets.map(({ set }) => setMakes.get(set) ?? []);
          const isOf = (of: readonly string[]) => of.length === 0 || of.includes(slugOf.get(title) ?? '');
          expect(
            makes.filter((of) => !isOf(of)),
            typed,
          ).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('is shown with its own engines where it has nothing of the rest', () => {
    const answer = ask('alfa golf rods', { limit: 60 });
    expect(answer).toMatchObject({ certainty: 'guess', setTotal: 0 });
    expect(new Set(answer.engines.map(({ make }) => make))).toEqual(new Set(['Alfa Romeo']));
    expect(answer.understood).toContainEqual(expect.objectContaining({ role: 'unknown', typed: 'golf' }));
  });

  test.each([
    ['ventil volvo b230', ['B230FT'], ['ventil']],
    ['volvo wibble wobble b230', ['B230FT'], ['wibble', 'wobble']],
    ['alfa romeo gtv6 busso v6', ['AR16102', 'AR32401', '932A000'], ['gtv6']],
    ['bmw hylsy m50', ['M50B25'], ['hylsy']],
    ['opel c20xe części', ['C20XE'], ['części']],
    ['toyota onderdelen 3sgte', ['3S-GTE'], ['onderdelen']],
    ['honda golf k20a', ['K20A'], ['golf']],
    ['volvo vevlager b230', ['B230FT'], []],
  ])('%j leaves out only words that nothing of it is called by', (typed, engines, left) => {
    const answer = ask(typed, { limit: 60 });
    expect(new Set(answer.engines.map(({ engine }) => engine))).toEqual(new Set(engines));
    expect(answer.setTotal).toBeGreaterThan(0);
    expect(answer.understood.flatMap(({ role, typed }) => (role === 'unknown' ? [typed] : []))).toEqual(left);
  });

  test('with an unknown word only is shown with its engines and no parts', () => {
    expect(ask('volvo wibble', { limit: 60 })).toMatchObject({ certainty: 'guess', setTotal: 0 });
  });

  test.each([
    ['4b1606h', undefined],
    ['audi 4b1606h', undefined],
    ['vw 4b1606h-std', undefined],
    ['honda ag-1', undefined],
    ['honda 4b1606h', { set: '4B1606H', makes: 'Honda' }],
    ['ford 4b1606h-std', { set: '4B1606H', makes: 'Ford' }],
    ['honda 4b1946h 4b1606h', { set: '4B1606H', makes: 'Honda' }],
  ])('%j finds the number, and says where it is not listed for the make', (typed, otherMake) => {
    const answer = ask(typed);
    expect(answer.hits[0]).toMatchObject({ kind: 'part' });
    expect(answer.otherMake).toEqual(otherMake);
  });

  test('is no make where another is called so, and a number stands above it', () => {
    expect(ask('land cruiser').engines.every(({ make }) => make === 'Toyota')).toBe(true);
    expect(ask('ford 4b1606h')).toMatchObject({ certainty: 'exact' });
  });
});
