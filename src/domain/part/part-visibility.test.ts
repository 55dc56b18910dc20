import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isVisibleCode } from './part-visibility.ts';

type Item = { urlcomponent: string; expected_visible: boolean };
const file = new URL('../../../scripts/sandbox/data/parts.json', import.meta.url);
const data = JSON.parse(readFileSync(file, 'utf8')) as { sets: { items: Item[] }[]; filtered_items: Item[] };

// rule part.visible-codes
describe('isVisibleCode', () => {
  test.each([
    ['dash, prefix with H', '4B1606H-STD', true],
    ['dash, prefix with T', '1T1957-STD', true],
    ['dash, T and H only after it', '4B1606-STH', false],
    ['dash, prefix with neither', '4B1780P-STD', false],
    ['no dash, OP', 'OPHD1040HP', true],
    ['no dash, plus', '4B1183H+5M1172H', true],
    ['no dash, T', '2T9701', true],
    ['no dash, only H', '4B1606H', false],
    ['gauge code', 'AG-1', true],
    ['not a gauge code', 'AG-2', false],
    ['empty', '', false],
  ])('%s: %s', (_rule, code, isVisible) => {
    expect(isVisibleCode(code)).toBe(isVisible);
  });

  test('agrees with all 2,460 shown and 22 hidden items of the data', () => {
    const items = [...data.sets.flatMap((set) => set.items), ...data.filtered_items];
    expect(items).toHaveLength(2482);
    const wrong = items.filter((item) => isVisibleCode(item.urlcomponent) !== item.expected_visible);
    expect(wrong.map((item) => item.urlcomponent)).toStrictEqual([]);
    expect(items.filter((item) => !item.expected_visible)).toHaveLength(22);
  });
});
