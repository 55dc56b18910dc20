import { describe, expect, test } from 'vitest';
import { assembleCatalogue } from '#scripts/catalogue/assemble.ts';
import { sampleAnswers } from '#scripts/catalogue/samples.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { judgeFeed, judgeSitemap, readFeed } from './listings.ts';
import { readPage, type PageFacts } from './read-page.ts';

const site = 'https://shop.example';

describe('judgeSitemap', () => {
  const page = (path: string, canonical = path, robots = ''): PageFacts =>
    readPage(path, `<head>${robots}<link rel="canonical" href="${site}${canonical}"></head>`);
  const pages = [
    page('/catalogue'),
    page('/details/A-STD'),
    page('/details/A', '/details/A-STD'),
    page('/basket', '/basket', '<meta name="robots" content="noindex">'),
  ];
  const changed = { '/details/A-STD': '2026-11-21T02:00:00.000Z' };
  const entry = (path: string, date = '') =>
    `<url><loc>${site}${path}</loc>${date && `<lastmod>${date}</lastmod>`}</url>`;
  const judge = (...entries: string[]) =>
    judgeSitemap(`<?xml version="1.0"?><urlset>${entries.join('')}</urlset>`, { site, pages, changed });
  const [catalogue, part] = [entry('/catalogue'), entry('/details/A-STD', '2026-11-21T02:00:00.000Z')];

  test('finds nothing where every page with an address of its own is listed', () => {
    expect(judge(catalogue, part)).toEqual([]);
  });

  test.each([
    ['a page that is missing', [catalogue], 'the sitemap lacks https://shop.example/details/A-STD'],
    [
      'a bare set',
      [catalogue, part, entry('/details/A')],
      'the sitemap has https://shop.example/details/A, which it should not',
    ],
    [
      'a wrong date',
      [catalogue, entry('/details/A-STD', '2026-11-20')],
      expect.stringContaining('dates https://shop.example/details/A-STD 2026-11-20'),
    ],
  ])('finds %s', (_, entries, fault) => {
    expect(judge(...entries)).toContainEqual(fault);
  });
});

describe('judgeFeed', () => {
  const [first, ...others] = assembleCatalogue(sampleAnswers()).parts;
  if (!first) throw new Error('there are sample parts');
  const catalogue: Catalogue = {
    ...assembleCatalogue(sampleAnswers()),
    parts: [first, ...others],
    availability: { [first.slug]: { case: 'instock', eta: null } },
  };
  const item = (changes: Record<string, string> = {}): string => {
    const fields = {
      'g:id': first.slug,
      'g:title': 'A',
      'g:description': 'B',
      'g:link': `${site}/details/${first.slug}`,
      'g:image_link': `${site}/photos/a.jpg`,
      'g:price': '112.40 EUR',
      'g:availability': 'in_stock',
      'g:condition': 'new',
      'g:google_product_category': 'Hardware',
      'g:item_group_id': first.set,
      'g:shipping': '<g:country>DE</g:country><g:price>9.90 EUR</g:price>',
      ...changes,
    };
    const tags = Object.entries(fields).filter(([, value]) => value !== '');
    return `<item>${tags.map(([name, value]) => `<${name}>${value}</${name}>`).join('')}</item>`;
  };
  const judge = (...items: string[]) =>
    judgeFeed(readFeed(`<rss xmlns:g="x"><channel>${items.join('')}</channel></rss>`), {
      ...{ site, catalogue, currency: 'eur' as const },
    });

  test('finds nothing where each part with a known stock has its item', () => {
    expect(judge(item())).toEqual([]);
    expect(judge(item({ 'g:price': '150.00 EUR', 'g:sale_price': '112.40 EUR' }))).toEqual([]);
  });

  test.each([
    ['a part that is missing', [], `the feed lacks ${first.slug}`],
    ['a part that is not shown', [item(), item({ 'g:id': 'MUG-01' })], 'the feed has MUG-01, which it should not'],
    ['another price', [item({ 'g:price': '112.39 EUR' })], `the feed: ${first.slug} asks 112.39 EUR, not 112.40 EUR`],
  ])('finds %s', (_, items, fault) => {
    expect(judge(...items)).toContainEqual(fault);
  });
});
