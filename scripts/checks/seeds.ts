/**
 * `ROUNDS=30 npm run test:deep -- seeds`: runs the tests with properties as often as asked for, each time with other draws. A
 * run that fails names its seed; `PROPERTY_SEED=… npm run unit` repeats it, `MODEL_SEED=…` that of the model.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { runTool } from './run-tool.ts';

const rounds = Number(process.env.ROUNDS ?? 10);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('ROUNDS wants a whole number, such as 20');
const withProperties = globSync('{src,scripts}/**/*.test.{ts,tsx}').filter((path) =>
  readFileSync(path, 'utf8').includes("from 'fast-check'"),
);

const bad: string[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const seed = String(randomInt(2 ** 31));
  console.log(`— round ${round} of ${rounds}, seed ${seed}`);
  const seeds = { PROPERTY_SEED: seed, MODEL_SEED: seed };
  if (!(await runTool('vitest/vitest.mjs', ['run', '--reporter=dot', ...withProperties], seeds))) bad.push(seed);
}
console.log(bad.length === 0 ? `${rounds} rounds good` : `Failed with the seeds ${bad.join(', ')}`);
const failures = bad.map((seed) => `seed ${seed}: PROPERTY_SEED=${seed} MODEL_SEED=${seed} npm run unit`);
if (process.env.STEP_REPORT)
  writeFileSync(process.env.STEP_REPORT, JSON.stringify({ passed: rounds - bad.length, failed: bad.length, failures }));
process.exit(bad.length === 0 ? 0 : 1);
