import { makeRestriction } from '#config/makes.ts';

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The makes that lists show: none with an empty name, only those of `restriction` when it names any, sorted by image
 * name (doc 1 §2). Default restriction: configuration.
 */
export function listMakes<M extends { name: string; imageName: string }>(
  makes: readonly M[],
  restriction: readonly string[] = makeRestriction,
): M[] {
  return makes
    .filter((make) => make.name.trim() !== '')
    .filter((make) => restriction.length === 0 || restriction.includes(make.name))
    .toSorted((a, b) => compareText(a.imageName.toLowerCase(), b.imageName.toLowerCase()));
}
