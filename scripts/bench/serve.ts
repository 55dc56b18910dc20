/**
 * `npm run bench -- serve [--built] [--requests 4000] [--only page,live]`: processor time that the shop takes for an answer, beside a
 * bare server of Node's own that sends the same bytes, in turn in one run; then the memory it holds after 100,000 requests over all
 * its pages. Exits 1 when a limit does not hold.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { listClientFiles } from '#server/release/client-files.ts';
import { serverFlags, serverMemory, serverProgram } from '#server/release/server-program.ts';
import { chooseBuiltSettings, startBuiltShop } from '../checks/built-shop.ts';
import { createPrograms } from '../release/programs.ts';
import { controlSandbox } from './control-sandbox.ts';
import { roundAll, summarise } from './figures.ts';
import type { BareAnswer } from './serve/bare.ts';

/** `limit`: how much more processor time than a bare server the shop may take; `isKnown`: asked as a browser asks that has it. */
type Case = { name: string; limit: number; status: number; path: string; hasNotice?: boolean; isKnown?: boolean };

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
for (const folder of [env.SANDBOX_DATA, env.DATA_DIR]) rmSync(folder ?? '', { recursive: true, force: true });

const begin = (args: readonly string[], more: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { ...process.env, ...more } });

/** What a program says over its channel: that it listens, and where. */
const hear = (child: ChildProcess): Promise<unknown[]> =>
  Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('a measured program ended'))),
  ]);

/** As a browser asks. */
const headers = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9',
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-Mode': 'navigate',
};

/** One answer, byte for byte, as a bare server repeats it. */
async function readAnswer(path: string, known: Record<string, string> = {}): Promise<BareAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url + path, { headers: { ...headers, ...known } }, resolve).once('error', reject);
  const answer = await promise;
  const body = (await buffer(answer)).toString('base64');
  return { status: answer.statusCode ?? 0, headers: answer.rawHeaders, body };
}

/** So many times over all connections, each of which asks again as soon as it has its answer. */
async function askOften(amount: number, status: number, options: autocannon.Options): Promise<void> {
  const given = await autocannon({ connections, amount, sampleInt: 100, ...options });
  if (given.statusCodeStats?.[`${status}`]?.count !== amount)
    throw new Error(`${options.url} answered ${JSON.stringify(given.statusCodeStats)}, not ${status} each time`);
}

/** The shop asks for its notice every 15 s; looked at until it has it. */
async function setNotice(show: boolean): Promise<void> {
  await controlSandbox(sandboxUrl, 'PATCH', 'settings', { marquee: { show, text_en: 'Closed on 26 December' } });
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
async function timeOne({ pid = 0 }: ChildProcess, status: number, options: autocannon.Options): Promise<number> {
  const before = readCpuUs(pid);
  await askOften(requests, status, options);
  return (readCpuUs(pid) - before) / requests;
}

/** Both in turn, so that what else this machine does meets both; the middle one of the rounds counts. */
async function compare({ path, status, hasNotice = false, isKnown = false }: Case) {
  await setNotice(hasNotice);
  const etag = isKnown ? (await fetch(url + path, { headers })).headers.get('etag') : null;
  const known: Record<string, string> = etag === null ? {} : { 'If-None-Match': etag };
  const bare = begin(['scripts/bench/serve/bare.ts']);
  bare.send(await readAnswer(path, known));
  const [port] = (await hear(bare)) as [number];
  const timeBoth = async () => {
    const options = { headers: { ...headers, ...known } };
    const shopUs = await timeOne(shop, status, { ...options, url: url + path });
    const bareUs = await timeOne(bare, status, { ...options, url: `http://localhost:${port}${path}` });
    return { shopUs, bareUs, ratio: shopUs / bareUs };
  };
  await timeBoth();
  const times: Awaited<ReturnType<typeof timeBoth>>[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeBoth());
  bare.disconnect();
  const middle = (name: keyof (typeof times)[0]) => summarise(times.map((time) => time[name])).median;
  return { 'shop µs': middle('shopUs'), 'bare µs': middle('bareUs'), ratio: middle('ratio') };
}

/** Over all pages, more than memory holds: first with a notice, for which each is packed anew, then as they are. */
async function weigh(): Promise<number> {
  const files = await listClientFiles(join(link, 'client'));
  // the page of unknown addresses is the only one that does not answer 200
  const pages = [...files].filter(([path, { isPage }]) => isPage && path !== '/404').map(([path]) => ({ path }));
  const askAll = (amount: number) => {
    let place = 0;
    // each connection asks for pages of its own
    const setupClient = (client: autocannon.Client) => {
      client.setRequests(pages.filter((_, at) => at % connections === place));
      place += 1;
    };
    return askOften(amount, 200, { url, headers, setupClient });
  };
  // a server takes 1,000 requests on a connection and answers 503 to more: new ones before that
  const askInTurns = async (amount: number) => {
    const most = connections * 900;
    for (let left = amount; left > 0; left -= most) await askAll(Math.min(left, most));
  };
  await setNotice(true);
  await askInTurns(memory.noticed);
  await setNotice(false);
  await askInTurns(memory.requests - memory.noticed);
  return readMb(shop.pid ?? 0);
}

const programs = createPrograms();
await programs.begin('scripts/sandbox/main.ts', env);
// the program of the release, as the supervisor runs it
const shop = begin([...serverFlags, join(link, serverProgram)], { ...env, ...serverMemory, LOG_LEVEL: 'info' });
const faults: string[] = [];
try {
  await hear(shop);
  const rows: Record<string, object> = {};
  for (const one of cases.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)))) {
    const { limit, name } = one;
    const figures = roundAll(await compare(one));
    rows[name] = { ...figures, limit };
    if (figures.ratio > limit) faults.push(`${name}: ${figures.ratio} times the bare server's, ${limit} allowed`);
  }
  console.table(rows);
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
