import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson, requireJson } from './read-json.ts';
import type { ReleaseSettings } from './settings.ts';

const inlineHashesSchema = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

/** What a release says of itself, in `release.json`. */
const releaseFileSchema = z.object({
  id: z.string(),
  builtAt: z.string(),
  code: z.string(),
  /** what the pages were made from; equal stamps need no new build */
  stamp: z.string(),
  /** files of the release, this one too, and its pages */
  counts: z.object({ files: z.int(), pages: z.int() }),
  inlineHashes: inlineHashesSchema,
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

export const releaseFile = 'release.json';

/** The hashes of the release in `folder`. Throws a sentence where its file is broken. */
export async function readInlineHashes(folder: string): Promise<ReleaseFile['inlineHashes']> {
  const file = join(folder, releaseFile);
  const schema = z.object({ inlineHashes: inlineHashesSchema });
  const remedy = 'Remove the folder, and build again.';
  return requireJson(schema, await readFile(file, 'utf8'), { file, remedy }).inlineHashes;
}

/** The release file of the served release; null when there is none, or one that is broken, which is said: another release is built then. */
export async function readServed({ link }: Pick<ReleaseSettings, 'link'>): Promise<ReleaseFile | null> {
  const file = join(link, releaseFile);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const read = readJson(releaseFileSchema, text, file);
  if (read.ok) return read.value;
  console.error(`${read.fault}. It counts as no release: all pages are built again.`);
  return null;
}
