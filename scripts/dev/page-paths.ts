import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogueReader, readCatalogue } from '#collections/catalogue.ts';

const listTexts = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => file.slice(0, -'.mdx'.length))
    : [];

const listCataloguePages = ({ makes, engines, partsBySlug, partsBySet, news = [] }: CatalogueReader): string[] => [
  ...makes.map(({ slug }) => `/catalogue/${slug}`),
  ...engines.map(({ makeSlug, slug }) => `/catalogue/${makeSlug}/${slug}`),
  ...[...new Set([...partsBySlug.keys(), ...partsBySet.keys()])].map((slug) => `/details/${slug}`),
  ...news.map(({ slug }) => `/news/${slug}`),
];

/**
 * Every page that a build would write, without asking each route for its paths: those of the catalogue, the texts, and
 * `fixed`, the routes without parameters.
 */
export const listPagePaths = (fixed: readonly string[], content = 'content'): string[] => [
  ...new Set([
    ...fixed,
    ...listCataloguePages(readCatalogue()),
    ...listTexts(join(content, 'pages')).map((name) => `/${name}`),
    ...listTexts(join(content, 'news')).map((name) => `/news/${name}`),
  ]),
];
