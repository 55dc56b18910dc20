import { expect, test } from 'vitest';
import type { ArticlePage } from '../news/article.ts';
import { writeDate } from '../write-date.ts';
import { toArticleHead, toNewsHead, toNoArticleHead } from './article-head.ts';

const page = (changes: Partial<ArticlePage> = {}): ArticlePage => ({
  slug: 'oil-clearance',
  title: 'What oil clearance does',
  excerpt: 'Room for oil.',
  description: 'Clearance is room for oil.',
  date: '2026-02-18',
  photo: null,
  thumbnail: { picture: null, alt: 'Two shells', title: '' },
  html: '<p>a</p>',
  social: { path: '/photos/a-social.jpg', width: 1200, height: 900 },
  ...changes,
});
const site = 'https://shop.example';

test('the head of an article names what it is', () => {
  const head = toArticleHead(site, page());
  expect(head).toMatchObject({
    title: 'What oil clearance does | Race Series',
    description: 'Clearance is room for oil.',
    canonical: `${site}/news/oil-clearance`,
    ogImage: { address: `${site}/photos/a-social.jpg`, alt: 'Two shells' },
  });
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'NewsArticle',
      headline: 'What oil clearance does',
      datePublished: '2026-02-18',
      image: [`${site}/photos/a-social.jpg`],
      mainEntityOfPage: `${site}/news/oil-clearance`,
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'News & Media' }, { name: 'What oil clearance does' }] },
  ]);
});

test.each([
  [{ title: 'x'.repeat(300) }, 60],
  [{ title: `${'word '.repeat(60)}`.trim() }, 60],
])('a long title is cut to 60 characters, its headline to 110', (changes, most) => {
  const head = toArticleHead(site, page(changes));
  expect(head.title.length).toBeLessThanOrEqual(most);
  expect(String(head.jsonLd[0]?.['headline']).length).toBeLessThanOrEqual(110);
});

test.each([
  [{ description: '' }, /^Articles and announcements/],
  [{ description: 'word '.repeat(60) }, /\.\.\.$/],
])('%j: the description has 160 characters at most', (changes, pattern) => {
  const { description } = toArticleHead(site, page(changes));
  expect(description).toMatch(pattern);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('what an article does not tell is left out', () => {
  const head = toArticleHead(site, page({ date: null, social: null }));
  expect(head.ogImage).toBeUndefined();
  expect(Object.keys(head.jsonLd[0] ?? {})).not.toContain('datePublished');
});

test('only what has an article is listed', () => {
  expect(toNewsHead(site)).toMatchObject({ canonical: `${site}/news`, jsonLd: [] });
  expect([toNoArticleHead(true), toNoArticleHead(false)].map(({ noindex }) => noindex)).toEqual([true, true]);
});

test('a day is written as people read it', () => {
  expect(writeDate('2026-02-18')).toBe('18 February 2026');
});
