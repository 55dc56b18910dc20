import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * The marquee's place in every page (`components/page/Marquee.astro`): switched off and empty in the files, so that a page
 * without a notice is a plain file, and one with a notice has it in its first byte: no script, no shift, no third party.
 */
const place = /data-marquee="off"([^>]*)>(\s*<[^>]*data-marquee-text[^>]*>)/;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

/** The page with the notice in its place; as it was where it has none. */
export const writeMarquee = (html: string, text: string): string =>
  html.replace(place, (_, rest: string, opening: string) => `data-marquee="on"${rest}>${opening}${escape(text)}`);

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
};

const chooseEncoding = (accepted = ''): keyof typeof compressors | null =>
  (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:[,;\\s]|$))`).test(accepted)) ??
  null;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Answers a page of the build with the notice in it; its tag names file and notice, so that neither is taken for another. */
export async function serveWithMarquee({ request, response }: Exchange, file: string, text: string): Promise<void> {
  const [html, { mtimeMs, size }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const etag = `W/"${size}-${Math.round(mtimeMs)}-${digest}"`;
  const headers = {
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
    etag,
  };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  const body = Buffer.from(writeMarquee(html, text));
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const packed = encoding ? await compressors[encoding](body) : body;
  const about = { 'content-length': packed.length, ...(encoding ? { 'content-encoding': encoding } : {}) };
  response.writeHead(200, { ...headers, ...about });
  response.end(request.method === 'HEAD' ? undefined : packed);
}
