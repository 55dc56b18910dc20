/**
 * `npm run bench -- serve [--built] [--requests 4000] [--only page,live]`: processor time that the shop takes for an answer, beside a
 * bare server of Node's own that sends the same bytes, in turn in one run; then the memory it holds after 100,000 requests over all
 * its pages. Exits 1 when a limit does not hold.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listClientFiles } from '#server/release/client-files.ts';
import { serverFlags, serverMemory, serverProgram } from '#server/release/server-program.ts';
import { chooseBuiltSettings, startBuiltShop } from '../checks/built-shop.ts';
import { createPrograms } from '../release/programs.ts';
import { formatTable, summarise } from './figures.ts';
import type { BareAnswer } from './serve/bare.ts';

/** `limit`: how much more processor time than a bare server the shop may take; `isKnown`: asked as a browser asks that has it. */
type Case = { name: string; limit: number; status: number; path: string; hasNotice?: boolean; isKnown?: boolean };
type Answer = BareAnswer & { etag: string | undefined };
type Question = { port: number; path: string; status: number; etag?: string | undefined };

const part = '/details/4B1606H-STD';
const cases: readonly Case[] = [
  { name: 'page', limit: 4, status: 200, path: part },
  { name: 'page with a notice', limit: 5, status: 200, path: part, hasNotice: true },
  { name: 'not found', limit: 10, status: 404, path: '/nowhere' },
  { name: 'page that the browser has', limit: 3, status: 304, path: part, isKnown: true },
  { name: 'live answer from memory', limit: 10, status: 200, path: '/api/part/4B1606H-STD' },
  { name: 'live box from memory', limit: 10, status: 200, path: '/details/box/4B1606H-STD' },
];
const memory = { requests: 100_000, noticed: 8_000, limitMb: 250 };
const rounds = 5;
const connections = 16;

const { values } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    requests: { type: 'string', default: '4000' },
    only: { type: 'string', default: '' },
  },
});
const requests = Math.max(100, Number(values.requests));
const only = values.only.split(',').filter(Boolean);

// builds it where it has to be built, and sees that it starts
if (!values.built) await (await startBuiltShop()).programs.end();
const { env, url, sandboxUrl } = await chooseBuiltSettings();
const link = env.RELEASE_LINK ?? '';
const shopPort = Number(env.PORT);
for (const folder of [env.SANDBOX_DATA, env.DATA_DIR]) rmSync(folder ?? '', { recursive: true, force: true });

const begin = (args: readonly string[], more: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...more },
  });

/** What a program says over its channel: that it listens, and where. */
const hear = (child: ChildProcess): Promise<unknown[]> =>
  Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a measured program ended with ${String(code)}`);
    }),
  ]);

const agent = new Agent({ keepAlive: true, maxSockets: connections });
/** As a browser asks. */
const headers = {
  Host: new URL(url).host,
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9',
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-Mode': 'navigate',
};
/** What Node adds itself. */
const ofNode = /^(?:date|connection|keep-alive)$/i;

async function ask({ port, path, status, etag }: Question): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const known = etag === undefined ? {} : { 'If-None-Match': etag };
  get({ host: '127.0.0.1', port, path, agent, headers: { ...headers, ...known } }, resolve).once('error', reject);
  const answer = await promise;
  const body = (await buffer(answer)).toString('base64');
  if (answer.statusCode !== status) throw new Error(`${path} answered ${answer.statusCode}, not ${status}`);
  const pairs = answer.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? '']] : []));
  const own = pairs.filter(([name = '']) => !ofNode.test(name)).flat();
  return { status, headers: own, body, etag: answer.headers.etag };
}

/** So many times over all connections, each of which asks again as soon as it has its answer. */
async function askOften(times: number, question: (place: number) => Question): Promise<void> {
  let place = 0;
  const work = async () => {
    while (place < times) await ask(question(place++));
  };
  await Promise.all(Array.from({ length: connections }, work));
}

/** The shop asks for its notice every 15 s; looked at until it has it. */
async function setNotice(show: boolean): Promise<void> {
  await fetch(`${sandboxUrl}/__sandbox/settings`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ marquee: { show, text_en: 'Closed on 26 December' } }),
  });
  const wanted = show ? 'data-marquee="on"' : 'data-marquee="off"';
  for (const end = Date.now() + 40_000; Date.now() < end; await pause(500))
    if ((await (await fetch(`${url}/about`)).text()).includes(wanted)) return;
  throw new Error('the shop has not taken the notice');
}

/** Processor time of all threads of a process so far, in microseconds; only where the system has /proc. */
const readCpuUs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1_000)
    .reduce((sum, one) => sum + one, 0);
const readMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** Microseconds of processor time for one answer. */
async function timeOne({ pid = 0 }: ChildProcess, question: Question): Promise<number> {
  const before = readCpuUs(pid);
  await askOften(requests, () => question);
  return (readCpuUs(pid) - before) / requests;
}

/** Both in turn, so that what else this machine does meets both; the middle one of the rounds counts. */
async function compare({ path, status, hasNotice = false, isKnown = false }: Case): Promise<[number, number, number]> {
  await setNotice(hasNotice);
  const etag = isKnown ? (await ask({ port: shopPort, path, status: 200 })).etag : undefined;
  const ofShop = { port: shopPort, path, status, etag };
  const bare = begin(['scripts/bench/serve/bare.ts']);
  bare.send(await ask(ofShop));
  const [port] = (await hear(bare)) as [number];
  const ofBare = { ...ofShop, port };
  await timeOne(shop, ofShop);
  await timeOne(bare, ofBare);
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push([await timeOne(shop, ofShop), await timeOne(bare, ofBare)]);
  bare.disconnect();
  const middle = (pick: (pair: [number, number]) => number) => summarise(pairs.map(pick)).median;
  return [middle(([us]) => us), middle(([, us]) => us), middle(([ofIt, ofOther]) => ofIt / ofOther)];
}

/** Over all pages in turn, more than memory holds: first with a notice, for which each is packed anew, then as they are. */
async function weigh(): Promise<number> {
  const files = await listClientFiles(join(link, 'client'));
  // the page of unknown addresses is the only one that does not answer 200
  const paths = [...files].filter(([path, { isPage }]) => isPage && path !== '/404').map(([path]) => path);
  const question = (place: number) => ({ port: shopPort, path: paths[place % paths.length] ?? '/', status: 200 });
  await setNotice(true);
  await askOften(memory.noticed, question);
  await setNotice(false);
  await askOften(memory.requests - memory.noticed, question);
  return readMb(shop.pid ?? 0);
}

const programs = createPrograms();
await programs.begin('scripts/sandbox/main.ts', env);
// the program of the release, as the supervisor runs it
const shop = begin([...serverFlags, join(link, serverProgram)], { ...env, ...serverMemory, LOG_LEVEL: 'info' });
const faults: string[] = [];
try {
  await hear(shop);
  const rows = [['answer', 'shop µs', 'bare µs', 'ratio', 'limit']];
  for (const one of cases.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)))) {
    const [shopUs, bareUs, ratio] = await compare(one);
    rows.push([one.name, shopUs.toFixed(0), bareUs.toFixed(0), ratio.toFixed(1), String(one.limit)]);
    if (ratio > one.limit)
      faults.push(`${one.name}: ${ratio.toFixed(1)} times the bare server's, ${one.limit} allowed`);
  }
  console.log(formatTable(rows));
  if (only.length === 0 || only.includes('memory')) {
    const mb = await weigh();
    console.log(`memory after ${memory.requests} requests over all pages: ${mb.toFixed(0)} MB`);
    if (mb > memory.limitMb) faults.push(`memory: ${mb.toFixed(0)} MB, ${memory.limitMb} allowed`);
  }
} finally {
  shop.kill('SIGTERM');
  await programs.end();
}
console.log(faults.length === 0 ? 'every limit holds' : faults.map((fault) => `DOES NOT HOLD: ${fault}`).join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
