import { universalItems } from '#config/universal-items.ts';
import { describe, expect, test } from 'vitest';
import { toGaugeRange } from './gauge-range.ts';

describe('toGaugeRange', () => {
  test.each([
    ['.001-.003in', 0.0254, 0.0762],
    ['.004-.009in', 0.1016, 0.2286],
    ['0.008-0.016in', 0.2032, 0.4064],
  ])('%s', (inch, fromMm, toMm) => {
    const range = toGaugeRange(inch);
    expect(range.fromMm).toBeCloseTo(fromMm, 6);
    expect(range.toMm).toBeCloseTo(toMm, 6);
  });

  test('a text that is no range measures nothing', () => {
    expect(toGaugeRange('.076mm')).toEqual({ fromMm: 0, toMm: 0 });
  });

  test('the four gauges follow each other and cover 0.025 to 0.406 mm', () => {
    const ranges = universalItems.map(({ inch }) => toGaugeRange(inch));
    expect(ranges.map(({ fromMm }) => fromMm)).toEqual(ranges.map(({ fromMm }) => fromMm).toSorted((a, b) => a - b));
    expect(ranges[0]?.fromMm).toBeCloseTo(0.025, 3);
    expect(ranges.at(-1)?.toMm).toBeCloseTo(0.406, 3);
  });
});
