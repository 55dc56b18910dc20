import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

describe('groupBy', () => {
  test('gives what the language gives', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), (items, by) => {
        const keyOf = (item: number) => item % by;
        expect([...groupBy(items, keyOf)]).toEqual([...Map.groupBy(items, keyOf)]);
      }),
    );
  });

  test.each([
    ['nothing', [], []],
    ['a set', new Set(['ab', 'cd']), [[2, ['ab', 'cd']]]],
    [
      'keys in the order of their first item',
      ['b', 'aa', 'c'],
      [
        [1, ['b', 'c']],
        [2, ['aa']],
      ],
    ],
  ])('%s', (_case, items, groups) =>
    expect([...groupBy(items as Iterable<string>, ({ length }) => length)]).toEqual(groups),
  );
});
