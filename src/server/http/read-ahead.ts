import type { IncomingHttpHeaders } from 'node:http';
import { limits } from '#config/limits.ts';
import { speculationRulesPath } from '#config/read-ahead.ts';

/** True where a browser asks for a page that nobody has pressed the link to yet. */
export const isAskedAhead = (headers: IncomingHttpHeaders): boolean =>
  String(headers['sec-purpose'] ?? '').startsWith('prefetch');

/**
 * What a page of the build carries besides: the rules by which a browser may get the next one ready, unless the visitor saves
 * data; and for browsers without such rules, how long a page that was fetched ahead may be kept (rule page.activation).
 */
export const pageHeaders = (headers: IncomingHttpHeaders): Record<string, string> => ({
  ...(headers['save-data'] === 'on' ? {} : { 'speculation-rules': `"${speculationRulesPath}"` }),
  ...(headers['purpose'] === 'prefetch' ? { 'cache-control': `private, max-age=${limits.prefetchedSeconds}` } : {}),
});
