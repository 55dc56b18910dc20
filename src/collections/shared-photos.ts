import { findSharedPhotos } from '#domain/part/shared-photos.ts';
import type { CatalogueReader } from './catalogue.ts';

const known = new WeakMap<CatalogueReader, ReadonlySet<string>>();

/** The photos that stand for several sets of a catalogue, by their addresses. */
export function sharedPhotosOf(catalogue: CatalogueReader): ReadonlySet<string> {
  const photos = known.get(catalogue) ?? findSharedPhotos(catalogue.parts);
  known.set(catalogue, photos);
  return photos;
}
