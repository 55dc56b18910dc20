import { partKinds } from '#config/copy/part-kinds.ts';
import { limits } from '#config/limits.ts';
import type { PartType } from '../part/part.ts';
import type { SearchQuestion } from './search-address.ts';

const isKind = (text: string | null): text is PartType => text !== null && Object.hasOwn(partKinds, text);
const plain = /^[A-Za-z0-9.+_-]{1,40}$/;
const read = (text: string | null): string | null => (text !== null && plain.test(text) ? text : null);

/** Reads the part of an address from its "?" on. What is no make, kind or size is left out; a text is cut at its limit. */
export function readSearchAddress(parameters: string): SearchQuestion {
  const given = new URLSearchParams(parameters);
  const [make, kind, size] = [read(given.get('make')), given.get('kind'), read(given.get('size'))];
  return {
    query: (given.get('q') ?? '').trim().slice(0, limits.searchMaxLength),
    filters: { ...(make ? { make } : {}), ...(isKind(kind) ? { kind } : {}), ...(size ? { size } : {}) },
  };
}
