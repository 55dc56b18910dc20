import type { CatalogueSource } from '#commerce/index.ts';
import { succeed, type Failure, type Result } from '#domain/failure.ts';
import { compareArticles, type Article } from '#domain/news/article.ts';
import { inParallel } from './in-parallel.ts';

/** What the news service said: the list, of which each article was asked for by itself, and those for which that failed. */
export type NewsAnswer = {
  listed: Article[];
  /** with their whole text */
  read: Article[];
  unread: { slug: string; failure: Failure }[];
  /** entries of the list that could not be read */
  broken: number;
};

/** Articles at a time; the news service is a small one. */
const atOnce = 3;

/** Asks for the list and then for each article. Only a list that cannot be had is a failure. */
export async function askNews(source: CatalogueSource): Promise<Result<NewsAnswer>> {
  const list = await source.listNews();
  if (!list.ok) return list;
  const { articles: listed, broken } = list.value;
  const fetched = await inParallel(listed, atOnce, async ({ slug }) =>
    succeed({ slug, article: await source.getArticle(slug) }),
  );
  if (!fetched.ok) return fetched;
  const read = fetched.value.flatMap(({ article }) => (article.ok ? [article.value] : []));
  const unread = fetched.value.flatMap(({ slug, article }) => (article.ok ? [] : [{ slug, failure: article.failure }]));
  return succeed({ listed, read, unread, broken });
}

/**
 * The articles of a pull, newest first: as they were read; of one that could not be read the last copy, else what the list
 * told of it, if that was the text. Without a list, or with an empty one, all of the last pull stay.
 */
export function assembleNews(news: Result<NewsAnswer>, last: readonly Article[] | undefined): Article[] | undefined {
  if (!news.ok || news.value.listed.length === 0) return last && [...last];
  const before = new Map((last ?? []).map((article) => [article.slug, article]));
  const read = new Map(news.value.read.map((article) => [article.slug, article]));
  return news.value.listed
    .map((listed) => read.get(listed.slug) ?? before.get(listed.slug) ?? listed)
    .filter(({ contentHtml }) => contentHtml !== '')
    .toSorted(compareArticles);
}
