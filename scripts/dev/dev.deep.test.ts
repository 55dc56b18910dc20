import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { searchFormat } from '#domain/search/search-index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePorts } from '../checks/free-ports.ts';
import { isFree } from '../release/ports.ts';
import { createTestVisitor, newKey, reachSummary } from '../test-kit/visitor.ts';

/** The dev server of a copy of this project: what is edited here is no file of ours. */
const folder = mkdtempSync(join(tmpdir(), 'dev-shop-'));
const copied = ['src', 'scripts', 'content', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs'];
/** Pulled, made or long; nothing that a dev server of a fresh checkout has. */
const leftOut = ['content/catalogue', 'public/photos', 'public/files', 'src/end-to-end'].map((path) => resolve(path));

let dev: ChildProcess;
let port = 0;
let sandboxPort = 0;
let output = '';

/** Longest wait for the first start, and for an edit to be seen, with both processors busy. Milliseconds. */
const startMs = 120_000;
const editMs = 20_000;

const untilReady = (): Promise<void> =>
  new Promise((done, fail) => {
    const note = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready in')) done();
    };
    dev.stdout?.on('data', note);
    dev.stderr?.on('data', note);
    dev.once('exit', () => fail(new Error(output)));
  });

beforeAll(async () => {
  for (const path of copied)
    cpSync(path, join(folder, path), { recursive: true, filter: (source) => !leftOut.includes(resolve(source)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  [port, sandboxPort] = [await findFreePorts(4821, 1), await findFreePorts(4900, 2)];
  const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort), LOG_LEVEL: 'warn' };
  // Astro and Vite start no dev server where they take themselves for a test
  for (const name of ['VITEST', 'VITEST_MODE', 'NODE_ENV', 'TEST', 'SITE_URL', 'COMMERCE_API_URL'])
    delete (env as NodeJS.ProcessEnv)[name];
  dev = spawn(process.execPath, ['scripts/dev/main.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  await untilReady();
}, startMs);

const end = (): Promise<number | null> =>
  new Promise((done) => {
    if (dev.exitCode !== null) return done(dev.exitCode);
    dev.once('exit', (code) => done(code));
    dev.kill('SIGTERM');
  });

afterAll(async () => {
  await end();
  rmSync(folder, { recursive: true, force: true });
}, startMs);

const askShop = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init });
const read = async (path: string): Promise<string> => (await askShop(path)).text();

/** A buyer whose requests go to the dev server as a browser would send them. */
const visit = () =>
  createTestVisitor(async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('origin', `http://localhost:${port}`);
    const body = request.method === 'GET' ? {} : { body: await request.text() };
    return askShop(pathname + search, { method: request.method, headers, ...body });
  });

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path, text.replace(from, to));
}

test('both addresses are told', () => {
  expect(output).toContain(`Shop     http://localhost:${port}`);
  expect(output).toContain(`Sandbox  http://localhost:${sandboxPort}`);
});

test(
  'pages, endpoints and what belongs to neither are answered as in the served shop',
  { timeout: startMs },
  async () => {
    expect(await read('/details/4B1606H-STD')).toContain('<h1');
    expect(await (await askShop('/api/part/4B1606H-STD')).json()).toMatchObject({ slug: '4B1606H-STD' });
    expect(await (await askShop('/api/nowhere')).json()).toMatchObject({ code: 'not-found' });
    expect((await askShop('/nowhere')).status).toBe(404);
    const moved = await askShop('/catalogue/honda/');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/catalogue/Honda']);
    expect((await askShop('/api/basket/lines', { method: 'POST', body: '{}' })).status).toBe(403);
    expect((await askShop('/')).headers.get('x-frame-options')).toBe('DENY');
  },
);

test('the search finds its index, and a picture is made when it is asked for', { timeout: startMs }, async () => {
  expect(await (await askShop('/search/index.json')).json()).toMatchObject({ format: searchFormat });
  const [picture = ''] = /\/photos\/[0-9a-f]{12}-\d+\.webp/.exec(await read('/details/4B1606H-STD')) ?? [];
  const answer = await askShop(picture);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(existsSync(join(folder, 'public', picture))).toBe(true);
});

test(
  'an order is placed and shown; what is edited meanwhile is live, and basket and order stay',
  async () => {
    const buyer = visit();
    const { agreed } = await reachSummary(buyer);

    edit('src/server/handlers/visitor.ts', 'isSupported });', 'isSupported, edited: true });');
    await expect.poll(() => read('/api/visitor'), { timeout: editMs }).toContain('"edited":true');

    const placed = await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed });
    expect(placed.status).toBe(201);
    const { orderId } = placed.body as { orderId: string };
    const cookie = [...buyer.cookies].map((pair) => pair.join('=')).join('; ');
    const page = await askShop(`/order/${orderId}`, { headers: { cookie } });
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('Canary');
  },
  startMs,
);

test.each([
  ['a sentence', 'src/config/copy/not-found.ts', 'The address does not match', 'No address matches', '/nowhere'],
  ['a page', 'src/pages/search.astro', '<h1>', '<h1 data-edited="yes">', '/search'],
  ['a style', 'src/pages/search.astro', 'margin-bottom: var(--s3)', 'margin-bottom: 77px', '/search'],
  ['a component', 'src/components/page/NotFound.astro', 'class="lead"', 'class="lead edited"', '/nowhere'],
  ['an island', 'src/islands/search/SearchScreen.tsx', '<div className', '<div title="edited" className', '/search'],
  ['a text', 'content/pages/terms.mdx', '“Parts” are the bearings', '“Parts” are all the bearings', '/terms'],
])(
  'an edit of %s is seen',
  async (_, file, from, to, path) => {
    await read(path);
    edit(file, from, to);
    const seen = to.replace(/ className|>$/g, '');
    await expect.poll(async () => (await read(path)).includes(seen), { timeout: editMs }).toBe(true);
  },
  startMs,
);

test(
  'an edit of a rule is seen where an endpoint asks it',
  async () => {
    expect(await (await askShop('/api/visitor')).json()).toMatchObject({ isSupported: true });
    edit('src/domain/seller/legal-region.ts', 'country === null || supported', 'country === null && supported');
    await expect.poll(() => read('/api/visitor'), { timeout: editMs }).toContain('"isSupported":false');
  },
  startMs,
);

test(
  'the end leaves nothing running',
  async () => {
    expect(await end()).toBe(0);
    expect(await Promise.all([isFree(port), isFree(sandboxPort)])).toEqual([true, true]);
  },
  startMs,
);
