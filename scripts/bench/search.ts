/**
 * Measures the search of the shop over the snapshot and over generated parts: bytes that a visitor fetches until the first
 * answer, build of the index, time of a key in Chromium at 4x slowdown; and over queries made by rule from the snapshot, how many come
 * first and among the first five. Exits 1 when a limit does not hold.
 *
 *   npm run bench:search [-- parts of the generated catalogue]
 */
import { readCatalogue } from '#collections/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { formatKb, formatMs } from './browser/figures.ts';
import { brotliQuality } from '../release/compress-and-hash.ts';
import { compress } from './browser/serve.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { bundleSearch, loadShop } from './ours/bundle-store.ts';
import { countBytes, weigh } from './ours/count-bytes.ts';
import { reportPlaces } from './ours/measure-found.ts';
import { reportBytes, reportFound, reportKeys, type NumberMatch } from './ours/report.ts';
import { timeKeys } from './ours/time-keys.ts';
import { writeIndex } from './ours/write-index.ts';
import { listQueries } from './queries.ts';

async function measure(title: string, catalogue: Catalogue): Promise<NumberMatch[]> {
  const { root, files, buildMs } = writeIndex(catalogue, shop);
  const weights = weigh(files);
  const all = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(
    `\n${title}\nbuilt in ${formatMs(buildMs)} ms of processor time: ${files.size} files, ${formatKb(all)} kB brotli together`,
  );

  const queries = listQueries(catalogue);
  const texts = queries.map(({ typed }) => typed);
  const fetched = await countBytes(files, weights, shop, queries);
  const shards = [...weights].filter(([path]) => path !== root).map(([, bytes]) => bytes);
  const times = await timeKeys(
    files,
    catalogue.parts.map(({ slug }) => slug),
    texts,
  );
  return [
    ...reportBytes(fetched, { script, root: weights.get(root) ?? 0, shards }),
    reportFound(queries, fetched),
    reportKeys(times),
  ];
}

const shop = await loadShop();
const script = compress(await bundleSearch(), brotliQuality('_astro/search.js')).length;
const sample = readCatalogue();
const count = Number(process.argv[2] ?? 100_000);
const generated = generateCatalogue({ seed: 1, parts: count });
const write = (number: number): string => number.toLocaleString('en');
const verdicts = [
  ...reportPlaces(sample),
  ...(await measure(`${write(sample.parts.length)} parts of the snapshot`, sample)),
  ...(await measure(`${write(count)} generated parts, ${write(generated.engines.length)} engines`, generated)),
];
console.log();
for (const { what, isHeld } of verdicts) console.log(`${isHeld ? 'holds' : 'DOES NOT HOLD'}: ${what}`);
process.exit(verdicts.every(({ isHeld }) => isHeld) ? 0 : 1);
