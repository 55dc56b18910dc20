import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partKinds } from '#config/copy/part-kinds.ts';
import type { PartType } from '../part/part.ts';
import type { SetRow } from './search-index.ts';
import { listFacets, passesFilters } from './list-facets.ts';
import { type FoundPart, listAllSizes } from './rank-parts.ts';
import type { Facet, SearchFilters } from './search-answer.ts';

type Facts = { code: string; type: PartType; sizes: string[]; makes?: string[]; holds?: string };
const toParts = ({ code, type, sizes, makes = [], holds }: Facts): FoundPart[] => {
  const kind: SetRow['kind'] = { type, name: '', words: [], traits: '', pieces: '', ...(holds ? { holds } : {}) };
  const set: SetRow = { code, key: code, runs: [], sizes, kind, fits: { engines: '', count: 0, makes }, bores: [0, 0] };
  return listAllSizes([{ set, alias: null, size: null, lead: null }]);
};

const makes = [
  { slug: 'VW', title: 'Volkswagen' },
  { slug: 'Honda', title: 'Honda' },
  { slug: 'Acura', title: 'Acura' },
];
const parts = [
  { code: '4B1946H', type: 'rod', sizes: ['STD', '.25', '.50'], makes: ['Honda', 'Acura'] } as const,
  { code: '5M1959H', type: 'main', sizes: ['STD', 'STD-SP', '.25'], makes: ['Honda'] } as const,
  { code: '8B663H', type: 'rod', sizes: ['010'], makes: ['VW', 'Vauxhall'] } as const,
  { code: 'OPHD1040HP', type: 'oil-pump', sizes: [''], makes: ['Honda'] } as const,
  { code: '4B1946H+5M1959H', type: 'kit', sizes: [''], holds: 'STD', makes: ['Honda'] } as const,
].flatMap((facts) => toParts({ ...facts, sizes: [...facts.sizes], makes: [...facts.makes] }));
const write = (facets: readonly Facet[]) => facets.map(({ label, count }) => `${label} ${count}`);

describe('what the parts can be narrowed by', () => {
  const facets = listFacets(makes, parts, {});

  test('makes by their titles, in their order, each with its sets; one that nobody lists by its slug', () => {
    expect(write(facets.makes)).toEqual(['Acura 1', 'Honda 4', 'Vauxhall 1', 'Volkswagen 1']);
    expect(facets.makes.at(-1)).toEqual({ value: 'VW', label: 'Volkswagen', count: 1 });
  });

  test('kinds by what they are called: sets are counted, not their sizes', () => {
    expect(new Map(facets.kinds.map(({ value, count }) => [value, count]))).toEqual(
      new Map([
        ['rod', 2],
        ['main', 1],
        ['oil-pump', 1],
        ['kit', 1],
      ]),
    );
    for (const { value, label } of facets.kinds) expect(label).toBe(partKinds[value as PartType]);
  });

  // rules size.order and part.kit-size
  test('sizes in their order, a kit in that of what it holds, what has none in none', () => {
    expect(facets.sizes.map(({ value, count }) => [value, count])).toEqual([
      ['STD', 3],
      ['STD-SP', 1],
      ['.25', 2],
      ['.50', 1],
      ['010', 1],
    ]);
  });

  test.each([
    ['of shells alone', [], '0.25 mm undersize'],
    ['of thrust washers too', toParts({ code: '1T1957', type: 'thrust', sizes: ['.25'] }), '0.25 mm'],
  ])('a size %s is named so that it is true of all', (_, more, label) => {
    for (const some of [
      [...parts, ...more],
      [...more, ...parts],
    ])
      expect(listFacets(makes, some, {}).sizes.find(({ value }) => value === '.25')?.label).toBe(label);
  });

  test('nothing where nothing was found', () => {
    expect(listFacets(makes, [], {})).toEqual({ makes: [], kinds: [], sizes: [] });
  });
});

describe('under a filter', () => {
  test.each<[SearchFilters, string[]]>([
    [{}, parts.map(({ set, code }) => `${set.code} ${code}`)],
    [{ make: 'VW' }, ['8B663H 010']],
    [{ make: 'Opel' }, []],
    [{ kind: 'main' }, ['5M1959H STD', '5M1959H STD-SP', '5M1959H .25']],
    [{ size: 'STD' }, ['4B1946H STD', '5M1959H STD', '4B1946H+5M1959H ']],
    [{ size: '.25', kind: 'rod', make: 'Acura' }, ['4B1946H .25']],
    [{ size: '010', make: 'Honda' }, []],
  ])('%j leaves %j', (filters, left) => {
    const passing = parts.filter((part) => passesFilters(part, filters));
    expect(passing.map(({ set, code }) => `${set.code} ${code}`)).toEqual(left);
  });

  test('its own list still has the other choices, the others only what it leaves', () => {
    const { kinds, makes: ofMakes, sizes } = listFacets(makes, parts, { kind: 'main' });
    expect(kinds).toHaveLength(4);
    expect(write(ofMakes)).toEqual(['Honda 1']);
    expect(sizes.map(({ value }) => value)).toEqual(['STD', 'STD-SP', '.25']);
  });

  test('whatever is chosen: a count is how many sets choosing the value would leave', () => {
    const aFilter = fc.record(
      {
        make: fc.constantFrom('VW', 'Honda', 'Acura', 'Opel'),
        kind: fc.constantFrom<PartType[]>('rod', 'main', 'kit', 'oil-pump'),
        size: fc.constantFrom('STD', '.25', '010'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(aFilter, fc.subarray(parts), (filters, some) => {
        const facets = listFacets(makes, some, filters);
        const countSets = (chosen: SearchFilters) =>
          new Set(some.filter((part) => passesFilters(part, chosen)).map(({ set }) => set.code)).size;
        for (const { value, count } of facets.makes) expect(count).toBe(countSets({ ...filters, make: value }));
        for (const { value, count } of facets.kinds)
          expect(count).toBe(countSets({ ...filters, kind: value as PartType }));
        for (const { value, count } of facets.sizes) expect(count).toBe(countSets({ ...filters, size: value }));
        for (const { count } of Object.values(facets).flat()) expect(count).toBeGreaterThan(0);
      }),
    );
  });
});
