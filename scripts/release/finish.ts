import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { collectInlineHashes } from './inline-hashes.ts';

const text = /\.(html|css|js|mjs|json|xml|txt|svg|webmanifest)$/;
const smallest = 512;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Assets are compressed once for a long life (11); pages change every night (5). */
const quality = (file: string) => (file.includes('_astro/') ? 11 : 5);

async function compress(path: string, bytes: Buffer): Promise<void> {
  if (bytes.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality(path), [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([compressBrotli(bytes, { params }), compressGzip(bytes, { level: 6 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Runs `work` over the items, a few at a time. */
async function forEach<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Compresses the text files beside themselves and gives the inline hashes of all pages. */
export async function finishClient(client: string): Promise<{ scripts: string[]; styles: string[] }> {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  const files = (await readdir(client, { recursive: true })).filter((file) => text.test(file));
  await forEach(files, 8, async (file) => {
    const bytes = await readFile(join(client, file));
    if (file.endsWith('.html')) collectInlineHashes(bytes.toString('utf8'), hashes);
    await compress(join(client, file), bytes);
  });
  return { scripts: [...hashes.scripts].sort(), styles: [...hashes.styles].sort() };
}
