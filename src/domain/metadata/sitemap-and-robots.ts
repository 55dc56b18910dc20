import { dataCalls, openApiPath } from '#config/catalogue-data.ts';
import { uncrawledPaths, unlistedPaths } from '#config/indexing.ts';

const isBelow = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`);

/**
 * Whether the sitemap names a page: not one on the way of an order, and under /details only the parts themselves, because
 * the page of a bare set has its canonical address at one of them (rule part.bare-set). `path` as in an address,
 * percent-encoded.
 */
export function isListedPage(path: string, parts: { has(slug: string): boolean }): boolean {
  if (unlistedPaths.some((above) => isBelow(path, above))) return false;
  const [, slug] = /^\/details\/(.+)$/.exec(path) ?? [];
  return slug === undefined || parts.has(decodeURIComponent(slug));
}

const listPaths = dataCalls
  .filter(({ answered }) => answered === 'nightly')
  .map(({ path }) => path.replace(/\{.*/, ''));

/** robots.txt: what need not be asked for, and where the sitemap is. `site`: the shop's address without a slash at its end. */
export const writeRobots = (site: string): string =>
  [
    'User-agent: *',
    ...uncrawledPaths.map((path) => `Disallow: ${path}`),
    // the longer rule wins: the lists are there to be read
    ...[openApiPath, ...listPaths].map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${site.replace(/\/+$/, '')}/sitemap-index.xml`,
    '',
  ].join('\n');
