import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { nearWordSamples } from './near-words-samples.ts';
import { searchForTests } from './search-for-tests.ts';
import { tradeWordSamples } from './trade-words-samples.ts';
import { listExact, listFound, listMistyped, type TypedSample } from './typed-samples.ts';

const catalogue = seedCatalogueForTests();
const { ask } = searchForTests(catalogue, { whole: 1_000_000, shard: 9000 });
const firstOf = (typed: string): string | null => {
  const [first] = ask(typed, { limit: 1 }).hits;
  return first?.kind === 'part' ? first.slug : first ? `${first.make} ${first.engine}` : null;
};

// rule search.trade-words
describe('words of the trade', () => {
  test('there are enough of them', () => {
    expect(new Set(tradeWordSamples.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(150);
  });

  test.each([...tradeWordSamples, ...nearWordSamples])('%j finds %s first', (typed, first) => {
    expect(firstOf(typed)).toBe(first);
  });

  test('where few engines say "turbo", all that the other words fit are shown, the word left out and named', () => {
    const engines = (typed: string) => ask(typed, { limit: 60 }).engines.map(({ engine }) => engine);
    expect(engines('subaru 2.0 turbo')).toEqual(expect.arrayContaining(['EJ20G', 'EJ205', 'EJ207']));
    expect(ask('subaru 2.0 turbo')).toMatchObject({ certainty: 'guess' });
    expect(ask('subaru 2.0 turbo').understood).toContainEqual(
      expect.objectContaining({ role: 'unknown', typed: 'turbo', without: 'subaru 2.0' }),
    );
    expect(engines('944 turbo')).toEqual(['M44.51']);
    expect(ask('944 turbo')).toMatchObject({ certainty: 'match' });
  });

  test('a figure that no car is called by leads to all of its kind, as a guess', () => {
    expect(ask('evo 7 rods')).toMatchObject({ certainty: 'guess' });
    expect(ask('evo 7 rods').understood).toContainEqual(expect.objectContaining({ role: 'unknown', typed: '7' }));
  });

  test('words of two models of one engine, and a set of an engine that fits less well, are said to be guesses', () => {
    expect(ask('impreza gt rods')).toMatchObject({ certainty: 'guess' });
    expect(ask('impreza wrx rods')).toMatchObject({ certainty: 'match' });
    expect(ask('ls oil pump')).toMatchObject({ certainty: 'guess' });
  });

  test.each([
    ['boxster s rods', 's'],
    ['944 s', null],
    ['omega a rods', 'a'],
    ['zafira a opc', null],
    ['ls vtec', 'vtec'],
    ['alfa 75 rods', null],
    ['audi 80 quattro', null],
  ])('%j may be another car than the one that is found: it is a guess', (typed, unknown) => {
    expect(ask(typed)).toMatchObject({ certainty: 'guess' });
    if (unknown !== null)
      expect(ask(typed).understood).toContainEqual(expect.objectContaining({ role: 'unknown', typed: unknown }));
  });

  test.each(['impreza 99', 'chevy 69 camaro', 'golf r 2015', 'golf mk ii', 'm5 e60'])('%j is sure', (typed) => {
    expect(ask(typed)).toMatchObject({ certainty: 'match' });
  });

  test.each(['4b1946h k20a', '4b1183h golf', '4b1946h mains', '5m1959h rods'])(
    '%j names no size that is not made',
    (typed) => {
      expect(ask(typed)).toMatchObject({ certainty: 'exact', missingSize: null });
    },
  );

  test.each([
    ['e39 m5', ['S62B50']],
    ['elan', ['Twin Cam']],
    ['evo x', ['4B11T']],
    ['evo i', ['4G63 6-Bolt']],
    ['rs2', ['ADU']],
    ['vectra a', ['C20NE']],
  ])('beside %j as it stands nothing is shown that only begins so', (typed, engines) => {
    expect(ask(typed, { limit: 60 }).engines.map(({ engine }) => engine)).toEqual(engines);
  });

  // rule search.none
  test.each([
    ['rod bolts k20a', ['K20A', 'rod bolts']],
    ['cam bearings ls1', ['LS1', 'cam bearings']],
    ['subaru impreza head studs', ['Subaru', 'Impreza', 'head studs']],
    ['k20a head studs', ['K20A', 'head studs']],
    ['ford 2.0 head studs', ['Ford', '2.0', 'head studs']],
  ])('%j: what nothing is found for is named as the catalogue writes it: %j', (typed, labels) => {
    expect(ask(typed, { limit: 1, explains: true }).miss?.words.map(({ label }) => label)).toEqual(labels);
  });

  test('without the make that was named no engine of another is found by its capacity', () => {
    expect(new Set(ask('ford 2.0 16v', { limit: 60 }).engines.map(({ make }) => make))).toEqual(new Set(['Ford']));
  });

  test('look-alike letters of another alphabet are read as they look', () => {
    for (const { name } of catalogue.engines) {
      const cyrillic = name.replace(
        /[ABEKMHOPCTYX]/g,
        (letter) => 'АВЕКМНОРСТУХ'['ABEKMHOPCTYX'.indexOf(letter)] ?? letter,
      );
      expect(firstOf(cyrillic), cyrillic).toBe(firstOf(name));
    }
  });
});

// rule search.inch
describe('a size in inches', () => {
  test.each([
    ['4B1606H 020', '0.020', '0.508', '.50'],
    ['4B1606H .020', '0.020', '0.508', '.50'],
    ['4B1606H 10 thou', '0.010', '0.254', '.25'],
    ['5m1959h .001', '0.001', '0.025', '.025'],
    ['020', '0.020', '0.508', '.50'],
    ['.020', '0.020', '0.508', '.50'],
    ['k20a mains .010', '0.010', '0.254', '.25'],
  ])('%j is %s in and %s mm, and means no part', (typed, inches, mm, nearest) => {
    expect(ask(typed)).toMatchObject({ exactSlug: null, unitNote: { asked: 'in', inches, mm, nearest } });
  });

  test.each(['k20a rods .001', 'k20a rods .025', 'k20a rods 025'])(
    '%j is made so: nothing is said of the other unit',
    (typed) => {
      expect(ask(typed).unitNote).toBeNull();
    },
  );

  test('is that part where it is made in inches', () => {
    expect(ask('5M909H 020')).toMatchObject({ exactSlug: '5M909H-020', unitNote: null });
  });

  test('a size in millimetres of a set made in inches is no part either', () => {
    const answer = ask('8b663h 0.75');
    expect(answer.exactSlug).toBeNull();
    expect(answer.unitNote).toMatchObject({ asked: 'mm', inches: '0.0295', mm: '0.75', nearest: '030' });
  });
});

// rule search.measure
describe('queries made from the data', () => {
  const every = (samples: readonly TypedSample[], step: number) => samples.filter((_, at) => at % step === 0);
  const share = (samples: readonly TypedSample[], places: number): { share: number; missed: string[] } => {
    const missed = samples.filter(
      ({ typed, means }) =>
        !listFound(ask(typed, { limit: 60 }))
          .slice(0, places)
          .includes(means),
    );
    return { share: 1 - missed.length / samples.length, missed: missed.map(({ typed }) => typed) };
  };

  test('an exact number or engine comes first in 98 of 100', () => {
    const samples = every(listExact(catalogue), 5);
    expect(samples.length).toBeGreaterThan(400);
    const { share: found, missed } = share(samples, 1);
    expect(found, missed.join(', ')).toBeGreaterThanOrEqual(0.98);
  });

  test('with one typing error it is among the first five in 95 of 100', () => {
    const samples = every(listMistyped(catalogue), 17);
    expect(samples.length).toBeGreaterThan(400);
    const { share: found, missed } = share(samples, 5);
    expect(found, missed.join(', ')).toBeGreaterThanOrEqual(0.95);
  });
});
