import { fail, succeed, type Result } from '#domain/failure.ts';
import type { Article } from '#domain/news/article.ts';
import type { CommerceClient } from '../client.ts';
import { wireArticleSchema, wireNewsListSchema } from '../contract/news.ts';
import { toArticle } from '../map/to-article.ts';
import { newsAddress, photoBaseOf } from './news-service.ts';

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
