import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleGauge, sampleMain, sampleRod } from '#domain/part/samples.ts';
import type { Part } from '#domain/part/part.ts';
import { toOwnTitle } from '#domain/part/set-title.ts';
import type { CatalogueReader } from './catalogue.ts';
import { listFeedItems } from './product-feed.ts';
import { createSitemapItems, readPageDates } from './sitemap.ts';

const site = 'https://shop.example';
const pulledAt = '2026-11-20T02:00:00.000Z';
const rod = sampleRod();
const parts = [rod, sampleMain, sampleGauge];

const catalogue = {
  parts,
  partsBySlug: new Map(parts.map((part) => [part.slug, part])),
  manifest: { pulledAt },
  changed: { '/catalogue': pulledAt, '/details/4B1606H-STD': '2026-11-01T02:00:00.000Z' },
  applicationsOf: ({ set }: { set: string }) => (set === rod.set ? [{ make: 'Audi', engine: '6A' }] : []),
  zloty: { [rod.slug]: { ...rod.price, gross: { amount: 48_300, currency: 'pln' } } },
  shipping: { eur: { DE: 990, PL: 590 }, pln: { DE: 4290, PL: 2490 } },
  availability: { [rod.slug]: { case: 'airfreight', eta: null }, [sampleGauge.slug]: { case: 'instock', eta: null } },
  titleOf: (part: Part) => toOwnTitle(part),
} as unknown as CatalogueReader;

describe('createSitemapItems', () => {
  const texts = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(texts, 'products'));
  writeFileSync(join(texts, 'terms.mdx'), '---\ntitle: Terms\nupdated: 2026-10-02\n---\nText\n');
  writeFileSync(join(texts, 'products', 'flexigauge.mdx'), '---\ntitle: Gauge\nupdated: 2026-09-01\n---\n');
  writeFileSync(join(texts, 'faq.mdx'), '---\ntitle: FAQ\n---\nupdated: yesterday\n');
  const toItem = createSitemapItems(catalogue, readPageDates(catalogue, texts));

  test.each([
    ['/details/4B1606H-STD', '2026-11-01T02:00:00.000Z'],
    ['/catalogue', pulledAt],
    ['/terms', '2026-10-02'],
    ['/products/flexigauge', '2026-09-01'],
  ])('%s was changed on %s', (path, lastmod) => {
    expect(toItem({ url: site + path })).toEqual({ url: site + path, lastmod });
  });

  test.each(['/', '/faq', '/details/AG-1'])('%s has no date, because none is known', (path) => {
    expect(toItem({ url: site + path })).toEqual({ url: site + path });
  });

  test.each(['/basket', '/search', '/details/4B1606H'])('%s is not named', (path) => {
    expect(toItem({ url: site + path })).toBeUndefined();
  });
});

describe('listFeedItems', () => {
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    const prepared = { base: '/photos/0123456789ab', width: 1280, height: 960, widths: [320, 1280] };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ [rod.photos[0]?.url ?? '']: prepared }));
    vi.stubEnv('PICTURE_CACHE', folder);
  });

  test('gives a part with its picture and the stock of the pull', () => {
    expect(listFeedItems(site, 'eur', catalogue)[0]).toMatchObject({
      'g:id': rod.slug,
      'g:title': '4B1606H-STD Conrod bearing set, standard size',
      'g:image_link': `${site}/photos/0123456789ab-social.jpg`,
      'g:availability_date': '2026-12-18T00:00Z',
    });
  });

  // rule metadata.feeds
  test('in złoty it has the parts with a price in złoty, and the way to Poland', () => {
    expect(listFeedItems(site, 'pln', catalogue)).toEqual([
      expect.objectContaining({
        'g:price': '483.00 PLN',
        'g:description': expect.stringContaining('Fits Audi 6A'),
        'g:shipping': [{ 'g:country': 'PL', 'g:price': '24.90 PLN' }],
      }),
    ]);
    const { zloty: _, ...unpriced } = catalogue;
    expect(listFeedItems(site, 'pln', unpriced as CatalogueReader)).toEqual([]);
  });

  test('leaves out what has no known stock', () => {
    const ids = listFeedItems(site, 'eur', catalogue).map((item) => item['g:id']);
    expect(ids).not.toContain(sampleMain.slug);
  });

  test('leaves out what has no picture', () => {
    const bare = { ...catalogue, parts: [{ ...rod, photos: [] }] };
    expect(listFeedItems(site, 'eur', bare)).toEqual([]);
  });

  test('is empty where the pull told no stock at all', () => {
    const { availability: _, ...silent } = catalogue;
    expect(listFeedItems(site, 'eur', silent)).toEqual([]);
  });
});
