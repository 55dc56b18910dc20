import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  box,
  circle,
  halfCircle,
  halfRing,
  hatchCircle,
  hatchRectangle,
  label,
  letterBox,
  line,
  polyline,
  type Stroke,
  tip,
  widthOf,
  write,
} from './strokes.ts';

const px = fc.double({ min: -2000, max: 2000, noNaN: true });
const length = fc.double({ min: 1, max: 400, noNaN: true });
/** what is written to a hundredth */
const near = 0.011;

/** The figures of a path in their order. */
const readFigures = ({ path }: Stroke): number[] => (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);

// rule part.drawing
describe('a figure', () => {
  test.each([
    [12, '12'],
    [1.234, '1.23'],
    [1.236, '1.24'],
    [-0.5, '-0.5'],
    [10.1 + 0.2, '10.3'],
    [0.000_000_1, '0'],
    [-0.001, '0'],
  ])('%d is written %s', (value, text) => expect(write(value)).toBe(text));

  test('is within half a hundredth, and plain enough for a path', () => {
    fc.assert(
      fc.property(px, (value) => {
        expect(write(value)).toMatch(/^-?\d+(?:\.\d{1,2})?$/);
        expect(Math.abs(Number(write(value)) - value)).toBeLessThan(0.005_001);
      }),
    );
  });
});

test('a text is as wide as its pieces, each letter six tenths of 12 px', () => {
  expect(widthOf('')).toBe(0);
  expect(widthOf('47.508–47.')).toBeCloseTo(10 * 0.6 * 12);
  fc.assert(
    fc.property(fc.string(), fc.string(), (head, rest) => {
      expect(widthOf(head + rest)).toBeCloseTo(widthOf(head) + widthOf(rest));
    }),
  );
});

// rule part.drawing
describe('a path', () => {
  test.each<[string, Stroke, Stroke]>([
    ['a line', line('dimension', [1, 2], [3.456, 4]), { pen: 'dimension', path: 'M1 2L3.46 4' }],
    ['a box, closed', box('outline', [10, 20], 30, 40), { pen: 'outline', path: 'M10 20h30v40h-30Z' }],
    [
      'a half circle over its centre',
      halfCircle('hidden', [50, 60], 20),
      { pen: 'hidden', path: 'M30 60A20 20 0 0 1 70 60' },
    ],
    [
      'a ring of 40 and 30 px, its inner arc drawn back',
      halfRing([100, 90], 40, 30),
      { pen: 'outline', path: 'M60 90A40 40 0 0 1 140 90H130A30 30 0 0 0 70 90Z' },
    ],
  ])('%s', (_, stroke, drawn) => expect(stroke).toEqual(drawn));

  test('goes straight from each point to the next and stays open', () => {
    expect(polyline([0, 0], [1, 2], [-3.5, 4])).toBe('M0 0L1 2L-3.5 4');
    expect(polyline([7, 8])).toBe('M7 8');
  });

  test('a circle goes all the way around its point', () => {
    fc.assert(
      fc.property(px, px, length, (x, y, radius) => {
        const [fromX = 0, fromY = 0, radiusX, radiusY, , isLarge, , moveX, moveY = 1] = readFigures(
          circle('fine', [x, y], radius),
        );
        expect([radiusX, radiusY, isLarge, moveX]).toEqual([Number(write(radius)), Number(write(radius)), 1, 0]);
        expect(Math.abs(moveY)).toBeLessThan(near);
        expect(Math.abs(Math.hypot(fromX - x, fromY - y) - radius)).toBeLessThan(2 * near);
      }),
    );
  });
});

// rule part.drawing
describe('an arrow head', () => {
  test.each([
    [0, [100, 50, 92, 47.5, 92, 52.5]],
    [90, [100, 50, 102.5, 42, 97.5, 42]],
    [180, [100, 50, 108, 52.5, 108, 47.5]],
    [270, [100, 50, 97.5, 58, 102.5, 58]],
  ])('at %d degrees has its point first and its back behind that', (degrees, figures) => {
    expect(readFigures(tip([100, 50], degrees))).toEqual(figures);
  });

  test('is of one size whichever way it looks, and closed', () => {
    fc.assert(
      fc.property(px, px, fc.integer({ min: -360, max: 360 }), (x, y, degrees) => {
        const head = tip([x, y], degrees);
        const [, , leftX = 0, leftY = 0, rightX = 0, rightY = 0] = readFigures(head);
        const turn = (degrees * Math.PI) / 180;
        expect(head.pen).toBe('tip');
        expect(head.path.endsWith('Z')).toBe(true);
        expect(Math.abs(Math.hypot(leftX - rightX, leftY - rightY) - 5)).toBeLessThan(2 * near);
        expect(Math.abs((leftX + rightX) / 2 - (x - 8 * Math.cos(turn)))).toBeLessThan(near);
        expect(Math.abs((leftY + rightY) / 2 - (y - 8 * Math.sin(turn)))).toBeLessThan(near);
      }),
    );
  });
});

// rule part.drawing
describe('a text', () => {
  test.each([
    [label('plain', [1, 2], '18.01'), 'start'],
    [label('strong', [1, 2], '18.01', 'middle'), 'middle'],
    [label('plain', [1, 2], '18.01', 'end'), 'end'],
  ])('%j has its point at its %s', (text, anchor) => {
    expect(text).toMatchObject({ x: 1, y: 2, text: '18.01', anchor });
  });

  test('a letter stands in the middle of a box of 20 px', () => {
    const [frame, letter] = letterBox([100, 50], 'A');
    expect(frame).toEqual(box('letter', [90, 40], 20, 20));
    expect(letter).toMatchObject({ pen: 'strong', x: 100, text: 'A', anchor: 'middle' });
    const { y } = letter as { y: number };
    expect(y).toBeGreaterThan(50);
    expect(y).toBeLessThan(60);
  });
});

describe('hatching', () => {
  /** ends of each line */
  const readLines = ({ path }: Stroke): [number, number, number, number][] =>
    [...path.matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g)].map(([, ...ends]) => ends.map(Number) as never);

  const px = (min: number, max: number) => fc.double({ min, max, noNaN: true });

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
});
