import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a body may be packed in. */
export type Encoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How far back a packer looks, as a power of two: no further than the text is long, or it takes megabytes for each. */
const windowFor = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );

const packBrotli = (quality: number) => (body: Buffer) =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
const packGzip = (level: number) => (body: Buffer) => compressGzip(body, { level });

type Compressors = Record<Encoding, (body: Buffer) => Promise<Buffer<ArrayBuffer>>>;

/** Quick ones, for what is made anew for each request. */
export const compressors: Compressors = { br: packBrotli(4), gzip: packGzip(5) };

/** For what is packed once and then sent often, while somebody waits for it: as the build packs pages. */
export const keptCompressors: Compressors = { br: packBrotli(5), gzip: packGzip(6) };

/** A name between commas, in letters of any size, with a weight that is not nought. */
const accepts = (name: Encoding) =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i');
const wishes: [Encoding, RegExp][] = [
  ['br', accepts('br')],
  ['gzip', accepts('gzip')],
];

/** What the browser reads best by its `accept-encoding`, null where it reads neither. */
export const chooseEncoding = (accepted = ''): Encoding | null =>
  wishes.find(([, pattern]) => pattern.test(accepted))?.[0] ?? null;

/** Shorter ones go in one packet anyhow. */
const smallest = 1_200;

/**
 * The same answer with the length of the body that it has now. Astro counts that of a page as it made it, and what is left out or
 * written in afterwards is not in it: a client waits for the rest until the connection is closed.
 */
export async function withLength(answer: Response): Promise<Response> {
  if (answer.body === null) return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.set('content-length', String(body.length));
  return new Response(body, { status: answer.status, headers });
}

/** The same answer, packed as the browser reads it; of answers without secrets alone, because their length tells what is in them. */
export async function packAnswer(answer: Response, accepted: string | null): Promise<Response> {
  const encoding = chooseEncoding(accepted ?? '');
  if (encoding === null || answer.body === null) return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept-Encoding');
  if (body.length < smallest) return new Response(body, { status: answer.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(await compressors[encoding](body), { status: answer.status, headers });
}
