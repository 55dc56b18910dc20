import type { JSONReport } from '@playwright/test/reporter';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { timeJourneys, timeUnit } from './file-times.ts';
import type { FileTime, Outcome } from './step.ts';
import { writeTimetable } from './timetable.ts';

const outcome = (name: string, seconds: number, failed: number, files: FileTime[] = []): Outcome => ({
  step: { name, cores: 1, command: [], count: 'exit' },
  seconds,
  tally: { passed: 12, failed, failures: [] },
  files,
});

test('a row for each step, the whole, and the slowest files of all steps', () => {
  const files = [
    { file: 'src/a.test.ts', seconds: 1.25 },
    { file: 'src/b.test.ts', seconds: 9 },
  ];
  const leftOut: Outcome = { ...outcome('links', 0, 0), tally: null };
  const journeys = outcome('journeys', 100.4, 1, [{ file: 'buy.spec.ts', seconds: 30 }]);
  expect(writeTimetable([outcome('unit', 60, 0, files), leftOut, journeys], 130.2, 2)).toEqual([
    'step               seconds  passed    failed',
    'unit                    60      12         0',
    'links                    –       –  left out',
    'journeys               100      12         1',
    'all, side by side      130',
    '',
    'Slowest test files:',
    '  buy.spec.ts    journeys  30.0',
    '  src/b.test.ts      unit   9.0',
  ]);
});

test('no test files, no list of them', () => {
  expect(writeTimetable([outcome('lint', 5, 0)], 5)).toHaveLength(3);
});

test('a file of unit tests takes from its first test to its last', () => {
  const testResults = [{ name: resolve('src/a.test.ts'), startTime: 1_000, endTime: 3_500 }];
  expect(timeUnit({ testResults } as JsonTestResults)).toEqual([{ file: 'src/a.test.ts', seconds: 2.5 }]);
});

test('a file of journeys takes as long as all of them on all devices', () => {
  const spec = (...durations: number[]) => ({
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  });
  const suites = [
    { file: 'buy.spec.ts', specs: [spec(1_000, 500)], suites: [{ file: 'buy.spec.ts', specs: [spec(250)] }] },
    { file: 'buy.spec.ts', specs: [spec(250)] },
    { file: 'pay.spec.ts', specs: [] },
  ];
  expect(timeJourneys({ suites } as unknown as JSONReport)).toEqual([
    { file: 'buy.spec.ts', seconds: 2 },
    { file: 'pay.spec.ts', seconds: 0 },
  ]);
});
