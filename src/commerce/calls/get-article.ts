import { fail, succeed, type Result } from '#domain/failure.ts';
import type { Article } from '#domain/news/article.ts';
import type { CommerceClient } from '../client.ts';
import { wireArticleAnswerSchema } from '../contract/news.ts';
import { toArticle } from '../map/to-article.ts';
import { newsAddress, photoBaseOf } from './news-service.ts';

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
