import type { Failure, Result } from '#domain/failure.ts';
import type { Answers } from './ask.ts';
import type { NewsAnswer } from './ask-news.ts';
import { section } from './report-changes.ts';

const causes = {
  refused: 'the commerce API cannot be reached',
  cut: 'the connection was cut before the answer ended',
  deadline: 'no answer in time',
  'not-sent': 'not asked, because it has not answered for a while',
};

/** One readable line for a person at the terminal or in the log of the nightly job. */
export function describeFailure(failure: Failure): string {
  const { operation } = failure;
  if (failure.kind === 'network') return `${operation}: ${causes[failure.cause]}`;
  if (failure.kind === 'status') return `${operation}: the commerce API answered with status ${failure.status}`;
  if (failure.kind === 'refused')
    return `${operation}: the commerce API refused (${failure.reason}${failure.detail ? `: ${failure.detail}` : ''})`;
  return `${operation}: the answer does not have the agreed shape (${failure.at})`;
}

const missing = (what: string, answer: Result<unknown>): string[] =>
  answer.ok ? [] : section(`${what} of the last pull stay`, [describeFailure(answer.failure)]);

/** What a pull went on without, and why, as lines for people; nothing when it could all be had. */
export const reportMissing = ({ distributors, popular, zloty, shipping, shippingGaps, news }: Answers): string[] => [
  ...missing('Distributors not updated, those', distributors),
  ...missing('Popular items not updated, those', popular),
  ...missing('Prices in złoty not updated, those', zloty),
  ...missing('Shipping rates not updated, those', shipping),
  ...(shippingGaps.ok ? [] : section('Free shipping not compared', [describeFailure(shippingGaps.failure)])),
  ...reportMissingNews(news),
];

/** That the news, or single articles of it, could not be had, and why. */
function reportMissingNews(news: Result<NewsAnswer>): string[] {
  if (!news.ok) return missing('News not updated, the articles', news);
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
