import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redisProgram } from '#server/storage/redis-for-tests.ts';
import { runOne, type RunResult } from '../../faults/run-one.ts';
import { listRuns, type Run } from '../../faults/runs.ts';
import { personalWords } from '../../test-kit/visitor.ts';
import { askOver } from './ask.ts';
import { until } from './processes.ts';
import { nginx, proxies, type Proxy } from './proxies.ts';
import { openTwoShops, type TwoShops } from './two-shops.ts';

const release = process.env['RELEASE_LINK'] || '.releases/current';

/** One shop dies at each of them. */
const killed = [
  'kill/createAddress/hang/1/same-tab',
  'kill/updateCart/hang/3/other-tab',
  'kill/updateCart/hang-after/6/same-tab',
  'kill/createOrder/hang/1/nobody',
  'kill/createOrder/hang-after/1/same-tab',
  'kill/createOrder/hang-after/1/other-tab',
  'kill-paying/paypal/getOrder/hang-after/3/one',
  'kill-paying/paypal/confirmPayment/hang-after/2/two',
  'kill-paying/revolut/getPaymentWidgets/hang/1/one',
  'kill-paying/revolut/confirmPayment/hang-after/1/two',
];
const kills = listRuns(1).filter(({ name }) => killed.includes(name));
const beside = (seed: number): Run => ({ name: `beside/${seed}`, trouble: { kind: 'none' }, seed });

const why = (proxy: Proxy): string => {
  if (proxy.program === null || nginx === null)
    return ` (left out: ${proxy.program === null ? proxy.name : 'nginx'} is not installed)`;
  if (redisProgram === null) return ' (left out: no Redis or Valkey is installed)';
  return existsSync(release) ? '' : ` (left out: there is no shop at ${release}, "npm start" builds one)`;
};

/** What the cache may keep, and what it may not whoever asks. */
const keptPaths = [
  ...['/', '/catalogue', '/details/4B1606H-STD', '/faq', '/basket', '/checkout', '/robots.txt'],
  ...['/search/index.json', '/speculation-rules.json', '/api/makes'],
];
const neverPaths = [
  ...['/terms', '/privacy', '/nowhere', '/catalogue/', '/details/box/4B1606H-STD', '/order/1', '/stock-alert/stop'],
  ...['/api/visitor', '/api/basket', '/api/checkout', '/api/part/4B1606H-STD?quantity=1', '/api/nowhere', '/healthz'],
];

const readPaths = [...keptPaths, '/api/part/4B1606H-STD?quantity=1'];

/** The Canary Islands stand in the terms. */
const traces = [...personalWords.filter((word) => word !== 'canary'), '@buyer.example'];
const isPersonal = (text: string): boolean => traces.some((word) => text.includes(word));

const unpack = (headers: string, body: Buffer): string => {
  if (/^content-encoding: br/im.test(headers)) return brotliDecompressSync(body).toString();
  return (/^content-encoding: gzip/im.test(headers) ? gunzipSync(body) : body).toString();
};

/** Every answer that lies in the folder of the cache: a head of nginx's own, the key, and the answer as it came. */
const readKept = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      const [from, end] = [bytes.indexOf('\nKEY: '), bytes.indexOf('\r\n\r\n')];
      const head = bytes.subarray(from + 1, end).toString();
      return { head, text: unpack(head, bytes.subarray(end + 4)) };
    });

/** On the disk of the cache lies what the shop calls public, and nothing of a buyer. */
function checkKept(folder: string) {
  const kept = readKept(folder);
  expect(kept.length).toBeGreaterThan(keptPaths.length);
  for (const { head, text } of kept) {
    expect(head).toMatch(/^KEY: \S+\nHTTP\/1.1 200 OK\r\n[^]*^cache-control: public, /im);
    expect(head).not.toMatch(/^set-cookie:/im);
    expect([head.split('\n')[0], isPersonal(head + text)]).toEqual([expect.any(String), false]);
  }
}

/** Puts another file in the place of one that two releases share. */
function writeAnew(folder: string, name: string, bytes: Buffer | string) {
  for (const ending of ['', '.br', '.gz']) rmSync(join(folder, name + ending), { force: true });
  writeFileSync(join(folder, name.endsWith('.html') ? `${name}.br` : name), bytes);
}

describe.each(proxies.map((proxy) => ({ proxy, title: proxy.name + why(proxy) })))(
  'two shops behind $title and the cache',
  ({ proxy }) => {
    describe.runIf(why(proxy) === '')('over https', () => {
      let two: TwoShops;
      let ask: ReturnType<typeof askOver>;
      const faults: string[] = [];
      /** what showed somebody something personal, and the cookies that it was asked with */
      const own = new Map<string, string>();

      const note = (path: string, cookie: string, headers: Headers, text: string) => {
        const said = headers.get('x-cache');
        if (said !== null && (headers.has('set-cookie') || isPersonal(text))) faults.push(`${said} ${path}`);
        // of an order by its own address, also where another one told of it
        if (isPersonal(text)) own.set(path.replace(/^(\/api\/order\/[^/]+)\/.*/, '$1'), cookie);
      };

      /** Asks as a reader. */
      async function read(path: string, headers: Record<string, string> = {}) {
        const got = await ask(path, { headers });
        const coding = String(got.headers['content-encoding'] ?? '');
        const text = unpack(`content-encoding: ${coding}`, got.body);
        const all = new Headers();
        for (const [name, value] of Object.entries(got.headers)) all.set(name, String(value));
        note(path, headers['cookie'] ?? '', all, text);
        return { status: got.status, headers: all, text };
      }

      const send = async (request: Request): Promise<Response> => {
        const answer = await two.send(request);
        const { pathname, search } = new URL(request.url);
        const text = await answer.clone().text();
        note(pathname + search, request.headers.get('cookie') ?? '', answer.headers, text);
        return answer;
      };

      beforeAll(async () => {
        two = await openTwoShops(proxy, release);
        ask = askOver(two.reach);
      }, 180_000);
      afterAll(() => two?.stop(), 60_000);

      test('files, lists and pages that are the same for all are kept, and nothing else', async () => {
        const page = await read('/details/4B1606H-STD');
        const pieces = [/\/_astro\/[\w.-]+\.css/, /\/photos\/[\w.-]+\.(?:webp|avif)/].map(
          (piece) => piece.exec(page.text)?.[0] ?? '/none',
        );
        for (const path of [...keptPaths, ...pieces]) {
          await read(path);
          expect([path, (await read(path)).headers.get('x-cache')]).toEqual([
            path,
            expect.stringMatching(/^(?:HIT|REVALIDATED)$/),
          ]);
        }
        for (const path of neverPaths) {
          await read(path);
          expect([path, (await read(path)).headers.get('x-cache')]).toEqual([path, null]);
        }
        checkKept(two.kept);
      });

      test('what was kept is given as the shop gives it: packed, known again, by what the visitor says', async () => {
        const packed = await read('/faq', { 'accept-encoding': 'br' });
        const again = { 'accept-encoding': 'br', 'if-none-match': packed.headers.get('etag') ?? '' };
        expect([packed.headers.get('content-encoding'), (await ask('/faq', { headers: again })).status]).toEqual([
          'br',
          304,
        ]);
        expect(packed.headers.get('content-security-policy')).toContain("default-src 'none'");
        // rule page.activation
        const rules = async (headers: Record<string, string>) => (await read('/faq', headers)).headers;
        expect((await rules({})).has('speculation-rules')).toBe(true);
        expect((await rules({ 'save-data': 'on' })).has('speculation-rules')).toBe(false);
        expect((await rules({ purpose: 'prefetch' })).get('cache-control')).toMatch(/^private/);
      });

      // rule request.client-address
      test('the address of a visitor is what the cache saw, whatever the visitor says', async () => {
        const refuse = (localAddress: string, said: string) =>
          askOver({ ...two.reach, localAddress })('/api/basket/lines', {
            ...{ method: 'POST', body: '{}' },
            headers: { 'content-type': 'application/json', origin: 'https://evil.example', 'x-forwarded-for': said },
          });
        const clients = () =>
          new Set(two.shops.flatMap(({ output }) => [...output().matchAll(/"client":"(\w+)"/g)].map(([, one]) => one)));
        const before = clients().size;
        for (const said of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await refuse('127.0.0.5', said);
        expect(clients().size).toBe(before + 1);
        await refuse('127.0.0.6', '198.51.100.1');
        expect(clients().size).toBe(before + 2);
      });

      // rules order.once and privacy.kept-nowhere
      test('thirty purchases while a shop is killed ten times: none lost, none doubled, nothing personal kept', async () => {
        let isOver = false;
        const failed: string[] = [];
        // one reader, for more would take the machine from those who buy
        const reading = (async () => {
          for (let turn = 0; !isOver; turn += 1) {
            const path = readPaths[turn % readPaths.length] ?? '/';
            const { status, text } = await read(path, { 'accept-encoding': 'br' });
            if (status !== 200 && !text.includes('"code":"shop-unavailable"')) failed.push(`${path} ${status}`);
          }
        })();
        const shop = { ...two, send };
        const results: RunResult[] = [];
        for (const [at, run] of kills.entries()) {
          const besides = [1_000 + at, 2_000 + at].map((seed) => runOne(shop, beside(seed)));
          results.push(...(await Promise.all([runOne(shop, run), ...besides])));
        }
        isOver = true;
        await reading;

        const broken = results.filter((result) => result.broken.length > 0);
        expect(broken.map(({ run, broken: names, evidence }) => ({ run: run.name, names, evidence }))).toEqual([]);
        const { orders, payments } = two.sandbox.store;
        const paid = payments.list().filter(({ status }) => status === 'captured');
        expect({
          ...{ purchases: results.length, orders: orders.list().length, payments: paid.length },
          ...{ kills: two.kills.length, inTheMiddle: two.kills.filter(Boolean).length, failed, faults },
        }).toEqual({
          ...{ purchases: 30, orders: 30, payments: 30 },
          ...{ kills: 10, inTheMiddle: 10, failed: [], faults: [] },
        });

        // what the buyer reads with the cookies, nobody reads without, and not out of the cache
        const orderPages = [...own].map(([path, cookie]) => [path.replace('/api', ''), cookie] as const);
        expect(orderPages.filter(([path]) => path.startsWith('/order/')).length).toBeGreaterThanOrEqual(30);
        for (const [path, cookie] of [...own, ...orderPages]) {
          await read(path, { cookie, 'accept-encoding': 'br' });
          const stranger = await read(path, { 'accept-encoding': 'br' });
          expect([path, isPersonal(stranger.text)]).toEqual([path, false]);
        }
        for (const path of neverPaths) expect(isPersonal((await read(path)).text)).toBe(false);
        checkKept(two.kept);
        expect(faults).toEqual([]);
      }, 600_000);

      test('a new release is read: pages by themselves, lists once the cache is emptied', async () => {
        const client = join(two.releases[1], 'client');
        const home = brotliDecompressSync(readFileSync(join(client, 'index.html.br'))).toString();
        writeAnew(client, 'index.html', brotliCompressSync(home.replace('</title>', ' of the second release</title>')));
        writeAnew(client, 'api/makes', '{"data":[]}');
        const file = join(two.releases[1], 'release.json');
        const about = JSON.parse(readFileSync(file, 'utf8')) as object;
        writeAnew(two.releases[1], 'release.json', JSON.stringify({ ...about, id: 'second' }));
        await read('/api/makes');
        await two.publish();
        const isNew = async () => (await read('/')).text.includes('of the second release</title>');
        await until(isNew, { output: () => 'the page of the release before' }, 5_000);
        const before = await read('/api/makes');
        expect([before.headers.get('x-cache'), before.text === '{"data":[]}']).toEqual(['HIT', false]);
        const readme = readFileSync('scripts/deploy/cdn/README.md', 'utf8');
        const command = /^find .*$/m.exec(readme)?.[0].replace('/var/cache/nginx/shop', two.kept) ?? 'false';
        execFileSync('sh', ['-c', command]);
        for (const path of ['/', '/api/makes']) {
          const got = await read(path);
          expect([path, got.headers.get('x-cache')]).toEqual([path, 'MISS']);
          expect(got.text).toContain(path === '/' ? 'of the second release' : '{"data":[]}');
        }
      }, 180_000);
    });
  },
);
