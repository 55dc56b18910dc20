/**
 * `npm run seeds [-- 30]`: runs the tests with properties as often as asked for, each time with other draws. A run that fails
 * names its seed; `PROPERTY_SEED=… npm run unit` repeats it.
 */
import { globSync, readFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { runTool } from './run.ts';

const rounds = Number(process.argv[2] ?? 20);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`"${process.argv[2]}" is no number of rounds, such as 20.`);
  process.exit(2);
}
const withProperties = globSync('{src,scripts}/**/*.test.{ts,tsx}').filter((path) =>
  readFileSync(path, 'utf8').includes("from 'fast-check'"),
);

const bad: string[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const seed = String(randomInt(2 ** 31));
  console.log(`— round ${round} of ${rounds}, seed ${seed}`);
  if (!runTool('vitest/vitest.mjs', ['run', '--reporter=dot', ...withProperties], { PROPERTY_SEED: seed })) bad.push(seed);
}
console.log(bad.length === 0 ? `${rounds} rounds good` : `Failed with the seeds ${bad.join(', ')}`);
process.exit(bad.length === 0 ? 0 : 1);
