import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { type Tally, tallyJourneys, tallyUnit } from '../tally.ts';
import { timeJourneys, timeUnit } from './file-times.ts';
import type { FileTime, Outcome, Step } from './step.ts';

const reports = '.cache/reports';

/** Empties the folder of reports: none of an earlier run may be read as one of this. */
export function clearReports(): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

const running = new Set<ChildProcess>();

/** Ends every step that runs, with the signal that came. */
export const endSteps = (signal: NodeJS.Signals): void => running.forEach((child) => child.kill(signal));

type Ended = { hasSucceeded: boolean; said: string };

/** What it says is shown at once where nothing runs beside it, otherwise given back in one piece. */
const runCommand = ({ command, env }: Step, report: string, isAlone: boolean): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env, STEP_REPORT: report },
    });
    running.add(child);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ hasSucceeded: code === 0, said: Buffer.concat(said).toString() });
    });
  });

const byExit = (hasSucceeded: boolean): Tally => ({
  passed: hasSucceeded ? 1 : 0,
  failed: hasSucceeded ? 0 : 1,
  failures: [],
});

type Counted = { tally: Tally; files: FileTime[] };

const readers: Record<Exclude<Step['count'], 'exit'>, (report: unknown) => Counted> = {
  vitest: (report) => {
    const read = report as JsonTestResults;
    return { tally: tallyUnit(read), files: timeUnit(read) };
  },
  playwright: (report) => {
    const read = report as JSONReport;
    return { tally: tallyJourneys(read), files: timeJourneys(read) };
  },
  tally: (report) => ({ tally: report as Tally, files: [] }),
};

const readReport = (count: keyof typeof readers, report: string): Counted => {
  try {
    return readers[count](JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { tally: { passed: 0, failed: 1, failures: [`there is no report to read: ${report}`] }, files: [] };
  }
};

/** A step that ends badly has failed, even where its report names nothing. */
function countStep(step: Step, report: string, hasSucceeded: boolean): Counted {
  if (step.count === 'exit') return { tally: byExit(hasSucceeded), files: [] };
  const counted = readReport(step.count, report);
  if (hasSucceeded || counted.tally.failed > 0) return counted;
  return {
    ...counted,
    tally: { ...counted.tally, failed: 1, failures: ['it ended with an error outside any test, told above'] },
  };
}

/** Runs a step as a process of its own, tells what it said and how it ended, and counts it. */
export async function runStep(step: Step, isAlone: boolean): Promise<Outcome> {
  const begun = performance.now();
  const report = join(reports, `${step.name.replaceAll(' ', '-')}.json`);
  if (isAlone) console.log(`\n— ${step.name}`);
  const { hasSucceeded, said } = await runCommand(step, report, isAlone);
  const { tally, files } = countStep(step, report, hasSucceeded);
  const seconds = (performance.now() - begun) / 1000;
  if (!isAlone) console.log(`\n— ${step.name}\n${said.trimEnd()}`);
  console.log(`— ${step.name}: ${tally.failed === 0 ? 'good' : 'FAILED'} (${Math.round(seconds)} s)`);
  return { step, seconds, tally, files };
}
