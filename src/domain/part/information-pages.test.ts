import { describe, expect, test } from 'vitest';
import { listInformationPages } from './information-pages.ts';

const products = ['engine-bearings', 'calico-bearings', 'flexigauge', 'oil-pumps', 'guides-and-bulletins'].map(
  (name) => ({
    href: `/products/${name}`,
  }),
);

// rule part.information-pages
describe('listInformationPages', () => {
  test.each([
    ['rod', '/products/engine-bearings'],
    ['thrust', '/products/engine-bearings'],
    ['calico', '/products/calico-bearings'],
    ['oil-pump', '/products/oil-pumps'],
    ['flexigauge', '/products/flexigauge'],
  ] as const)('%s leads to %s and to the guides', (type, page) => {
    const pages = listInformationPages(type, products);
    expect(pages.map(({ href }) => href)).toEqual([page, '/products/guides-and-bulletins']);
  });
});
