import { expect, test } from 'vitest';
import { writeArticleHtml } from './news.ts';
import { newsFront, toOverride } from './news-front.ts';

const picture = { src: '/photos/a-640.webp', width: 640, height: 480, avif: '/photos/a-640.avif 640w', webp: null };
const find = (url: string) => (url === '/a.jpg' ? picture : null);

test.each([
  [
    '<p>a</p><p><img src="/a.jpg" alt="Two &amp; more" /></p>',
    '<p>a</p><p><picture><source type="image/avif" srcset="/photos/a-640.avif 640w" sizes="(min-width: 961px) 720px, 92vw"><img src="/photos/a-640.webp" width="640" height="480" alt="Two &amp; more" loading="lazy" decoding="async"></picture></p>',
  ],
  ['<p>a</p><p><img src="/lost.jpg" alt="x" /></p>', '<p>a</p>'],
  ['<figure><img src="https://news.example/x.jpg" /></figure><p>b</p>', '<p>b</p>'],
  ['<p>no picture</p>', '<p>no picture</p>'],
])('%s', (html, written) => {
  expect(writeArticleHtml(html, find)).toBe(written);
});

test.each([
  [{}, { title: null, description: null, isHidden: false }],
  [{ hide: true }, { isHidden: true }],
  [{ title: 'Ours' }, { title: 'Ours' }],
])('front matter %j of an article', (front, override) => {
  expect(toOverride({ id: 'a', data: newsFront.parse(front) })).toMatchObject({ slug: 'a', ...override });
});

test.each([{ titel: 'x' }, { title: '' }, { description: 'short' }, { hide: 'yes' }])('%j is refused', (front) => {
  expect(newsFront.safeParse(front).success).toBe(false);
});
