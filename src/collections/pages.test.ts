import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Application, Engine, Make } from '#domain/catalogue/catalogue.ts';
import type { Part } from '#domain/part/part.ts';
import { sampleGauge, sampleMain, sampleRod } from '#domain/part/samples.ts';
import { toOwnTitle } from '#domain/part/set-title.ts';
import type { CatalogueReader } from './catalogue.ts';
import { listEnginePages, listMakePages, listOtherParts } from './engine-pages.ts';
import { listPartPages, listSetAddresses, listSetPages, viewLivePart } from './part-pages.ts';

const rods = ['.25', 'STD'].map((size) => sampleRod({ size }));
const parts: Part[] = [...rods, sampleMain, sampleGauge];
const make: Make = {
  id: '1',
  name: 'Audi',
  title: 'Audi',
  slug: 'Audi',
  imageName: 'audi',
  kind: 'car',
  hasBanner: true,
};
const engine = (name: string, fitting: Part[]): Engine => ({
  makeSlug: 'Audi',
  slug: name,
  name,
  models: 'A4',
  capacity: '1781cc',
  cylinders: 'I4',
  boreSize: '81.00mm',
  stroke: '86.40mm',
  description: 'Petrol',
  tooltip: null,
  parts: fitting.map(({ slug }) => slug),
});
const engines = [engine('AEB', [...rods, sampleMain]), engine('AGU', [])];
const fit: Application = {
  make: 'Audi',
  makeSlug: 'Audi',
  model: 'A4',
  engine: 'AEB',
  engineSlug: 'AEB',
  variant: 'Petrol',
};

const catalogue: CatalogueReader = {
  makes: [make, { ...make, id: '2', name: '', title: '', slug: '', imageName: '' }],
  engines,
  parts,
  applications: { '4B1606H': [fit] },
  related: {},
  manifest: {
    schema: 1,
    pulledAt: '2026-11-20T02:00:00.000Z',
    source: 'acl-eu',
    counts: { makes: 1, engines: 2, parts: 4, sets: 3, applications: 1 },
    digest: '',
  },
  partsBySlug: new Map(parts.map((part) => [part.slug, part])),
  partsBySet: new Map([
    ['4B1606H', rods.toReversed()],
    [sampleMain.set, [sampleMain]],
    ['AG-1', [sampleGauge]],
  ]),
  partsOfEngine: ({ parts: slugs }) => parts.filter(({ slug }) => slugs.includes(slug)),
  enginesOfMake: (slug) => engines.filter(({ makeSlug }) => makeSlug === slug),
  applicationsOf: ({ set }) => (set === '4B1606H' ? [fit] : []),
  relatedOf: () => [sampleMain],
  titles: new Map(),
  titleOf: (part) => toOwnTitle(part),
  kitsWith: () => [],
};

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const prepared = { base: '/photos/0123456789ab', width: 1600, height: 1200, widths: [320, 1280] };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ '/photos/rod-set-4.jpg': prepared }));
  vi.stubEnv('PICTURE_CACHE', folder);
});

describe('listPartPages', () => {
  test('there is one page for each part and one for each bare set that has sizes', () => {
    const idsOf = (pages: readonly { id: string }[]) => pages.map(({ id }) => id);
    expect(idsOf(listPartPages(catalogue))).toEqual(['4B1606H-.25', '4B1606H-STD', sampleMain.slug, 'AG-1']);
    expect(idsOf(listSetPages(catalogue))).toEqual(['4B1606H', sampleMain.set]);
  });

  // rule part.bare-set
  test('the page of a bare set shows its standard size', () => {
    const page = listSetPages(catalogue).find(({ id }) => id === '4B1606H');
    expect(page?.view.part.slug).toBe('4B1606H-STD');
    expect(listSetAddresses(catalogue).map(({ part }) => part.slug)).toEqual(['4B1606H-STD', sampleMain.slug]);
  });

  // rule part.same-journal
  test('a kit that is made in several sizes is one row for the same journal, in the size of the page', () => {
    const kits = rods.map((rod) => {
      const held = { slug: rod.slug, quantity: 5, name: '', description: '' };
      return { ...rod, slug: `5B1606H-${rod.size}`, set: '5B1606H', kitContents: [held] };
    });
    const withKits = {
      ...catalogue,
      partsBySet: new Map([...catalogue.partsBySet, ['5B1606H', kits]]),
      kitsWith: ({ slug }: Part) => kits.filter(({ kitContents }) => kitContents.some((one) => one.slug === slug)),
    };
    const rows = listPartPages(withKits).map(({ id, view }) => [id, view.sameJournal.map(({ slug }) => slug)]);
    expect(rows.slice(0, 2)).toEqual([
      ['4B1606H-.25', ['5B1606H-.25']],
      ['4B1606H-STD', ['5B1606H-STD']],
    ]);
  });

  test('a page carries pictures, fits, related parts and the age of its price', () => {
    const [page] = listPartPages(catalogue);
    expect(page?.view.pictures).toHaveLength(1);
    expect(page?.view.applications).toEqual([fit]);
    expect(page?.view.related.map(({ slug }) => slug)).toEqual([sampleMain.slug]);
    expect(page).toMatchObject({
      social: { path: '/photos/0123456789ab-social.jpg' },
      builtAt: '2026-11-20T02:00:00.000Z',
    });
  });
});

describe('viewLivePart', () => {
  test('without a snapshot the part is still shown', () => {
    vi.stubEnv('CATALOGUE_DIR', join(tmpdir(), 'no-snapshot-here'));
    expect(viewLivePart(sampleRod())).toMatchObject({ applications: [], pictures: [] });
  });
});

describe('listMakePages', () => {
  // rule catalogue.makes
  test('the make with an empty name has no page', () => {
    expect(listMakePages(catalogue).map((page) => page.make.name)).toEqual(['Audi']);
  });

  test('every set of its engines is listed once', () => {
    const twice = { ...catalogue, enginesOfMake: () => [...engines, engine('AJL', rods)] };
    const rows = listMakePages(twice)[0]?.parts.flatMap(({ rows: sets }) => sets.map(({ set }) => set));
    expect(rows).toEqual(['4B1606H', sampleMain.set]);
  });

  // rule catalogue.engine-prices
  test('every engine tells what its sets cost at least, and what was in stock', () => {
    const [first] = listMakePages(catalogue)[0]?.offers ?? [];
    expect(first?.engine.name).toBe('AEB');
    expect(first?.prices.rod?.gross).toEqual(sampleRod().price.gross);
    expect(first).toMatchObject({ prices: { thrust: null }, inStock: null });
    const withAvailability = {
      ...catalogue,
      availability: { [sampleRod().slug]: { case: 'instock' as const, eta: null } },
    };
    expect(listMakePages(withAvailability)[0]?.offers[0]?.inStock).toBe(1);
  });

  test('a banner is a photo of one of the make’s conrod sets, and only where the make has one', () => {
    expect(listMakePages(catalogue)[0]?.banner?.src).toMatch(/^\/photos\/0123456789ab-/);
    const plain = { ...catalogue, makes: [{ ...make, hasBanner: false }] };
    expect(listMakePages(plain)[0]?.banner).toBeNull();
  });

  // rule catalogue.make-guides
  test.each([
    ['none', null],
    ['4B1606H', expect.stringMatching(/^\/photos\//)],
    ['0X0000H', null],
  ])('an editor who says picture: %s sees %s', (picture, src) => {
    const words = [{ slug: make.slug, guide: null, sentence: null, picture }];
    expect(listMakePages(catalogue, words)[0]?.banner?.src ?? null).toEqual(src);
  });
});

describe('listEnginePages', () => {
  test('every engine has a page with its parts by group and the other engines of its make', () => {
    const [page, empty] = listEnginePages(catalogue);
    expect(page?.groups.map(({ title }) => title)).toEqual(['Conrod bearings', 'Main bearings']);
    expect(page?.groups[0]?.rows[0]).toMatchObject({ set: '4B1606H', photo: expect.stringMatching(/^\/photos\//) });
    expect(page?.others.map(({ engine }) => engine.name)).toEqual(['AGU']);
    expect(empty?.groups).toEqual([]);
  });
});

test('every visible part is listed by an engine’s page or by /catalogue', () => {
  const groupsOf = [...listEnginePages(catalogue).flatMap(({ groups }) => groups), ...listOtherParts(catalogue)];
  const linked = groupsOf.flatMap(({ rows }) => rows.flatMap(({ sizes }) => sizes.map(({ slug }) => slug)));
  expect(new Set(linked)).toEqual(new Set(parts.map(({ slug }) => slug)));
  expect(listOtherParts(catalogue).map(({ title }) => title)).toEqual(['Flexigauge']);
});
