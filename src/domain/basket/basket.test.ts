import { expect, test } from 'vitest';
import { countOfPart, countPieces, sharesParts, visibleLines } from './basket.ts';

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

const line = (partId: string, isKitComponent = false) => ({ partId, isKitComponent });

// rule order.replaced
test.each([
  ['the same part', [line('a')], [line('a')], true],
  ['one of several', [line('a'), line('b')], [line('c'), line('b')], true],
  ['other parts', [line('a')], [line('b')], false],
  ['nothing', [line('a')], [], false],
  ['a part of a kit', [line('kit'), line('a', true)], [line('a')], false],
  ['a part that another kit brings', [line('a')], [line('kit'), line('a', true)], false],
] as const)('%s: %s', (_case, lines, others, isShared) => {
  expect([sharesParts(lines, others), sharesParts(others, lines)]).toEqual([isShared, isShared]);
});
