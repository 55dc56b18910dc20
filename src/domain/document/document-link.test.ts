import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { universalItems } from '#config/universal-items.ts';
import { readNounFile } from '#editors/noun-file.ts';
import { findDocument, listEditions, nameDocument, toDocumentLink } from './document-link.ts';

const sources = [
  (name: string) => `content/documents/${name}.md`,
  (name: string) => `content/documents/originals/${name}.pdf`,
];
const { documents } = readNounFile('downloads');
const find = (number: string) => findDocument(number, documents);
const gauge = find('EB003/2016');

describe('toDocumentLink', () => {
  test('a listed document is opened, in each of its languages', () => {
    for (const { file } of listEditions(find('EB005/2020')))
      expect(toDocumentLink(file, 'anything', documents)).toEqual({ href: file, way: 'file' });
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

// rule document.listed
describe('the list of documents', () => {
  test('every document that gauges name is listed', () => {
    const files = documents.map(({ file }) => file);
    const named = universalItems.map(({ bulletin }) => bulletin);
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('every file is listed once, and each has its text or its original', () => {
    const files = documents.flatMap(listEditions).map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
    const missing = files
      .map((file) => file.replace(/^\/files\//, '').replace(/\.pdf$/, ''))
      .filter((name) => !sources.some((source) => existsSync(source(name))));
    expect(missing).toEqual([]);
  });
});
