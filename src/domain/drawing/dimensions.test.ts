import { describe, expect, test } from 'vitest';
import { fromMm } from '../clearance/length.ts';
import { type Dimension, isWithin, widthBelow, writeFigure } from './dimensions.ts';
import type { Label } from './strokes.ts';

const wall: Dimension = { letter: 'W', figure: fromMm(1.392), decimals: 3 };
const length: Dimension = { letter: 'L', figure: fromMm(18.01), decimals: 2 };
const journal: Dimension = { letter: 'J', figure: { from: fromMm(47.758), to: fromMm(47.778) }, decimals: 3 };
const exact: Dimension = { ...journal, figure: { from: fromMm(55), to: fromMm(55) } };

// rule part.drawing
describe('figures', () => {
  test.each([
    [wall, '1.392', '0.0548 in'],
    [length, '18.01', '0.709 in'],
    [journal, '47.758–47.778', '1.8802–1.8810 in'],
    [exact, '55.000', '2.1654 in'],
  ])('%j: %s mm, %s', (dimension, mm, inch) => {
    expect(writeFigure(dimension)).toEqual({ mm, inch });
  });
});

describe('a width below a view', () => {
  const place = { from: 100, below: 40, y: 80 };
  const figureOf = (width: number, isTight = false) =>
    widthBelow(length, { ...place, to: 100 + width }, isTight).find(
      (mark): mark is Label => 'text' in mark && mark.text === '18.01',
    );

  test.each([
    [88, false],
    [89, true],
  ])('%i px have room for "18.01": %s', (px, isRoomy) => {
    expect(isWithin(length, px)).toBe(isRoomy);
  });

  test('with room the figure stands in its line, else behind it, or below where that is tight', () => {
    expect(figureOf(200)?.x).toBeGreaterThan(100);
    expect(figureOf(200)?.x).toBeLessThan(300);
    expect(figureOf(60)?.x).toBeGreaterThan(160);
    expect(figureOf(60, true)?.y).toBeGreaterThan(Number(figureOf(60)?.y));
  });
});
