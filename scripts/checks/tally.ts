import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/**
 * Counts of one step, and what failed in it, by name. Steps without tests of their own count as one. `retried`: what passed
 * at its second try only.
 */
export type Tally = { passed: number; failed: number; failures: string[]; retried?: string[] };

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
  return { passed: numPassedTests, failed: failures.length, failures };
}

type JourneyStatus = 'unexpected' | 'flaky';
const readSuite = ({ specs, suites = [] }: JSONReportSuite, status: JourneyStatus): string[] => [
  ...specs
    .flatMap(({ title, file, line, tests }) => tests.map((test) => ({ name: `${file}:${line} › ${title}`, test })))
    .filter(({ test }) => test.status === status)
    .map(({ name, test }) =>
      tell(
        `[${test.projectName}] ${name}`,
        test.results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
      ),
    ),
  ...suites.flatMap((suite) => readSuite(suite, status)),
];

/** more journeys than these that need a second try are no chance (decision 0025) */
const mostRetried = 3;

/** Counts out of Playwright's JSON report. Few journeys may need a second try; more count as failed. */
export function tallyJourneys({ stats, suites, errors }: JSONReport): Tally {
  const retried = suites.flatMap((suite) => readSuite(suite, 'flaky'));
  const failures = [
    ...suites.flatMap((suite) => readSuite(suite, 'unexpected')),
    ...errors.map(({ message }) => tell('outside any journey', [message ?? ''])),
  ];
  return retried.length > mostRetried
    ? { passed: stats.expected, failed: failures.length + retried.length, failures: [...failures, ...retried] }
    : { passed: stats.expected + retried.length, failed: failures.length, failures, retried };
}

/** Sum of all steps. */
export const addTallies = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  retried: tallies.flatMap(({ retried = [] }) => retried),
});
