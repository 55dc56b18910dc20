import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#config/limits.ts';
import {
  addToList,
  type BuildList,
  countListPieces,
  emptyBuildList,
  isSameList,
  joinLists,
  quantityOf,
  removeFromList,
  setListQuantity,
  swapOnList,
  toListTitle,
} from './build-list.ts';

const listOf = (...slugs: string[]): BuildList => ({
  title: '',
  lines: slugs.map((slug) => ({ slug, quantity: 1 })),
});
const slugs = (list: BuildList) => list.lines.map(({ slug }) => slug);
const full = listOf(...Array.from({ length: limits.buildListParts }, (_, at) => `4B${1000 + at}H-STD`));

describe('a build list', () => {
  test('a part put on it twice stands in one line', () => {
    const list = addToList(addToList(emptyBuildList, { slug: 'AG-1', quantity: 2 }), { slug: 'AG-1', quantity: 3 });
    expect(list.lines).toEqual([{ slug: 'AG-1', quantity: 5 }]);
  });

  test.each([
    [undefined, 'Honda/K20A', 'Honda/K20A'],
    ['Honda/B16A', 'Honda/K20A', 'Honda/K20A'],
    ['Honda/B16A', undefined, 'Honda/B16A'],
  ])('put on it for %s, then for %s: it is for %s', (first, then, engine) => {
    const once = addToList(emptyBuildList, { slug: 'AG-1', quantity: 1, engine: first });
    const twice = addToList(once, { slug: 'AG-1', quantity: 1, engine: then });
    expect(setListQuantity(twice, 'AG-1', 5).lines).toEqual([{ slug: 'AG-1', quantity: 5, engine }]);
  });

  test('a full list takes more of its own parts and no new one', () => {
    expect(addToList(full, { slug: 'AG-1', quantity: 1 })).toEqual(full);
    expect(quantityOf(addToList(full, { slug: '4B1000H-STD', quantity: 1 }), '4B1000H-STD')).toBe(2);
  });

  test.each([
    [0, 1],
    [-4, 1],
    [7.9, 7],
    [5000, limits.lineQuantityMax],
    [Number.NaN, 1],
  ])('a quantity of %d is %d', (quantity, kept) => {
    expect(quantityOf(setListQuantity(listOf('AG-1'), 'AG-1', quantity), 'AG-1')).toBe(kept);
  });

  test('parts are taken off and change places', () => {
    const list = listOf('A1', 'B2', 'C3');
    expect(slugs(removeFromList(list, 'B2'))).toEqual(['A1', 'C3']);
    expect(slugs(swapOnList(list, 'A1', 'C3'))).toEqual(['C3', 'B2', 'A1']);
    expect(swapOnList(list, 'A1', 'X9')).toEqual(list);
  });

  test('two lists in one: name and order of the first, quantities summed', () => {
    const joined = joinLists({ title: 'Mine', lines: listOf('A1').lines }, { ...listOf('B2', 'A1'), title: 'Yours' });
    expect(joined).toEqual({ title: 'Mine', lines: [{ slug: 'A1', quantity: 2 }, ...listOf('B2').lines] });
    expect(joinLists(emptyBuildList, { ...listOf('B2'), title: 'Yours' }).title).toBe('Yours');
  });

  test('the same list', () => {
    expect(isSameList(listOf('A1', 'B2'), listOf('A1', 'B2'))).toBe(true);
    expect(isSameList(listOf('A1', 'B2'), listOf('B2', 'A1'))).toBe(false);
    expect(isSameList(listOf('A1'), { ...listOf('A1'), title: 'K20A' })).toBe(false);
  });

  test('whatever is done to it, quantities are whole and between the bounds, and no part stands twice', () => {
    const slug = fc.constantFrom('A1', 'B2', 'C3');
    const step = fc.oneof(
      fc.record({ do: fc.constant('add' as const), slug, quantity: fc.double() }),
      fc.record({ do: fc.constant('set' as const), slug, quantity: fc.double() }),
      fc.record({ do: fc.constant('swap' as const), slug, other: slug }),
      fc.record({ do: fc.constant('remove' as const), slug }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const list = steps.reduce((list, step) => {
          if (step.do === 'add') return addToList(list, step);
          if (step.do === 'set') return setListQuantity(list, step.slug, step.quantity);
          return step.do === 'swap' ? swapOnList(list, step.slug, step.other) : removeFromList(list, step.slug);
        }, emptyBuildList);
        expect(new Set(slugs(list)).size).toBe(list.lines.length);
        const sound = (n: number) => Number.isInteger(n) && n >= 1 && n <= limits.lineQuantityMax;
        expect(list.lines.every(({ quantity }) => sound(quantity))).toBe(true);
        expect(countListPieces(list)).toBeGreaterThanOrEqual(list.lines.length);
      }),
    );
  });
});

describe('toListTitle', () => {
  test.each([
    ['  Honda   K20A \n stroker ', 'Honda K20A stroker'],
    ['\u0000', ''],
    ['x'.repeat(200), 'x'.repeat(limits.buildTitleMax)],
  ])('%j is %j', (typed, title) => {
    expect(toListTitle(typed)).toBe(title);
  });
});
