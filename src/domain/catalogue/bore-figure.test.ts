import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMillimetres, toBoreFigure } from './bore-figure.ts';

describe('parseMillimetres', () => {
  test.each([
    ['86.00mm', 86],
    ['86.00 mm', 86],
    [' 81 ', 81],
    ['N/A', null],
    ['0mm', null],
    ['', null],
    [null, null],
  ])('%j is %j', (text, expected) => {
    expect(parseMillimetres(text)).toBe(expected);
  });
});

describe('toBoreFigure', () => {
  test('a square engine is drawn square', () => {
    expect(toBoreFigure('86.00mm', '86.00mm')).toEqual({ bore: 44, stroke: 44, piston: 14.7 });
  });

  test('a missing figure gives no drawing', () => {
    expect(toBoreFigure('86.00mm', null)).toBeNull();
    expect(toBoreFigure(null, '86.00mm')).toBeNull();
  });

  test('the drawing keeps the proportion and stays inside its frame', () => {
    const length = fc.integer({ min: 30, max: 140 });
    fc.assert(
      fc.property(length, length, (bore, stroke) => {
        const figure = toBoreFigure(`${bore}.00mm`, `${stroke}.00mm`);
        expect(figure).not.toBeNull();
        expect(figure!.bore).toBeLessThanOrEqual(48);
        expect(figure!.stroke).toBeLessThanOrEqual(44);
        expect(Math.abs(figure!.bore / figure!.stroke - bore / stroke)).toBeLessThan(0.05 * (bore / stroke));
      }),
    );
  });
});
