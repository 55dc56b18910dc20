/** Counts of one step. Steps without tests of their own count as one. */
export type Tally = { passed: number; failed: number };

/** Counts out of vitest's JSON report. */
export const tallyUnit = (report: {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}): Tally => ({
  passed: report.numPassedTests,
  failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
});

/** Counts out of Playwright's JSON report; a test that passed only at the second try counts as failed. */
export const tallyJourneys = (report: { stats: { expected: number; unexpected: number; flaky: number } }): Tally => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
});

/** Sum of all steps. */
export const addTallies = (tallies: Tally[]): Tally =>
  tallies.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
