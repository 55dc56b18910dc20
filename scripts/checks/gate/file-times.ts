import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import type { FileTime } from './step.ts';

/** How long each file of unit tests ran, out of vitest's JSON report. */
export const timeUnit = ({ testResults }: JsonTestResults): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));

const sumSuite = ({ specs, suites = [] }: JSONReportSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(sumSuite))
    .reduce((sum, one) => sum + one, 0);

/** How long the journeys of each file took on all devices together, out of Playwright's JSON report. */
export function timeJourneys({ suites }: JSONReport): FileTime[] {
  const byFile = Map.groupBy(suites, ({ file }) => file);
  return [...byFile].map(([file, all]) => ({
    file,
    seconds: all.reduce((sum, suite) => sum + sumSuite(suite), 0) / 1000,
  }));
}
