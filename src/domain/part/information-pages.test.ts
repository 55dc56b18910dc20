import { describe, expect, test } from 'vitest';
import { readNounFile } from '#editors/noun-file.ts';
import { listInformationPages } from './information-pages.ts';

// rule part.information-pages
describe('listInformationPages', () => {
  test.each([
    ['rod', '/products/engine-bearings'],
    ['thrust', '/products/engine-bearings'],
    ['calico', '/products/calico-bearings'],
    ['oil-pump', '/products/oil-pumps'],
    ['flexigauge', '/products/flexigauge'],
  ] as const)('%s leads to %s and to the guides', (type, page) => {
    const pages = listInformationPages(type, readNounFile('menu').products);
    expect(pages.map(({ href }) => href)).toEqual([page, '/products/guides-and-bulletins']);
  });
});
