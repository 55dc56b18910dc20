import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isListedPage } from '#domain/metadata/sitemap-and-robots.ts';
import { type CatalogueReader, readCatalogue } from './catalogue.ts';

const textFolder = join('content', 'pages');

/** Day on which each page of text says that it was changed. */
function readTextDates(folder: string): [path: string, date: string][] {
  return globSync('**/*.mdx', { cwd: folder }).flatMap((file) => {
    const [, day] = /^updated: (\d{4}-\d{2}-\d{2})$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return day ? [[`/${file.replace(/\.mdx$/, '')}`, day]] : [];
  });
}

/**
 * When what a page shows last changed, by its path: pages of the catalogue by the pull in which their data did, pages of
 * text by the day they name. Pages of which neither is known have no date.
 */
export const readPageDates = (catalogue: CatalogueReader, folder = textFolder): ReadonlyMap<string, string> =>
  new Map([...readTextDates(folder), ...Object.entries(catalogue.changed ?? {})]);

/** What the sitemap says of a page; undefined for one that it does not name. */
export function createSitemapItems(catalogue = readCatalogue(), dates = readPageDates(catalogue)) {
  return ({ url }: { url: string }): { url: string; lastmod?: string } | undefined => {
    const { pathname } = new URL(url);
    if (!isListedPage(pathname, catalogue.partsBySlug)) return undefined;
    const lastmod = dates.get(pathname);
    return lastmod ? { url, lastmod } : { url };
  };
}
