/**
 * `npm run bench:night [-- 2500 10000 20000]`: what a night costs over generated catalogues of so many parts, when nothing, 1 %, 10 %
 * and all of it changed: wall and processor time, its share of that of a full build, and most memory, without pull and pictures.
 * Exits 1 when a release that was laid over another is not, byte for byte, what a full build gives, or 1 % costs more than 15 % of it.
 */
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareFacts } from '../release/tree-hash.ts';
import type { Built } from '../release/build-release.ts';
import { changePrices, pretendPull } from './change-catalogue.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { type Measured, measureProcess } from './measure-process.ts';

/** Share of a full build's processor time that 1 % may take: it does not hang on what else the machine does. */
const mostShare = 0.15;
const seed = 7;
const shares = [0, 0.01, 0.1] as const;
const daysOf = (day: number): string => `2026-01-0${day}T03:00:00.000Z`;

type Row = { parts: number; what: string; made: string } & Pick<Measured, 'seconds' | 'cpuSeconds' | 'peakMb'>;

const inPercent = (row: Row, whole: Row): string => `${((row.cpuSeconds / whole.cpuSeconds) * 100).toFixed(0)} %`;

const environmentOf = (folder: string): NodeJS.ProcessEnv => ({
  CATALOGUE_DIR: join(folder, 'catalogue'),
  RELEASES_DIR: join(folder, 'releases'),
  RELEASE_LINK: join(folder, 'releases/current'),
  SITE_URL: 'http://localhost:4321',
  // the shop that a person has in this folder keeps its own
  PICTURE_CACHE: join(folder, 'pictures'),
  PHOTO_DIR: join(folder, 'photos'),
});

async function build(folder: string, args: string[], row: Pick<Row, 'parts' | 'what'>): Promise<Row> {
  const measured = await measureProcess(['scripts/bench/build-once.ts', ...args], environmentOf(folder));
  const built = measured.told as Built | null;
  if (!built?.ok) throw new Error(`The build failed: ${built?.faults.slice(0, 5).join('; ') ?? 'no word'}`);
  const made = `${built.pages.made} of ${built.pages.made + built.pages.kept}`;
  console.log(
    `${row.parts} parts, ${row.what}: ${measured.seconds.toFixed(1)} s, of the processor ${measured.cpuSeconds.toFixed(1)} s, at most ${measured.peakMb} MB, ${made} files made (${built.pages.why})`,
  );
  return { ...row, made, ...measured };
}

/** Rows of one size, and what was wrong. */
async function measureSize(parts: number): Promise<{ rows: Row[]; faults: string[] }> {
  const folder = resolve('.cache/bench-night', String(parts));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const faults: string[] = [];
  let catalogue = await pretendPull(join(folder, 'catalogue'), generateCatalogue({ seed, parts }), daysOf(1));
  const whole = await build(folder, ['--all'], { parts, what: 'all' });
  const rows = [whole];
  for (const [index, share] of shares.entries()) {
    const last = { catalogue, pulledAt: daysOf(index + 1) };
    catalogue = await pretendPull(join(folder, 'catalogue'), changePrices(catalogue, share), daysOf(index + 2), last);
    const row = await build(folder, [], {
      parts,
      what: share === 0 ? 'nothing, asked for anyway' : `${share * 100} %`,
    });
    rows.push(row);
    if (share === 0.01 && row.cpuSeconds > whole.cpuSeconds * mostShare)
      faults.push(`${parts} parts: 1 % took ${inPercent(row, whole)} of a full build`);
  }
  const laid = realpathSync(join(folder, 'releases/current'));
  await build(folder, ['--all'], { parts, what: 'all, once more' });
  const other = await compareFacts(laid, realpathSync(join(folder, 'releases/current')));
  if (other.length > 0)
    faults.push(`${parts} parts: laid over, ${other.length} files are others: ${other.slice(0, 5).join(', ')}`);
  return { rows, faults };
}

const asked = process.argv.slice(2).map(Number);
const results = [];
for (const parts of asked.length > 0 ? asked : [2500, 10_000, 20_000]) results.push(await measureSize(parts));
console.log('\n| parts | changed | made | wall s | CPU s | of all | peak MB |\n|---|---|---|---|---|---|---|');
for (const { rows } of results)
  for (const row of rows)
    console.log(
      `| ${row.parts} | ${row.what} | ${row.made} | ${row.seconds.toFixed(1)} | ${row.cpuSeconds.toFixed(1)} | ${inPercent(row, rows[0] ?? row)} | ${row.peakMb} |`,
    );
const faults = results.flatMap((one) => one.faults);
if (faults.length > 0) console.error(faults.join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;
