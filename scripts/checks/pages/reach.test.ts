import { expect, test } from 'vitest';
import { findUnreached } from './reach.ts';

const pages = [
  { path: '/', links: ['/catalogue', '/details/D'] },
  { path: '/catalogue', links: ['/catalogue/Honda', '/nowhere', '/catalogue'] },
  { path: '/catalogue/Honda', links: ['/details/A/', '/catalogue'] },
  { path: '/details/A', links: ['/details/B'] },
  { path: '/details/B', links: ['/details/A'] },
  { path: '/details/C', links: ['/catalogue'] },
  { path: '/details/D', links: [] },
];

test('names the parts that nothing leads to, through circles and dead ends', () => {
  expect(findUnreached(pages, ['A', 'B', 'C', 'D'])).toEqual([
    '/details/C: no links lead to it from /catalogue',
    '/details/D: no links lead to it from /catalogue',
  ]);
});
