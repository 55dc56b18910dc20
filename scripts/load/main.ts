/**
 * `npm run drill:load [-- --seconds 60] [--connections 200] [--release .releases/current]`: a crowd reads and buys over the
 * built shop on Redis while a release is switched, the process replaced, and Redis and the commerce API are killed and
 * come back. Prints a table; ends with 1 when a read failed, an order was lost, a 5xx was no honest 503 of trade, or what is in use
 * after a collection grew.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { redisProgram, startRedis } from '#server/storage/redis-for-tests.ts';
import { findFreePorts } from '../checks/free-ports.ts';
import { startSandbox } from '../sandbox/server.ts';
import { testEnv } from '../test-kit/shop.ts';
import { testPart } from '../test-kit/visitor.ts';
import { buyOn, openTally, readOn } from './crowd.ts';
import { openScales } from './scales.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '200' },
    release: { type: 'string', default: process.env['RELEASE_LINK'] || '.releases/current' },
  },
});
const [seconds, connections] = [Number(values.seconds), Number(values.connections)];
const buyers = Math.max(1, Math.trunc(connections / 20));
/** so much more may be in use in the last quarter than in the one before */
const mostGrowth = 1.25;
/** megabytes of a process, with what the collector has not looked at yet */
const mostMb = 400;

if (redisProgram === null) throw new Error('There is no redis-server here.');
if (!existsSync(values.release)) {
  console.error(`There is no shop at ${values.release}: "npm start" builds one, "-- --release FOLDER" takes another.`);
  process.exit(1);
}
// in the repository: rendered pages take React and Astro from its packages
const folder = resolve('.cache/load');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const port = await findFreePorts(4700, 3);
const source = realpathSync(values.release);
for (const name of ['20260101T000000Z', '20260102T000000Z'])
  cpSync(source, join(folder, name), { recursive: true, verbatimSymlinks: true });
const link = join(folder, 'current');
const pointAt = (name: string) => {
  symlinkSync(name, `${link}.next`);
  renameSync(`${link}.next`, link);
};
pointAt('20260101T000000Z');

const sandboxEnv = { SANDBOX_PORT: String(port + 1), SANDBOX_DATA: join(folder, 'sandbox') };
mkdirSync(sandboxEnv.SANDBOX_DATA);
async function start(script: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended`))),
  ]);
  return child;
}
/** As many as a crowd buys: sold out is not what is looked at here. */
const fillShelf = (sandboxPort: number) =>
  fetch(`http://localhost:${sandboxPort}/__sandbox/parts/${testPart}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stock: 100_000 }),
  }).then(({ ok, status }) => (ok ? null : Promise.reject(new Error(`the shelf was not filled: ${status}`))));
const redis = await startRedis(redisProgram);
const scales = openScales();
let sandbox = await start('scripts/sandbox/main.ts', sandboxEnv);
await fillShelf(port + 1);
const shop = await start('src/server/supervise.ts', {
  ...testEnv({ url: `http://localhost:${port + 1}`, mailPort: port + 2 }, join(folder, 'data')),
  ...{ PORT: String(port), SITE_URL: `http://localhost:${port}`, RELEASE_LINK: link },
  ...scales.env,
  ...{ STORAGE: 'redis', REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.0/8,::1/128', LOG_LEVEL: 'silent' },
});

/** The newest process of the shop. */
const findProcess = (): number =>
  readFileSync(`/proc/${shop.pid}/task/${shop.pid}/children`, 'utf8').trim().split(' ').map(Number).at(-1) ?? 0;

const tally = openTally();
let isOver = false;
const crowd = { port, tally, isOver: () => isOver };
const work = [
  ...Array.from({ length: connections - buyers }, (_, visitor) => readOn(crowd, visitor + 1)),
  ...Array.from({ length: buyers }, (_, buyer) => buyOn(crowd, buyer)),
];
const begun = performance.now();
let mb = 0;
const sampling = setInterval(() => (mb = Math.max(mb, scales.holds(findProcess()))), 1_000);
const until = async (part: number, what: string) => {
  await pause(Math.max(0, begun + part * seconds * 1_000 - performance.now()));
  console.log(`${String(Math.round((performance.now() - begun) / 1_000)).padStart(4)} s  ${what}`);
};
await until(0.05, 'the next release is published');
pointAt('20260102T000000Z');
await until(0.2, 'the process is replaced');
shop.kill('SIGUSR2');
await until(0.4, 'Redis is killed');
await redis.kill();
await until(0.45, 'Redis is there again');
await redis.again();
await until(0.55, 'the commerce API is killed');
sandbox.kill('SIGKILL');
await until(0.62, 'the commerce API is there again');
sandbox = await start('scripts/sandbox/main.ts', sandboxEnv);
await until(0.7, 'what is in use is weighed');
const third = await scales.inUse(findProcess);
await until(0.95, 'and again');
const last = await scales.inUse(findProcess);
await until(1, 'the crowd goes home');
isOver = true;
await Promise.all(work);
clearInterval(sampling);
const served = readFileSync(`/proc/${findProcess()}/environ`, 'utf8').includes('20260102T000000Z');
shop.kill('SIGTERM');
await once(shop, 'exit');
sandbox.kill('SIGKILL');
await redis.stop();
scales.close();

// what there really is, from the witness's own files
const witness = await startSandbox({ port: 0, mailPort: null, dataDir: sandboxEnv.SANDBOX_DATA, quiet: true });
const orders = witness.store.orders.list();
await witness.stop();
const lost = tally.placed.filter(({ orderId }) => !orders.some(({ id }) => id === orderId));
const emails = orders.map(({ email }) => email);
const twice = new Set(emails.filter((email, index) => emails.indexOf(email) !== index));
const isGrown = last > third * mostGrowth || mb > mostMb;
console.table(Object.fromEntries([...tally.counts].sort()));
console.table({
  'failed requests': tally.faults.length,
  'orders told': tally.placed.length,
  'orders lost': lost.length,
  'orders made twice': twice.size,
  'MB in use in the third quarter': third,
  'MB in use in the last quarter': last,
  'MB of a process at most': mb,
  'next release served': served,
});
const broken = [...new Set(tally.faults)].slice(0, 20);
for (const fault of broken) console.error(fault);
const isGood =
  broken.length === 0 && lost.length === 0 && twice.size === 0 && !isGrown && served && tally.placed.length > 0;
console.log(isGood ? 'Good: nothing was lost.' : 'BROKEN');
rmSync(folder, { recursive: true, force: true });
process.exit(isGood ? 0 : 1);
