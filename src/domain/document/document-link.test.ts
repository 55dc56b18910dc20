import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { downloads } from '#config/downloads.ts';
import { makeDownloads } from '#config/makes.ts';
import { universalItems } from '#config/universal-items.ts';
import { findDocument, nameDocument, toDocumentLink } from './document-link.ts';

const gauge = findDocument('EB003/2016');

describe('toDocumentLink', () => {
  test('a document whose file is not there is asked for by mail, its number in the subject', () => {
    const link = toDocumentLink(gauge.file, 'anything');
    expect(link.way).toBe('mail');
    expect(decodeURIComponent(link.href)).toContain('subject=Document request: EB003/2016 Flexigauge&');
  });

  test('a published document is opened', () => {
    const published = [{ ...gauge, isPublished: true }];
    expect(toDocumentLink(gauge.file, '', published)).toEqual({ href: gauge.file, way: 'file' });
  });

  test('a file of ours that nobody has listed is asked for under the name of its link', () => {
    expect(decodeURIComponent(toDocumentLink('/files/new.pdf', 'New bulletin').href)).toContain('New bulletin');
  });

  test('an address elsewhere is opened as it is', () => {
    const href = 'https://maker.example/bulletin.pdf';
    expect(toDocumentLink(href, 'Bulletin')).toEqual({ href, way: 'file' });
  });
});

describe('findDocument', () => {
  test('a number that is not listed ends a build', () => {
    expect(() => findDocument('EB999/1999')).toThrow('EB999/1999');
  });
});

test('a document is named by its number and title', () => {
  expect(nameDocument(gauge)).toBe('EB003/2016 Flexigauge');
  expect(nameDocument({ number: null, title: 'Ford application guide 2024' })).toBe('Ford application guide 2024');
});

describe('the list of documents', () => {
  test('every document that makes and gauges name is listed', () => {
    const files = downloads.map(({ file }) => file);
    const named = [
      ...Object.values(makeDownloads).map(({ file }) => file),
      ...universalItems.map(({ bulletin }) => bulletin),
    ];
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('what is published is there, and every file is listed once', () => {
    const missing = downloads.filter(({ file, isPublished }) => isPublished && !existsSync(`public${file}`));
    expect(missing).toEqual([]);
    expect(new Set(downloads.map(({ file }) => file)).size).toBe(downloads.length);
  });
});
