import { expect, test } from 'vitest';
import { countOfPart, countPieces, visibleLines } from './basket-count.ts';

const kit = { slug: '5B5562H-STD', quantity: 2, isKitComponent: false };
const content = { slug: '1B5562H-STD', quantity: 10, isKitComponent: true };
const rod = { slug: '4B1606H-STD', quantity: 3, isKitComponent: false };

// rule basket.badge
test('countPieces leaves kit components out', () => {
  expect(countPieces([kit, content, rod])).toBe(5);
  expect(countPieces([])).toBe(0);
});

test('countOfPart counts one part, not what a kit brings along', () => {
  const lines = [kit, content, rod, { ...rod, quantity: 1 }];
  expect([rod.slug, content.slug, 'AG-1'].map((slug) => countOfPart(lines, slug))).toEqual([4, 0, 0]);
});

// rule basket.kit-lines
test('visibleLines hides kit components and keeps the order', () => {
  expect(visibleLines([kit, content, rod])).toStrictEqual([kit, rod]);
});
