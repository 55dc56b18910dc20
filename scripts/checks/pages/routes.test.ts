import { expect, test } from 'vitest';
import { findRouteFaults, findUnreached } from './routes.ts';

const paths = [
  ...['/', '/catalogue', '/basket', '/checkout', '/summary', '/faq', '/contact', '/about', '/distributors', '/terms'],
  ...[
    '/cookies-policy',
    '/privacy',
    '/warranties',
    '/news',
    '/404',
    '/404/part-not-found',
    '/products/engine-bearings',
  ],
  ...['/products/calico-bearings', '/products/flexigauge', '/products/oil-pumps', '/products/guides-and-bulletins'],
];
const whole = paths.map((path) => ({
  path,
  titles: [`Title of ${path}`],
  headings: ['Heading'],
  description: 'What it is about.',
  canonical: path.startsWith('/404') ? null : `https://shop.example${path}`,
  links: path === '/' ? paths : [],
}));
const change = (path: string, changes: object) =>
  findRouteFaults(whole.map((page) => (page.path === path ? { ...page, ...changes } : page)));

// rule page.routes
test('a whole shop is content', () => expect(findRouteFaults(whole)).toEqual([]));

// rule page.routes
test.each<[string, string, object, string]>([
  ['a title', '/faq', { titles: [''] }, '/faq: has no title'],
  ['a heading', '/faq', { headings: [] }, '/faq: has 0 headings of the first level'],
  ['a canonical address', '/terms', { canonical: null }, '/terms: has no canonical address'],
  ['a link to it', '/', { links: paths.filter((path) => path !== '/news') }, '/news: no links lead to it from /'],
])('a route without %s is named', (_, path, changes, fault) => expect(change(path, changes)).toEqual([fault]));

test('a route that was not built is named', () =>
  expect(findRouteFaults(whole.filter(({ path }) => path !== '/about'))).toEqual(['/about: is not in the build']));

test('a page that is for looking only is named when it was built, even with a link to it', () => {
  const home = { ...whole[0]!, links: [...paths, '/gallery'] };
  const built = [home, ...whole.slice(1), { ...home, path: '/gallery', links: [] }];
  expect(findRouteFaults(built)).toEqual(['/gallery: is for looking only, and in the build']);
});

const linked = [
  { path: '/', links: ['/catalogue', '/details/D'] },
  { path: '/catalogue', links: ['/catalogue/Honda', '/nowhere', '/catalogue'] },
  { path: '/catalogue/Honda', links: ['/details/A/', '/catalogue'] },
  { path: '/details/A', links: ['/details/B'] },
  { path: '/details/B', links: ['/details/A'] },
  { path: '/details/C', links: ['/catalogue'] },
  { path: '/details/D', links: [] },
];

test('names the parts that nothing leads to, through circles and dead ends', () => {
  expect(findUnreached(linked, ['A', 'B', 'C', 'D'])).toEqual([
    '/details/C: no links lead to it from /catalogue',
    '/details/D: no links lead to it from /catalogue',
  ]);
});
