/**
 * `npm run bench -- search [20000]`: the search over the snapshot and over so many parts like it: bytes that a visitor fetches until
 * the first answer, and time of a key in Chromium at 4x slowdown.
 */
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { chromium, type Page } from '@playwright/test';
import { readCatalogue } from '#collections/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { buildIndex } from '#domain/search/build-index.ts';
import { listExact, listMistyped } from '#domain/search/typed-samples.ts';
import { brotliQuality } from '../release/compress-and-hash.ts';
import { roundAll, summarise } from './figures.ts';
import { multiplyCatalogue } from './multiply-catalogue.ts';

/** Bytes as the shop serves the file of this name. */
const weigh = (text: string, name: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name) } }).length;

async function bundle(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' as const };
  const how = { bundle: true, minify: true, format: 'esm', target: 'es2022', platform: 'browser' } as const;
  const { outputFiles } = await build({ stdin, ...how, write: false });
  return outputFiles[0]?.text ?? '';
}

/** The search of a page, whose index is handed to it; of an answer all is read that the field below the head lists. */
const pageScript = `
  import { createInstantSearch } from '${resolve('src/stores/search/instant.ts')}';
  let search;
  globalThis.load = async (text) => {
    search = createInstantSearch({ call: async () => ({ ok: true, value: JSON.parse(text) }), myEngine: () => null });
    await search.ask('', { limit: 8 });
  };
  globalThis.ask = async (typed) => {
    const { value } = await search.ask(typed, { limit: 8 });
    return [value.hits, value.understood, value.engines, value.sets, value.setTotal].length;
  };`;

type SearchPage = typeof globalThis & { load(text: string): Promise<void>; ask(typed: string): Promise<void> };
type Times = { load: number; keys: number[] };

/** Runs in the page. Each key is a task of its own, as in a field; of three rounds the least counts, as others only add to it. */
async function typeAll({ index, texts }: { index: string; texts: readonly string[] }): Promise<Times> {
  const page = globalThis as SearchPage;
  const time = async (work: () => Promise<void>): Promise<number> => {
    await new Promise((done) => setTimeout(done));
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };
  const load = await time(() => page.load(index));
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round += 1) {
    const times: number[] = [];
    for (const text of texts)
      for (let length = 2; length <= text.length; length += 1)
        times.push(await time(() => page.ask(text.slice(0, length))));
    rounds.push(times);
  }
  return { load, keys: (rounds[0] ?? []).map((_, key) => Math.min(...rounds.map((times) => times[key] ?? 0))) };
}

/** Short and frequent: what gives the most hits and so costs the most. */
const hardest = ['ford', 'toyota mains', 'honda k2', '4b', '5m1', '1', 'h', 'std', '.50', 'mains', 'civic', 'zzzz9999'];

/** Numbers and engines of a catalogue, as they are and with one typing error, and the hardest; the same every time. */
function listTexts(catalogue: Catalogue): string[] {
  const pick = (samples: readonly { typed: string }[], count: number) =>
    samples.filter((_, at) => at % Math.ceil(samples.length / count) === 0).map(({ typed }) => typed);
  return [...pick(listExact(catalogue), 40), ...pick(listMistyped(catalogue), 20), ...hardest];
}

async function measure(page: Page, script: number, catalogue: Catalogue) {
  const begun = process.cpuUsage();
  const index = JSON.stringify(buildIndex(catalogue));
  const { user, system } = process.cpuUsage(begun);
  const bytes = weigh(index, 'search/index.json');
  const { load, keys } = await page.evaluate(typeAll, { index, texts: listTexts(catalogue) });
  const { median, p95, max } = summarise(keys);
  return roundAll({
    'index kB': bytes / 1000,
    'and script': (bytes + script) / 1000,
    'build ms': (user + system) / 1000,
    'read ms': load,
    'key median': median,
    p95,
    max,
  });
}

async function measureAll(catalogues: readonly Catalogue[]): Promise<Record<string, object>> {
  const loaded = await bundle(`export { ask, warm } from '${resolve('src/stores/search/instant.ts')}';`);
  const script = weigh(loaded, '_astro/search.js');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundle(pageScript), type: 'module' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const rows: Record<string, object> = {};
    for (const catalogue of catalogues)
      rows[`${catalogue.parts.length} parts`] = await measure(page, script, catalogue);
    return rows;
  } finally {
    await browser.close();
  }
}

const snapshot = readCatalogue();
const large = multiplyCatalogue(snapshot, Number(process.argv[2] ?? 20_000));
console.table(await measureAll([snapshot, large]));
