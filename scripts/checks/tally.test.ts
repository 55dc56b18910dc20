import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { addTallies, tallyJourneys, tallyUnit } from './tally.ts';

const unitReport = (testResults: object[]) => ({ numPassedTests: 7, testResults }) as unknown as JsonTestResults;
const file = { name: 'src/a.test.ts', status: 'failed', message: '' };

test('of the unit tests: what failed, with the first lines of why', () => {
  const [good, bad] = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2\n at line 3'] },
  ];
  expect(tallyUnit(unitReport([{ ...file, assertionResults: [good, bad] }]))).toEqual({
    passed: 7,
    failed: 1,
    failures: ['src/a.test.ts › takes away\n    expected 1 to be 2\n     at line 3'],
  });
});

test('what was left out is told by name, and fails nothing', () => {
  const assertionResults = [{ status: 'skipped', fullName: 'rules are taken by Prometheus', failureMessages: [] }];
  expect(tallyUnit(unitReport([{ ...file, status: 'passed', assertionResults }]))).toMatchObject({
    failed: 0,
    leftOut: ['src/a.test.ts › rules are taken by Prometheus'],
  });
});

test('a file that does not even load is one failure', () => {
  const broken = { ...file, message: 'no such module', assertionResults: [] };
  expect(tallyUnit(unitReport([broken]))).toMatchObject({
    failed: 1,
    failures: ['src/a.test.ts\n    no such module'],
  });
});

const journey = (status: string, message?: string) => ({
  title: 'buys a part',
  file: 'buy.spec.ts',
  line: 9,
  tests: [{ status, projectName: 'phone', results: [{ errors: message ? [{ message }] : [] }] }],
});
const journeyReport = (specs: object[], errors: object[] = []) =>
  ({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [{ specs: [], suites: [{ specs }] }],
    errors,
  }) as unknown as JSONReport;

test('of the journeys: also what needed a second try, and what broke outside them', () => {
  const specs = [journey('expected'), journey('unexpected', 'not visible'), journey('flaky', 'once')];
  expect(tallyJourneys(journeyReport(specs, [{ message: 'no browser' }]))).toEqual({
    passed: 3,
    failed: 3,
    failures: [
      '[phone] buy.spec.ts:9 › buys a part\n    not visible',
      '[phone] buy.spec.ts:9 › buys a part\n    once',
      'outside any journey\n    no browser',
    ],
  });
});

test('steps add up', () => {
  const step = { passed: 2, failed: 1, failures: ['a'] };
  const all = { passed: 4, failed: 2, failures: ['a', 'a'], leftOut: ['b'] };
  expect(addTallies([step, { ...step, leftOut: ['b'] }])).toEqual(all);
});
