import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type WireArticle, wireArticleSchema } from '../contract/news.ts';
import { sanitiseArticle, toPlainText } from './sanitise-article.ts';
import { toArticle, toPhotoUrl } from './to-article.ts';

const wire = (changes: object = {}): WireArticle =>
  wireArticleSchema.parse({ slug: 'a', title: { rendered: 'A' }, ...changes });

/** "shell shell shel", so many characters long. */
const words = (length: number): string => 'shell '.repeat(length).slice(0, length);

describe('toArticle', () => {
  test.each([
    [{}, { title: 'A', excerpt: '', contentHtml: '', date: null, photoUrl: null, thumbnail: null }],
    [{ acf: [] }, { thumbnail: null, date: null }],
    [{ acf: { custom_thumbnail: false, date: null } }, { thumbnail: null }],
    [{ title: { rendered: 'Pumps &#8211; &amp; <em>gears</em>' } }, { title: 'Pumps – & gears' }],
    [{ date: '2026-02-18T09:00:00' }, { date: '2026-02-18' }],
    [{ date: '2026-02-18', acf: { date: '20260301' } }, { date: '2026-03-01' }],
    [{ date: '2026-13-45', acf: { date: 'soon' } }, { date: null }],
    [{ excerpt: { rendered: '<p>One.</p><p>Two.</p>' } }, { excerpt: 'One. Two.' }],
    [
      { acf: { custom_thumbnail: '/t.jpg', alt_text_thumbnail: 'A &amp; B', title_thumbnail: 'T' } },
      { thumbnail: { url: '/t.jpg', alt: 'A & B', title: 'T' } },
    ],
  ])('%j', (changes, article) => {
    expect(toArticle(wire(changes), null)).toMatchObject(article);
  });

  test.each([
    ['A shell', 'A shell'],
    [words(125), words(125)],
    [words(127), `${words(127).slice(0, 119)}...`],
    ['x'.repeat(200), `${'x'.repeat(122)}...`],
    [`A &amp; B ${'x'.repeat(117)}`, `A & B ${'x'.repeat(117)}`],
  ])('an alternative text has at most 125 characters and ends after a word: %s', (given, expected) => {
    const content = { rendered: `<p><img src="/b.jpg" alt="${given}"></p>` };
    const article = toArticle(wire({ acf: { custom_thumbnail: '/t.jpg', alt_text_thumbnail: given }, content }), null);
    expect(article.thumbnail?.alt).toBe(expected);
    expect(article.contentHtml).toBe(`<p><img src="/b.jpg" alt="${expected.replace('&', '&amp;')}" /></p>`);
  });

  test('pictures of a service of its own get their whole address, also inside the text', () => {
    const content = { rendered: '<p><img src="/b.jpg" alt="B"></p>' };
    expect(toArticle(wire({ photo: '/a.jpg', content }), 'https://news.example')).toMatchObject({
      photoUrl: 'https://news.example/a.jpg',
      contentHtml: '<p><img src="https://news.example/b.jpg" alt="B" /></p>',
    });
  });

  test.each([
    { slug: '../etc' },
    { slug: 'a b' },
    { slug: 'rss.xml' },
    { title: { rendered: ' ' } },
    { title: 'A' },
    { slug: undefined },
  ])('%j is no article', (changes) => {
    expect(wireArticleSchema.safeParse({ slug: 'a', title: { rendered: 'A' }, ...changes }).success).toBe(false);
  });
});

test.each([
  ['/photos/a.jpg', null, '/photos/a.jpg'],
  ['https://cdn.example/a.jpg', null, 'https://cdn.example/a.jpg'],
  ['//cdn.example/a.jpg', null, null],
  ['javascript:alert(1)', null, null],
  ['data:image/png;base64,x', null, null],
  ['', null, null],
  ['/a.jpg', 'https://news.example/x', 'https://news.example/a.jpg'],
])('picture %s, service at %s: %s', (address, base, url) => {
  expect(toPhotoUrl(address, base)).toBe(url);
});

// rule commerce.sanitised
describe('sanitiseArticle', () => {
  test.each([
    [
      'the first level belongs to the page',
      '<h1>a</h1><h2>b</h2><h3>c</h3><h6>d</h6>',
      '<h2>a</h2><h2>b</h2><h3>c</h3><h4>d</h4>',
    ],
    [
      'pictures keep address and words',
      '<img src="/a.jpg" alt="x" onerror="y" class="z">',
      '<img src="/a.jpg" alt="x" />',
    ],
    ['the address of a picture stands first', '<img alt="x" src="/a.jpg">', '<img src="/a.jpg" alt="x" />'],
    ['pictures of scripts go', '<img src="javascript:x">a', 'a'],
    ['pictures without an address go', '<img alt="x">a', 'a'],
    ['pictures in the address go', '<img src="data:image/svg+xml,<svg onload=x>">a', 'a'],
    ['scripts go', '<p>a</p><script>b</script><iframe src="https://x.example">c</iframe>', '<p>a</p>'],
    [
      'figures stay',
      '<figure><img src="/a.jpg"><figcaption>b</figcaption></figure>',
      '<figure><img src="/a.jpg" /><figcaption>b</figcaption></figure>',
    ],
    ['handlers and styles go', '<h2 style="x" onclick="y" id="z">a</h2>', '<h2>a</h2>'],
  ])('%s', (_, html, expected) => {
    expect(sanitiseArticle(html)).toBe(expected);
  });

  test('is stable, and nothing of a heading of the first level or a script is left', () => {
    const piece = fc.constantFrom(
      '<h1>',
      '</h1>',
      '<img src=',
      '"',
      ' onerror=',
      '>',
      '<',
      '<svg>',
      'x',
      '<script>',
      '<!--',
      '&lt;h1&gt;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = sanitiseArticle(pieces.join(''));
        expect(sanitiseArticle(once)).toBe(once);
        expect(once).not.toMatch(/<(?:h1|script|svg|style|iframe)\b/i);
      }),
    );
  });
});

test.each([
  ['a<br>b', 'a b'],
  ['<p>a</p>\n<p>b &lt;c&gt;</p>', 'a b <c>'],
  ['&amp;lt;', '&lt;'],
  ['<script>x</script>a', 'a'],
  ['  a \n b ', 'a b'],
])('%s reads %s', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});
