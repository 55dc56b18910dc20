import { mkdir, open, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueFileNames, optionalFileNames } from '#collections/catalogue-schema.ts';
import { countCatalogue, digestTexts, type SnapshotTexts } from '#collections/snapshot.ts';
import type { Catalogue, CatalogueManifest } from '#domain/catalogue/catalogue.ts';

/** How many snapshots stay, the current one included. */
const kept = 3;
const stampPattern = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/;

/** One record on each line, so that two snapshots can be compared with ordinary tools. */
function toText(data: NonNullable<Catalogue[keyof Catalogue]>): string {
  if (Array.isArray(data)) return `[\n${data.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
  const entries = Object.entries(data).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${entries.join(',\n')}\n}\n`;
}

/** The data files of a catalogue as they will be written, and their digest. */
export function toTexts(catalogue: Catalogue): { texts: SnapshotTexts; digest: string } {
  const write = (name: keyof Catalogue) => {
    const data = catalogue[name];
    return data === undefined ? [] : [[name, toText(data)]];
  };
  const texts = Object.fromEntries([...catalogueFileNames, ...optionalFileNames].flatMap(write)) as SnapshotTexts;
  return { texts, digest: digestTexts(texts) };
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w');
  await file.writeFile(text);
  await file.sync();
  await file.close();
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function pointAt(folder: string, stamp: string): Promise<void> {
  const link = join(folder, `.current-${process.pid}`);
  await rm(link, { force: true });
  await symlink(stamp, link);
  await rename(link, join(folder, 'current'));
  await syncFolder(folder);
}

/** Takes away what killed pulls left behind and all but the newest snapshots; the current one always stays. */
async function tidy(folder: string): Promise<void> {
  const current = await readlink(join(folder, 'current')).catch(() => '');
  const entries = await readdir(folder);
  const leftovers = entries.filter((name) => name.startsWith('.partial-') || name.startsWith('.current-'));
  const old = entries
    .filter((name) => stampPattern.test(name) && name !== current)
    .toSorted()
    .toReversed()
    .slice(kept - 1);
  for (const name of [...leftovers, ...old]) await rm(join(folder, name), { recursive: true, force: true });
}

/**
 * Writes a snapshot so that it is there completely or not at all: everything into a folder nobody looks at, the manifest
 * last, all of it on the disk, then the folder gets its name and the link `current` is replaced in one step.
 */
export async function writeSnapshot(
  folder: string,
  catalogue: Catalogue,
  { pulledAt, source, report }: { pulledAt: string; source: string; report: string[] },
): Promise<CatalogueManifest> {
  const { texts, digest } = toTexts(catalogue);
  const manifest: CatalogueManifest = { schema: 1, pulledAt, source, counts: countCatalogue(catalogue), digest };
  const stamp = `${pulledAt.replaceAll(/[-:]|\.\d+/g, '')}-${digest.slice(0, 8)}`;
  const partial = join(folder, `.partial-${process.pid}`);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  for (const [name, text] of Object.entries(texts)) await writeDurably(join(partial, `${name}.json`), text);
  await writeDurably(join(partial, 'report.txt'), `${report.join('\n')}\n`);
  await writeDurably(join(partial, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await syncFolder(partial);
  await rename(partial, join(folder, stamp));
  await pointAt(folder, stamp);
  await tidy(folder);
  return manifest;
}
