import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeEngines, type FittedEngine } from './engine-words.ts';

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
  ['Acura K20A2, Honda B16A K20A K20Z3 F20C F20C', 'Honda F20C and 4 more'],
  ['Mercedes-Benz M103.980 M104.980, Renault L7X', 'Mercedes-Benz M103.980 and 2 more'],
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
