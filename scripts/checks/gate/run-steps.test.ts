import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Outcome, Step } from './step.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  cores: 1,
  command: [],
  count: 'exit',
  ...more,
});

/** Steps that end when they are told to; `log` says what began and ended, in order. */
function createBench(failing: string[] = []) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const run = async (one: Step, isAlone: boolean): Promise<Outcome> => {
    log.push(`${one.name} begins${isAlone ? ' alone' : ''}`);
    await new Promise<void>((resolve) => ends.set(one.name, resolve));
    log.push(`${one.name} ends`);
    const failed = failing.includes(one.name) ? 1 : 0;
    return { step: one, seconds: 1, tally: { passed: 1 - failed, failed, failures: [] }, files: [] };
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { log, run, end };
}

test('as many at once as the cores carry, the first of the list first', async () => {
  const { log, run, end } = createBench();
  const done = runSteps([step('a'), step('b'), step('c')], 2, run);
  expect(log).toEqual(['a begins', 'b begins']);
  await end('b');
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'c begins']);
  await end('a');
  await end('c');
  expect((await done).map((outcome) => outcome.step.name)).toEqual(['a', 'b', 'c']);
});

test('a step for all cores runs alone, and so does one that asks for more than there are', async () => {
  const { log, run, end } = createBench();
  const done = runSteps([step('a', { cores: 'all' }), step('b'), step('c', { cores: 9 })], 2, run);
  for (const name of ['a', 'b', 'c']) await end(name);
  await done;
  expect(log).toEqual(['a begins alone', 'a ends', 'b begins', 'b ends', 'c begins alone', 'c ends']);
});

test('what another step needs comes first, and without it nothing that needs it runs', async () => {
  const { log, run, end } = createBench(['build']);
  const steps = [step('links', { needs: ['build'] }), step('build'), step('journeys', { needs: ['links'] }), step('x')];
  const done = runSteps(steps, 1, run);
  await end('build');
  await end('x');
  const outcomes = await done;
  expect(log).toEqual(['build begins alone', 'build ends', 'x begins alone', 'x ends']);
  expect(outcomes.map(({ step: { name }, tally }) => [name, tally?.failed ?? null])).toEqual([
    ['links', null],
    ['build', 1],
    ['journeys', null],
    ['x', 0],
  ]);
});

test('a step waits for another that runs too, whatever becomes of it, and for none that does not', async () => {
  const { log, run, end } = createBench(['build']);
  const done = runSteps([step('build'), step('types', { after: ['build', 'journeys'] })], 2, run);
  await end('build');
  await end('types');
  await done;
  expect(log).toEqual(['build begins', 'build ends', 'types begins', 'types ends']);
});

test('steps that wait for each other are no endless wait', async () => {
  const { run } = createBench();
  const steps = [step('a', { needs: ['b'] }), step('b', { needs: ['a'] })];
  await expect(runSteps(steps, 2, run)).rejects.toThrow('wait for each other: a, b');
});
