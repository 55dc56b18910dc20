import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../server.ts';
import type { Sandbox } from '../server.ts';
import type { Article } from '../store/articles.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: ':memory:', quiet: true });
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.store.faults.clear());

const get = (path: string) => fetch(sandbox.url + path);
const read = async <T>(path: string) => (await (await get(path)).json()) as T;

describe('the country service', () => {
  test('says NL until it is told otherwise', async () => {
    expect(await read('/country?ip=203.0.113.9')).toEqual({ code: 'NL' });
    sandbox.store.settings.set({ visitorCountry: 'PL' });
    expect(await read('/country')).toEqual({ code: 'PL' });
  });
});

describe('the news service', () => {
  test('lists every article, newest first', async () => {
    const articles = await read<Article[]>('/news/acl-eu');
    const dates = articles.map(({ date }) => date);
    expect(articles).toHaveLength(12);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(Object.keys(articles[0] ?? {}).sort()).toEqual([
      'acf',
      'content',
      'date',
      'excerpt',
      'id',
      'photo',
      'slug',
      'title',
    ]);
  });

  test('shows pictures that the sandbox has', async () => {
    const pictures = readdirSync(new URL('../photos/', import.meta.url)).map((file) => `/photos/${file}`);
    for (const { photo, acf } of await read<Article[]>('/news/acl-eu'))
      expect(pictures).toEqual(expect.arrayContaining([photo, acf.custom_thumbnail]));
  });

  test('gives one article as a list of one', async () => {
    expect(await read('/news/single/reading-a-worn-bearing-shell')).toMatchObject([
      { slug: 'reading-a-worn-bearing-shell' },
    ]);
    expect((await get('/news/single/nothing')).status).toBe(404);
  });
});

test('an article can be written and taken back; a reset brings the seed again', async () => {
  const written = { title: 'New', content: '<p>Words</p>', date: '2026-12-01' };
  const put = (slug: string, body: object) =>
    fetch(`${sandbox.url}/__sandbox/news/${slug}`, { method: 'PUT', body: JSON.stringify(body) });
  expect((await put('brand-new', written)).status).toBe(200);
  expect((await put('brand-new', { ...written, date: 'soon' })).status).toBe(422);
  expect((await read<Article[]>('/news/acl-eu'))[0]).toMatchObject({ slug: 'brand-new', title: { rendered: 'New' } });
  await fetch(`${sandbox.url}/__sandbox/news/reading-a-worn-bearing-shell`, { method: 'DELETE' });
  expect((await get('/news/single/reading-a-worn-bearing-shell')).status).toBe(404);
  sandbox.store.reset();
  expect(await read<Article[]>('/news/acl-eu')).toHaveLength(12);
});

test.each([
  ['getCountry', '/country'],
  ['getMarquee', '/public/marquee/acl-eu'],
  ['listNews', '/news/acl-eu'],
  ['getNews', '/news/single/reading-a-worn-bearing-shell'],
])('%s is counted and can be made to fail', async (operation, path) => {
  const before = sandbox.store.calls.counts()[operation] ?? 0;
  sandbox.store.faults.set({ operation, mode: 'error-before', times: 1 });
  expect((await get(path)).status).toBe(500);
  expect(sandbox.store.calls.counts()[operation]).toBe(before + 1);
});
