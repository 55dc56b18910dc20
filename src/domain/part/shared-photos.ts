import type { Part } from './part.ts';

type PicturedPart = Pick<Part, 'set' | 'photos'>;

/** The photos that stand for more than one set, by their addresses; the sizes of a set are one. */
export function findSharedPhotos(parts: readonly PicturedPart[]): ReadonlySet<string> {
  const sets = new Map<string, Set<string>>();
  for (const { photos, set } of parts)
    for (const { url } of photos) sets.set(url, (sets.get(url) ?? new Set()).add(set));
  return new Set([...sets].flatMap(([url, of]) => (of.size > 1 ? [url] : [])));
}

/** Whether the photo of a pump shows its type and not itself (rule part.pump-picture). */
export const showsPumpType = (
  { type, photos }: Pick<Part, 'type' | 'photos'>,
  shared: Pick<ReadonlySet<string>, 'has'>,
): boolean => type === 'oil-pump' && shared.has(photos[0]?.url ?? '');
