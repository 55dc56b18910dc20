import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { builderSamples } from './builder-samples.ts';
import { nearWordSamples } from './near-words-samples.ts';
import { searchForTests } from './search-for-tests.ts';
import { tradeWordSamples } from './trade-words-samples.ts';
import { listExact, listFound, listMistyped, type TypedSample } from './typed-samples.ts';

const catalogue = seedCatalogueForTests();
const { ask } = searchForTests(catalogue);
const firstOf = (typed: string): string | null => {
  const [first] = ask(typed, { limit: 1 }).hits;
  return first?.kind === 'part' ? first.slug : first ? `${first.make} ${first.engine}` : null;
};

// rule search.trade-words
describe('words of the trade', () => {
  test('there are enough of them', () => {
    expect(new Set(tradeWordSamples.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(150);
    expect(new Set(builderSamples.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(120);
  });

  test.each([...tradeWordSamples, ...nearWordSamples, ...builderSamples])('%j finds %s first', (typed, first) => {
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
    ['ls vtec', 'ls'],
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
    ['golf r', ['CDLC', 'CJXC']],
    ['z4 m', ['S54B32']],
    ['205 rallye', ['TU2J2 MFZ']],
    ['106 rallye', ['TU2J2 MFZ', 'TU5J2L3 NFW']],
    ['e36 m3 us', ['S52B32']],
    ['240 turbo', ['B21ET']],
    ['bbc', ['396', '427', '454', '502', '572']],
    ['gt-r', ['RB26DETT', 'BPT', 'VR38DETT', '202 Red']],
    ['900 turbo', ['900 ACE Turbo', 'B202', 'B204L']],
    ['land rover series 3', ['2.25 Petrol']],
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

  test.each(['240 turbo rods', 'bbc rods', 'not hx k20a rods', '106 rallye', 'what bearings fit ej20'])(
    '%j leaves nothing open',
    (typed) => {
      expect(ask(typed)).toMatchObject({ certainty: 'match' });
      expect(ask(typed).understood).not.toContainEqual(expect.objectContaining({ role: 'unknown' }));
    },
  );

  test.each(['not hx k20a rods', 'k20a rods non hx', 'rods except coated k20a', 'k20a rods sans hd'])(
    '%j shows nothing but plain sets',
    (typed) => {
      expect(ask(typed).sets.map(({ set }) => set)).toEqual(['4B1946H']);
    },
  );

  test('a kind that is not wanted is not shown', () => {
    expect(ask('k20a rods not mains').sets.every(({ set }) => set.startsWith('4B'))).toBe(true);
  });

  // rule search.several-numbers
  test.each(['4B1606H 4B1946H', '4b1606h-std, 4b1946h', '4B1606H .25; 4B1946H'])(
    'two numbers %j are both found, and neither is taken for what was meant',
    (typed) => {
      const answer = ask(typed, { limit: 60 });
      expect(answer).toMatchObject({ certainty: 'match', exactSlug: null });
      expect(answer.sets.slice(0, 2).map(({ set }) => set)).toEqual(['4B1606H', '4B1946H']);
    },
  );

  test('the numbers of a kit are one number', () => {
    expect(ask('4b1946h 5m1959h 1t1957')).toMatchObject({ exactSlug: '4B1946H+5M1959H+1T1957' });
  });

  test.each(['V6', 'v8 turbo', '2.0', '1600', '16', '156', '5 Zylinder', 'turbo', 'straight six'])(
    '%j is said of many engines: they are shown, and no part is offered',
    (typed) => {
      expect(ask(typed)).toMatchObject({ setTotal: 0 });
      expect(ask(typed).engines.length).toBeGreaterThan(0);
    },
  );

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
    expect(ask(typed)).toMatchObject({ exactSlug: null, unitNote: { requestedUnit: 'in', inches, mm, nearest } });
  });

  test.each(['k20a rods .001', 'k20a rods .025', 'k20a rods 025'])(
    '%j is made so: nothing is said of the other unit',
    (typed) => {
      expect(ask(typed).unitNote).toBeNull();
    },
  );

  // rule search.size-asked
  test.each([
    ['k20a rods .75', ['4B1946H', '4B1946HX', '4B1946HC']],
    ['k20a rods 1.00', ['4B1946H', '4B1946HX', '4B1946HC']],
    ['k20a rods .50', []],
    ['k20a rods .25', []],
    ['k20a rods 010', []],
    ['4b1946 .75', ['4B1946H', '4B1946HC', '4B1946HX', '4B1946H+5M1959H+1T1957']],
    ['4b1606h .77', ['4B1606H', '4B1606HC', '4B1606HX', '4B1606H+5M9505H']],
    ['4b1606h .50', ['4B1606HC', '4B1606HX', '4B1606H+5M9505H']],
    ['1t1957 .25', ['1T1957']],
    ['ag-1 .25', []],
    ['honda b16 pump .25', []],
    ['k20a kit .25', ['4B1946H+5M1959H+1T1957']],
    ['honda kit 0.25', ['4B1946H+5M1959H+1T1957', '4B1972H+5M1959H+1T1957']],
    ['k20a kit 010', ['4B1946H+5M1959H+1T1957']],
    ['k20a kit std', []],
    ['k20a kit', []],
    ['4B1946H+5M1959H+1T1957 .25', ['4B1946H+5M1959H+1T1957']],
    ['4B1946H+5M1959H+1T1957-std', []],
    ['4B1606H-.25+5M9505H-.25', ['4B1606H+5M9505H']],
    ['4B1606H x 3', []],
    ['k20a rods', []],
  ])('%j: sets that are not made so are named as such: %j', (typed, sets) => {
    const named = ask(typed).sets.filter(({ notMade }) => notMade !== undefined);
    expect(named.map(({ set }) => set)).toEqual(sets);
  });

  // rule part.kit-size
  test('a kit comes in the size of what it holds, and a pump beside which a size stands in one', () => {
    expect(ask('4B1946H+5M1959H+1T1957 std')).toMatchObject({ exactSlug: '4B1946H+5M1959H+1T1957', missingSize: null });
    expect(ask('4B1946H+5M1959H+1T1957 st')).toMatchObject({ missingSize: null, begunSize: { size: 'ST' } });
    expect(ask('4B1946H+5M1959H+1T1957 .25')).toMatchObject({ exactSlug: null, missingSize: { size: '.25' } });
    expect(ask('k20a std').sets.map(({ set }) => set)).toContain('4B1946H+5M1959H+1T1957');
    expect(ask('k20a .25').sets.map(({ set }) => set)).not.toContain('4B1946H+5M1959H+1T1957');
    expect(ask('honda b16 pump .25').sets[0]).toMatchObject({ isOneSize: true });
  });

  test('is that part where it is made in inches', () => {
    expect(ask('5M909H 020')).toMatchObject({ exactSlug: '5M909H-020', unitNote: null });
  });

  test('a size in millimetres of a set made in inches is no part either', () => {
    const answer = ask('8b663h 0.75');
    expect(answer.exactSlug).toBeNull();
    expect(answer.unitNote).toMatchObject({ requestedUnit: 'mm', inches: '0.0295', mm: '0.75', nearest: '030' });
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

// rule catalogue.make-names
test.each([
  ['skoda rods', 'Škoda', 'Skoda'],
  ['citroen rods', 'Citroën', 'Citroen'],
])('%j: names of sets say %s, as pages do, and not %s', (typed, title, raw) => {
  const names = ask(typed, { limit: 60 }).sets.map(({ name }) => name);
  expect(names.filter((name) => name.includes(raw))).toEqual([]);
  expect(names.join()).toContain(title);
});
