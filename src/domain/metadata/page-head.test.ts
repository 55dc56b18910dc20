import { describe, expect, test } from 'vitest';
import type { Engine, Make } from '../catalogue/catalogue.ts';
import { toLivePartView } from '../part-page/part-view.ts';
import { sampleRod } from '../part/samples.ts';
import { toCatalogueHead, toEngineHead, toHomeHead, toLivePartHead, toMakeHead, toPartHead } from './page-head.ts';

const site = 'https://shop.example';
const make: Make = {
  id: '1',
  name: 'Skoda',
  title: 'Škoda',
  slug: 'Skoda',
  imageName: 'skoda',
  kind: 'car',
  hasBanner: true,
};
const engine: Engine = {
  makeSlug: 'Skoda',
  slug: '781.136',
  name: '781.136',
  models: 'Favorit 136',
  capacity: '1289cc',
  cylinders: 'I4',
  boreSize: null,
  stroke: null,
  description: 'Petrol',
  tooltip: null,
  parts: [],
};
const part = sampleRod();
const view = toLivePartView(part);

test('the home page states who sells here and how to search', () => {
  const head = toHomeHead(site, 'Engine bearings', {
    social: [],
    support: { days: ['Monday'], opens: '08:00', closes: '16:00', areas: ['EU'], languages: ['English'] },
  });
  expect(head.canonical).toBe('https://shop.example/');
  expect(head.jsonLd.map((data) => data['@type'])).toEqual(['Organization', 'WebSite']);
});

describe('heads of the catalogue', () => {
  test('the catalogue has the product name followed by Race Series Catalogue', () => {
    expect(toCatalogueHead(site, 54)).toMatchObject({
      title: expect.stringMatching(/ Race Series Catalogue$/),
      canonical: 'https://shop.example/catalogue',
      // a way of one step is none
      jsonLd: [],
    });
  });

  test('a make is named as visitors read it and addressed by its slug', () => {
    const head = toMakeHead(site, make, 8);
    expect(head.title).toContain('Škoda');
    expect(head.canonical).toBe('https://shop.example/catalogue/Skoda');
  });

  // rule catalogue.crumbs
  test('an engine has its way as structured data', () => {
    const head = toEngineHead(site, make, engine);
    expect(head.canonical).toBe('https://shop.example/catalogue/Skoda/781.136');
    expect(head.jsonLd[0]?.['itemListElement']).toHaveLength(3);
  });
});

describe('toPartHead', () => {
  test('product and way are said, the canonical address is the part, the preview picture is absolute', () => {
    const head = toPartHead(site, view, {
      social: { path: '/photos/a-social.jpg', width: 1200, height: 900 },
      availability: null,
      rates: null,
    });
    expect(head.ogType).toBe('product');
    expect(head.canonical).toBe('https://shop.example/details/4B1606H-STD');
    expect(head.ogImage).toEqual({
      address: 'https://shop.example/photos/a-social.jpg',
      width: 1200,
      height: 900,
      alt: '4B1606H-STD: Race Series conrod bearings, 4 pairs, Standard oil clearance',
    });
    expect(head.jsonLd.map((data) => data['@type'])).toEqual(['Product', 'BreadcrumbList']);
  });
});

describe('toLivePartHead', () => {
  test('a part newer than the build is indexed like any other', () => {
    expect(toLivePartHead(site, view, false)).toMatchObject({ canonical: 'https://shop.example/details/4B1606H-STD' });
    expect(toLivePartHead(site, view, false)).not.toHaveProperty('noindex');
  });

  test.each([
    [true, 'Part Not Found'],
    [false, 'cannot be shown'],
  ])('missing %j: search engines stay away', (isMissing, words) => {
    const head = toLivePartHead(site, null, isMissing);
    expect(head).toMatchObject({ noindex: true, jsonLd: [] });
    expect(head.title).toContain(words);
    expect(head).not.toHaveProperty('canonical');
  });
});
