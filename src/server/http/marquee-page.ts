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

/** Pages are kept in brotli alone, as nearly every browser reads them (decision 0048): others have them unpacked for them. */
export const readsFile = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  chooseEncoding(headers['accept-encoding']) === 'br';

/** The text of such a file. */
export const readPackedPage = async (file: string): Promise<string> =>
  (await promisify(brotliDecompress)(await readFile(file))).toString();

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Answers a page of the build with the notice in it, where there is one; its tag names file and notice, so that neither is
 * taken for another.
 */
export async function servePage({ request, response }: Exchange, file: string, text = ''): Promise<void> {
  return servePacked({ request, response }, file, { text, type: 'text/html;charset=utf-8' });
}

/** The same for any file that is kept in brotli alone; `text`: the notice, of pages only. */
export async function servePacked(
  { request, response }: Exchange,
  file: string,
  { text = '', type }: { text?: string; type: string },
): Promise<void> {
  const [html, { mtimeMs, size }] = await Promise.all([readPackedPage(file), stat(file)]);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const etag = `W/"${size}-${Math.round(mtimeMs)}-${digest}"`;
  const headers = {
    'content-type': type,
    // the front may have said already that nobody may keep it
    'cache-control': String(response.getHeader('cache-control') ?? 'public, max-age=0, must-revalidate'),
    vary: 'Accept-Encoding',
    etag,
  };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  const body = Buffer.from(text === '' ? html : writeMarquee(html, text));
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const packed = encoding ? await compressors[encoding](body) : body;
  const about = { 'content-length': packed.length, ...(encoding ? { 'content-encoding': encoding } : {}) };
  response.writeHead(200, { ...headers, ...about });
  response.end(request.method === 'HEAD' ? undefined : packed);
}
