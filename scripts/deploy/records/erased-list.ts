import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { retention } from '#config/retention.ts';
import { keepOnDisk } from '../backup/backup-file.ts';

/**
 * Who was erased and when, beside the backups: only they can bring a mailbox back, and who copies them to another machine copies the list
 * too. `code` stands for the mailbox (`openCodes`).
 */
const lineSchema = z.object({ erasedAt: z.iso.datetime(), code: z.string().min(1) });
type Line = z.infer<typeof lineSchema>;

/** The list in this folder: it is there from the first erasure on. */
export const erasedFile = (folder: string): string => join(folder, 'erased.jsonl');

/** After as long as the longest row lasts no backup has anything left to bring back. */
const keptMs = Math.max(...Object.values(retention).map(({ seconds }) => seconds)) * 1000;

/** Throws where the list is there and cannot be read: to go on without it would bring people back. */
async function readLines(folder: string): Promise<Line[]> {
  const text = await readFile(erasedFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

/** Notes that this mailbox is erased now; is on the disk when it resolves. */
export async function noteErased(folder: string, code: string, now: number): Promise<void> {
  const lines = (await readLines(folder)).filter(({ erasedAt }) => now - Date.parse(erasedAt) < keptMs);
  const text = [...lines, { erasedAt: new Date(now).toISOString(), code }].map((line) => `${JSON.stringify(line)}\n`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fresh = `${erasedFile(folder)}.part`;
  await writeFile(fresh, text.join(''), { mode: 0o600 });
  await keepOnDisk(fresh);
  await rename(fresh, erasedFile(folder));
  await keepOnDisk(erasedFile(folder));
}

/** The codes of those who were erased after this moment, ISO 8601: a backup of then still has them. */
export async function readErasedSince(folder: string, since: string): Promise<Set<string>> {
  const lines = await readLines(folder);
  return new Set(lines.filter(({ erasedAt }) => Date.parse(erasedAt) >= Date.parse(since)).map(({ code }) => code));
}
