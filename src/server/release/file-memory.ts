import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, compressors, type Encoding, keptCompressors } from '../encoding.ts';
import { isUnwritten, write, type Written } from './marquee-page.ts';
import type { ClientFile } from './client-files.ts';

/** A file as it goes out: its bytes, and the headers that tell of them, names and values in turn. */
export type Representation = {
  body: Buffer;
  /** strong: the digest of these very bytes */
  etag: string;
  encoding: Encoding | null;
  headers: readonly string[];
};

export type FileMemory = {
  /** at once where it is in memory; fails where the file is gone */
  give(file: ClientFile, accepted: string | undefined, written: Written): Representation | Promise<Representation>;
};

/** A file that was there when the release was loaded is gone: its folder was removed since. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
}

const remedy = 'the folder of a release was removed: npm run rollback -- --list tells which there are';

async function readStored(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new FileGone(remedy, { cause: error }) : error;
  }
}

/** What the bookkeeping of one representation takes beside its bytes. */
const overheadBytes = 1_024;

type Choice = { encoding: Encoding | null; from: keyof ClientFile['stored'] };

/** Which representation a visitor gets, and out of which file: packed files are unpacked only for who reads no other. */
function choose({ stored }: ClientFile, accepted: string | undefined): Choice {
  const encoding = chooseEncoding(accepted);
  if (encoding === 'br' && stored.br) return { encoding, from: 'br' };
  if (encoding !== null && stored.gzip) return { encoding: 'gzip', from: 'gzip' };
  if (stored.plain) return { encoding: null, from: 'plain' };
  return { encoding, from: 'br' };
}

const unpack = (bytes: Buffer): Promise<Buffer> => promisify(brotliDecompress)(bytes);

async function makeBody(file: ClientFile, { encoding, from }: Choice, written: Written): Promise<Buffer> {
  const bytes = await readStored(file.stored[from] ?? '');
  if (isUnwritten(written) && (encoding ?? 'plain') === from) return bytes;
  const plain = from === 'br' ? await unpack(bytes) : bytes;
  const body = isUnwritten(written) ? plain : write(plain, written);
  if (encoding === null) return body;
  return (written.soughtNumber === '' ? keptCompressors : compressors)[encoding](body);
}

const isPackable = ({ stored, isPage }: ClientFile): boolean => isPage || 'br' in stored || 'gzip' in stored;

/** By which words of a visitor answers differ: a page names its rules to whoever saves no data (`readyRules`), and a shared copy must not. */
const varies = ({ isPage }: ClientFile): string => (isPage ? 'Accept-Encoding, Save-Data' : 'Accept-Encoding');

/** A copy that holds its own bytes alone: what comes out of a packer or a small read is a window on a larger piece of memory. */
function copyExactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function toRepresentation(file: ClientFile, encoding: Encoding | null, made: Buffer): Representation {
  const body = made.length === made.buffer.byteLength ? made : copyExactly(made);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  const headers = [
    ...['content-type', file.type, 'etag', etag, 'content-length', String(body.length)],
    ...(encoding === null ? [] : ['content-encoding', encoding]),
    ...(isPackable(file) ? ['vary', varies(file)] : ['accept-ranges', 'bytes']),
  ];
  return { body, etag, encoding, headers };
}

/**
 * Keeps what is sent, up to so many bytes, and lets go of what has not been asked for the longest. A notice makes another
 * representation of a page: written and packed once, and kept like the page itself. What a visitor has typed is not kept,
 * or anybody could push all else out.
 */
export function createFileMemory(maxBytes: number): FileMemory {
  const kept = new LRUCache<string, Representation>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + overheadBytes,
  });
  const underWay = new Map<string, Promise<Representation>>();

  async function make(file: ClientFile, choice: Choice, written: Written): Promise<Representation> {
    return toRepresentation(file, choice.encoding, await makeBody(file, choice, written));
  }

  /** One reading for all who ask at once. */
  function read(key: string, file: ClientFile, choice: Choice, written: Written): Promise<Representation> {
    const begun = underWay.get(key);
    if (begun) return begun;
    const reading = make(file, choice, written)
      .then((made) => (kept.set(key, made), made))
      .finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  }

  return {
    give(file, accepted, written) {
      const choice = choose(file, accepted);
      if (written.soughtNumber !== '') return make(file, choice, written);
      const key = `${choice.encoding} ${file.stored[choice.from]} ${written.notice}`;
      return kept.get(key) ?? read(key, file, choice, written);
    },
  };
}
