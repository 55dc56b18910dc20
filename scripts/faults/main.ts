/**
 * `npm run test:faults [-- --seed 7] [-- --run createOrder/hang-after/once/1] (or the beginning of a name: `kill-paying`) [-- --fixed] [-- --lanes 3]
 * [-- --storage redis] [-- --report counts.json]`: whole purchases over the built shop and the sandbox, each with something
 * going wrong. The journal is in SQLite; with `--fixed` the crashes are played over Redis as well, where it is installed.
 * Ends with 1 when a run broke an invariant, and says how to make that run again.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findFreePorts } from '../checks/free-ports.ts';
import { openDrillShop } from './drill-shop.ts';
import { runOne, type RunResult } from './run-one.ts';
import { redisProgram, startRedis } from '#server/storage/redis-for-tests.ts';
import { isCrash, listFixedRuns, listRuns, type Run } from './runs.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    run: { type: 'string' },
    fixed: { type: 'boolean', default: false },
    lanes: { type: 'string', default: '3' },
    storage: { type: 'string', default: 'sqlite' },
    report: { type: 'string', default: process.env['STEP_REPORT'] ?? '' },
    release: { type: 'string', default: process.env['RELEASE_LINK'] || '.releases/current' },
  },
});
const firstPort = 4700;

const chosen = (): Run[] => {
  const seed = Number(values.seed);
  const all = values.fixed ? listFixedRuns(seed) : listRuns(seed);
  const { run } = values;
  return run === undefined ? all : all.filter(({ name }) => name === run || name.startsWith(`${run}/`));
};

const describeBroken = ({ run, broken, evidence }: RunResult, storage: string): string =>
  [
    `BROKEN ${run.name} over ${storage}: ${broken.join('; ')}`,
    `  again: npm run test:faults -- --seed ${values.seed} --storage ${storage} --run ${run.name}`,
    `  ${JSON.stringify(evidence)}`,
  ].join('\n');

type Batch = {
  queue: Run[];
  storage: string;
  /** environment of the shop of a lane */
  envOf: (lane: number) => Record<string, string>;
  stop: () => Promise<void>;
};

const overSqlite = (queue: Run[]): Batch => ({ queue, storage: 'sqlite', envOf: () => ({}), stop: async () => {} });

/** A database for each lane: shops on one storage would look for each other's orders at the wrong sandbox, and drop what they do not find. */
async function overRedis(queue: Run[]): Promise<Batch> {
  if (redisProgram === null) throw new Error('There is no redis-server here.');
  const { url, stop } = await startRedis(redisProgram);
  return { queue, storage: 'redis', envOf: (lane) => ({ STORAGE: 'redis', REDIS_URL: `${url}/${lane}` }), stop };
}

/** What is played over which storage. */
async function plan(runs: Run[]): Promise<Batch[]> {
  if (values.storage === 'redis') return [await overRedis(runs)];
  const crashes = runs.filter(isCrash);
  const isTwice = values.fixed && redisProgram !== null && crashes.length > 0;
  return isTwice ? [overSqlite([...runs]), await overRedis(crashes)] : [overSqlite([...runs])];
}

const failures: string[] = [];

/** Lanes share the queue; each has a shop and a sandbox of its own, because a fault is for everybody. */
async function runLane(
  { queue, storage, envOf }: Batch,
  lane: number,
  port: number,
  results: RunResult[],
): Promise<void> {
  const shop = await openDrillShop(values.release, port, envOf(lane));
  for (let run = queue.shift(); run !== undefined; run = queue.shift()) {
    const result = await runOne(shop, run);
    results.push(result);
    if (result.broken.length > 0) {
      const failure = describeBroken(result, storage);
      failures.push(failure);
      console.error(failure);
    }
    if (results.length % 50 === 0) console.log(`${results.length} runs`);
  }
  await shop.stop();
}

const runs = chosen();
if (runs.length === 0) {
  console.error(`There is no run "${values.run ?? ''}".`);
  process.exit(1);
}
const batches = await plan(runs);
const count = batches.reduce((sum, { queue }) => sum + queue.length, 0);
const results: RunResult[] = [];
for (const batch of batches) {
  const lanes = Math.min(Number(values.lanes), batch.queue.length);
  const port = await findFreePorts(firstPort, lanes);
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(batch, lane, port + lane, results)));
  await batch.stop();
}
const orders = results.reduce((sum, { evidence }) => sum + evidence.orders.length, 0);
const idle = results.filter(({ strikes }) => strikes === 0).map(({ run }) => run.name);
if (idle.length > 0) console.log(`Nothing went wrong in ${idle.length} runs: ${idle.join(', ')}`);
console.log(
  `${count} runs with seed ${values.seed}: ${count - failures.length} good, ${failures.length} broken; ${orders} orders made`,
);
if (values.report !== '')
  writeFileSync(values.report, JSON.stringify({ passed: count - failures.length, failed: failures.length, failures }));
process.exit(failures.length === 0 ? 0 : 1);
