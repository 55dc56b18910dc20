/**
 * `npm run bench -- build [2500 20000]`: what a release over so many parts like those of the snapshot costs: wall and processor time and
 * most memory of all its processes at one time, without pull and pictures.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCatalogue } from '#collections/catalogue.ts';
import { datePages } from '../catalogue/date-pages.ts';
import { writeSnapshot } from '../catalogue/write-snapshot.ts';
import type { Built } from '../release/build-release.ts';
import { measureProcess } from './measure-process.ts';
import { multiplyCatalogue } from './multiply-catalogue.ts';

const pulledAt = '2026-01-01T03:00:00.000Z';

async function measureSize(parts: number): Promise<string> {
  // in the repository: pages find their packages from there while they are made
  const folder = resolve('.cache/bench-build', String(parts));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const catalogue = multiplyCatalogue(readCatalogue(), parts);
  const dated = { ...catalogue, changed: datePages(catalogue, null, pulledAt) };
  await writeSnapshot(join(folder, 'catalogue'), dated, { pulledAt, source: 'generated', report: [] });
  const { result, seconds, cpuSeconds, peakMb } = await measureProcess(['scripts/bench/build-once.ts'], {
    CATALOGUE_DIR: join(folder, 'catalogue'),
    RELEASES_DIR: join(folder, 'releases'),
    RELEASE_LINK: join(folder, 'releases/current'),
    // the shop that a person has in this folder keeps its own
    PICTURE_CACHE: join(folder, 'pictures'),
    PHOTO_DIR: join(folder, 'photos'),
  });
  rmSync(folder, { recursive: true, force: true });
  const built = result as Built | null;
  if (!built?.ok) throw new Error(`The build failed: ${built?.faults.slice(0, 5).join('; ') ?? 'no word'}`);
  return `${parts} parts: ${built.counts.files} files, ${built.counts.pages} pages, ${seconds.toFixed(1)} s, of the processor ${cpuSeconds.toFixed(1)} s, at most ${peakMb} MB`;
}

const sizes = process.argv.slice(2).map(Number);
for (const parts of sizes.length > 0 ? sizes : [2500]) console.log(await measureSize(parts));
