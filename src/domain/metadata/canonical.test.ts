import { expect, test } from 'vitest';
import { toCanonical } from './canonical.ts';

test.each([
  ['/', 'https://shop.example/'],
  ['/catalogue', 'https://shop.example/catalogue'],
  ['/catalogue/', 'https://shop.example/catalogue'],
  ['/terms/#shipping', 'https://shop.example/terms'],
  ['/details/4B1606H-.50?size=1', 'https://shop.example/details/4B1606H-.50'],
  ['/?q=1', 'https://shop.example/'],
])('%s is %s', (path, address) => {
  expect(toCanonical('https://shop.example', path)).toBe(address);
  expect(toCanonical('https://shop.example/', path)).toBe(address);
});
