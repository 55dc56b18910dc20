import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSitemap } from './site-map.ts';

test('names all pages, also those that were not made, and no other', async () => {
  const client = mkdtempSync(join(tmpdir(), 'site-map-'));
  const isOfVisitors = ({ url }: { url: string }) => (url.endsWith('/basket') ? undefined : { url });
  const [site, pages] = ['https://shop.example', ['', '404', 'details/A-STD', 'gallery', 'basket']];
  await writeSitemap(client, { site, pages, fixed: ['/', '/basket', '/order'] }, () => isOfVisitors);
  expect(readdirSync(client).toSorted()).toEqual(['sitemap-0.xml', 'sitemap-index.xml']);
  const named = readFileSync(join(client, 'sitemap-0.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g);
  expect([...named].map(([, url]) => url).toSorted()).toEqual([
    'https://shop.example/',
    'https://shop.example/details/A-STD',
    'https://shop.example/order',
  ]);
});
