import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { chooseEncoding, compressors } from './encoding.ts';

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

/** The field of the search page for visitors without scripts (`components/search/WithoutScript.astro`). */
const field = 'id="whole-number"';

/** The page with what its address asks for in that field (rule search.without-scripts); as it was where it has none. */
export const writeAsked = (html: string, asked: string): string =>
  html.replace(field, () => `${field} value="${escape(asked)}"`);

/** Pages are kept in brotli alone, as nearly every browser reads them (decision 0048): others have them unpacked for them. */
export const readsFile = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  chooseEncoding(headers['accept-encoding']) === 'br';

/** The text of such a file. */
export const readPackedPage = async (file: string): Promise<string> =>
  (await promisify(brotliDecompress)(await readFile(file))).toString();

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** What is written into a page on its way: the notice of the moment, and what the address of the search page asks for. */
export type Written = { notice: string; asked: string };

function write(html: string, { notice, asked }: Written): string {
  const noticed = notice === '' ? html : writeMarquee(html, notice);
  return asked === '' ? noticed : writeAsked(noticed, asked);
}

/**
 * Answers a page of the build with what is written into it, where there is something; its tag names file and both, so that
 * none is taken for another.
 */
export async function servePage({ request, response }: Exchange, file: string, written: Written): Promise<void> {
  return servePacked({ request, response }, file, { written, type: 'text/html;charset=utf-8' });
}

const nothingWritten: Written = { notice: '', asked: '' };

/** The same for any file that is kept in brotli alone; only into pages something is written. */
export async function servePacked(
  { request, response }: Exchange,
  file: string,
  { written = nothingWritten, type }: { written?: Written; type: string },
): Promise<void> {
  const [html, { mtimeMs, size }] = await Promise.all([readPackedPage(file), stat(file)]);
  const digest = createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 12);
  const etag = `W/"${size}-${Math.round(mtimeMs)}-${digest}"`;
  const headers = {
    'content-type': type,
    // the front may have said already that nobody may keep it
    'cache-control': String(response.getHeader('cache-control') ?? 'public, max-age=0, must-revalidate'),
    vary: 'Accept-Encoding',
    etag,
  };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  const body = Buffer.from(write(html, written));
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const packed = encoding ? await compressors[encoding](body) : body;
  const about = { 'content-length': packed.length, ...(encoding ? { 'content-encoding': encoding } : {}) };
  response.writeHead(200, { ...headers, ...about });
  response.end(request.method === 'HEAD' ? undefined : packed);
}
