import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

const slug = 'reading-a-worn-bearing-shell';

test('an article comes in our words', async () => {
  expect(await shop.commerce.getArticle(slug)).toMatchObject({
    ok: true,
    value: {
      slug,
      title: 'Reading a worn bearing shell',
      excerpt: expect.stringMatching(/^Every shell that leaves an engine/),
      contentHtml: expect.stringMatching(/^<p>Lay the old shells out/),
      date: '2026-02-04',
      photoUrl: expect.stringMatching(/^\/photos\//),
    },
  });
});

test('an article that the service does not know is not found', async () => {
  expect(await shop.commerce.getArticle('no-such-article')).toMatchObject({
    ok: false,
    failure: { kind: 'refused', reason: 'not-found' },
  });
});

describe.each([
  ['getNews', () => shop.commerce.getArticle(slug)],
  ['listNews', () => shop.source.listNews()],
  ['getMarquee', () => shop.commerce.getMarquee()],
  ['getPopularItems', () => shop.source.listPopular()],
] as const)('%s', (operation, ask) => {
  test('answers', async () => {
    expect(await ask()).toMatchObject({ ok: true });
  });

  test.each(['garbage', 'html', 'truncated', 'missing-field'] as const)('fails as a value on %s', async (mode) => {
    await shop.fault({ operation, mode });
    expect(await ask()).toMatchObject({ ok: false, failure: { kind: 'broken-contract' } });
  });
});

test('popular items come with the words for their cards', async () => {
  const answer = await shop.source.listPopular();
  expect(answer.ok && answer.value[0]).toEqual({
    slug: '4B1606H-STD',
    description: 'Conrod shells in standard size for four-cylinder turbo engines, four pairs in the box.',
  });
});

test('the marquee comes as plain text', async () => {
  const marquee = { show: true, text_en: '<b>Closed</b> on 26 &amp; 27 December', show_error: false, error_msg_en: '' };
  shop.sandbox.store.settings.set({ marquee });
  expect(await shop.commerce.getMarquee()).toEqual({
    ok: true,
    value: { hasNotice: true, hasError: false, notice: 'Closed on 26 & 27 December', error: '' },
  });
});
