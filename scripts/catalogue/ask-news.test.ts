import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sampleArticle } from '#domain/news/samples.ts';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';
import { askNews, assembleNews, type NewsAnswer } from './ask-news.ts';
import { reportMissing } from './report-missing.ts';
import { sampleAnswers } from './samples.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

const ask = async (last = [sampleArticle()]) => {
  const news = await askNews(shop.source);
  return { articles: assembleNews(news, last), lines: reportMissing(sampleAnswers({ news })) };
};

test('every article comes with its text, newest first', async () => {
  const { articles, lines } = await ask();
  expect(articles).toHaveLength(12);
  expect(articles?.every(({ contentHtml }) => contentHtml !== '')).toBe(true);
  const dates = articles?.map(({ date }) => date ?? '') ?? [];
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(lines).toEqual([]);
});

describe('a news service that fails leaves what was', () => {
  test.each(['error-before', 'drop-after', 'hang', 'garbage', 'html', 'truncated', 'missing-field'] as const)(
    'the list: %s',
    async (mode) => {
      await shop.fault({ operation: 'listNews', mode });
      const { articles, lines } = await ask();
      expect(articles).toEqual([sampleArticle()]);
      expect(lines[0]).toBe('News not updated, the articles of the last pull stay (1)');
      expect(lines[1]).toContain('list-news');
    },
  );

  test.each(['error-before', 'hang', 'garbage', 'missing-field'] as const)('an article: %s', async (mode) => {
    const slug = 'reading-a-worn-bearing-shell';
    await shop.fault({ operation: 'getNews', mode });
    const { articles, lines } = await ask([sampleArticle({ slug, title: 'Last copy' })]);
    expect(articles).toHaveLength(12);
    expect(articles?.find((one) => one.slug === slug)?.title).toBe('Last copy');
    expect(lines).toContain('Articles not updated, their last copy stays (12)');
  });
});

const newsAnswer = (changes: Partial<NewsAnswer>) => ({
  ok: true as const,
  value: { listed: [], read: [], unread: [], broken: 0, ...changes },
});

describe('assembleNews', () => {
  const [known, other] = [sampleArticle(), sampleArticle({ slug: 'other', date: '2026-03-01' })];
  test.each([
    ['an empty list', newsAnswer({}), [known], [known]],
    ['what is listed no more', newsAnswer({ listed: [other], read: [other] }), [known], [other]],
    [
      'an unread one without a last copy',
      newsAnswer({ listed: [known, other], read: [known] }),
      undefined,
      [other, known],
    ],
    [
      'one without any text',
      newsAnswer({ listed: [{ ...other, contentHtml: '' }, known], read: [known] }),
      [],
      [known],
    ],
  ])('%s', (_, news, last, articles) => {
    expect(assembleNews(news, last)).toEqual(articles);
  });
});

test('what could not be had is said, with the reason', () => {
  const failed = { ok: false as const, failure: { kind: 'status' as const, operation: 'list', status: 500 } };
  expect(reportMissing(sampleAnswers({ distributors: failed, zloty: failed, news: failed }))).toEqual(
    ['Distributors not updated, those', 'Prices in złoty not updated, those', 'News not updated, the articles'].flatMap(
      (what) => [`${what} of the last pull stay (1)`, '  list: the commerce API answered with status 500'],
    ),
  );
});
