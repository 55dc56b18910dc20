import { describe, expect, test } from 'vitest';
import {
  applyOverride,
  applyOverrides,
  articleSlugPattern,
  compareArticles,
  fillPictures,
  listPhotoUrls,
  pictureOfSidebar,
} from './article.ts';
import { sampleArticle } from './samples.ts';

test.each([
  ['reading-a-worn-bearing-shell', true],
  ['F20C', true],
  ['a', true],
  ['', false],
  ['-a', false],
  ['a/b', false],
  ['rss.xml', false],
  ['..', false],
  ['%e2%80%93', false],
  ['a'.repeat(201), false],
])('%s can stand in an address: %s', (slug, fits) => {
  expect(articleSlugPattern.test(slug)).toBe(fits);
});

// rule news.list
test('articles stand newest first, without a day last', () => {
  const dated = (slug: string, date: string | null) => sampleArticle({ slug, date });
  const articles = [dated('c', null), dated('b', '2026-01-01'), dated('d', '2026-02-01'), dated('a', '2026-01-01')];
  expect(articles.toSorted(compareArticles).map(({ slug }) => slug)).toEqual(['d', 'a', 'b', 'c']);
});

describe('pictures', () => {
  // rule news.thumbnail
  test.each([
    [{}, '/photos/rod-closeup.jpg'],
    [{ thumbnail: null }, '/photos/rod-pair.jpg'],
    [{ thumbnail: null, photoUrl: null }, undefined],
  ])('the sidebar of %j shows %s', (changes, url) => {
    expect(pictureOfSidebar(sampleArticle(changes))?.url).toBe(url);
  });

  const contentHtml = '<p>a<img src="/b.jpg?x=1&amp;y=2" alt="a &amp; b" />c<img src="/d.jpg" /></p>';

  test('every picture of the pages is named once, as the service gave it', () => {
    const article = sampleArticle({ contentHtml, thumbnail: { url: '/d.jpg', alt: '', title: '' } });
    expect(listPhotoUrls(article)).toEqual(['/photos/rod-pair.jpg', '/d.jpg', '/b.jpg?x=1&y=2']);
    expect(listPhotoUrls(sampleArticle({ photoUrl: null, thumbnail: null }))).toEqual([]);
  });

  test('a picture is written anew or left out', () => {
    const write = (url: string, alt: string) => (url.startsWith('/b') ? `[${url} ${alt}]` : null);
    expect(fillPictures(contentHtml, write)).toBe('<p>a[/b.jpg?x=1&y=2 a &amp; b]c</p>');
  });
});

describe('overrides', () => {
  const none = { title: null, description: null, isHidden: false };
  const articles = [sampleArticle(), sampleArticle({ slug: 'other' })];

  test.each([
    [[], ['What oil clearance does', 'What oil clearance does']],
    [[{ ...none, slug: 'other', isHidden: true }], ['What oil clearance does']],
    [[{ ...none, slug: 'other', title: 'Ours' }], ['What oil clearance does', 'Ours']],
    [[{ ...none, slug: 'othre', title: 'Ours' }], ['What oil clearance does', 'What oil clearance does']],
  ])('%j: %j', (overrides, titles) => {
    expect(applyOverrides(articles, overrides).map(({ title }) => title)).toEqual(titles);
  });

  test('search engines are told the description, else the excerpt', () => {
    const [article] = applyOverrides(articles, [{ ...none, slug: 'oil-clearance', description: 'Ours' }]);
    expect(article).toMatchObject({ description: 'Ours', excerpt: 'Clearance is room for oil.' });
    expect(applyOverrides(articles, [])[0]?.description).toBe('Clearance is room for oil.');
  });
});

const article = sampleArticle({ slug: 'a', title: 'Of the service', excerpt: 'Its excerpt.' });
const override = { slug: 'a', title: null, description: null, isHidden: false };

test.each([
  ['nothing said', undefined, { title: 'Of the service', description: 'Its excerpt.' }],
  ['a title', { ...override, title: 'Ours' }, { title: 'Ours', description: 'Its excerpt.' }],
  ['a description', { ...override, description: 'Our words.' }, { title: 'Of the service', description: 'Our words.' }],
])('%s', (_, change, shown) => expect(applyOverride(article, change)).toMatchObject(shown));

test('a hidden one is left out, the others stay in their order', () => {
  const all = ['a', 'b', 'c'].map((slug) => sampleArticle({ slug }));
  expect(applyOverrides(all, [{ ...override, slug: 'b', isHidden: true }]).map(({ slug }) => slug)).toEqual(['a', 'c']);
});
