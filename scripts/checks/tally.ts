import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** Counts of one step, and what failed in it, by name. Steps without tests of their own count as one. */
export type Tally = {
  passed: number;
  failed: number;
  failures: string[];
  /** names of tests that this machine has not what it takes for */
  leftOut?: string[];
};

/** A failure is told once more at the end of a long log: its name and the first lines of what it said. */
const toldLines = 8;
const tell = (name: string, messages: string[]): string =>
  [name, ...messages.join('\n').split('\n').slice(0, toldLines)].join('\n    ');

/** Counts out of vitest's JSON report. A file that could not be run at all counts as one failure. */
export function tallyUnit({ testResults, numPassedTests }: JsonTestResults): Tally {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [tell(name, [message])];
    return tests.map((test) => tell(`${name} › ${test.fullName}`, test.failureMessages ?? []));
  });
  const leftOut = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => `${name} › ${fullName}`),
  );
  return { passed: numPassedTests, failed: failures.length, failures, ...(leftOut.length > 0 ? { leftOut } : {}) };
}

const readSuite = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs
    .flatMap(({ title, file, line, tests }) => tests.map((test) => ({ name: `${file}:${line} › ${title}`, test })))
    .filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky')
    .map(({ name, test }) =>
      tell(
        `[${test.projectName}] ${name}`,
        test.results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
      ),
    ),
  ...suites.flatMap(readSuite),
];

/** Counts out of Playwright's JSON report; a test that passed only at the second try counts as failed. */
export const tallyJourneys = ({ stats, suites, errors }: JSONReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  failures: [
    ...suites.flatMap(readSuite),
    ...errors.map(({ message }) => tell('outside any journey', [message ?? ''])),
  ],
});

/** Sum of all steps. */
export const addTallies = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  leftOut: tallies.flatMap(({ leftOut = [] }) => leftOut),
});
