/**
 * `npm run bench -- serve [--built] [--requests 4000] [--only page,live]`: processor time that the shop takes for an
 * answer, beside a bare server of Node's own that sends the same bytes, in turn in one run; then the memory it holds after
 * 100,000 requests over all its pages. Exits 1 when a limit does not hold.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listClientFiles } from '#server/release/client-files.ts';
import { serverFlags, serverMemory, serverProgram } from '#server/release/server-program.ts';
import { chooseBuiltSettings, startBuiltShop } from '../checks/built-shop.ts';
import { createPrograms } from '../release/programs.ts';
import type { BareAnswer } from './serve/bare.ts';
import { type Case, cases, toQuestion } from './serve/cases.ts';
import { sendLoad, type RawAnswer } from './serve/load.ts';
import { hear, type Measured, startMeasured } from './serve/process.ts';
import type { Usage } from './serve/tell-usage.ts';

const { values } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    requests: { type: 'string', default: '4000' },
    only: { type: 'string', default: '' },
  },
});
const requests = Math.max(100, Number(values.requests));
const only = values.only.split(',').filter(Boolean);
const rounds = 5;
const connections = 16;
const memory = { requests: 100_000, noticed: 8_000, limitMb: 250 };

// builds it where it has to be built, and sees that it starts
if (!values.built) await (await startBuiltShop()).programs.end();
const settings = await chooseBuiltSettings();
const host = new URL(settings.url).host;
const shopPort = Number(settings.env['PORT']);
for (const folder of [settings.env['SANDBOX_DATA'], settings.env['DATA_DIR']])
  rmSync(folder ?? '', { recursive: true, force: true });
const programs = createPrograms();
await programs.begin('scripts/sandbox/main.ts', settings.env);
// the program of the release, as the supervisor runs it
const program = join(settings.env['RELEASE_LINK'] ?? '', serverProgram);
const { measured: shop } = await startMeasured(program, {
  env: { ...settings.env, ...serverMemory, LOG_LEVEL: 'info' },
  flags: serverFlags,
});
const bareStart = await startMeasured<{ port: number }>('scripts/bench/serve/bare.ts');
const {
  measured: bare,
  said: { port: barePort },
} = bareStart;

/** The shop asks for its notice every 15 s; looked at until it has it. */
async function setNotice(show: boolean): Promise<void> {
  await fetch(`${settings.sandboxUrl}/__sandbox/settings`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ marquee: { show, text_en: 'Closed on 26 December' } }),
  });
  const wanted = show ? 'data-marquee="on"' : 'data-marquee="off"';
  for (const end = Date.now() + 40_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 500))) {
    if ((await (await fetch(`${settings.url}/about`)).text()).includes(wanted)) return;
  }
  throw new Error('the shop has not taken the notice');
}

const headerOf = ({ headers }: RawAnswer, name: string): string | null => {
  const at = headers.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name);
  return at === -1 ? null : (headers[at + 1] ?? null);
};

/** What Node adds itself. */
const ofNode = /^(?:date|connection|keep-alive)$/i;

async function teachBare({ status, headers, body }: RawAnswer): Promise<void> {
  const kept = headers.flatMap((name, at) => (at % 2 === 0 && !ofNode.test(name) ? [name, headers[at + 1] ?? ''] : []));
  const ready = hear(bare.child);
  bare.child.send({ status, headers: kept, body: body.toString('base64') } satisfies BareAnswer);
  await ready;
}

/** Microseconds of processor time for one answer. */
async function timeOne(measured: Measured, port: number, one: Case, etag: string | null): Promise<number> {
  const before = await measured.usage();
  await sendLoad({ port, host, question: () => toQuestion(one, etag), requests, connections }, one.status);
  return ((await measured.usage()).cpuUs - before.cpuUs) / requests;
}

const middle = (figures: number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** Both in turn, so that what else this machine does meets both; the middle one of the rounds counts. */
async function compare(one: Case): Promise<{ shopUs: number; bareUs: number; ratio: number }> {
  const ask = (etag: string | null, times: number, status: number) =>
    sendLoad({ port: shopPort, host, question: () => toQuestion(one, etag), requests: times, connections: 1 }, status);
  await setNotice(one.hasNotice === true);
  const etag = one.isKnown ? headerOf(await ask(null, 1, 200), 'etag') : null;
  await teachBare(await ask(etag, 1, one.status));
  await timeOne(shop, shopPort, one, etag);
  await timeOne(bare, barePort, one, etag);
  const [shopUs, bareUs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    shopUs.push(await timeOne(shop, shopPort, one, etag));
    bareUs.push(await timeOne(bare, barePort, one, etag));
  }
  const ratios = shopUs.map((us, round) => us / (bareUs[round] ?? us));
  return { shopUs: middle(shopUs), bareUs: middle(bareUs), ratio: middle(ratios) };
}

/** Over all pages in turn, more than memory holds: first with a notice, for which each is packed anew, then as they are. */
async function weigh(): Promise<Usage> {
  const files = await listClientFiles(join(settings.env['RELEASE_LINK'] ?? '', 'client'));
  // the page of unknown addresses is the only one that does not answer 200
  const paths = [...files].filter(([path, { isPage }]) => isPage && path !== '/404').map(([path]) => path);
  const asked = (path: string): Case => ({ name: '', limit: 0, status: 200, path });
  const question = (place: number) => toQuestion(asked(paths[place % paths.length] ?? '/'), null);
  const ask = (times: number) => sendLoad({ port: shopPort, host, question, requests: times, connections }, 200);
  await setNotice(true);
  await ask(memory.noticed);
  await setNotice(false);
  await ask(memory.requests - memory.noticed);
  return shop.usage();
}

const toMb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** Where it is: what is neither heap nor buffers is Node's program and what the C library holds. */
const describeMemory = ({ rss, heapUsed, heapTotal, external, arrayBuffers }: Usage): string =>
  `${toMb(rss)}; heap ${toMb(heapUsed)} of ${toMb(heapTotal)}, beside it ${toMb(external)}, of these buffers ${toMb(arrayBuffers)}`;

const faults: string[] = [];
try {
  console.log(`${'answer'.padEnd(28)} shop µs  bare µs  ratio  limit`);
  for (const one of cases.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)))) {
    const { shopUs, bareUs, ratio } = await compare(one);
    const figures = [shopUs.toFixed(0).padStart(7), bareUs.toFixed(0).padStart(8), ratio.toFixed(1).padStart(6)];
    console.log(`${one.name.padEnd(28)} ${figures.join(' ')}  ${String(one.limit).padStart(5)}`);
    if (ratio > one.limit)
      faults.push(`${one.name}: ${ratio.toFixed(1)} times the bare server's, ${one.limit} allowed`);
  }
  if (only.length === 0 || only.includes('memory')) {
    await setNotice(true);
    const usage = await weigh();
    const mb = usage.rss / 2 ** 20;
    console.log(`memory after ${memory.requests} requests over all pages: ${describeMemory(usage)}`);
    if (mb > memory.limitMb) faults.push(`memory: ${mb.toFixed(0)} MB, ${memory.limitMb} allowed`);
  }
} finally {
  await Promise.all([shop.end(), bare.end()]);
  await programs.end();
}
console.log(faults.length === 0 ? 'every limit holds' : faults.map((fault) => `DOES NOT HOLD: ${fault}`).join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
