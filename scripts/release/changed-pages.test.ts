import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AstroIntegration, AstroPrerenderer, PathWithRoute } from 'astro';
import { expect, test } from 'vitest';
import { createChangedPages, tellAllPages } from './changed-pages.ts';

const path = (pathname: string, type: string, cacheKey?: string) =>
  ({ pathname, route: { type }, ...(cacheKey && { cacheKey }) }) as PathWithRoute;
const paths = [
  path('/', 'page'),
  path('/404', 'page'),
  path('/details/A-STD', 'page', 'a1'),
  path('/details/B-STD', 'page', 'b2'),
  path('/facts/A.json', 'endpoint', 'f1'),
  path('/old', 'redirect'),
  path('/details/A-STD', 'page', 'again'),
];

/** As Astro calls the integration; gives the paths that it is to make. */
async function choose(keys: Record<string, string> | null) {
  const folder = mkdtempSync(join(tmpdir(), 'changed-pages-'));
  const [plan, list] = [join(folder, 'plan.json'), join(folder, 'list.json')];
  if (keys) writeFileSync(plan, JSON.stringify({ keys }));
  const changed = createChangedPages({ PAGE_LIST: list, ...(keys && { PAGE_PLAN: plan }) });
  let chosen: AstroPrerenderer | null = null;
  const standard = { name: 'standard', getStaticPaths: async () => paths } as unknown as AstroPrerenderer;
  const setPrerenderer = (wrap: (one: AstroPrerenderer) => AstroPrerenderer) => (chosen = wrap(standard));
  const { hooks } = changed.integration as { hooks: Record<string, (options: object) => unknown> };
  hooks['astro:build:start']?.({ setPrerenderer });
  hooks['astro:build:setup']?.({});
  const made = (await (chosen as unknown as AstroPrerenderer).getStaticPaths()).map(({ pathname }) => pathname);
  return { made, list: JSON.parse(readFileSync(list, 'utf8')) as unknown, changed };
}

test('without a plan all are made, each once', async () => {
  const { made, list, changed } = await choose(null);
  expect(made).toEqual(['/', '/404', '/details/A-STD', '/details/B-STD', '/facts/A.json', '/old']);
  expect(list).toMatchObject({
    all: [
      { file: 'index.html', key: null },
      { file: '404.html', key: null },
      { file: 'details/A-STD/index.html', key: 'a1' },
      { file: 'details/B-STD/index.html', key: 'b2' },
      { file: 'facts/A.json', key: 'f1' },
    ],
  });
  expect(changed.listPages()).toEqual(['', '404', 'details/A-STD', 'details/B-STD']);
});

test('those whose facts are as the plan says are not made; those without a key always are', async () => {
  const { made, list } = await choose({
    '/details/A-STD': 'a1',
    '/details/B-STD': 'b1',
    '/facts/A.json': 'f1',
    '/': 'x',
  });
  expect(made).toEqual(['/', '/404', '/details/B-STD', '/old']);
  expect(list).toMatchObject({ made });
});

test('the sitemap is told of all of them', async () => {
  let told: unknown = null;
  const sitemap: AstroIntegration = {
    name: 'sitemap',
    hooks: { 'astro:build:done': ({ pages }) => void (told = pages) },
  };
  const done = tellAllPages(sitemap, () => ['', 'details/A-STD']).hooks['astro:build:done'];
  await done?.({ pages: [] } as never);
  expect(told).toEqual([{ pathname: '' }, { pathname: 'details/A-STD' }]);
});
