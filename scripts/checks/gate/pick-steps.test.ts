import { expect, test } from 'vitest';
import { deepSteps } from './deep-steps.ts';
import { gateSteps, quickSteps } from './gate-steps.ts';
import { pickSteps } from './pick-steps.ts';

const namesOf = (steps: readonly { name: string }[]) => steps.map(({ name }) => name);

test('no name is all of them', () => {
  expect(pickSteps(gateSteps, [])).toBe(gateSteps);
});

test('a step comes with what it needs, in the order of the list', () => {
  expect(namesOf(pickSteps(gateSteps, ['pages', 'unit']))).toEqual(['build', 'unit', 'pages']);
});

test('a name that is none says which there are', () => {
  expect(() => pickSteps(deepSteps, ['modle'])).toThrow(/no step "modle", only model, tests/);
});

test.each([
  ['the gate', gateSteps],
  ['the quick gate', quickSteps],
  ['the deep run', deepSteps],
])('%s has one step of a name and lists what its steps need and wait for', (_, steps) => {
  const names = namesOf(steps);
  expect(new Set(names).size).toBe(names.length);
  expect(steps.flatMap(({ needs = [] }) => needs).filter((name) => !names.includes(name))).toEqual([]);
});

test('the quick gate builds nothing', () => {
  expect(namesOf(quickSteps)).toEqual(['unit', 'islands', 'papers', 'texts', 'lint', 'format']);
});
