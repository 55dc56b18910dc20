import type { Result } from '#domain/failure.ts';
import type { AskedNews } from './ask-news.ts';
import { describeFailure } from './describe-failure.ts';
import { section } from './report-changes.ts';

/** What a pull went on without, as lines for people; nothing when it could all be had. */
const reportMissing =
  (title: string) =>
  (answer: Result<unknown>): string[] =>
    answer.ok ? [] : section(title, [describeFailure(answer.failure)]);

/** That the distributors could not be had, and why. */
export const reportMissingDistributors = reportMissing('Distributors not updated, those of the last pull stay');

/** That the popular items could not be had, and why. */
export const reportMissingPopular = reportMissing('Popular items not updated, those of the last pull stay');

/** That the prices in złoty could not be had, and why. */
export const reportMissingZloty = reportMissing('Prices in złoty not updated, those of the last pull stay');

/** That the rates of shipping could not be had, and why. */
export const reportMissingShipping = reportMissing('Shipping rates not updated, those of the last pull stay');

const reportNoNews = reportMissing('News not updated, the articles of the last pull stay');

/** That the news, or single articles of it, could not be had, and why. */
export function reportMissingNews(news: Result<AskedNews>): string[] {
  if (!news.ok) return reportNoNews(news);
  const { listed, unread, broken } = news.value;
  if (listed.length === 0) return ['The news service lists no article; those of the last pull stay'];
  return [
    ...section(
      'Articles not updated, their last copy stays',
      unread.map(({ slug, failure }) => `${slug}: ${describeFailure(failure)}`),
    ),
    ...(broken > 0 ? [`Articles set aside because they are broken: ${broken}`] : []),
  ];
}
