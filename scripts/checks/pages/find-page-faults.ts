import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueReader } from '#collections/catalogue.ts';
import { productFeeds } from '#config/product-feeds.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { toCanonical } from '#domain/metadata/canonical.ts';
import type { PackedRoot, PackedShard } from '#domain/search/index-format.ts';
import { pathOfPage, readPageFile } from '../built-pages.ts';
import { type BuiltText, isPage, type Look } from '../read-texts.ts';
import { createHiddenSearch, judgeIndex, type Item } from './hidden.ts';
import { judgePage } from './judge-page.ts';
import type { KnownPart } from './judge-product.ts';
import { findContradictions, type ListedPart } from './contradictions.ts';
import { judgeFeed, judgeSitemap, listOwnAddresses, readFeed } from './listings.ts';
import { findUnreached } from './reach.ts';
import { type PageFacts, readPage } from './read-page.ts';
import { findRouteFaults } from './routes.ts';

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

type Stated = { pages: PageFacts[]; shown: string[] };

/** Notes of every text what its page states, and where a hidden item shows. */
function createTextLook({ catalogue, items }: Build): { look: Look; stated: Stated } {
  const findHidden = createHiddenSearch(items, catalogue.parts);
  const stated: Stated = { pages: [], shown: [] };
  const at = ({ file, text }: BuiltText): void => {
    stated.shown.push(...findHidden(`/${file}`, text));
    // cut pieces of a text keep the whole of it in memory
    if (isPage(file)) stated.pages.push(structuredClone(readPage(pathOfPage(file), text)));
  };
  return { look: { isMine: (file) => textFile.test(file), at }, stated };
}

function readIndexFaults({ client, catalogue }: Build): string[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(client, path), 'utf8'));
  const root = read('search/root.json') as PackedRoot;
  const folder = `search/${root.digest}`;
  const shards = readdirSync(join(client, folder)).filter((file) => file.endsWith('.json'));
  const slugs = catalogue.parts.map(({ slug }) => slug);
  return judgeIndex(
    root,
    shards.map((file) => read(`${folder}/${file}`) as PackedShard),
    slugs,
  );
}

function judgeAll(build: Build, { pages, shown }: Stated): Record<string, string[]> {
  const { client, site, catalogue } = build;
  const hasFile = (address: string): boolean => existsSync(join(client, address));
  const read = (file: string): string => readPageFile(client, file);
  const feeds = productFeeds.map(({ name, currency }) => ({ currency, items: readFeed(read(`feeds/${name}.xml`)) }));
  return {
    'words, addresses and structured data of pages': [
      ...pages.flatMap((page) => judgePage(page, { site, known: findPart(site, catalogue, page.path), hasFile })),
      ...findSharedTitles(site, pages),
    ],
    'routes of the shop, and ways to every page': findRouteFaults(pages),
    'parts that links lead to': findUnreached(
      pages,
      catalogue.parts.map(({ slug }) => slug),
    ),
    'hidden items': shown,
    'search index': readIndexFaults(build),
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
