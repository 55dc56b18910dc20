import { compareText } from '../compare-text.ts';

/** The makes that lists show: none with an empty name, sorted by image name (rule catalogue.makes). */
export function listMakes<M extends { name: string; imageName: string }>(makes: readonly M[]): M[] {
  return makes
    .filter((make) => make.name.trim() !== '')
    .toSorted((a, b) => compareText(a.imageName.toLowerCase(), b.imageName.toLowerCase()));
}
