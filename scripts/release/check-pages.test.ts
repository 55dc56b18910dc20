import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { expect, test } from 'vitest';
import { findPageFaults } from './check-pages.ts';

const noParts = { makes: [], engines: [], parts: [] } as unknown as Catalogue;
const price = '<script type="application/ld+json">{"offers":{"price":"19.50"}}</script>';

/** Faults of a release whose pages are these, packed as the build does it. */
function faultsOf(pages: Record<string, string>): { faults: string[]; notes: string[] } {
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  const files = { catalogue: '<p>Makes</p>', about: '<p>About</p>', ...pages };
  for (const [page, html] of Object.entries(files)) {
    const path = join(client, page, 'index.html.br');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, brotliCompressSync(html));
  }
  mkdirSync(join(client, '_astro'));
  writeFileSync(join(client, '_astro/there.js'), '');
  return findPageFaults(client, noParts);
}

test.each([
  ['what is there', '<a href="/about">About</a><a class="more" href="/about/">About</a>', []],
  ['a page with a mark behind it', '<a href="/about#us">About</a><a href="/about?a=1">About</a>', []],
  ['a link', '<a class="more last" href="/gone">Gone</a>', ['/page: /gone is not there']],
  ['a link with an address of two words', '<a href="/gone away">Gone</a>', ['/page: /gone away is not there']],
  ['a link twice', '<a href="/gone">Gone</a><a href="/gone#us">Gone</a>', ['/page: /gone is not there']],
  ['a script', '<script type="module" src="/_astro/gone.js"></script>', ['asset missing: /_astro/gone.js']],
  ['a picture', '<img alt="" src="/_astro/gone.webp" width="3">', ['asset missing: /_astro/gone.webp']],
  [
    'the script of an island',
    '<astro-island component-url="/_astro/there.js" renderer-url="/_astro/gone.js"></astro-island>',
    ['asset missing: /_astro/gone.js'],
  ],
  ['data', '<script type="application/ld+json">{"a":}</script>', ['/page: its structured data cannot be read']],
])('of a page made thin: %s', (_, html, faults) => {
  expect(faultsOf({ page: html }).faults).toEqual(faults);
});

test('what is answered without a page is no fault, and what writers of the news do stops nothing', () => {
  const pages = { page: '<a href="/details/AG-1">AG-1</a>', 'news/one': '<a href="/gone">Gone</a>' };
  expect(faultsOf(pages)).toEqual({ faults: [], notes: ['/news/one: /gone is not there'] });
});

test('a page of a part tells its price to search engines', () => {
  expect(faultsOf({ 'details/AG-1': price }).faults).toEqual([]);
  expect(faultsOf({ 'details/AG-1': price.replace('19.50', '0.00') }).faults).toEqual([
    '/details/AG-1: its structured data tells no price',
  ]);
});

test('a promised page that is not there is named', () => {
  const catalogue = { ...noParts, makes: [{ slug: 'Honda' }] } as unknown as Catalogue;
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  expect(findPageFaults(client, catalogue).faults).toEqual([
    'page missing: /catalogue',
    'page missing: /catalogue/Honda',
  ]);
});
