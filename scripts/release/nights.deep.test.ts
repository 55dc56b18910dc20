import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';
import type { ReleaseFile } from './release-file.ts';
import type { NightReport } from './night-report.ts';
import { servedRelease } from './switch.ts';
import { compareTrees, hashTree } from './tree-hash.ts';
import { listFiles } from './list-files.ts';

/** Sets that the range is made of: nights are short, and all kinds of pages are in them. */
const sets = 30;
/** One that is changed, and one of each make whose guide is drawn: a guide without applications stops the night. */
const needed = ['4B1606H', '5M7298H', '5M590H', '2B9155H'];
const kills = Number(process.env.NIGHT_KILLS ?? 20);
const nightMs = 600_000;

let shop: TestCommerce;
let folder: string;
/** milliseconds of a night that builds */
let usual = 0;

const settings = () => ({ folder: join(folder, 'releases'), link: join(folder, 'releases/current'), kept: 3 });

function begin(more: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['scripts/release/nightly.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      COMMERCE_API_URL: shop.sandbox.url,
      CATALOGUE_DIR: join(folder, 'catalogue'),
      RELEASES_DIR: settings().folder,
      RELEASE_LINK: settings().link,
      PHOTO_DIR: join(folder, 'photos'),
      PICTURE_CACHE: join(folder, 'pictures'),
      SITE_URL: 'http://localhost:4321',
      ...more,
    },
  });
}

async function night(more: Record<string, string> = {}): Promise<number | null> {
  const child = begin(more);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

const readReport = async (): Promise<NightReport> =>
  JSON.parse(await readFile(join(settings().folder, 'night.json'), 'utf8')) as NightReport;

/** What is served and its bytes; throws when it is not whole. */
async function lookAtLive(): Promise<{ name: string | null; hash: string }> {
  const release = join(settings().link, '/');
  const { counts } = JSON.parse(await readFile(join(release, 'release.json'), 'utf8')) as ReleaseFile;
  expect((await listFiles(release)).length).toBe(counts?.files);
  return { name: await servedRelease(settings()), hash: await hashTree(release) };
}

/** Files that two releases have in common on the disk. */
async function countShared(one: string, other: string): Promise<number> {
  const nodes = async (release: string) =>
    Promise.all((await listFiles(release)).map(async (file) => (await stat(join(release, file))).ino));
  const known = new Set(await nodes(one));
  return (await nodes(other)).filter((node) => known.has(node)).length;
}

const { random, round } = Math;
let price = 100;

/** One part becomes a little dearer: a night has something to publish. */
const change = () => shop.control('PATCH', 'parts/4B1606H-STD', { price: (price += 1) });

beforeAll(async () => {
  shop = await startTestCommerce();
  const { parts, atomically } = shop.sandbox.store;
  const kept = new Set([...new Set(parts.all().map(({ set }) => set))].slice(0, sets).concat(needed));
  atomically(() => {
    for (const part of parts.all()) if (!kept.has(part.set)) parts.save({ ...part, gone: true });
  });
  // in the repository: pages find their packages from there while they are made
  await mkdir('.cache', { recursive: true });
  folder = resolve(await mkdtemp('.cache/nights-'));
  expect(existsSync('public/photos'), 'a release takes its photos from public/photos: start the shop once before').toBe(
    true,
  );
  expect(await night()).toBe(0);
  await change();
  const begun = Date.now();
  expect(await night()).toBe(0);
  usual = Date.now() - begun;
  expect(await readReport()).toMatchObject({ outcome: 'published', faults: [] });
}, 2 * nightMs);

afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

test(
  'a night in which nothing changed builds and publishes nothing',
  async () => {
    const before = await lookAtLive();
    expect(await night()).toBe(0);
    expect(await readReport()).toMatchObject({ outcome: 'unchanged', pages: null });
    expect(await lookAtLive()).toEqual(before);
  },
  nightMs,
);

// rule operation.equal-builds
test(
  'two builds of the same facts are the same, byte for byte; what did not change takes no more of the disk',
  async () => {
    const one = await realpath(settings().link);
    // nothing is served by this link: all is built once more, and nothing of it can be linked to the first
    expect(await night({ RELEASE_LINK: join(settings().folder, 'again') })).toBe(0);
    const other = await realpath(join(settings().folder, 'again'));
    expect(await compareTrees(one, other)).toEqual([]);
    expect(await countShared(one, other)).toBe(0);
    await change();
    expect(await night()).toBe(0);
    const next = await realpath(settings().link);
    const files = (await listFiles(next)).length;
    expect((await compareTrees(one, next)).length).toBeLessThan(files / 10);
    expect(await countShared(one, next)).toBeGreaterThan(files * 0.9);
  },
  2 * nightMs,
);

const modes: [operation: string, mode: Parameters<TestCommerce['fault']>[0]['mode']][] = [
  ['getItemsList', 'error-before'],
  ['getItemsList', 'drop-after'],
  ['getItemsList', 'garbage'],
  ['getItemsList', 'html'],
  ['getItemsList', 'truncated'],
  ['getItemsList', 'missing-field'],
  ['getItemsList', 'duplicates'],
  ['getSource', 'error-before'],
  ['getApplications', 'html'],
  ['getRelatedItems', 'garbage'],
];

test(
  'ten bad nights leave what is served as it is',
  async () => {
    const before = await lookAtLive();
    await change();
    for (const [operation, mode] of modes) {
      shop.sandbox.store.faults.clear();
      await shop.fault({ operation, mode });
      expect([mode, await night()]).toEqual([mode, 1]);
      expect(await lookAtLive()).toEqual(before);
    }
    shop.sandbox.store.faults.clear();
    expect(await night({ SENTINEL_PARTS: 'NOT-THERE' })).toBe(1);
    expect(await lookAtLive()).toEqual(before);
  },
  nightMs,
);

test(
  'of three at once one works',
  async () => {
    await change();
    const codes = await Promise.all([night(), night(), night()]);
    expect(codes.toSorted()).toEqual([0, 1, 1]);
    await lookAtLive();
  },
  nightMs,
);

describe('killed', () => {
  /** At any moment; every second time as soon as the finished release is there, a little before or after the switch. */
  async function killSomewhere(round_: number): Promise<void> {
    const known = new Set(await readdir(settings().folder));
    const child = begin();
    const ended = once(child, 'exit');
    if (round_ % 2 === 0) await Promise.race([wait(round(random() * usual)), ended]);
    else {
      const isThere = async () =>
        (await readdir(settings().folder)).some((name) => /^\d/.test(name) && !known.has(name));
      while (child.exitCode === null && !(await isThere())) await wait(1);
      await wait(round(random() * 30));
    }
    child.kill('SIGKILL');
    await ended;
  }

  test(
    `at ${kills} moments: what is served is whole, and the next night is good`,
    async () => {
      let live = await lookAtLive();
      for (let time = 0; time < kills; time += 1) {
        await change();
        await killSomewhere(time);
        const now = await lookAtLive();
        if (now.name === live.name) expect(now.hash).toBe(live.hash);
        live = now;
      }
      await change();
      expect(await night()).toBe(0);
      expect((await lookAtLive()).name).not.toBe(live.name);
      const left = (await readdir(settings().folder)).filter((name) =>
        /^\.building|^current\.|^night\.lock/.test(name),
      );
      expect(left).toEqual([]);
    },
    kills * nightMs,
  );
});
