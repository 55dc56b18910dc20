import { listMakes, type MakeEntry } from '#domain/catalogue/make.ts';
import { type CatalogueReader, readCatalogue } from './catalogue.ts';

const known = new WeakMap<CatalogueReader, MakeEntry[]>();

/** The makes that menus and indexes show, sorted by image name, with the number of their engines; made once a process. */
export function listMakeEntries(catalogue = readCatalogue()): MakeEntry[] {
  const entries = known.get(catalogue) ?? listMakes(catalogue.makes).map((make) => toEntry(catalogue, make));
  known.set(catalogue, entries);
  return entries;
}

const toEntry = (catalogue: CatalogueReader, { slug, title }: { slug: string; title: string }): MakeEntry => ({
  slug,
  title,
  engines: catalogue.enginesOfMake(slug).length,
});

/**
 * The same for pages that the running server makes: none where the snapshot cannot be read, because the menu is then a
 * plain link and an order page must not fail for want of a menu.
 */
export function listMakeEntriesIfAny(): MakeEntry[] {
  try {
    return listMakeEntries();
  } catch {
    return [];
  }
}
