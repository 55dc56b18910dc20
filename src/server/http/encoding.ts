import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Quick ones, for what is made anew for each request. */
export const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
};

/** What the browser reads best by its `accept-encoding`, null where it reads neither. */
export const chooseEncoding = (accepted = ''): keyof typeof compressors | null =>
  (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:[,;\\s]|$))`).test(accepted)) ??
  null;

/** Shorter ones go in one packet anyhow. */
const smallest = 1_200;

/** The same answer, packed as the browser reads it; of answers without secrets alone, because their length tells what is in them. */
export async function packAnswer(answer: Response, accepted: string | null): Promise<Response> {
  const encoding = chooseEncoding(accepted ?? '');
  if (encoding === null || answer.body === null || !answer.ok) return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept-Encoding');
  if (body.length < smallest) return new Response(body, { status: answer.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(await compressors[encoding](body), { status: answer.status, headers });
}
