import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hatchCircle, hatchRectangle } from './hatching.ts';
import type { Stroke } from './strokes.ts';

/** ends of each line */
const readLines = ({ path }: Stroke): [number, number, number, number][] =>
  [...path.matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g)].map(([, ...ends]) => ends.map(Number) as never);

const px = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** what is written to a hundredth */
const near = 0.011;

// rule part.drawing
describe('hatching', () => {
  test('lines rise to the right at 45 degrees, 8.5 px apart, from edge to edge', () => {
    expect(hatchRectangle([0, 0], [20, 10])).toEqual({ pen: 'hatch', path: 'M0 8.5L8.5 0M7 10L17 0M15.5 10L20 5.5' });
  });

  test('two faces of one sheet have the lines of one pattern', () => {
    fc.assert(
      fc.property(px(0, 400), px(0, 400), px(10, 200), px(4, 60), (x, y, width, height) => {
        for (const [fromX, fromY, toX, toY] of readLines(hatchRectangle([x, y], [x + width, y + height]))) {
          expect(Math.abs(fromX + fromY - (toX + toY))).toBeLessThan(2 * near);
          expect(Math.abs((fromX + fromY) / 8.5 - Math.round((fromX + fromY) / 8.5))).toBeLessThan(near);
        }
      }),
    );
  });

  test('no line leaves a face, and none of half a pixel or less is drawn', () => {
    fc.assert(
      fc.property(px(0, 400), px(0, 400), px(10, 200), px(4, 60), (x, y, width, height) => {
        for (const [fromX, fromY, toX, toY] of readLines(hatchRectangle([x, y], [x + width, y + height]))) {
          expect(Math.min(fromX, toX)).toBeGreaterThan(x - near);
          expect(Math.max(fromX, toX)).toBeLessThan(x + width + near);
          expect(Math.min(fromY, toY)).toBeGreaterThan(y - near);
          expect(Math.max(fromY, toY)).toBeLessThan(y + height + near);
          expect(toX - fromX).toBeGreaterThan(0.5 - near);
        }
      }),
    );
  });

  test('within a circle every line ends on it, or at the height where the face does', () => {
    const [x, y, radius, top, bottom] = [100, 90, 40, 70, 110];
    const lines = readLines(hatchCircle([x, y], radius, top, bottom));
    expect(lines.length).toBeGreaterThan(8);
    for (const [fromX, fromY, toX, toY] of lines)
      for (const [endX, endY] of [
        [fromX, fromY],
        [toX, toY],
      ] as const) {
        const isOnCircle = Math.abs(Math.hypot(endX - x, endY - y) - radius) < 2 * near;
        const isOnEdge = Math.min(Math.abs(endY - top), Math.abs(endY - bottom)) < near;
        expect([endX, endY, isOnCircle || isOnEdge]).toEqual([endX, endY, true]);
        expect(Math.hypot(endX - x, endY - y)).toBeLessThan(radius + near);
      }
  });
});
