import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverEngines, type FittedEngine, writeEngines } from './engine-words.ts';

const honda = ['B16A', 'B16B', 'B18C6', 'B20B', 'D15B', 'D16Z6', 'D16Y8', 'K20A', 'K20Z3', 'K24A1', 'K24A3', 'R18A2'];
const ofHonda = (beginnings: RegExp) => honda.filter((engine) => beginnings.test(engine));

// rule part.engine-words
describe('coverEngines', () => {
  test.each([
    ['whole families by their letters', ofHonda(/^[BK]/), ['B', 'K'], []],
    ['the shortest that is true', ofHonda(/^K24/), ['K24'], []],
    ['a family without one engine is not said', ['B16A', 'B16B', 'B20B'], ['B16'], ['B20B']],
    ['one engine is no family', ['R18A2'], [], ['R18A2']],
    ['two engines are no family by one letter', ofHonda(/^D1[56]/).slice(1), ['D16'], []],
    ['an engine that the catalogue does not list', ['L15B7'], [], ['L15B7']],
  ])('%s', (_, fitted, families, engines) => {
    expect(coverEngines(fitted, honda)).toEqual({ families, engines });
  });

  test.each([
    ['EJ205 is an EJ20', ['EJ205', 'EJ20G'], ['EJ255', 'EJ25D'], ['EJ20']],
    ['M10 is not M102', ['M102.983', 'M102.990'], ['M10B20'], ['M102']],
    ['figures and letters', ['2JZ-GE', '2JZ-GTE'], ['1JZ-GTE', '1GR-FE'], ['2JZ']],
    ['1G is not 1GR', ['1G-FE', '1G-GTE'], ['1GR-FE'], ['1G']],
    ['bolts are of one family', ['4G63 6-Bolt', '4G63 7-Bolt'], ['4G64', '4G15T'], ['4G63']],
  ])('%s', (_, fitted, others, families) => {
    expect(coverEngines(fitted, [...fitted, ...others])).toEqual({ families, engines: [] });
  });

  test.each([[['AEB', 'AGU', 'AMB']], [['302', '305', '307']], [['Ninja H2', 'Voodoo 5.2']]])(
    'names of letters or of figures alone have no family: %j',
    (engines) => {
      expect(coverEngines(engines, engines)).toEqual({ families: [], engines });
    },
  );
});

const catalogue: Readonly<Record<string, string[]>> = {
  Honda: ['B16A', 'B16B', 'B18C6', 'K20A', 'K20Z3', 'K24A1', 'F20C'],
  Acura: ['B17A1', 'B18C1', 'B18C5', 'K20A2'],
  'Mercedes-Benz': ['M103.980', 'M104.980'],
  Renault: ['L7X'],
};
const enginesOf = (make: string) => catalogue[make] ?? [];

/** "Honda K20A K20A B16A": a make and one line for each model. */
const fit = (text: string): FittedEngine[] =>
  text.split(', ').flatMap((make) => {
    const [name = '', ...engines] = make.split(' ');
    return engines.map((engine) => ({ make: name, makeSlug: name, engine }));
  });

// rule part.engine-words
test.each([
  ['Honda K20A', 'Honda K20A'],
  ['Honda K20A K20A K20A', 'Honda K20A'],
  ['Honda B16A B16B B18C6 K20A K20Z3 K24A1', 'Honda B and K series'],
  ['Honda B16A B16B B18C6, Acura B17A1 B18C1 B18C5', 'Honda and Acura B series'],
  ['Honda B16A K20A F20C', 'Honda B16A, K20A and F20C'],
  ['Honda F20C, Renault L7X', 'Honda F20C and Renault L7X'],
  ['Honda F20C B16A, Renault L7X', 'Honda F20C and B16A, Renault L7X'],
  ['Acura K20A2, Honda B16A K20A K20Z3 F20C F20C', 'Honda F20C and 4 more engines'],
  ['Mercedes-Benz M103.980 M104.980, Renault L7X', 'Mercedes-Benz M103.980 and 2 more engines'],
])('%s: %s', (rows, words) => {
  expect(writeEngines(fit(rows), enginesOf)).toBe(words);
});

test('nothing known is nothing said', () => {
  expect(writeEngines([], enginesOf)).toBe('');
});

test('an engine is counted once however many models have it, in whatever order', () => {
  const rows = fc.uniqueArray(
    fc.constantFrom(...Object.entries(catalogue).flatMap(([make, all]) => fit(`${make} ${all.join(' ')}`))),
  );
  fc.assert(
    fc.property(rows, (some) => {
      const count = Number(/ and (\d+) more$/.exec(writeEngines(some, enginesOf))?.[1]);
      if (!Number.isNaN(count)) expect(count).toBe(some.length - 1);
    }),
  );
});
