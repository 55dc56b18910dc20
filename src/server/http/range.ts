import type { IncomingHttpHeaders } from 'node:http';

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
