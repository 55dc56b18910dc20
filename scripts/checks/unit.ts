/** Runs the unit tests for the gate: `node scripts/checks/unit.ts [vitest arguments]`; writes vitest's report to $STEP_REPORT. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run.ts';

const report = process.env.STEP_REPORT;
const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
// hundreds of small folders: none of them stays with the machine
const scratch = mkdtempSync(join(tmpdir(), 'unit-'));
const hasPassed = await runTool('vitest/vitest.mjs', ['run', ...reporters, ...process.argv.slice(2)], {
  TMPDIR: scratch,
});
rmSync(scratch, { recursive: true, force: true });
process.exit(hasPassed ? 0 : 1);
