import type { IncomingMessage } from 'node:http';
import type { ProblemCode } from '#api/problem.ts';

/** Why the front refuses a request before any of our code sees it; `null` lets it pass. */
export type Refusal = { status: number; code: ProblemCode; headers?: Record<string, string> } | null;

const reading = new Set(['GET', 'HEAD']);
const writing = new Set(['POST', 'PUT', 'DELETE']);

/** True for methods that may change something; GET and HEAD never do (rule request.reading-changes-nothing). */
const isWrite = (method: string | undefined): boolean => writing.has(method ?? '');

/** True for the methods that ask for something. */
export const isRead = (method: string | undefined): boolean => reading.has(method ?? '');

/** Refuses a Host that is not ours: Astro would otherwise build addresses from any name it is sent. */
export const checkHost = (host: string | undefined, allowed: string[]): Refusal =>
  host && allowed.includes(host.toLowerCase()) ? null : { status: 421, code: 'invalid-request' };

/** Refuses more than one Host: of two names a proxy in front might have gone by the other (RFC 9112, 3.2). */
export function checkOneHost(rawHeaders: readonly string[]): Refusal {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 ? { status: 400, code: 'invalid-request' } : null;
}

/** Where our endpoints are; all else is a page or a file, which takes nothing. */
export const isEndpoint = (path: string): boolean => /^\/(?:api|email)\//.test(path);

/** Only methods that some route of ours answers at such an address (rule request.reading-changes-nothing). */
export function checkMethod(method: string | undefined, path: string): Refusal {
  if (isRead(method) || (isWrite(method) && isEndpoint(path))) return null;
  const allow = isEndpoint(path) ? 'GET, HEAD, POST, PUT, DELETE' : 'GET, HEAD';
  return { status: 405, code: 'wrong-method', headers: { allow } };
}

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

/** True of a request that a page of this shop has sent; of any other the answer sets no cookie (rule request.cookies-for-own-pages). */
export const isFromOwnPage = (headers: IncomingMessage['headers'], sites: string[]): boolean =>
  checkOrigin(headers, sites) === null;

/** The answer of our code without the cookies that it may not have, so that no endpoint or page has to think of it. */
export function guardCookies(answer: Response, { mayHaveCookies }: { mayHaveCookies: boolean }): Response {
  if (!mayHaveCookies) answer.headers.delete('set-cookie');
  return answer;
}

/** True for the type of a JSON body. */
export const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;|$)/i.test(contentType ?? '');

/** Bodies are JSON; a DELETE has none. */
export function checkContentType(method: string | undefined, contentType: string | undefined): Refusal {
  if (method === 'DELETE' && contentType === undefined) return null;
  return isJson(contentType) ? null : { status: 415, code: 'wrong-type' };
}
