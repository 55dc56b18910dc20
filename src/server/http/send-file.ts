import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Representation } from '../release/file-memory.ts';

/** First and last byte, both included. */
type ByteRange = { from: number; to: number };

/**
 * The part of a file of `length` bytes that a request names (RFC 9110, 14.2). Null: send all of it, because no part is
 * asked for, several are, the words are not understood, or the part is of a file that has changed (`if-range`).
 */
export function readRange(
  headers: Pick<IncomingHttpHeaders, 'range'> & { 'if-range'?: string | string[] | undefined },
  etag: string,
  length: number,
): ByteRange | 'outside' | null {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return null;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') {
    const tail = Number(last);
    return tail === 0 || length === 0 ? 'outside' : { from: Math.max(0, length - tail), to: length - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= length) return 'outside';
  return { from, to: last === '' ? length - 1 : Math.min(Number(last), length - 1) };
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** True where the browser has it already: one of the tags it names, weak or strong (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Of those headers, the ones that say nothing of the body (RFC 9110, 15.4.5). */
function withoutBody(headers: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? '';
    if (!/^(?:content-|accept-ranges)/.test(name) || name === 'content-security-policy') {
      kept.push(name, headers[at + 1] ?? '');
    }
  }
  return kept;
}

const replaceLength = (headers: readonly string[], length: number): string[] => {
  const at = headers.indexOf('content-length');
  return headers.with(at + 1, String(length));
};

/** Sends the part that was asked for; false where the whole file is to be sent. */
function sendRange({ request, response }: Exchange, { body, etag }: Representation, headers: string[]): boolean {
  const wanted = readRange(request.headers, etag, body.length);
  if (wanted === null) return false;
  if (wanted === 'outside') {
    response.writeHead(416, [
      ...withoutBody(headers),
      'content-range',
      `bytes */${body.length}`,
      'content-length',
      '0',
    ]);
    response.end();
    return true;
  }
  const part = body.subarray(wanted.from, wanted.to + 1);
  const range = `bytes ${wanted.from}-${wanted.to}/${body.length}`;
  response.writeHead(206, [...replaceLength(headers, part.length), 'content-range', range]);
  response.end(part);
  return true;
}

/**
 * Answers GET or HEAD with a file. `headers`: what the answer carries besides, names and values in turn. The status is that
 * of a page that stands for another one (404); then nothing is compared, and nothing cut.
 */
export function sendFile(exchange: Exchange, file: Representation, headers: readonly string[], status = 200): void {
  const { request, response } = exchange;
  const all = [...file.headers, ...headers];
  const isHead = request.method === 'HEAD';
  if (status === 200) {
    if (isKnown(request.headers['if-none-match'], file.etag)) {
      response.writeHead(304, withoutBody(all));
      return void response.end();
    }
    const mayCut = request.headers.range !== undefined && !isHead && file.headers.includes('accept-ranges');
    if (mayCut && sendRange(exchange, file, all)) return;
  }
  response.writeHead(status, all);
  response.end(isHead ? undefined : file.body);
}
