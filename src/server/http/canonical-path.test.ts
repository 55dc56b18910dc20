import { describe, expect, test } from 'vitest';
import { createPageIndex, redirectTarget, toPathKey } from './canonical-path.ts';

const index = createPageIndex([
  '/',
  '/catalogue',
  '/catalogue/Alfa-Romeo',
  '/catalogue/Renault',
  '/catalogue/Renault/129-5',
  '/catalogue/Renault/F9Q-SeriesB',
  '/catalogue/Peugeot/KFZ-TU3FJ2-Z',
  '/catalogue/Skoda',
  '/details/4B1606H-.50',
  '/details/4B1183H+5M1172H',
  '/basket',
]);

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
  ])('%s leads to %s', (asked, target) => {
    expect(redirectTarget(index, asked)).toBe(target);
  });

  test.each([
    '/basket',
    '/details/4B1606H-.50',
    '/nowhere',
    '/catalogue/Renault/Z9',
    '/%E0%A4%A',
    '//evil.example/basket-x',
  ])('%s stays', (asked) => {
    expect(redirectTarget(index, asked)).toBeNull();
  });

  test('never leaves the site', () => {
    for (const asked of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example', '/.//evil.example']) {
      expect(redirectTarget(index, asked) ?? '/x').toMatch(/^\/[^/\\]/);
    }
  });
});

describe('toPathKey', () => {
  test('gives null for what cannot be decoded', () => {
    expect(toPathKey('/a/%ff')).toBeNull();
  });
});
