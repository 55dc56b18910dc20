/**
 * `npm run drill:load [-- --seconds 60] [--connections 200] [--release .releases/current]`: a crowd reads and buys over the
 * built shop on Redis while a release is switched, the process replaced, and Redis and the commerce API are killed and
 * come back. Prints a table; ends with 1 when a read failed, an order was lost, a 5xx was no honest 503 of trade, or what is in use
 * after a collection grew.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { redisProgram, startRedis } from '#server/storage/redis-for-tests.ts';
import { controlSandbox } from '../bench/control-sandbox.ts';
import { summarise } from '../bench/figures.ts';
import { findFreePorts } from '../checks/free-ports.ts';
import { startSandbox } from '../sandbox/server.ts';
import { testEnv } from '../test-kit/shop.ts';
import { testPart } from '../test-kit/visitor.ts';
import { buyOn, type Crowd, readOn } from './crowd.ts';

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
// short: the system takes a hundred letters for the name of a socket
const sockets = mkdtempSync(join(tmpdir(), 'load-'));
const source = realpathSync(values.release);
for (const name of ['20260101T000000Z', '20260102T000000Z'])
  cpSync(source, join(folder, name), { recursive: true, verbatimSymlinks: true });
const link = join(folder, 'current');
const pointAt = (name: string) => {
  symlinkSync(name, `${link}.next`);
  renameSync(`${link}.next`, link);
};
pointAt('20260101T000000Z');

async function start(script: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended`)));
  await Promise.race([once(child, 'message'), ended]);
  return child;
}
const [url, sandboxUrl] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
const sandboxEnv = { SANDBOX_PORT: String(port + 1), SANDBOX_DATA: join(folder, 'sandbox') };
mkdirSync(sandboxEnv.SANDBOX_DATA);
const redis = await startRedis(redisProgram);
let sandbox = await start('scripts/sandbox/main.ts', sandboxEnv);
// as many as a crowd buys: sold out is not what is looked at here
await controlSandbox(sandboxUrl, 'PATCH', `parts/${testPart}`, { stock: 100_000 });
const shop = await start('src/server/supervise.ts', {
  ...testEnv({ url: sandboxUrl, mailPort: port + 2 }, join(folder, 'data')),
  ...{ PORT: String(port), SITE_URL: url, RELEASE_LINK: link },
  ...{ TELL_MEMORY: sockets, NODE_OPTIONS: `--import ${import.meta.resolve('./tell-memory.ts')}` },
  ...{ STORAGE: 'redis', REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.0/8,::1/128', LOG_LEVEL: 'silent' },
});

/** The newest process of the shop. */
const findProcess = (): number =>
  readFileSync(`/proc/${shop.pid}/task/${shop.pid}/children`, 'utf8').trim().split(' ').map(Number).at(-1) ?? 0;

/** Megabytes that it holds; 0 of one that has just ended. */
function readMb(): number {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${findProcess()}/status`, 'utf8'))?.[1] ?? 0) / 1_024,
    );
  } catch {
    return 0;
  }
}

/** Megabytes that it needs of them: the middle of three collections, for requests are under way. */
async function weigh(): Promise<number> {
  const seen: number[] = [];
  // one that ends meanwhile, or has only begun, does not tell: the next one is there soon
  for (let tries = 0; seen.length < 3 && tries < 60; tries += 1) {
    const bytes = Number(await text(connect(join(sockets, String(findProcess())))).catch(() => ''));
    if (bytes > 0) seen.push(bytes / 2 ** 20);
    await pause(500);
  }
  if (seen.length < 3) throw new Error('no process of the shop tells what it has in use');
  return Math.round(summarise(seen).median);
}

const crowd: Crowd = { url, isOver: false, counts: new Map(), faults: [], placed: [] };
const work = Array.from({ length: connections }, (_, at) => (at < buyers ? buyOn(crowd, at) : readOn(crowd, at)));
const begun = performance.now();
let mb = 0;
const sampling = setInterval(() => (mb = Math.max(mb, readMb())), 1_000);
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
const third = await weigh();
await until(0.95, 'and again');
const last = await weigh();
await until(1, 'the crowd goes home');
crowd.isOver = true;
await Promise.all(work);
clearInterval(sampling);
const served = readFileSync(`/proc/${findProcess()}/environ`, 'utf8').includes('20260102T000000Z');
shop.kill('SIGTERM');
await once(shop, 'exit');
sandbox.kill('SIGKILL');
await redis.stop();

// what there really is, from the witness's own files
const witness = await startSandbox({ port: 0, mailPort: null, dataDir: sandboxEnv.SANDBOX_DATA, quiet: true });
const orders = witness.store.orders.list();
await witness.stop();
const lost = crowd.placed.filter(({ orderId }) => !orders.some(({ id }) => id === orderId));
const emails = orders.map(({ email }) => email);
const twice = new Set(emails.filter((email, index) => emails.indexOf(email) !== index));
const isGrown = last > third * mostGrowth || mb > mostMb;
console.table(Object.fromEntries([...crowd.counts].sort()));
console.table({
  'failed requests': crowd.faults.length,
  'orders told': crowd.placed.length,
  'orders lost': lost.length,
  'orders made twice': twice.size,
  'MB in use in the third quarter': third,
  'MB in use in the last quarter': last,
  'MB of a process at most': mb,
  'next release served': served,
});
const broken = [...new Set(crowd.faults)].slice(0, 20);
for (const fault of broken) console.error(fault);
const isGood =
  broken.length === 0 && lost.length === 0 && twice.size === 0 && !isGrown && served && crowd.placed.length > 0;
console.log(isGood ? 'Good: nothing was lost.' : 'BROKEN');
for (const made of [folder, sockets]) rmSync(made, { recursive: true, force: true });
process.exit(isGood ? 0 : 1);
