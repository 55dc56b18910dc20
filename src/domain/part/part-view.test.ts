import { describe, expect, test } from 'vitest';
import type { Application } from '../catalogue/catalogue.ts';
import type { Part } from './part.ts';
import { listSpecificationRows, toLivePartView, toPartCrumbs, toPartTitle, toPartView } from './part-view.ts';
import { sampleRod } from './samples.ts';

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

describe('toPartTitle', () => {
  test.each([
    ['.25', 'Conrod bearing set, 0.25 mm undersize'],
    ['001', 'Conrod bearing set, 0.001 in undersize'],
    ['STD', 'Conrod bearing set, standard size'],
    ['STD-SP', 'Conrod bearing set, special size'],
    ['', 'Conrod bearing set'],
  ])('size %j: %s', (size, title) => {
    expect(toPartTitle(makePart({ size }))).toBe(title);
  });

  test('thrust washers claim no undersize', () => {
    const part = makePart({ set: '1T1957', size: '.10', name: 'Thrust washer set 1T1957', type: 'thrust' });
    expect(toPartTitle(part)).toBe('Thrust washer set, 0.10 mm');
  });

  test('a name that is only the number gives way to the description', () => {
    expect(toPartTitle(makePart({ name: '4B1946H-.25' }))).toBe(
      'Race Series conrod bearings, 4 pairs, 0.25 mm undersize',
    );
  });
});

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

describe('listSpecificationRows', () => {
  const specifications = [
    { name: 'Material', value: 'Steel' },
    { name: 'Wall thickness max', value: '1.608 mm (0.0633 in)' },
    { name: 'Housing bore range', value: '48.000-48.015 mm (1.8898-1.8904 in)' },
  ];

  test('lettered rows come first, the weight last with two decimals', () => {
    const rows = listSpecificationRows(makePart({ specifications }));
    expect(rows.map(({ letter, name }) => [letter, name])).toEqual([
      ['A', 'Housing bore range'],
      ['D', 'Wall thickness max'],
      [null, 'Material'],
      [null, 'Weight'],
    ]);
    expect(rows.at(-1)?.text).toBe('0.27 kg');
  });

  test('numbers that the part takes the place of stand in one row, the last', () => {
    const interchange = [
      { brand: 'Clevite', number: 'CB663H' },
      { brand: 'King', number: 'CR819HP' },
    ];
    expect(listSpecificationRows(makePart({ interchange })).at(-1)).toMatchObject({
      name: 'Replaces',
      text: 'Clevite CB663H, King CR819HP',
    });
  });

  test.each([null, 0])('an unknown weight (%s) has no row', (weightKg) => {
    expect(listSpecificationRows(makePart({ weightKg }))).toEqual([]);
  });
});

describe('toPartView', () => {
  const picture = { src: '/photos/a.webp', width: 1600, height: 1200, avif: null, webp: null };
  const facts = { applications: [], related: [], pictureOf: () => picture };

  test('sizes are in size order and one is current', () => {
    const sameSet = ['001', '.25', 'STD-SP', 'STD'].map((size) => makePart({ size, slug: `4B1946H-${size}` }));
    const { sizes } = toPartView({ ...facts, part: sameSet[1]!, sameSet });
    expect(sizes.map(({ code }) => code)).toEqual(['STD', 'STD-SP', '.25', '001']);
    expect(sizes.filter(({ isCurrent }) => isCurrent).map(({ slug }) => slug)).toEqual(['4B1946H-.25']);
  });

  test('an undersize with journal and wall of STD says so, STD does not', () => {
    const sameSet = [sampleRod(), sampleRod({ size: '.25' })];
    const marks = sameSet.map((part) => toPartView({ ...facts, part, sameSet }).hasStandardFigures);
    expect(marks).toEqual([false, true]);
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
