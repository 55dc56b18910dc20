import { expect, test } from 'vitest';
import { findUnreached, reachPages } from './reach.ts';

const pages = [
  { path: '/', links: ['/catalogue', '/details/D'] },
  { path: '/catalogue', links: ['/catalogue/Honda', '/nowhere', '/catalogue'] },
  { path: '/catalogue/Honda', links: ['/details/A/', '/catalogue'] },
  { path: '/details/A', links: ['/details/B'] },
  { path: '/details/B', links: ['/details/A'] },
  { path: '/details/C', links: ['/catalogue'] },
  { path: '/details/D', links: [] },
];

test('follows links from page to page, through circles and dead ends', () => {
  expect([...reachPages(pages, '/catalogue')].toSorted()).toEqual([
    '/catalogue',
    '/catalogue/Honda',
    '/details/A',
    '/details/B',
  ]);
});

test('names the parts that nothing leads to', () => {
  expect(findUnreached(pages, ['A', 'B', 'C', 'D'])).toEqual([
    '/details/C: no links lead to it from /catalogue',
    '/details/D: no links lead to it from /catalogue',
  ]);
});

test('a start that is not there reaches nothing', () => {
  expect(reachPages(pages, '/shop').size).toBe(0);
});
