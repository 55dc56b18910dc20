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
const tell = (name: string, messages: readonly (string | undefined)[]): string =>
  [name, ...messages.join('\n').split('\n').slice(0, 8)].join('\n    ');

/** Counts out of vitest's JSON report. A file that could not be run at all counts as one failure. */
export function tallyUnit({ testResults, numPassedTests }: JsonTestResults): Tally {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${name} › ${test.fullName}` })),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failures = [
    ...tests.filter(({ status }) => status === 'failed').map((test) => tell(test.name, test.failureMessages ?? [])),
    ...broken.map(({ name, message }) => tell(name, [message])),
  ];
  const leftOut = tests.filter(({ status }) => status === 'skipped' || status === 'pending').map(({ name }) => name);
  return { passed: numPassedTests, failed: failures.length, failures, leftOut };
}

const listSpecs = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

/** Counts out of Playwright's JSON report; a test that passed only at the second try counts as failed. */
export function tallyEndToEnd({ stats, suites, errors }: JSONReport): Tally {
  const failures = suites.flatMap(listSpecs).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        tell(
          `[${projectName}] ${file}:${line} › ${title}`,
          results.flatMap((result) => result.errors.map(({ message }) => message)),
        ),
      ),
  );
  const outside = errors.map(({ message }) => tell('outside any test', [message]));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failures, ...outside],
  };
}

/** Sum of all steps. */
export const addTallies = (tallies: readonly Tally[]): Required<Tally> => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  leftOut: tallies.flatMap(({ leftOut = [] }) => leftOut),
});
