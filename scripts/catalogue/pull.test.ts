import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readSnapshot } from '#collections/snapshot.ts';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';
import type { StoredPart } from '#scripts/sandbox/store/part-types.ts';
import { runCommand } from './pull.ts';

let shop: TestCommerce;
let folder: string;

const env = () => ({ ...process.env, COMMERCE_API_URL: shop.sandbox.url, CATALOGUE_DIR: folder });
type Ended = { code: number | null; out: string; err: string };

/** The deadline is short where a silent API is to be noticed in a test's time. */
async function pull(args: string[] = [], deadlineMs = 20_000): Promise<Ended> {
  const { ok, lines } = await runCommand(args, { ...env(), CATALOGUE_DEADLINE_MS: String(deadlineMs) });
  const text = `${lines.join('\n')}\n`;
  return ok ? { code: 0, out: text, err: '' } : { code: 1, out: '', err: text };
}

/** As a process of its own, to be killed. */
const begin = (args: string[] = [], more: Record<string, string> = {}) =>
  spawn(process.execPath, ['scripts/catalogue/pull.ts', ...args], { env: { ...env(), ...more } });

/** As a person runs it. */
async function pullAsProcess(...given: Parameters<typeof begin>): Promise<Ended> {
  const child = begin(...given);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, err };
}

const faultLines = (err: string): string[] => err.split('\n').filter((line) => line.startsWith('Fault: '));

/** The link, and every byte of every snapshot. Locks and unfinished folders of a killed pull are nobody's catalogue. */
function hashTree(): string {
  const hash = createHash('sha256').update(readlinkSync(join(folder, 'current')));
  for (const stamp of readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .toSorted()) {
    for (const file of readdirSync(join(folder, stamp)).toSorted()) {
      hash.update(`${stamp}/${file}`).update(readFileSync(join(folder, stamp, file)));
    }
  }
  return hash.digest('hex');
}

/** A range of some twenty sets: the build of CI pulls the whole one. */
function shrinkRange(): void {
  const { parts, atomically } = shop.sandbox.store;
  const all = parts.all();
  const kept = new Set(all.map(({ set }) => set).slice(0, 40));
  atomically(() => {
    for (const part of all) if (!kept.has(part.set) && part.set !== '4B1606H') parts.save({ ...part, gone: true });
  });
}

let range: StoredPart[];

/** The range as it was and nothing wrong: to seed the whole one anew would take longer than most pulls. */
function reset(): void {
  const { parts, faults, calls, atomically } = shop.sandbox.store;
  faults.clear();
  calls.clear();
  atomically(() => {
    for (const part of parts.all()) parts.save({ ...part, gone: true });
    range.forEach(parts.save);
  });
}

const countParts = (): number => readSnapshot(join(folder, 'current')).catalogue.parts.length;

beforeAll(async () => {
  shop = await startTestCommerce();
  shrinkRange();
  range = shop.sandbox.store.parts.all();
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  expect(await pull()).toMatchObject({ code: 0 });
}, 90_000);
afterEach(reset);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.stop();
});

describe('a broken pull leaves the snapshot as it was and says why', { timeout: 90_000 }, () => {
  test.each([
    ['getItemsList', 'error-before', /list-parts: the commerce API answered with status 500/],
    ['getItemsList', 'error-after', /list-parts: the commerce API answered with status 500/],
    ['getItemsList', 'drop-after', /list-parts: the connection was cut/],
    ['getItemsList', 'garbage', /list-parts: the answer does not have the agreed shape \(body: not JSON\)/],
    ['getItemsList', 'html', /list-parts: the answer does not have the agreed shape \(content-type: not JSON\)/],
    ['getItemsList', 'truncated', /list-parts: the answer does not have the agreed shape \(body: not JSON\)/],
    ['getItemsList', 'missing-field', /items are broken \(100\.0 %/],
    ['getItemsList', 'duplicates', /parts listed twice: .* more/],
    ['getSource', 'error-before', /list-makes-and-engines: .* status 500/],
    ['getSource', 'missing-field', /list-makes-and-engines: .*options\.engine\.0\.name/],
    ['getApplications', 'html', /list-applications-of-make: .*content-type/],
    ['getApplications', 'missing-field', /list-applications-of-make: .*results\.0\.engine/],
    ['getRelatedItems', 'garbage', /get-related: .*not JSON/],
  ] as const)('%s: %s', async (operation, mode, line) => {
    const before = hashTree();
    await shop.fault({ operation, mode });
    const { code, err } = await pull();
    expect(code).toBe(1);
    expect(faultLines(err)).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
    expect(hashTree()).toBe(before);
  });

  test.each(['hang', 'hang-after'] as const)('getItemsList: %s', async (mode) => {
    const before = hashTree();
    await shop.fault({ operation: 'getItemsList', mode });
    const { code, err } = await pull([], 500);
    expect(code).toBe(1);
    expect(faultLines(err)).toEqual(['Fault: list-parts: no answer in time']);
    expect(hashTree()).toBe(before);
  });

  test('half a list', async () => {
    const before = hashTree();
    await shop.fault({ operation: 'getItemsList', mode: 'truncated', cut: 'list' });
    const { code, err } = await pull();
    expect(code).toBe(1);
    expect(faultLines(err)[0]).toMatch(`parts fell from ${countParts()} to `);
    expect(faultLines(err)[0]).toMatch(/npm run catalogue:pull -- --accept-drop/);
    expect(hashTree()).toBe(before);
  });

  test('all prices at a hundredth, and a sentinel part that is not there', async () => {
    const before = hashTree();
    const cheap = { eur: { net: 90 }, pln: { net: 400 } };
    shop.sandbox.store.atomically(() =>
      range.forEach((part) => shop.sandbox.store.parts.save({ ...part, price: cheap })),
    );
    const { ok, lines } = await runCommand([], { ...env(), SENTINEL_PARTS: 'NOT-THERE' });
    expect([ok, lines[0]]).toEqual([false, 'Fault: the sentinel part NOT-THERE is not in the list']);
    expect(lines[1]).toMatch(/^Fault: prices in euro moved by more than ten times: .* --accept-prices$/);
    expect(hashTree()).toBe(before);
  });

  test.each(['getItemsList', 'getRelatedItems'])('killed while it asks %s', async (operation) => {
    const before = hashTree();
    await shop.control('PATCH', 'parts/4B1606H-STD', { price: 123 });
    await shop.fault({ operation, mode: 'hang' });
    const child = begin();
    await expect.poll(() => shop.count(operation), { timeout: 60_000 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('close', resolve));
    expect(hashTree()).toBe(before);
    expect(() => readSnapshot(join(folder, 'current'))).not.toThrow();
  });

  test('killed at any moment of the writing: the catalogue is the old one or the new one, never half of one', async () => {
    const seen = new Set([hashTree()]);
    await shop.control('PATCH', 'parts/4B1606H-STD', { price: 77 });
    for (let round = 0; round < 3; round += 1) {
      const child = begin();
      const ended = new Promise((resolve) => child.on('close', resolve));
      await expect
        .poll(() => readdirSync(folder).some((name) => name.startsWith('.partial-')) || child.exitCode !== null, {
          timeout: 60_000,
          interval: 1,
        })
        .toBe(true);
      child.kill('SIGKILL');
      await ended;
      expect(() => readSnapshot(join(folder, 'current'))).not.toThrow();
      seen.add(hashTree());
    }
    expect(await pull()).toMatchObject({ code: 0 });
    expect(
      readSnapshot(join(folder, 'current')).catalogue.parts.find(({ slug }) => slug === '4B1606H-STD')?.price.net
        .amount,
    ).toBe(7700);
    expect(readdirSync(folder).filter((name) => name.startsWith('.') && name !== '.alone.db')).toEqual([]);
  });
});

describe('a good pull', { timeout: 90_000 }, () => {
  test('says that nothing changed and leaves the folder alone', async () => {
    await pull();
    const before = hashTree();
    expect(await pullAsProcess()).toEqual({ code: 0, out: 'The catalogue is unchanged.\n', err: '' });
    expect(hashTree()).toBe(before);
  });

  test('is not spoiled by an API that is slow and stumbles twice', async () => {
    await shop.fault({ operation: 'getItemsList', mode: 'slow', ms: 700 });
    await shop.fault({ operation: 'getSource', mode: 'error-before', times: 2 });
    expect(await pull()).toMatchObject({ code: 0 });
  });

  test('tells what came, went and changed, beside the manifest too', async () => {
    await pull();
    await shop.control('PATCH', 'parts/4B1606H-STD', { price: 100, name: 'Conrod bearing set, renamed' });
    await shop.control('PUT', 'parts/4B9998H-STD', { name: 'A new set', price: 50 });
    await shop.control('DELETE', 'parts/4B1606H-.50');
    const { code, out } = await pull();
    expect(code).toBe(0);
    expect(out).toContain('Parts that came (1)\n  4B9998H-STD');
    expect(out).toContain('Parts that went (1)\n  4B1606H-.50');
    expect(out).toMatch(/4B1606H-STD price: €[\d.]+ -> €123\.00/);
    expect(out).toContain('-> Conrod bearing set, renamed');
    expect(readFileSync(join(folder, 'current', 'report.txt'), 'utf8')).toContain('4B9998H-STD');
  });

  test('dates the pages that changed, and no others, for the sitemap', async () => {
    await pull();
    await shop.control('PATCH', 'parts/4B1606H-STD', { price: 101 });
    await pull();
    const { catalogue, manifest } = readSnapshot(join(folder, 'current'));
    const dated = Object.entries(catalogue.changed ?? {}).filter(([, date]) => date === manifest.pulledAt);
    expect(dated.map(([path]) => path)).toEqual(['/details/4B1606H-STD']);
  });

  test('sets a single broken item aside, names it, and goes on', async () => {
    await shop.control('PATCH', 'parts/4B1606H-STD', { technicaldetails: [{ name: '', value: 'nothing' }] });
    const { code, out } = await pull();
    expect(code).toBe(0);
    expect(out).toContain('Items set aside because they are broken (1)');
    expect(out).toContain('4B1606H-STD: technicaldetails.0.name');
    expect(await pull()).toMatchObject({
      code: 0,
      out: expect.stringContaining('4B1606H-STD: technicaldetails.0.name'),
    });
  });

  test('rule catalogue.set-aside: a part that costs nothing is left out and not taken for gone', async () => {
    await shop.control('PATCH', 'parts/4B1606H-STD', { price: 0 });
    const { code, out } = await pull();
    expect(code).toBe(0);
    expect(out).toContain('Items set aside because they are broken (1)\n  4B1606H-STD: price: none');
    const { parts, history } = readSnapshot(join(folder, 'current')).catalogue;
    expect(parts.map(({ slug }) => slug)).not.toContain('4B1606H-STD');
    expect(Object.keys(history?.gone ?? {})).not.toContain('4B1606H-STD');
  });

  test('goes on without the distributors and keeps those of the last pull', async () => {
    const known = readSnapshot(join(folder, 'current')).catalogue.distributors;
    expect(known).toHaveLength(44);
    await shop.control('PATCH', 'parts/4B1606H-STD', { price: 101 });
    await shop.fault({ operation: 'getDistributors', mode: 'missing-field' });
    const { code, out } = await pull();
    expect(code).toBe(0);
    expect(out).toContain('Distributors not updated, those of the last pull stay');
    expect(out).toContain('list-distributors: the answer does not have the agreed shape (data.0.name');
    expect(readSnapshot(join(folder, 'current')).catalogue.distributors).toEqual(known);
  });

  test('takes a smaller range only with the word of a person; three snapshots stay', async () => {
    await shop.fault({ operation: 'getItemsList', mode: 'truncated', cut: 'list' });
    expect(await pull(['--accept-drop'])).toMatchObject({ code: 0 });
    reset();
    const half = countParts();
    expect(await pull()).toMatchObject({ code: 0 });
    const report = readFileSync(join(folder, 'current', 'report.txt'), 'utf8');
    expect(report).toContain(`Parts that came (${countParts() - half})`);
    expect(countParts()).toBeGreaterThan(half);
    expect(readdirSync(folder).filter((name) => /^\d/.test(name))).toHaveLength(3);
  });

  test('does not take half a list for the whole on the very first pull', async () => {
    const fresh = mkdtempSync(join(tmpdir(), 'catalogue-'));
    await shop.fault({ operation: 'getItemsList', mode: 'truncated', cut: 'list' });
    const { code, err } = await pullAsProcess([], { CATALOGUE_DIR: fresh });
    expect(code).toBe(1);
    expect(err).toContain('Fault: the list of parts is cut');
    expect(readdirSync(fresh).filter((name) => name !== '.alone.db')).toEqual([]);
    rmSync(fresh, { recursive: true, force: true });
  });
});

describe('the command', { timeout: 90_000 }, () => {
  test.each([
    ['what it does not know', ['--accept-drops'], {}, '--accept-drops is not known here'],
    ['a wrong setting', [], { COMMERCE_API_URL: 'commerce.example' }, 'Fault: COMMERCE_API_URL is wrong'],
  ])('refuses %s', async (_case, args, settings, words) => {
    const { code, err } = await pullAsProcess(args, settings);
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
  });

  test('does not run twice at once', async () => {
    await shop.fault({ operation: 'getItemsList', mode: 'hang' });
    const first = begin();
    await expect.poll(() => shop.count('getItemsList'), { timeout: 60_000 }).toBe(1);
    const { code, err } = await pull();
    expect(code).toBe(1);
    expect(err).toContain('Fault: another pull is at work');
    first.kill('SIGKILL');
    await new Promise((resolve) => first.on('close', resolve));
    reset();
    expect(await pull()).toMatchObject({ code: 0 });
  });
});
