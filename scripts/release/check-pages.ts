import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { listBuiltFiles, pathOfPage, readPageFile } from '../checks/built-pages.ts';
import { onDemand } from '../checks/links.ts';

/** Every page that the snapshot promises, as a path in the release. */
const promisedPages = (catalogue: Catalogue): string[] => [
  '/catalogue',
  ...catalogue.makes.map((make) => `/catalogue/${make.slug}`),
  ...catalogue.engines.map((engine) => `/catalogue/${engine.makeSlug}/${engine.slug}`),
  ...catalogue.parts.map((part) => `/details/${part.slug}`),
];

/** Characters of a page with all its applications and sizes; twice the largest of the sample. */
const mostOfPage = 1_500_000;

const assetReference = /(?:src|href|component-url|renderer-url|before-hydration-url)="(\/_astro\/[^"?#]+)/g;
const link = /<a\b[^>]*?\shref="(\/[^"#?]*)/g;
const structured = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g;

/** A part is answered by the live call when it has no page. */
const isAnswered = (path: string): boolean => onDemand.test(path) || path.startsWith('/details/');

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path.replaceAll('&amp;', '&'));
  } catch {
    return path;
  }
};

/** What is said to search engines cannot be read, or a part's page says no price. */
function findUnreadData(page: string, html: string): string[] {
  const texts = [...html.matchAll(structured)].map(([, text = '']) => text);
  const isRead = texts.every((text) => {
    try {
      return typeof JSON.parse(text) === 'object';
    } catch {
      return false;
    }
  });
  if (!isRead) return [`${page}: its structured data cannot be read`];
  const isPriced = texts.some((text) => /"price":"?(?!0+(?:\.0+)?["},])\d/.test(text));
  return page.startsWith('/details/') && !isPriced ? [`${page}: its structured data tells no price`] : [];
}

type Known = { files: ReadonlySet<string>; client: string };

/** Faults of one page: scripts and pages that it asks for and are not there, unread data, more than a page may weigh. */
function findFaultsOf(file: string, { files, client }: Known): string[] {
  const [page, html] = [pathOfPage(file), readPageFile(client, file)];
  const assets = [...html.matchAll(assetReference)].map(([, path = '']) => path.slice(1));
  const links = [...new Set([...html.matchAll(link)].map(([, path = '']) => decode(path)))];
  const isThere = (path: string) => {
    const bare = path.replace(/^\/|\/$/g, '');
    return files.has(bare) || files.has(bare === '' ? 'index.html' : `${bare}/index.html`);
  };
  return [
    ...assets.filter((path) => !files.has(path)).map((path) => `asset missing: /${path}`),
    ...links.filter((path) => !isAnswered(path) && !isThere(path)).map((path) => `${page}: ${path} is not there`),
    ...findUnreadData(page, html),
    ...(html.length > mostOfPage ? [`${page} weighs ${html.length} characters, at most ${mostOfPage} may be`] : []),
  ];
}

/** What editors of the news service write leads where they say: it is named and stops nothing. */
const isOfNews = (line: string): boolean => line.startsWith('/news/');

/**
 * Faults of a finished client folder, one readable line each: promised pages that are missing, what pages ask for and is not
 * there, structured data. `notes` stop nothing.
 */
export function findPageFaults(client: string, catalogue: Catalogue): { faults: string[]; notes: string[] } {
  const missing = promisedPages(catalogue).filter((path) => !existsSync(join(client, path, 'index.html.br')));
  const files = new Set(listBuiltFiles(client));
  const pages = [...files].filter((file) => file.endsWith('.html'));
  const found = [...new Set(pages.flatMap((file) => findFaultsOf(file, { files, client })))];
  return {
    faults: [...missing.map((path) => `page missing: ${path}`), ...found.filter((line) => !isOfNews(line))],
    notes: found.filter(isOfNews),
  };
}
