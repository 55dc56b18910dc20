import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Representation } from '../release/file-memory.ts';
import { readRange } from './range.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** True where the browser has it already: one of the tags it names, weak or strong (RFC 9110, 13.1.2). */
function isKnown(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false;
  if (asked === etag || asked.trim() === '*') return true;
  return asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
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
