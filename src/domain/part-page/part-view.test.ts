import { describe, expect, test } from 'vitest';
import type { Application } from '../catalogue/catalogue.ts';
import type { Part } from '../part/part.ts';
import { sampleRod } from '../part/samples.ts';
import { leadsWithDrawing, listFits, namePicture, toLivePartView, toPartCrumbs, toPartView } from './part-view.ts';

const makePart = (changes: Partial<Part> = {}) =>
  sampleRod({
    set: '4B1946H',
    size: '.25',
    name: 'Conrod bearing set 4B1946H',
    specifications: [],
    photos: [],
    ...changes,
  });

const fits: Application = {
  make: 'Škoda',
  makeSlug: 'Skoda',
  model: 'Favorit',
  engine: '781.136',
  engineSlug: '781.136',
  variant: 'Petrol',
};

// rule catalogue.crumbs
describe('toPartCrumbs', () => {
  test('the way leads over the first engine that has a page', () => {
    const labels = toPartCrumbs(makePart(), [{ ...fits, engineSlug: null }, fits]).map(({ label }) => label);
    expect(labels).toEqual(['Catalogue', 'Škoda', '781.136', '4B1946H-.25']);
  });

  test('a part without engine hangs below the catalogue', () => {
    expect(toPartCrumbs(makePart(), [])).toHaveLength(2);
  });

  test('the plus of a kit stays in its address', () => {
    expect(toPartCrumbs(makePart({ slug: 'A+B' }), []).at(-1)?.href).toBe('/details/A+B');
  });
});

// rule part.page
describe('toPartView', () => {
  const picture = { src: '/photos/a.webp', width: 1600, height: 1200, avif: null, webp: null };
  const facts = { applications: [], related: [], pictureOf: () => picture };

  // rule part.engine-words
  test('the heading has a gap for an engine where the set is listed for some, and none elsewhere', () => {
    const part = makePart();
    const title = {
      what: 'Conrod bearing set',
      engines: 'Honda B16A and 18 more engines',
      traits: '',
      pieces: '4 pairs',
    };
    const engines = { count: 19, names: { 'Honda/K20A': 'Honda K20A' } };
    const view = (own: typeof title) => toPartView({ ...facts, part, sameSet: [part], titleOf: () => own });
    expect(view({ ...title, ...{ fits: engines } }).titleFor).toBe(
      'Conrod bearing set for {engine} and 18 more engines, 0.25 mm undersize, 4 pairs',
    );
    expect(view(title).titleFor).toBeNull();
  });

  test('sizes are in size order and one is current', () => {
    const sameSet = ['001', '.25', 'STD-SP', 'STD'].map((size) => makePart({ size, slug: `4B1946H-${size}` }));
    const { sizes } = toPartView({ ...facts, part: sameSet[1]!, sameSet });
    expect(sizes.map(({ code }) => code)).toEqual(['STD', 'STD-SP', '.25', '001']);
    expect(sizes.filter(({ isCurrent }) => isCurrent).map(({ slug }) => slug)).toEqual(['4B1946H-.25']);
  });

  // rule size.said
  test('the sign before a figure is for the eye, the words for the ear', () => {
    const sameSet = ['STD', '.25'].map((size) => makePart({ size, slug: `4B1946H-${size}` }));
    const { sizes } = toPartView({ ...facts, part: sameSet[0]!, sameSet });
    expect(sizes.map(({ meaning, spoken }) => [meaning, spoken])).toEqual([
      ['standard', 'standard size'],
      ['−0.25 mm', '0.25 mm undersize'],
    ]);
  });

  test('a drawing belongs to the build: a part newer than it has none', () => {
    const part = sampleRod();
    expect(toPartView({ ...facts, part, sameSet: [part] }).drawing?.path).toBe('/drawings/4B1606H-STD.svg');
    expect(toLivePartView(part).drawing).toBeNull();
  });

  test('a part without size has no choice', () => {
    const gauge = makePart({ size: '', slug: 'AG-1' });
    expect(toPartView({ ...facts, part: gauge, sameSet: [gauge] }).sizes).toEqual([]);
  });

  test('photos without a file of ours are left out', () => {
    const part = makePart({ photos: [{ url: '/gone.jpg' }, { url: '/there.jpg' }] });
    const pictureOf = (url: string) => (url === '/there.jpg' ? picture : null);
    const view = toPartView({ ...facts, part, sameSet: [part], related: [part], pictureOf });
    expect(view.pictures).toEqual([picture]);
    expect(view.related[0]?.picture).toEqual(picture);
  });

  test('a part newer than the build shows what it carries itself', () => {
    const unknown = { pictures: [], applications: [], related: [], hasLists: false };
    expect(toLivePartView(makePart())).toMatchObject(unknown);
  });
});

const fit = (make: string, engine: string, engineSlug: string | null = engine): Application => ({
  ...{ make, makeSlug: make, engine, engineSlug },
  model: 'A4',
  variant: 'Petrol',
});

// rule part.fits
test.each<[string, Application[], string[]]>([
  ['nothing is known', [], []],
  ['each engine once', [fit('Audi', '6A'), fit('Audi', '6A'), fit('Audi', 'AEB')], ['Audi: 6A AEB']],
  ['makes in their order', [fit('Seat', 'ABF'), fit('Audi', '6A'), fit('Seat', 'AMK')], ['Seat: ABF AMK', 'Audi: 6A']],
  ['one engine of two makes', [fit('Audi', 'ABF'), fit('Seat', 'ABF')], ['Audi: ABF', 'Seat: ABF']],
  ['a make that is read in another way', [fit('DODGE', '420A')], ['Dodge: 420A']],
  ['an engine without a page', [fit('Audi', 'XX', null)], ['Audi: (XX)']],
])('%s', (_case, applications, expected) => {
  const written = listFits(applications).map(
    ({ make, engines }) =>
      `${make}: ${engines.map(({ name, slug }) => (slug === null ? `(${name})` : name)).join(' ')}`,
  );
  expect(written).toEqual(expected);
});

test.each([
  ['rod', 3, ['The set', 'One pair', 'Edge']],
  ['calico', 2, ['One pair', 'Edge']],
  ['main', 4, ['The set', 'One pair', 'Edge', 'Photo 4']],
  ['main', 1, ['Photo 1']],
  ['oil-pump', 2, ['Photo 1', 'Photo 2']],
  ['flexigauge', 3, ['Photo 1', 'Photo 2', 'Photo 3']],
  ['thrust', 2, ['Photo 1', 'Photo 2']],
] as const)('%s with %i photos', (type, count, words) => {
  expect(Array.from({ length: count }, (_, index) => namePicture({ type }, index, count))).toEqual(words);
});

test.each([
  ['oil-pump', true, true],
  ['oil-pump', false, false],
  ['rod', true, false],
] as const)('%s with a shared photo: %s leads with its drawing: %s (rule part.pump-picture)', (type, shared, leads) => {
  expect(leadsWithDrawing({ type }, shared)).toBe(leads);
});
