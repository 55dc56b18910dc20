import { mkdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { addTallies } from '../tally.ts';
import { slots } from '../workers.ts';
import { endSteps, reports, runStep } from './run-step.ts';
import { runSteps } from './run-steps.ts';
import type { Outcome, Step } from './step.ts';

/** The steps of these names and what they need; all where no name is given. Throws on a name that no step has. */
export function pickSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const strange = names.find((name) => !steps.some((step) => step.name === name));
  if (strange !== undefined)
    throw new Error(`There is no step "${strange}", only ${steps.map(({ name }) => name).join(', ')}.`);
  const needed = steps.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs);
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name) || needed.includes(name));
}

/** What failed, each step by its name. */
const listFailures = ({ step, tally }: Outcome): string[] => {
  if (tally === null) return [`${step.name}: left out, because a step that it needs failed`];
  if (tally.failed === 0) return [];
  return [`${step.name}: ${tally.failed} failed`, ...tally.failures.map((text) => `  ${text}`)];
};

const listRow = ({ step, seconds, tally }: Outcome) => {
  const passed = tally === null ? 'left out' : tally.passed + tally.failed === 0 ? 'not run' : tally.passed;
  return [step.name, { seconds, passed, failed: tally?.failed ?? '' }] as const;
};

const writeList = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(['', title, ...lines].join('\n'));
};

/** Told that it has to end, a run ends what it has begun first. */
function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      endSteps(signal);
      process.exit(128 + constants.signals[signal]);
    });
}

/**
 * Runs the steps of these names, all where none is named, and tells what failed, where the time went, what was `unchecked` and,
 * in the last line, `N passed, N failed`. The process ends with 1 when anything failed, once a slow reader has all of it.
 */
export async function runCi(
  all: readonly Step[],
  names: readonly string[],
  unchecked: readonly string[] = [],
): Promise<void> {
  const begun = performance.now();
  const steps = pickSteps(all, names);
  endOnSignal();
  // no report of an earlier run may be read as one of this
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const outcomes = await runSteps(steps, slots, runStep);
  const { passed, failed, leftOut } = addTallies(outcomes.flatMap(({ tally }) => tally ?? []));
  writeList('What failed:', outcomes.flatMap(listFailures));
  console.table(Object.fromEntries(outcomes.map(listRow)));
  console.log(`All, side by side: ${Math.round((performance.now() - begun) / 1000)} s`);
  writeList('Not checked:', unchecked);
  writeList('Left out on this machine (what each needs stands above it):', leftOut);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
