import type { Outcome } from './step.ts';

/** Rows in columns as wide as their longest cell: the first to the left, the others to the right. */
function layOut(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const writeStep = ({ step, seconds, tally }: Outcome): string[] =>
  tally === null
    ? [step.name, '–', '–', 'left out']
    : [step.name, String(Math.round(seconds)), String(tally.passed), String(tally.failed)];

/**
 * Where the time of a run went: one row for each step, then the slowest test files. Steps run beside each other, so that the
 * `seconds` of the whole run are fewer than their sum.
 */
export function writeTimetable(outcomes: readonly Outcome[], seconds: number, slowest = 10): string[] {
  const files = outcomes
    .flatMap(({ step, files: own }) => own.map((one) => ({ ...one, step: step.name })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowest);
  const whole = ['all, side by side', String(Math.round(seconds)), '', ''];
  return [
    ...layOut([['step', 'seconds', 'passed', 'failed'], ...outcomes.map(writeStep), whole]),
    ...(files.length > 0 ? ['', 'Slowest test files:'] : []),
    ...layOut(files.map((one) => [`  ${one.file}`, one.step, one.seconds.toFixed(1)])),
  ];
}
