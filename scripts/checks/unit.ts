/** Runs the unit tests for CI: `node scripts/checks/unit.ts [related] [vitest arguments]`; writes vitest's report to $STEP_REPORT. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

const report = process.env.STEP_REPORT;
const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
// hundreds of small folders: none of them stays with the machine. In memory, where there is such a place: a quarter of the
// time of purchases is the disk's that makes each row of a database safe
const scratch = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'unit-'));
const given = process.argv.slice(2);
const args = given[0] === 'related' ? given : ['run', ...given];
const hasPassed = await runTool('vitest/vitest.mjs', [...args, ...reporters], { TMPDIR: scratch });
rmSync(scratch, { recursive: true, force: true });
process.exit(hasPassed ? 0 : 1);
