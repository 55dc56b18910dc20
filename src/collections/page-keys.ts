import { createHash } from 'node:crypto';
import { listMakeEntries } from './make-entries.ts';

/** Facts of one catalogue do not change while it is built, so each is gone through once, however many pages are handed it. */
const known = new WeakMap<object, string>();
/** Shorter texts stand for themselves. */
const longest = 64;

const shorten = (text: string): string =>
  text.length <= longest ? text : `#${createHash('sha256').update(text).digest('base64url')}`;

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

function digest(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const former = known.get(value);
  if (former !== undefined) return former;
  // of a map or a function nothing would be seen, and the page would be taken for unchanged
  if (!isPlain(value)) throw new Error(`facts of a page must be plain: ${Object.prototype.toString.call(value)}`);
  const text = Array.isArray(value)
    ? `[${value.map(digest).join()}]`
    : `{${Object.entries(value)
        .map(([key, one]) => `${JSON.stringify(key)}:${digest(one)}`)
        .join()}}`;
  const found = shorten(text);
  known.set(value, found);
  return found;
}

/** Equal keys: equal facts, down to the order of lists. Throws for what is no plain data. */
export const toPageKey = (...facts: readonly unknown[]): string => shorten(digest(facts));

/**
 * The paths with the key of all that their pages are made from: what they are handed, and what the frame of every page shows.
 * By it a build knows which pages of the last one are still right (decision 0069).
 */
export function withKeys<Path extends { props: object }>(paths: readonly Path[]): (Path & { cacheKey: string })[] {
  const frame = listMakeEntries();
  return paths.map((path) => ({ ...path, cacheKey: toPageKey(path.props, frame) }));
}
