import { partKinds } from '#config/copy/part-kinds.ts';
import { compareSizes, writeSize } from '../part/part-size.ts';
import { type FoundPart, sizeOf } from './rank-parts.ts';
import type { Facet, SearchAnswer, SearchFilters } from './search-answer.ts';

/** Whether a part is left by the filters. */
export const passesFilters = (part: FoundPart, { make, kind, size }: SearchFilters): boolean =>
  (make === undefined || part.set.fits.makes.includes(make)) &&
  (kind === undefined || part.set.kind.type === kind) &&
  (size === undefined || sizeOf(part) === size);

/** What the parts can be narrowed by; each list is counted under the other filters, so that a choice can be changed. */
export function listFacets(
  makes: readonly { slug: string; title: string }[],
  parts: readonly FoundPart[],
  filters: SearchFilters,
): SearchAnswer['facets'] {
  const titles = new Map(makes.map(({ slug, title }) => [slug, title]));
  const byMake = count(parts, { ...filters, make: undefined }, ({ set }) => set.fits.makes);
  const byKind = count(parts, { ...filters, kind: undefined }, ({ set }) => [set.kind.type]);
  const setOf = findSpeakers(parts);
  const bySize = count(parts, { ...filters, size: undefined }, (part) => [sizeOf(part)].filter(Boolean));
  return {
    makes: [...toFacets(byMake, (slug) => titles.get(slug) ?? slug)].sort((a, b) => (a.label < b.label ? -1 : 1)),
    kinds: toFacets(byKind, (type) => partKinds[type]),
    sizes: [...toFacets(bySize, (size) => writeSize({ set: setOf.get(size) ?? '', size }))].sort((a, b) =>
      compareSizes(a.value, b.value),
    ),
  };
}

/** For each size a set to name it by: one of thrust washers where there is one, whose bare figure is true of all. */
function findSpeakers(parts: readonly FoundPart[]): Map<string, string> {
  const speakers = new Map<string, string>();
  for (const part of parts) {
    const size = sizeOf(part);
    if (part.set.kind.type === 'thrust' || !speakers.has(size)) speakers.set(size, part.set.code);
  }
  return speakers;
}

function count<Value extends string>(
  parts: readonly FoundPart[],
  filters: SearchFilters,
  valuesOf: (part: FoundPart) => readonly Value[],
): Map<Value, number> {
  const counted = new Map<Value, Set<string>>();
  for (const part of parts)
    if (passesFilters(part, filters))
      for (const value of valuesOf(part))
        counted.set(value, (counted.get(value) ?? new Set<string>()).add(part.set.code));
  return new Map([...counted].map(([value, sets]) => [value, sets.size]));
}

const toFacets = <Value extends string>(counts: Map<Value, number>, labelOf: (value: Value) => string): Facet[] =>
  [...counts].map(([value, found]) => ({ value, label: labelOf(value), count: found }));
