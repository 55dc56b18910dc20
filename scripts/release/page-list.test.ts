import type { PathWithRoute } from 'astro';
import { expect, test } from 'vitest';
import { chooseMade, dropRepeated, listPages, toPageList } from './page-list.ts';

const path = (pathname: string, type: string, cacheKey?: string) =>
  ({ pathname, route: { type }, ...(cacheKey && { cacheKey }) }) as PathWithRoute;
const paths = dropRepeated([
  path('/', 'page'),
  path('/404', 'page'),
  path('/details/A-STD', 'page', 'a1'),
  path('/details/B-STD', 'page', 'b2'),
  path('/facts/A.json', 'endpoint', 'f1'),
  path('/old', 'redirect'),
  path('/details/A-STD', 'page', 'again'),
]);
const made = (keys?: Record<string, string>) => chooseMade(paths, keys && { keys }).map(({ pathname }) => pathname);

test('without a plan all are made, each once', () => {
  expect(made()).toEqual(['/', '/404', '/details/A-STD', '/details/B-STD', '/facts/A.json', '/old']);
  expect(toPageList(paths, [])).toEqual({
    all: [
      { path: '/', file: 'index.html', key: null },
      { path: '/404', file: '404.html', key: null },
      { path: '/details/A-STD', file: 'details/A-STD/index.html', key: 'a1' },
      { path: '/details/B-STD', file: 'details/B-STD/index.html', key: 'b2' },
      { path: '/facts/A.json', file: 'facts/A.json', key: 'f1' },
    ],
    made: [],
  });
  expect(listPages(paths)).toEqual(['', '404', 'details/A-STD', 'details/B-STD']);
});

test('those whose facts are as the plan says are not made; those without a key always are', () => {
  const keys = { '/details/A-STD': 'a1', '/details/B-STD': 'b1', '/facts/A.json': 'f1', '/': 'x' };
  expect(made(keys)).toEqual(['/', '/404', '/details/B-STD', '/old']);
});
