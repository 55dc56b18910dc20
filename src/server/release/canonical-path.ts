import { movedPages } from '#config/moved-pages.ts';
import { toEngineSlug } from '#domain/catalogue/engine.ts';
import { toMakeSlug } from '#domain/catalogue/make.ts';
import { createPartNumbers, type PartNumbers } from '#domain/search/nearest-numbers.ts';

/** Pages of a release by a key that forgives spelling; the value is the one canonical path. */
export type PageIndex = {
  has(path: string): boolean;
  find(path: string): string | null;
  /** the numbers of its parts and sets */
  partNumbers(): PartNumbers;
};

/** A part of an address as it is meant; null where it cannot be. */
export const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Lists of a make go by its name too ("Land Rover"). Engine names may hold slashes ("129/5", "KFZ (TU3FJ2/Z)"), encoded or not: all that follows the make is the engine. */
function spell(segments: string[]): string[] {
  const [first, make, ...engine] = segments.join('/').split('/');
  const [, listOfMake, name] = /^(api\/(?:make|engines\/make))\/(.+)$/i.exec(segments.join('/')) ?? [];
  if (listOfMake !== undefined && name !== undefined) return [listOfMake, toMakeSlug(name)];
  if (first?.toLowerCase() !== 'catalogue' || make === undefined) return segments;
  return [first, toMakeSlug(make), ...(engine.length > 0 ? [toEngineSlug(engine.join('/'))] : [])];
}

/** Key under which two spellings of one address meet; null for an address that cannot be decoded. */
export function toPathKey(path: string): string | null {
  const segments = path.split('/').filter(Boolean).map(decode);
  if (segments.some((segment) => segment === null)) return null;
  const known = segments as string[];
  return `/${spell(known.at(-1) === 'index.html' ? known.slice(0, -1) : known).join('/')}`.toLowerCase();
}

const partPrefix = '/details/';
const listPartSlugs = (paths: string[]): string[] =>
  paths.filter((path) => path.startsWith(partPrefix)).map((path) => path.slice(partPrefix.length));

/** Index over the page paths of a release ("/catalogue/Honda/K20A", as on disk). */
export function createPageIndex(paths: string[]): PageIndex {
  const exact = new Set(paths);
  const byKey = new Map([...Object.entries(movedPages), ...paths.map((path) => [path.toLowerCase(), path] as const)]);
  let numbers: PartNumbers | null = null;
  return {
    has: (path) => exact.has(path),
    find: (path) => {
      const key = toPathKey(path);
      return key === null ? null : (byKey.get(key) ?? null);
    },
    partNumbers: () => (numbers ??= createPartNumbers(listPartSlugs(paths))),
  };
}

/**
 * Where an asked path should be instead, or null when it is fine or unknown (rule page.one-address: engine aliases,
 * letter case, encoded names, trailing slash). Never leaves the site: the answer is always a path out of the index.
 */
export function redirectTarget(index: PageIndex, path: string): string | null {
  if (index.has(path)) return null;
  const target = index.find(path);
  return target === null || target === path ? null : encodeURI(target);
}
