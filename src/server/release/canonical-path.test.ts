import { describe, expect, test } from 'vitest';
import { createPageIndex, redirectTarget, toPathKey } from './canonical-path.ts';

/** Every alias with every make that has the engine. */
const aliased = [
  ['F9Q SeriesB', 'F9Q-SeriesB', ['Renault', 'Suzuki']],
  ['F9Q SeriesC', 'F9Q-SeriesC', ['Renault', 'Suzuki']],
  ['129/5', '129-5', ['Renault']],
  ['KFZ (TU3FJ2/Z)', 'KFZ-TU3FJ2-Z', ['Citroen', 'Peugeot']],
  ['B2A (XU52C/K)', 'B2A-XU52C-K', ['Citroen', 'Peugeot']],
] as const;

const index = createPageIndex([
  '/',
  '/catalogue',
  '/catalogue/Alfa-Romeo',
  '/catalogue/Renault',
  ...aliased.flatMap(([, slug, makes]) => makes.map((make) => `/catalogue/${make}/${slug}`)),
  '/catalogue/Honda/K20A',
  '/catalogue/Skoda',
  '/products/engine-bearings',
  '/terms',
  '/details/4B1606H-.50',
  '/details/4B1183H+5M1172H',
  '/basket',
]);

const upperName = (path: string) => path.replace(/[^/]+$/, (name) => name.toUpperCase());

// rules catalogue.engine-address, page.one-address and page.moved
describe('redirectTarget', () => {
  test.each([
    ['/catalogue/Renault/F9Q%20SeriesB', '/catalogue/Renault/F9Q-SeriesB'],
    ['/catalogue/Renault/129%2F5', '/catalogue/Renault/129-5'],
    ['/catalogue/Renault/129/5', '/catalogue/Renault/129-5'],
    ['/catalogue/Peugeot/KFZ%20(TU3FJ2%2FZ)', '/catalogue/Peugeot/KFZ-TU3FJ2-Z'],
    ['/catalogue/peugeot/kfz (tu3fj2/z)', '/catalogue/Peugeot/KFZ-TU3FJ2-Z'],
    ['/catalogue/Alfa%20Romeo', '/catalogue/Alfa-Romeo'],
    ['/catalogue/skoda', '/catalogue/Skoda'],
    ['/Catalogue', '/catalogue'],
    ['/details/4b1606h-.50', '/details/4B1606H-.50'],
    ['/details/4B1183H%2B5M1172H', '/details/4B1183H+5M1172H'],
    ['/basket/', '/basket'],
    ['/basket/index.html', '/basket'],
    ['/index.html', '/'],
    ['/products', '/products/engine-bearings'],
    ['/products/', '/products/engine-bearings'],
    ['/terms/', '/terms'],
    ['//catalogue//Honda//K20A/', '/catalogue/Honda/K20A'],
    ['/catalogue/honda%2Fk20a', '/catalogue/Honda/K20A'],
    ['/catalogue/%C5%A0koda', '/catalogue/Skoda'],
    ['/catalogue/%53koda', '/catalogue/Skoda'],
    ['/catalogue/Alfa+Romeo', '/catalogue/Alfa-Romeo'],
    ['/details/4B1606H-%2E50', '/details/4B1606H-.50'],
    ['/details/4B1606H%2D.50/', '/details/4B1606H-.50'],
    ['/details/4b1183h+5m1172h', '/details/4B1183H+5M1172H'],
  ])('%s leads to %s', (path, target) => {
    expect(redirectTarget(index, path)).toBe(target);
  });

  const spellings = aliased.flatMap(([name, slug, makes]) =>
    makes.flatMap((make) => {
      const page = `/catalogue/${make}/${slug}`;
      const encoded = `/catalogue/${make}/${encodeURIComponent(name)}`;
      const half = `/catalogue/${make}/${encodeURI(name)}`;
      const plus = `/catalogue/${make}/${encodeURIComponent(name).replaceAll('%20', '+')}`;
      const all = [encoded, half, plus, `${encoded}/`, encoded.replaceAll('(', '%28').replaceAll(')', '%29')];
      return [...all, page.toLowerCase(), ...all.map((path) => path.toLowerCase()), ...all.map(upperName)].map(
        (path) => [path, page] as const,
      );
    }),
  );
  test.each(spellings)('an engine with an alias: %s leads to %s', (path, page) => {
    expect(redirectTarget(index, path)).toBe(page);
  });

  test.each([
    '/basket',
    '/details/4B1606H-.50',
    '/nowhere',
    '/catalogue/Renault/Z9',
    '/%E0%A4%A',
    '//evil.example/basket-x',
  ])('%s stays', (path) => {
    expect(redirectTarget(index, path)).toBeNull();
  });

  test('never leaves the site', () => {
    for (const path of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example', '/.//evil.example']) {
      expect(redirectTarget(index, path) ?? '/x').toMatch(/^\/[^/\\]/);
    }
  });
});

describe('toPathKey', () => {
  test('gives null for what cannot be decoded', () => {
    expect(toPathKey('/a/%ff')).toBeNull();
  });
});
