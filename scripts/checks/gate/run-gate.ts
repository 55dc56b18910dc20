import { constants } from 'node:os';
import { addTallies, type Tally } from '../tally.ts';
import { slots } from '../workers.ts';
import { pickSteps } from './pick-steps.ts';
import { runSteps } from './run-steps.ts';
import { clearReports, endSteps, runStep } from './run-step.ts';
import type { Outcome, Step } from './step.ts';
import { writeTimetable } from './timetable.ts';

const listFailures = ({ step, tally }: Outcome): string[] => {
  if (tally === null) return [`${step.name}: left out, because a step that it needs failed`];
  return tally.failed === 0
    ? []
    : [`${step.name}: ${tally.failed} failed`, ...tally.failures.map((text) => `  ${text}`)];
};

function pick(all: readonly Step[], names: readonly string[]): readonly Step[] {
  try {
    return pickSteps(all, names);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

/** Told that it has to end, a run ends what it has begun first. */
function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      endSteps(signal);
      process.exit(128 + constants.signals[signal]);
    });
}

/**
 * Runs the steps of these names, all where none is named, and tells what failed, where the time went, the `notes` and, in the last line, `N passed, N failed`. Ends the process
 * with 1 when anything failed.
 */
export async function runGate(
  all: readonly Step[],
  names: readonly string[],
  notes: readonly string[] = [],
): Promise<never> {
  const begun = performance.now();
  const steps = pick(all, names);
  endOnSignal();
  clearReports();
  const outcomes = await runSteps(steps, slots, runStep);
  const failures = outcomes.flatMap(listFailures);
  const { passed, failed, leftOut = [] } = addTallies(outcomes.flatMap(({ tally }): Tally[] => (tally ? [tally] : [])));
  if (failures.length > 0) console.log(['', 'What failed:', ...failures].join('\n'));
  console.log(['', ...writeTimetable(outcomes, (performance.now() - begun) / 1000)].join('\n'));
  if (notes.length > 0) console.log(['', ...notes].join('\n'));
  if (leftOut.length > 0)
    console.log(['', 'Left out on this machine (what each needs stands above it):', ...leftOut].join('\n'));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
