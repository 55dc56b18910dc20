import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientFile } from './client-files.ts';
import { createFileMemory, FileGone } from './file-memory.ts';

const html = `<aside data-marquee="off"><p data-marquee-text></p></aside>${'<p>price and stock</p>'.repeat(100)}`;
const none = { notice: '', soughtNumber: '' };
const closed = { notice: 'Closed', soughtNumber: '' };
const about = { isPage: false, use: 'data', type: 'text/plain; charset=utf-8', cacheControl: '' } as const;

let folder: string;
let page: ClientFile;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-'));
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync(html));
  page = { ...about, isPage: true, stored: { br: join(folder, 'index.html.br') } };
});
afterAll(() => rm(folder, { recursive: true }));

async function writeText(name: string, text: string): Promise<ClientFile> {
  await writeFile(join(folder, name), text);
  return { ...about, stored: { plain: join(folder, name) } };
}

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
])('%s is given the page in %s, with and without a notice', async (accepted, encoding, unpack) => {
  const memory = createFileMemory(2 ** 20);
  const [plain, noticed] = [await memory.give(page, accepted, none), await memory.give(page, accepted, closed)];
  expect([plain.encoding, unpack(plain.body).toString()]).toEqual([encoding, html]);
  expect(unpack(noticed.body).toString()).toContain('data-marquee="on"><p data-marquee-text>Closed</p>');
  expect(plain.headers).toContain('Accept-Encoding, Save-Data');
});

test('the second time it is there at once, and of those who ask together one reads', async () => {
  const memory = createFileMemory(2 ** 20);
  const [first, second] = [memory.give(page, 'br', closed), memory.give(page, 'br', closed)];
  expect(second).toBe(first);
  expect(memory.give(page, 'br', closed)).toBeInstanceOf(Promise);
  const given = await first;
  expect(memory.give(page, 'br', closed)).toBe(given);
});

test('a tag is that of the very bytes, whatever the file is called', async () => {
  const memory = createFileMemory(2 ** 20);
  const tagOf = async (file: ClientFile, accepted = '', written = none) =>
    (await memory.give(file, accepted, written)).etag;
  const [one, same, other] = [await writeText('1', 'a'), await writeText('2', 'a'), await writeText('3', 'b')];
  expect(await tagOf(one)).toMatch(/^"[\w-]{20}"$/);
  expect(await tagOf(one)).toBe(await tagOf(same));
  const tags = [
    await tagOf(one),
    await tagOf(other),
    await tagOf(page),
    await tagOf(page, 'br'),
    await tagOf(page, 'gzip'),
  ];
  const written = [await tagOf(page, 'br', closed), await tagOf(page, 'br', { notice: '', soughtNumber: 'Closed' })];
  expect(new Set([...tags, ...written]).size).toBe(7);
});

test('memory is bounded: what was soughtNumber for the longest ago is read again', async () => {
  const memory = createFileMemory(10_000);
  const files = await Promise.all(['a', 'b', 'c'].map((name) => writeText(name, name.repeat(3_000))));
  for (const file of files) await memory.give(file, '', none);
  const [first, , last] = files as [ClientFile, ClientFile, ClientFile];
  expect(memory.give(last, '', none)).not.toBeInstanceOf(Promise);
  expect(memory.give(first, '', none)).toBeInstanceOf(Promise);
});

test('what a visitor has typed pushes nothing out', async () => {
  const memory = createFileMemory(10_000);
  await memory.give(page, 'br', none);
  for (let number = 0; number < 100; number += 1)
    await memory.give(page, 'br', { notice: '', soughtNumber: String(number) });
  expect(memory.give(page, 'br', none)).not.toBeInstanceOf(Promise);
});

test('a file that is gone fails, and is looked for again', async () => {
  const memory = createFileMemory(10_000);
  const file = { ...about, stored: { plain: join(folder, 'late') } };
  await expect(memory.give(file, '', none)).rejects.toThrow(FileGone);
  await writeText('late', 'there');
  expect((await memory.give(file, '', none)).body.toString()).toBe('there');
});
