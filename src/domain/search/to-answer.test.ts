import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import type { PartType } from '../part/part.ts';
import { listAllSizes } from './rank-parts.ts';
import { readSize } from './read-size.ts';
import type { SearchAnswer, SearchFilters, SearchHit } from './search-answer.ts';
import { searchForTests } from './search-for-tests.ts';
import { type AskOptions, type Found, nothingFound, toAnswer } from './to-answer.ts';

const catalogue = seedCatalogueForTests();
const { index, ask } = searchForTests(catalogue);
const pick = <T>(from: readonly T[], is: (one: T) => boolean): T[] => from.filter(is);

const k20s = ['Honda K20A', 'Acura K20A2', 'Acura K20A3'].flatMap((label) =>
  pick(index.engines, ({ make, name }) => `${make} ${name}` === label),
);
const partsOf = (codes: readonly string[], typedSize: string | null = null) =>
  listAllSizes(
    codes.flatMap((code) =>
      pick(index.sets, (set) => set.code === code).map((set) => ({
        ...{ set, alias: null, lead: null, size: typedSize === null ? null : readSize(typedSize) },
      })),
    ),
  );
/** sets of the K20A between which one of the F20C stands */
const parts = partsOf(['4B1946H', '4B1956H', '4B1946HX', 'OPHD1040HP']);
const found: Found = { ...nothingFound, engines: k20s, parts, isEngineFirst: true, certainty: 'match' };
const answer = (change: Partial<Found> = {}, options: Partial<AskOptions> = {}) =>
  toAnswer(index, 'k20', { ...found, ...change }, null, { limit: 100, ...options });

const nameOf = (hit: SearchHit): string => (hit.kind === 'part' ? hit.slug : `${hit.make} ${hit.engine}`);
const words: Found['words'] = {
  found: { engines: [], sets: [], words: [], isNamed: false, isGuess: false },
  pieces: [],
};

test('the answer to what leads to nothing is empty', () => {
  expect(toAnswer(index, 'zzzz', nothingFound, null, { limit: 20 })).toEqual({
    ...{ query: 'zzzz', hits: [], certainty: 'nothing', exactSlug: null, missingSize: null, begunSize: null },
    ...{ unitNote: null, miss: null, understood: [], engines: [], sets: [], setTotal: 0, unreadSigns: [] },
    facets: { makes: [], kinds: [], sizes: [] },
  });
});

describe('the hits', () => {
  test.each([
    [true, 'Honda K20A, Acura K20A2, Acura K20A3, 4B1946H-STD'],
    [false, '4B1946H-STD, 4B1946H-STD-SP, 4B1946H-.025, 4B1946H-.25'],
  ])('begin with the engines, %s: %s', (isEngineFirst, first) => {
    const { hits } = answer({ isEngineFirst }, { limit: 4 });
    expect(hits.map(nameOf).join(', ')).toBe(first);
  });

  // rule part.engine-words
  test('begin their engines with the visitor’s own', () => {
    const engine = { makeSlug: 'Honda', engineSlug: 'K20Z3', make: 'Honda', engine: 'K20Z3', sets: ['4B1946H'] };
    const leadsOf = ({ hits }: SearchAnswer) =>
      new Set(
        hits.flatMap((hit) =>
          hit.kind === 'part' && hit.set === '4B1946H' ? (/for (\S+ \S+)/.exec(hit.title)?.[1] ?? []) : [],
        ),
      );
    expect(leadsOf(answer({}, { engine }))).toEqual(new Set(['Honda K20Z3']));
    expect(leadsOf(answer())).toEqual(new Set(['Honda B16A']));
  });

  test('have what was found beside them', () => {
    const facts: Pick<SearchAnswer, 'certainty' | 'exactSlug' | 'missingSize' | 'begunSize'> = {
      ...{ certainty: 'guess' as const, exactSlug: '4B1946H-.25', missingSize: { set: '4B1946H', size: '1.00' } },
      begunSize: { set: '4B1946H', size: '.2' },
    };
    expect(answer(facts)).toMatchObject({ query: 'k20', miss: null, ...facts });
    expect(ask('zzzzqqq', { explains: true }).miss?.words.map(({ typed }) => typed)).toEqual(['zzzzqqq']);
    expect(ask('zzzzqqq').miss).toBeNull();
  });

  // rule search.inch
  test.each([
    ['010', { requestedUnit: 'in', nearest: '.25' }],
    ['.25', null],
    [null, null],
  ])('of a size %j asked for have the other unit: %j', (typedSize, note) => {
    const { unitNote } = answer({ parts: partsOf(['4B1946H'], typedSize) });
    expect(unitNote).toEqual(note && (expect.objectContaining(note) as unknown));
  });

  // rule search.inch
  test.each<[SearchFilters, string | null]>([
    [{ size: '.25' }, '.25'],
    [{ size: 'STD' }, null],
    [{ make: 'BMW' }, null],
  ])('under %j have the other unit of what is shown alone: %j', (filters, nearest) => {
    const { unitNote } = answer({ parts: partsOf(['4B1946H'], '010') }, { filters });
    expect(unitNote?.nearest ?? null).toBe(nearest);
  });

  test.each<[string, SearchFilters]>([
    ['.025', { size: '001' }],
    ['001', { size: '.025' }],
  ])('of a size %j that is made have none, also where %j leaves the other unit alone', (typedSize, filters) => {
    const { unitNote, setTotal } = answer({ parts: partsOf(['4B1946H'], typedSize) }, { filters });
    expect(unitNote).toBeNull();
    expect(setTotal).toBe(1);
  });
});

describe('a filter', () => {
  test.each<[SearchFilters, string, number]>([
    [{}, 'Honda K20A, Acura K20A2, Acura K20A3', 4],
    [{ make: 'Acura' }, 'Acura K20A2, Acura K20A3', 2],
    [{ make: 'Honda' }, 'Honda K20A', 4],
    [{ make: 'BMW' }, '', 0],
    // an engine has neither kind nor size
    [{ kind: 'rod' }, '', 3],
    [{ kind: 'oil-pump' }, '', 1],
    [{ size: '.25' }, '', 3],
    [{ make: 'Acura', size: '.25' }, '', 2],
    [{ size: '1.00' }, '', 0],
  ])('%j leaves the engines %j and so many sets: %i', (filters, engines, sets) => {
    const result = answer({}, { filters });
    expect(result.engines.map(nameOf).join(', ')).toBe(engines);
    expect([result.setTotal, result.sets.length]).toEqual([sets, sets]);
  });

  test('chooses the size that a set is shown in', () => {
    const sizes = answer({}, { filters: { size: '.25' } }).sets.map(({ size }) => size);
    expect(sizes).toEqual(['.25', '.25', '.25']);
  });

  test('never takes its own other choices away', () => {
    const { facets } = answer({}, { filters: { kind: 'oil-pump' } });
    expect(facets.kinds.map(({ value }) => value)).toEqual(['rod', 'oil-pump']);
    expect(facets.sizes).toEqual([]);
  });

  test('calls a make by its title', () => {
    const titles = ask('land rover').facets.makes.map(({ value, label }) => `${value} ${label}`);
    expect(titles).toContain('Land-Rover Land Rover');
  });
});

describe('the sets', () => {
  test.each([
    ['words led to them: like beside like', words, ['4B1946H', '4B1946HX', '4B1956H', 'OPHD1040HP']],
    ['a number did: as they were found', null, ['4B1946H', '4B1956H', '4B1946HX', 'OPHD1040HP']],
  ])('stand as is right where %s', (_, led, codes) => {
    expect(answer({ words: led }).sets.map(({ set }) => set)).toEqual(codes);
    expect(answer({ words: led }, { limit: 2 }).sets.map(({ set }) => set)).toEqual(codes.slice(0, 2));
    expect(answer({ words: led }, { limit: 2 }).setTotal).toBe(4);
  });

  test.each<[string, SearchFilters, string[]]>([
    ['engines of two makes by make and name', {}, ['Honda K20A', 'Acura K20A2', 'Acura K20A3']],
    ['engines of one make by their names', { make: 'Acura' }, ['K20A2', 'K20A3']],
    // engines are hits no more, but the sets are still theirs (rule search.understood)
    ['engines under a kind', { kind: 'rod' }, ['Honda K20A', 'Acura K20A2', 'Acura K20A3']],
    ['engines under a size', { size: '.25' }, ['Honda K20A', 'Acura K20A2', 'Acura K20A3']],
    ['engines of one make under a kind', { make: 'Acura', kind: 'rod' }, ['K20A2', 'K20A3']],
  ])('name the %s', (_, filters, engines) =>
    expect(answer({}, { filters }).sets[0]).toMatchObject({ set: '4B1946H', engines }),
  );
});

describe('of what was typed', () => {
  test.each([
    ['k20a rods', ['engine', 'kind']],
    ['4B1606H', []],
    ['zzzzqqq', []],
  ])('%j is told what was understood only where words led to it', (typed, roles) =>
    expect(ask(typed).understood.map(({ role }) => role)).toEqual(roles),
  );

  test.each([
    ['4B1606H-STD returned', ['returned']],
    ['4B1606H-STD rods', []],
  ])('%j has unread signs: %j', (typed, unreadSigns) => expect(ask(typed).unreadSigns).toEqual(unreadSigns));
});

test('whatever is asked, filtered and cut: what is counted is what a list without an end would show', () => {
  const aFilter = fc.record(
    {
      make: fc.constantFrom('Honda', 'Acura', 'BMW', 'Toyota'),
      kind: fc.constantFrom<PartType[]>('rod', 'main', 'kit', 'oil-pump'),
      size: fc.constantFrom('STD', '.25', '.50'),
    },
    { requiredKeys: [] },
  );
  const typed = fc.constantFrom('honda', 'k20', 'toyota rods', 'mains .25', 'evo9', '4B19', '4B1606H', '2jz');
  fc.assert(
    fc.property(typed, aFilter, fc.nat(30), (query, filters, limit) => {
      const [all, some] = [ask(query, { filters, limit: 9999 }), ask(query, { filters, limit })];
      expect(some.hits).toEqual(all.hits.slice(0, limit));
      expect(some.sets).toEqual(all.sets.slice(0, limit));
      expect([some.setTotal, all.sets.length]).toEqual([all.setTotal, all.setTotal]);
      expect(some.facets).toEqual(all.facets);
      const ofParts = all.hits.flatMap((hit) => (hit.kind === 'part' ? [hit.set] : []));
      expect(all.sets.map(({ set }) => set).toSorted()).toEqual([...new Set(ofParts)].toSorted());
      expect(all.engines).toEqual(all.hits.filter(({ kind }) => kind === 'engine'));
    }),
  );
});
