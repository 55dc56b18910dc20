/** `node scripts/checks/inspect/main.ts NAME`: one of the checks that only read; exits 1 when it finds something. */
import { writeFileSync } from 'node:fs';
import { addTallies, type Tally } from '../tally.ts';
import { type Findings, inspections } from './inspections.ts';

/** So many faults are told; one that all pages share is not told a thousand times. */
const most = 40;
/** and so many again at the end of the whole run */
const mostAgain = 10;

function tell(topic: string, faults: readonly string[]): Tally {
  console.log(`${topic}: ${faults.length === 0 ? 'good' : `${faults.length} faults`}`);
  if (faults.length > 0) console.error(faults.slice(0, most).join('\n'));
  const hasPassed = faults.length === 0;
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, failures: faults.slice(0, mostAgain) };
}

const name = process.argv[2] ?? '';
const inspect = inspections[name];
if (!inspect) {
  console.error(`"${name}" is none of ${Object.keys(inspections).join(', ')}.`);
  process.exit(2);
}
const findings: Findings = await inspect();
const tally = addTallies(Object.entries(findings).map(([topic, faults]) => tell(topic, faults)));
if (process.env.STEP_REPORT) writeFileSync(process.env.STEP_REPORT, JSON.stringify(tally));
process.exit(tally.failed === 0 ? 0 : 1);
