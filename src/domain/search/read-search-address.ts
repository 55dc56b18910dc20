import { partKinds } from '#config/copy/part-kinds.ts';
import { limits } from '#config/limits.ts';
import { cleanCode } from '../clean-text.ts';
import type { PartType } from '../part/part.ts';
import type { SearchQuestion } from './search-address.ts';

const isKind = (text: string | null): text is PartType => text !== null && Object.hasOwn(partKinds, text);
const plain = /^[A-Za-z0-9.+_-]{1,40}$/;
const read = (text: string | null): string | null => (text !== null && plain.test(text) ? text : null);

/** What an address asked for and is not searched for: a filter that nothing is called by, or a text that is too long. */
export type Ignored = { what: 'make' | 'kind' | 'size' | 'text'; value: string };

/**
 * Reads the part of an address from its "?" on. What is no make, kind or size is left out, and a text is cut at its limit; both
 * are named (rule search.ignored).
 */
export function readSearchAddress(parameters: string): SearchQuestion & { ignored: Ignored[] } {
  const given = new URLSearchParams(parameters);
  const [make, kind, size] = [read(given.get('make')), given.get('kind'), read(given.get('size'))];
  const text = cleanCode(given.get('q') ?? '').trim();
  const filters = { ...(make ? { make } : {}), ...(isKind(kind) ? { kind } : {}), ...(size ? { size } : {}) };
  const requested = (['make', 'kind', 'size'] as const).map((what) => ({ what, value: given.get(what) ?? '' }));
  const cut = text.slice(limits.searchMaxLength);
  return {
    query: text.slice(0, limits.searchMaxLength),
    filters,
    ignored: [
      ...requested.filter(({ what, value }) => value !== '' && filters[what] === undefined),
      ...(cut ? [{ what: 'text' as const, value: cut }] : []),
    ],
  };
}
