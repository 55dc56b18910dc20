import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMm } from '../clearance/length.ts';
import type { DrawnPart } from './drawn-part.ts';
import type { Label, Mark, Pen, Stroke } from './strokes.ts';
import { frontView, measure, sectionView, wallInCircle, wallInSection } from './views.ts';

type Shell = Extract<DrawnPart, { kind: 'shell' }>;
const shell = (changes: Partial<Shell> = {}): Shell => ({
  kind: 'shell',
  housing: { from: fromMm(50.6), to: fromMm(50.615) },
  journal: { from: fromMm(47.758), to: fromMm(47.778) },
  length: fromMm(18.01),
  wall: fromMm(1.392),
  standardWall: null,
  ...changes,
});
const flanged: DrawnPart = { ...shell(), kind: 'flanged', flange: fromMm(62), flangeWall: fromMm(2.4) };
const washer: DrawnPart = { kind: 'washer', outside: fromMm(73), journal: fromMm(55), thickness: fromMm(2.34) };

const isLabel = (mark: Mark): mark is Label => 'text' in mark;
const textsOf = (marks: readonly Mark[]): string[] => marks.filter(isLabel).map(({ text }) => text);
const pathsOf = (marks: readonly Mark[], pen: Pen): string[] =>
  marks.filter((mark): mark is Stroke => !isLabel(mark) && mark.pen === pen).map(({ path }) => path);
const readFigures = (path = ''): number[] => [...path.matchAll(/-?[\d.]+/g)].map(([figure]) => Number(figure));

// rule part.drawing
describe('the measures of a part in pixels', () => {
  test.each<[string, DrawnPart, ReturnType<typeof measure>]>([
    [
      'a shell: its back is the housing, its face a wall further in',
      shell(),
      { outer: 253.075, inner: 239.155, most: 253.075, length: 180.1 },
    ],
    ['a flange reaches further out', flanged, { outer: 253.075, inner: 239.155, most: 310, length: 180.1 }],
    ['a washer: its rim, and the journal', washer, { outer: 365, inner: 275, most: 365, length: 23.4 }],
  ])('%s', (_case, part, extent) => {
    for (const [name, px] of Object.entries(measure(part, 10)))
      expect(px, name).toBeCloseTo(extent[name as keyof typeof extent], 6);
  });
});

describe('the half as one looks along the shaft', () => {
  test('is a ring from its furthest to its inner radius', () => {
    const [ring] = pathsOf(frontView(measure(shell(), 10), [300, 300]), 'outline');
    expect(ring).toContain('A253.08 253.08 ');
    expect(ring).toContain('A239.16 239.16 ');
  });

  test('the back behind a flange is hidden, and only there', () => {
    expect(pathsOf(frontView(measure(flanged, 10), [300, 300]), 'hidden')).toHaveLength(1);
    expect(pathsOf(frontView(measure(shell(), 10), [300, 300]), 'hidden')).toEqual([]);
    expect(pathsOf(frontView(measure(washer, 10), [300, 300]), 'hidden')).toEqual([]);
  });
});

describe('the half cut through its crown', () => {
  const place = { left: 40, top: 20, height: 200 };

  test('is as long as the part, its face a wall under its back', () => {
    const [outline, face] = pathsOf(sectionView(measure(shell(), 10), { ...place, flangeWall: 0 }), 'outline');
    const [left = 0, , , top = 0, right = 0] = readFigures(outline);
    expect([right - left, top]).toEqual([180.1, 20]);
    expect((readFigures(face)[1] ?? 0) - top).toBeCloseTo(13.92, 2);
  });

  test('a flange stands at both ends, each as thick as its wall and cut too', () => {
    const marks = sectionView(measure(flanged, 10), { ...place, flangeWall: 24 });
    const [outline] = pathsOf(marks, 'outline');
    const xs = [...new Set(readFigures(outline).filter((_figure, at) => at % 2 === 0))];
    expect(xs).toEqual([40, 64, 196.1, 220.1]);
    expect(pathsOf(marks, 'hatch')).toHaveLength(3);
  });

  test('the wall of a flanged shell is named with both its figures', () => {
    const marks = wallInSection({ letter: 'D', figure: fromMm(1.392), decimals: 3 }, 100, 50, 64);
    expect(textsOf(marks)).toEqual(['D', '1.392', '0.0548 in']);
  });
});

describe('the wall enlarged', () => {
  const perMm = 96 / 25.4;
  const heights = (part: Shell, radius: number) => {
    const marks = wallInCircle(part, [200, 200], radius);
    const [top = 0, foot = 0] = pathsOf(marks, 'outline').map((path) => readFigures(path)[1] ?? 0);
    return { marks, height: foot - top };
  };

  test.each([
    [1.392, 72, 20],
    [1.392, 58, 15],
    [1.392, 44, 10],
    [2.265, 58, 10],
    [3.2, 44, 5],
    [12, 44, 1],
  ])('%d mm in a circle of %d px is drawn %d : 1, and as thick as that', (wall, radius, scale) => {
    const { marks, height } = heights(shell({ wall: fromMm(wall) }), radius);
    expect(textsOf(marks)).toEqual([`Wall D, ${scale} : 1`]);
    expect(height).toBeCloseTo(wall * scale * perMm, 1);
  });

  test('the wall of STD is dashed in it where it is another, and its figure said', () => {
    const { marks } = heights(shell({ wall: fromMm(1.517), standardWall: fromMm(1.392) }), 72);
    const [dashed] = pathsOf(marks, 'standard').map(readFigures);
    const [top] = pathsOf(marks, 'outline').map(readFigures);
    expect((dashed?.[1] ?? 0) - (top?.[1] ?? 0)).toBeCloseTo(1.392 * 20 * perMm, 1);
    expect(textsOf(marks)).toEqual(['Wall D, 20 : 1', 'dashed: STD 1.392']);
    expect(pathsOf(heights(shell(), 72).marks, 'standard')).toEqual([]);
  });

  test('whatever the wall, its edges end on the circle', () => {
    const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(mm(1, 4), mm(0, 0.6), fc.constantFrom(44, 58, 72), (wall, less, radius) => {
        const standardWall = less > 0.01 ? fromMm(wall - less) : null;
        const { marks } = heights(shell({ wall: fromMm(wall), standardWall }), radius);
        for (const path of [...pathsOf(marks, 'outline'), ...pathsOf(marks, 'standard')]) {
          const [fromX = 0, fromY = 0, toX = 0, toY = 0] = readFigures(path);
          expect(Math.hypot(fromX - 200, fromY - 200)).toBeCloseTo(radius, 0);
          expect(Math.hypot(toX - 200, toY - 200)).toBeCloseTo(radius, 0);
        }
      }),
    );
  });
});
