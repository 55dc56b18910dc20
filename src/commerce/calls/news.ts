import { fail, type Result, succeed } from '#domain/failure.ts';
import type { Article } from '#domain/news/article.ts';
import type { CommerceClient } from '../client.ts';
import { wireArticleAnswerSchema, wireArticleSchema, wireNewsListSchema } from '../contract/news.ts';
import { toArticle } from '../map/to-article.ts';

/** Address of a question to the news service; `segments` are encoded. */
const newsAddress = (newsServiceUrl: string, ...segments: string[]): string =>
  [newsServiceUrl.replace(/\/$/, ''), 'news', ...segments.map(encodeURIComponent)].join('/');

/** Where short addresses of the news service's pictures belong; null where that is the commerce API, as for the parts' photos. */
const photoBaseOf = ({ settings }: CommerceClient, newsServiceUrl: string): string | null =>
  new URL(newsServiceUrl).origin === new URL(settings.apiUrl).origin ? null : newsServiceUrl;

/** `broken`: how many entries could not be read and are left out. */
export type ListedNews = { articles: Article[]; broken: number };

/**
 * GET {news service}/news/{source}: every article of the shop, each slug once, in the order of the service. A list
 * of which nothing can be read is a broken contract.
 */
export async function listNews(client: CommerceClient, newsServiceUrl: string): Promise<Result<ListedNews>> {
  const operation = 'list-news';
  const url = newsAddress(newsServiceUrl, client.settings.source);
  const answer = await client.ask({ operation, kind: 'read', url, schema: wireNewsListSchema });
  if (!answer.ok) return answer;
  const read = answer.value.map((entry) => wireArticleSchema.safeParse(entry));
  const articles = read.flatMap((one) =>
    one.success ? [toArticle(one.data, photoBaseOf(client, newsServiceUrl))] : [],
  );
  if (read.length > 0 && articles.length === 0) return fail({ kind: 'broken-contract', operation, at: 'every entry' });
  const bySlug = new Map(articles.toReversed().map((article) => [article.slug, article]));
  const distinct = articles.filter((article) => bySlug.get(article.slug) === article);
  return succeed({ articles: distinct, broken: read.length - articles.length });
}

/**
 * GET {news service}/news/single/{slug}: the first element. `refused: not-found` where the service knows none of
 * exactly this slug. The short deadline is that of a search, because a visitor may be waiting.
 */
export async function getArticle(
  client: CommerceClient,
  newsServiceUrl: string,
  slug: string,
): Promise<Result<Article>> {
  const operation = 'get-article';
  const url = newsAddress(newsServiceUrl, 'single', slug);
  const answer = await client.ask({ operation, kind: 'search', url, schema: wireArticleAnswerSchema });
  if (!answer.ok) return answer;
  const [first] = answer.value;
  if (first?.slug !== slug) return fail({ kind: 'refused', operation, reason: 'not-found' });
  return succeed(toArticle(first, photoBaseOf(client, newsServiceUrl)));
}
