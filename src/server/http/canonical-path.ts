import { toEngineSlug } from '#domain/catalogue/engine-name.ts';
import { toMakeSlug } from '#domain/catalogue/make-name.ts';

/** Pages of a release by a key that forgives spelling; the value is the one canonical path. */
export type PageIndex = { has(path: string): boolean; find(path: string): string | null };

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Engine names may hold slashes ("129/5", "KFZ (TU3FJ2/Z)"): all that follows the make is the engine. */
function spell(segments: string[]): string[] {
  const [room, make, ...engine] = segments;
  if (room?.toLowerCase() !== 'catalogue' || make === undefined) return segments;
  return [room, toMakeSlug(make), ...(engine.length > 0 ? [toEngineSlug(engine.join('/'))] : [])];
}

/** Key under which two spellings of one address meet; null for an address that cannot be decoded. */
export function toPathKey(path: string): string | null {
  const segments = path.split('/').filter(Boolean).map(decode);
  if (segments.some((segment) => segment === null)) return null;
  const known = segments as string[];
  return `/${spell(known.at(-1) === 'index.html' ? known.slice(0, -1) : known).join('/')}`.toLowerCase();
}

/** Index over the page paths of a release ("/catalogue/Honda/K20A", as on disk). */
export function createPageIndex(paths: string[]): PageIndex {
  const exact = new Set(paths);
  const byKey = new Map(paths.map((path) => [path.toLowerCase(), path]));
  return {
    has: (path) => exact.has(path),
    find: (path) => {
      const key = toPathKey(path);
      return key === null ? null : (byKey.get(key) ?? null);
    },
  };
}

/**
 * Where an asked path should be instead, or null when it is fine or unknown (decision 1: engine aliases, letter case,
 * encoded names, trailing slash). Never leaves the site: the answer is always a path out of the index.
 */
export function redirectTarget(index: PageIndex, path: string): string | null {
  if (index.has(path)) return null;
  const target = index.find(path);
  return target === null || target === path ? null : encodeURI(target);
}
