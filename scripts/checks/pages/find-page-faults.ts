import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueReader } from '#collections/catalogue.ts';
import { productFeeds } from '#config/product-feeds.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { toCanonical } from '#domain/metadata/canonical.ts';
import type { PackedIndex } from '#domain/search/search-index.ts';
import { type BuiltText, isPage, type Look, pathOfPage, readPageFile } from '../built-pages.ts';
import { createHiddenSearch, judgeIndex, type Item } from './hidden.ts';
import { judgePage } from './judge-page.ts';
import type { KnownPart } from './judge-product.ts';
import { findContradictions, type ListedPart } from './contradictions.ts';
import { judgeFeed, judgeSitemap, listOwnAddresses, readFeed } from './listings.ts';
import { type PageFacts, readPage } from './read-page.ts';
import { findRouteFaults, findUnreached } from './routes.ts';

export type Build = {
  /** folder of what is served */
  client: string;
  /** address of the shop without a slash at its end */
  site: string;
  catalogue: CatalogueReader;
  /** all items of the commerce API, hidden ones included */
  items: readonly Item[];
};

/** The lists for programs have no ending. */
const textFile = /\.(?:html|json|xml|txt|webmanifest)$|^api\/.*(?<!\.br|\.gz)$/;

/** The part that a page below /details shows: its own, or the first size of the set that its address names. */
function findPart(site: string, catalogue: CatalogueReader, path: string): KnownPart | null {
  const { partsBySlug, partsBySet, availability } = catalogue;
  const [, slug = ''] = /^\/details\/(.+)$/.exec(path) ?? [];
  const part = partsBySlug.get(slug) ?? partsBySet.get(slug)?.[0];
  if (!part) return null;
  const sizes = part.size === '' ? [] : (partsBySet.get(part.set) ?? []);
  return {
    part,
    availability: availability?.[part.slug]?.case ?? null,
    sizes: sizes.map(({ slug }) => toCanonical(site, partPath(slug))),
  };
}

/** Pages with an address of their own that share a title, so that a searcher cannot tell them apart. */
function findSharedTitles(site: string, pages: readonly PageFacts[]): string[] {
  const own = new Set(listOwnAddresses(site, pages));
  const listed = pages.filter(({ path }) => own.has(toCanonical(site, encodeURI(path))));
  return [...Map.groupBy(listed, ({ titles }) => titles[0] ?? '')]
    .filter(([, all]) => all.length > 1)
    .map(([title, all]) => `${all[0]?.path}: shares its title with ${all[1]?.path}: ${title}`);
}

type Stated = { pages: PageFacts[]; exposed: string[] };

/** Notes of every text what its page states, and where a hidden item shows. */
function createTextLook({ catalogue, items }: Build): { look: Look; stated: Stated } {
  const findHidden = createHiddenSearch(items, catalogue.parts);
  const stated: Stated = { pages: [], exposed: [] };
  const at = ({ file, text }: BuiltText): void => {
    stated.exposed.push(...findHidden(`/${file}`, text));
    // cut pieces of a text keep the whole of it in memory
    if (isPage(file)) stated.pages.push(structuredClone(readPage(pathOfPage(file), text)));
  };
  return { look: { isMine: (file) => textFile.test(file), at }, stated };
}

function judgeAll(build: Build, { pages, exposed }: Stated): Record<string, string[]> {
  const { client, site, catalogue } = build;
  const hasFile = (address: string): boolean => existsSync(join(client, address));
  const read = (file: string): string => readPageFile(client, file);
  const feeds = productFeeds.map(({ name, currency }) => ({ currency, items: readFeed(read(`feeds/${name}.xml`)) }));
  const slugs = catalogue.parts.map(({ slug }) => slug);
  return {
    'words, addresses and structured data of pages': [
      ...pages.flatMap((page) => judgePage(page, { site, known: findPart(site, catalogue, page.path), hasFile })),
      ...findSharedTitles(site, pages),
    ],
    'routes of the shop, and ways to every page': findRouteFaults(pages),
    'parts that links lead to': findUnreached(pages, slugs),
    'hidden items': exposed,
    'search index': judgeIndex(
      JSON.parse(readFileSync(join(client, 'search/index.json'), 'utf8')) as PackedIndex,
      slugs,
    ),
    sitemap: judgeSitemap(read('sitemap-0.xml'), { site, pages, changed: catalogue.changed }),
    'product feeds': feeds.flatMap(({ currency, items }) => judgeFeed(items, { site, catalogue, currency })),
    'one price, stock and name for people and programs': findContradictions({
      pages: pages.filter(({ path }) => catalogue.partsBySlug.has(path.slice('/details/'.length))),
      items: feeds.find(({ currency }) => currency === 'eur')?.items ?? [],
      parts: (JSON.parse(read('api/parts')) as { data: ListedPart[] }).data,
    }),
  };
}

/**
 * Every page of a build against the snapshot it was made from, one line for each fault, by what they are about: once all texts
 * were looked at. `list` throws when the sitemap, a feed, the list of parts or the search index does not exist.
 */
export function createPageLook(build: Build): { look: Look; list: () => Record<string, string[]> } {
  const { look, stated } = createTextLook(build);
  return { look, list: () => judgeAll(build, stated) };
}
