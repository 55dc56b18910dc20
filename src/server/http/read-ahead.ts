import type { IncomingHttpHeaders } from 'node:http';
import { limits } from '#config/limits.ts';
import { speculationRulesPath } from '#config/read-ahead.ts';

/** True where a browser asks for a page that nobody has pressed the link to yet. */
export const isAskedAhead = (headers: IncomingHttpHeaders): boolean =>
  String(headers['sec-purpose'] ?? '').startsWith('prefetch');

/**
 * What a page of the build carries besides, names and values in turn: the rules by which a browser may get the next one
 * ready, unless the visitor saves data (rule page.activation).
 */
export const readyRules = (headers: IncomingHttpHeaders): readonly string[] =>
  headers['save-data'] === 'on' ? [] : rules;

const rules = ['speculation-rules', `"${speculationRulesPath}"`];

/** For browsers without such rules: how long a page that was fetched ahead may be kept; null for one that was not. */
export const keptAhead = (headers: IncomingHttpHeaders): string | null =>
  headers['purpose'] === 'prefetch' ? `private, max-age=${limits.prefetchedSeconds}` : null;
