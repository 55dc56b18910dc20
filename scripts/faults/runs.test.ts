import { expect, test } from 'vitest';
import { chooseFor } from './choices.ts';
import { listFixedRuns, listRuns } from './runs.ts';

test('there are at least 300 runs, each with a name of its own', () => {
  const names = listRuns(1).map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(300);
  expect(new Set(names).size).toBe(names.length);
});

test('while paying the shop is killed at least fifty times', () => {
  expect(listRuns(1).filter(({ trouble }) => trouble.kind === 'kill-paying').length).toBeGreaterThanOrEqual(50);
});

test('the fixed ones are all among them', () => {
  expect(listFixedRuns(1)).toHaveLength(13);
});

test('the same seed is the same purchase, other seeds are others', () => {
  expect(chooseFor(7, null)).toEqual(chooseFor(7, null));
  expect(new Set(Array.from({ length: 200 }, (_, seed) => JSON.stringify(chooseFor(seed, null)))).size).toBeGreaterThan(
    50,
  );
});
