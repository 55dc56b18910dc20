import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { type Tally, tallyEndToEnd, tallyUnit } from '../tally.ts';
import type { Outcome, Step } from './step.ts';

/** Folder of the reports of one run. */
export const reports = '.cache/reports';

const running = new Set<ChildProcess>();

/** Ends every step that runs, with the signal that came. */
export const endSteps = (signal: NodeJS.Signals): void => running.forEach((child) => child.kill(signal));

type Ended = { hasSucceeded: boolean; output: string };

/** What it says is shown at once where nothing runs beside it, otherwise given back in one piece. */
const runCommand = ({ command, env }: Step, report: string, isAlone: boolean): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env, STEP_REPORT: report },
    });
    running.add(child);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => chunks.push(piece));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ hasSucceeded: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });

const readers: Record<Exclude<Step['count'], 'exit'>, (report: unknown) => Tally> = {
  vitest: (report) => tallyUnit(report as JsonTestResults),
  playwright: (report) => tallyEndToEnd(report as JSONReport),
  tally: (report) => report as Tally,
};

/** A step that ends badly has failed, even where its report names nothing. */
export function countStep({ count }: Step, report: string, hasSucceeded: boolean): Tally {
  const failed = (failures: string[]): Tally => ({ passed: 0, failed: 1, failures });
  if (count === 'exit') return hasSucceeded ? { passed: 1, failed: 0, failures: [] } : failed([]);
  try {
    const tally = readers[count](JSON.parse(readFileSync(report, 'utf8')));
    if (hasSucceeded || tally.failed > 0) return tally;
    return { ...tally, ...failed(['it ended with an error outside any test, told above']), passed: tally.passed };
  } catch {
    return failed([`there is no report to read: ${report}`]);
  }
}

/** Runs a step as a process of its own, tells what it said and how it ended, and counts it. */
export async function runStep(step: Step, isAlone: boolean): Promise<Outcome> {
  const begun = performance.now();
  const report = join(reports, `${step.name.replaceAll(' ', '-')}.json`);
  if (isAlone) console.log(`\n— ${step.name}`);
  const { hasSucceeded, output } = await runCommand(step, report, isAlone);
  const tally = countStep(step, report, hasSucceeded);
  const seconds = Math.round((performance.now() - begun) / 1000);
  if (!isAlone) console.log(`\n— ${step.name}\n${output.trimEnd()}`);
  console.log(`— ${step.name}: ${tally.failed === 0 ? 'good' : 'FAILED'} (${seconds} s)`);
  return { step, seconds, tally };
}
