import { describe, expect, test } from 'vitest';
import { isListedPage, writeRobots } from './sitemap-and-robots.ts';

const parts = new Set(['4B1606H-STD', '4B1606H+5M9505H', 'AG-1']);

describe('isListedPage', () => {
  test.each([
    '/',
    '/catalogue',
    '/catalogue/Honda/K20A',
    '/details/4B1606H-STD',
    '/details/4B1606H+5M9505H',
    '/details/4B1606H%2B5M9505H',
    '/details/AG-1',
    '/terms',
    '/basketball',
  ])('%s is listed', (path) => {
    expect(isListedPage(path, parts)).toBe(true);
  });

  test.each([
    '/basket',
    '/checkout',
    '/summary',
    '/order/1',
    '/404',
    '/404/part-not-found',
    '/search',
    '/details/4B1606H',
  ])('%s is not', (path) => {
    expect(isListedPage(path, parts)).toBe(false);
  });
});

test('robots.txt keeps crawlers off the order and names the sitemap by its whole address', () => {
  expect(writeRobots('https://shop.example/')).toBe(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /basket',
      'Disallow: /checkout',
      'Disallow: /summary',
      'Disallow: /order',
      'Allow: /api/openapi.json',
      'Allow: /api/parts',
      'Allow: /api/makes',
      'Allow: /api/all_makes',
      'Allow: /api/make/',
      'Allow: /api/engines/make/',
      'Allow: /api/engine/',
      'Allow: /api/distributors',
      '',
      'Sitemap: https://shop.example/sitemap-index.xml',
      '',
    ].join('\n'),
  );
});
