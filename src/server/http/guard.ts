import type { IncomingMessage } from 'node:http';
import type { ProblemCode } from '#api/problem.ts';

/** Why the front refuses a request before any of our code sees it; `null` lets it pass. */
export type Refusal = { status: number; code: ProblemCode; headers?: Record<string, string> } | null;

const reading = new Set(['GET', 'HEAD']);
const writing = new Set(['POST', 'PUT', 'DELETE']);

/** True for methods that may change something; GET and HEAD never do (rule request.reading-changes-nothing). */
export const isWrite = (method: string | undefined): boolean => writing.has(method ?? '');

/** Refuses a Host that is not ours: Astro would otherwise build addresses from any name it is sent. */
export const checkHost = (host: string | undefined, allowed: string[]): Refusal =>
  host && allowed.includes(host.toLowerCase()) ? null : { status: 421, code: 'invalid-request' };

/** Only methods that some route of ours answers. */
export const checkMethod = (method: string | undefined): Refusal =>
  reading.has(method ?? '') || isWrite(method)
    ? null
    : { status: 405, code: 'wrong-method', headers: { allow: 'GET, HEAD, POST, PUT, DELETE' } };

/**
 * Same-origin guard for every write. Browsers that send Sec-Fetch-Site must say "same-origin"; older ones must send an
 * Origin of ours; a write with neither is refused. `sites` are the origins of the shop.
 */
export function checkOrigin(headers: IncomingMessage['headers'], sites: string[]): Refusal {
  const refusal: Refusal = { status: 403, code: 'foreign-origin' };
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' ? null : refusal;
  return headers.origin !== undefined && sites.includes(headers.origin) ? null : refusal;
}

/** Bodies are JSON; a DELETE has none. */
export function checkContentType(method: string | undefined, contentType: string | undefined): Refusal {
  if (method === 'DELETE' && contentType === undefined) return null;
  const isJson = /^application\/json\s*(;|$)/i.test(contentType ?? '');
  return isJson ? null : { status: 415, code: 'wrong-type' };
}
