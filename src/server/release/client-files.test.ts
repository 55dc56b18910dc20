import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listClientFiles, useOf } from './client-files.ts';
import { sampleReleases } from './sample-release.ts';

describe('useOf', () => {
  test.each([
    ['/_astro/app.1234.js', 'piece'],
    ['/_astro/Shell.1234.css', 'piece'],
    ['/photos/abc-640.avif', 'piece'],
    ['/flags/a2.webp', 'piece'],
    ['/favicon.ico', 'piece'],
    ['/_astro/proof-worker.1234.js', 'document'],
    ['/_astro/icons.1234.svg', 'document'],
    ['/drawings/4B1606H-STD.svg', 'document'],
    ['/photos/abc', 'document'],
    ['/app.js', 'document'],
    ['/api/part/a.js', 'list'],
    ['/search/index.json', 'data'],
    ['/feeds/products.xml', 'data'],
    ['/files/EB001.pdf', 'data'],
  ])('%s: %s', (path, use) => {
    expect(useOf(path)).toBe(use);
  });
});

test('files are known by the address that links name, in all the encodings that lie there', async () => {
  const { root } = await sampleReleases();
  const client = join(root, 'first', 'client');
  const files = await listClientFiles(client);
  expect(files.get('/')?.stored).toEqual({ br: join(client, 'index.html.br') });
  expect(files.get('/details/4B1606H-.50')).toMatchObject({ isPage: true, use: 'document' });
  expect(files.get('/404')?.isPage).toBe(true);
  expect(files.get('/feeds/products.xml')).toMatchObject({ isPage: false, type: 'application/xml; charset=utf-8' });
  expect(files.get('/_astro/app.js')?.cacheControl).toContain('immutable');
  expect([...files.keys()].filter((path) => /index\.html|\.br$/.test(path))).toEqual([]);
});
