import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PictureSettings } from './settings.ts';

/** The bytes of a photo, or why there are none. `kept` says that they came from the cache. */
export type Fetched = { ok: true; bytes: Buffer; kept: boolean } | { ok: false; why: string };

const sizeLimit = 25 * 1024 * 1024;

const noteSchema = z.object({ askedAt: z.number(), etag: z.string().nullable(), lastModified: z.string().nullable() });
type Note = z.infer<typeof noteSchema>;
type Kept = { bytes: Buffer; note: Note };

const pathOf = (folder: string, url: string): string =>
  join(folder, createHash('sha256').update(url).digest('hex').slice(0, 24));

async function readKept(path: string): Promise<Kept | null> {
  try {
    return { bytes: await readFile(path), note: noteSchema.parse(JSON.parse(await readFile(`${path}.json`, 'utf8'))) };
  } catch {
    return null;
  }
}

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

async function readBytes(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > sizeLimit) throw new Error(`larger than ${sizeLimit / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const toHeaders = (note: Note | undefined): Record<string, string> => ({
  accept: 'image/*',
  ...(note?.etag ? { 'if-none-match': note.etag } : {}),
  ...(note?.lastModified ? { 'if-modified-since': note.lastModified } : {}),
});

async function keep(path: string, bytes: Buffer, response: Response, now: number): Promise<void> {
  const note: Note = {
    askedAt: now,
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
  await writeWhole(path, bytes);
  await writeWhole(`${path}.json`, JSON.stringify(note));
}

async function ask(
  url: URL,
  path: string,
  kept: Kept | null,
  { deadlineMs }: PictureSettings,
  now: number,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(deadlineMs);
  const response = await fetch(url, { headers: toHeaders(kept?.note), redirect: 'error', signal });
  if (kept && response.status === 304) {
    await writeWhole(`${path}.json`, JSON.stringify({ ...kept.note, askedAt: now }));
    return { ok: true, bytes: kept.bytes, kept: true };
  }
  if (!response.ok) return { ok: false, why: `status ${response.status}` };
  const bytes = await readBytes(response);
  await keep(path, bytes, response, now);
  return { ok: true, bytes, kept: false };
}

/**
 * Gives the bytes of one photo: from the cache while they are fresh, else by a conditional request. A photo that cannot be
 * asked for again is used as it was kept. Only the hosts of the settings are asked.
 */
export async function fetchPhoto(address: string, settings: PictureSettings, now: number): Promise<Fetched> {
  const url = new URL(address, `${settings.apiUrl}/`);
  if (!settings.hosts.includes(url.host))
    return { ok: false, why: `${url.host} is not a host that photos may come from (PHOTO_HOSTS)` };
  await mkdir(settings.sourceFolder, { recursive: true });
  const path = pathOf(settings.sourceFolder, url.href);
  const kept = await readKept(path);
  if (kept && now - kept.note.askedAt < settings.freshHours * 3_600_000)
    return { ok: true, bytes: kept.bytes, kept: true };
  const answer = await ask(url, path, kept, settings, now).catch((error: unknown): Fetched => ({
    ok: false,
    why: String(error),
  }));
  return !answer.ok && kept ? { ok: true, bytes: kept.bytes, kept: true } : answer;
}
