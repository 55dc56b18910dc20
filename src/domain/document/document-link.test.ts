import { describe, expect, test } from 'vitest';
import type { Download } from './document.ts';
import { findDocument, listEditions, nameDocument, toDocumentLink } from './document-link.ts';

const documents: Download[] = [
  { number: 'EB003/2016', title: 'Flexigauge', kind: 'bulletin', file: '/files/gauge.pdf', translations: [] },
  {
    ...{ number: 'EB005/2020', title: 'Sizes', kind: 'bulletin', file: '/files/sizes.pdf' },
    translations: [{ language: 'DE', title: 'Größen', file: '/files/sizes-de.pdf' }],
  },
];
const find = (number: string) => findDocument(number, documents);
const gauge = find('EB003/2016');

// rule document.listed
describe('toDocumentLink', () => {
  test('a listed document is opened, in each of its languages', () => {
    const files = listEditions(find('EB005/2020')).map(({ file }) => file);
    expect(files).toEqual(['/files/sizes.pdf', '/files/sizes-de.pdf']);
    for (const file of files) expect(toDocumentLink(file, 'anything', documents)).toEqual({ href: file, way: 'file' });
  });

  test('a file of ours that nobody has listed is asked for under the name of its link', () => {
    expect(decodeURIComponent(toDocumentLink('/files/new.pdf', 'New bulletin', documents).href)).toContain(
      'New bulletin',
    );
  });

  test('an address elsewhere is opened as it is', () => {
    const href = 'https://maker.example/bulletin.pdf';
    expect(toDocumentLink(href, 'Bulletin', documents)).toEqual({ href, way: 'file' });
  });
});

describe('findDocument', () => {
  test('a number that is not listed ends a build', () => {
    expect(() => find('EB999/1999')).toThrow('EB999/1999');
  });
});

test('a document is named by its number and title', () => {
  expect(nameDocument(gauge)).toBe('EB003/2016 Flexigauge');
  expect(nameDocument({ number: null, title: 'Ford application guide 2024' })).toBe('Ford application guide 2024');
});
