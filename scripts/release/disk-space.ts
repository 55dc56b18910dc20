import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

const megabyte = 1024 * 1024;
/** Beyond what the last release takes: files that are compressed later are there twice for a while. */
const spare = 100 * megabyte;
const growth = 1.5;

const toMb = (bytes: number): number => Math.ceil(bytes / megabyte);

async function measure(folder: string): Promise<number> {
  let bytes = 0;
  for (const file of await listFiles(folder).catch(() => []))
    bytes += (await stat(join(folder, file)).catch(() => ({ size: 0 }))).size;
  return bytes;
}

export type DiskSpace = { freeBytes: number; lastBytes: number };

/** A line when the disk has no room for one more release like the last; null when it has. */
export const judgeDiskSpace = (folder: string, { freeBytes, lastBytes }: DiskSpace): string | null => {
  const needed = lastBytes * growth + spare;
  if (freeBytes >= needed) return null;
  return `the disk of ${folder} is full: ${toMb(freeBytes)} MB are free, a release needs about ${toMb(needed)} MB`;
};

/** The same of the disk as it is now. `last`: folder of the release that is served, or null. */
export async function findLackOfSpace(folder: string, last: string | null): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  return judgeDiskSpace(folder, { freeBytes: bavail * bsize, lastBytes: last === null ? 0 : await measure(last) });
}
