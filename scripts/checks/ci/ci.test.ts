import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { planCheck } from './check-steps.ts';
import { deepSteps } from './deep-steps.ts';
import { ciSteps, quickSteps } from './ci-steps.ts';
import { pickSteps } from './run-ci.ts';
import { countStep } from './run-step.ts';
import { runSteps } from './run-steps.ts';
import type { Outcome, Step } from './step.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  cores: 1,
  command: [],
  count: 'exit',
  ...more,
});
const namesOf = (steps: readonly Step[]) => steps.map(({ name }) => name);

/** What began and ended, in order, when each step ends a little later than the one that began before it. */
async function runLogged(steps: Step[], cores: number, failing: string[] = []) {
  const log: string[] = [];
  const run = async (one: Step, isAlone: boolean): Promise<Outcome> => {
    log.push(`${one.name} begins${isAlone ? ' alone' : ''}`);
    for (let turn = 0; turn < log.length; turn++) await new Promise((resolve) => setImmediate(resolve));
    log.push(`${one.name} ends`);
    const failed = failing.includes(one.name) ? 1 : 0;
    return { step: one, seconds: 1, tally: { passed: 1 - failed, failed, failures: [] } };
  };
  const outcomes = await runSteps(steps, cores, run);
  return { log, failed: outcomes.map(({ tally }) => tally?.failed ?? null) };
}

test('as many steps at once as the cores carry, the first first; one that asks for more than there are runs alone', async () => {
  const { log } = await runLogged([step('a'), step('b'), step('c'), step('d', { cores: Infinity })], 2);
  expect(log.slice(0, 4)).toEqual(['a begins', 'b begins', 'a ends', 'c begins']);
  expect(log.slice(-2)).toEqual(['d begins alone', 'd ends']);
});

test('without what it needs a step is left out; one that only comes after another is not', async () => {
  const steps = [
    step('links', { needs: ['build'] }),
    step('build'),
    step('end-to-end', { needs: ['links'] }),
    step('types', { after: ['build'] }),
  ];
  const { log, failed } = await runLogged(steps, 2, ['build']);
  expect(log).toEqual(['build begins', 'build ends', 'types begins', 'types ends']);
  expect(failed).toEqual([null, 1, null, 0]);
  await expect(runLogged([step('a', { needs: ['b'] }), step('b', { needs: ['a'] })], 2)).rejects.toThrow('a, b');
});

test('a step comes with what it needs, and every list has what its steps need', () => {
  expect(namesOf(pickSteps(ciSteps, ['pages', 'unit']))).toEqual(['build', 'unit', 'pages']);
  expect(() => pickSteps(deepSteps, ['modle'])).toThrow(/no step "modle", only model, tests/);
  for (const steps of [ciSteps, quickSteps, deepSteps])
    expect(namesOf(steps)).toEqual(expect.arrayContaining(steps.flatMap(({ needs = [] }) => needs)));
});

test('the workflow parts all steps of CI among its machines', () => {
  const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
  const named = [...workflow.matchAll(/ steps: ([^,}]+)/g)].flatMap(([, steps = '']) => steps.match(/'[^']+'|[\w-]+/g));
  expect(new Set(named.map((name) => name?.replaceAll("'", '')))).toEqual(new Set(namesOf(ciSteps)));
});

const failed = { status: 'failed', fullName: 'adds', failureMessages: ['expected 1 to be 2'] };
const file = { name: 'a.test.ts', status: 'failed', message: 'no such module' };
const spec = { title: 'buys', file: 'buy.spec.ts', line: 9 };
const flaky = { status: 'flaky', projectName: 'phone', results: [{ errors: [{ message: 'once' }] }] };

test.each([
  ['exit', null, false, 1, []],
  ['vitest', { numPassedTests: 7, testResults: [{ ...file, assertionResults: [failed] }] }, false, 1, ['adds']],
  ['vitest', { numPassedTests: 7, testResults: [{ ...file, assertionResults: [] }] }, false, 1, ['no such module']],
  ['vitest', { numPassedTests: 7, testResults: [] }, false, 1, ['outside any test']],
  ['vitest', { numPassedTests: 7, testResults: [] }, true, 0, []],
  [
    'playwright',
    {
      stats: { expected: 3, unexpected: 0, flaky: 1 },
      suites: [{ specs: [], suites: [{ specs: [{ ...spec, tests: [flaky] }] }] }],
      errors: [],
    },
    false,
    1,
    ['[phone] buy.spec.ts:9 › buys'],
  ],
  ['tally', null, true, 1, ['no report']],
] as const)('a failure is counted and named: %s %j', (count, report, hasSucceeded, failures, names) => {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'));
  const path = join(folder, 'report.json');
  if (report) writeFileSync(path, JSON.stringify(report));
  const tally = countStep(step('a', { count }), path, hasSucceeded);
  rmSync(folder, { recursive: true });
  expect(tally).toMatchObject({ failed: failures, failures: names.map((name) => expect.stringContaining(name)) });
});

test('the last line reaches a reader that is slow', async () => {
  const stepWithOutput = { ...step('a'), command: ['-e', 'console.log("x".repeat(2e6)); process.exitCode = 1'] };
  const code = `const { runCi } = await import('${resolve('scripts/checks/ci/run-ci.ts')}');
    await runCi([${JSON.stringify(stepWithOutput)}], []);`;
  const cwd = mkdtempSync(join(tmpdir(), 'ci-'));
  const ci = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd });
  const ended = new Promise((done) => ci.once('exit', done));
  await Promise.race([ended, pause(2000)]);
  expect((await text(ci.stdout)).trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
  expect(await ended).toBe(1);
  rmSync(cwd, { recursive: true });
});

test.each([
  [['src/domain/price/money.ts'], ['papers', 'format', 'lint', 'rules']],
  [
    ['src/server/log.ts', 'src/api/call.ts'],
    ['papers', 'format', 'lint', 'rules', 'unit'],
  ],
  [['src/components/page/Header.astro'], ['papers', 'format', 'lint']],
  [['content/pages/terms.mdx'], ['papers', 'texts']],
  [['src/styles/tokens.css'], ['papers', 'format', 'styles']],
  [[], ['papers']],
])('npm run check of %j', (files, steps) => {
  expect(namesOf(planCheck(files).steps)).toEqual(steps);
});
