import { readCatalogue } from '#collections/catalogue.ts';

/** What texts may name of the catalogue of the last pull. */
export type KnownCatalogue = {
  /** numbers of parts and of sets, as texts write them */
  parts: ReadonlySet<string>;
  /** in which parts are made: "STD", ".25", "010" */
  sizes: ReadonlySet<string>;
  /** slugs of the news */
  articles: ReadonlySet<string>;
  /** names of makes, as the commerce API writes them, to their slugs */
  makes: ReadonlyMap<string, string>;
  /** addresses of the pages made from it */
  addresses: ReadonlySet<string>;
};

/** Null where nothing has been pulled yet: then parts, makes and articles are not compared. */
export function readKnownCatalogue(): KnownCatalogue | null {
  try {
    const { parts, news = [], makes, engines, partsBySet, partsBySlug } = readCatalogue();
    return {
      parts: new Set([...partsBySlug.keys(), ...partsBySet.keys(), ...parts.map(({ number }) => number)]),
      sizes: new Set(parts.map(({ size }) => size).filter((size) => size !== '')),
      articles: new Set(news.map(({ slug }) => slug)),
      makes: new Map(makes.map(({ name, slug }) => [name, slug])),
      addresses: new Set([
        ...[...partsBySlug.keys(), ...partsBySet.keys()].map((slug) => `/details/${slug}`),
        ...makes.map(({ slug }) => `/catalogue/${slug}`),
        ...engines.map(({ makeSlug, slug }) => `/catalogue/${makeSlug}/${slug}`),
        ...news.map(({ slug }) => `/news/${slug}`),
      ]),
    };
  } catch {
    return null;
  }
}
