import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TitleCell, ruler, titleBlock, widthOfTitle } from './sheet-frame.ts';
import { type Label, type Mark, type Stroke, widthOf } from './strokes.ts';

const isLabel = (mark: Mark): mark is Label => 'text' in mark;
const labelsOf = (marks: readonly Mark[]): Label[] => marks.filter(isLabel);
const strokesOf = (marks: readonly Mark[]): Stroke[] => marks.filter((mark): mark is Stroke => !isLabel(mark));
/** ends of a line: [from x, from y, to x, to y] */
const readLine = ({ path }: Stroke): number[] => [...path.matchAll(/-?[\d.]+/g)].map(([figure]) => Number(figure));

const cells: TitleCell[] = [
  ['Number', '4B1606H'],
  ['Size', '−0.25 mm'],
  ['Scale', '2 : 1'],
];
const words = fc.string({ minLength: 1, maxLength: 24, unit: fc.constantFrom('A', '4', '-', '.', ' ') });

// rule part.drawing
describe('the title block', () => {
  test('stands flush with its corner, 44 px high, as wide as its cells', () => {
    const width = widthOfTitle(cells);
    const [frame] = strokesOf(titleBlock([884, 400], cells));
    expect(width).toBe(3 * 20 + widthOf('4B1606H') + widthOf('−0.25 mm') + widthOf('Scale'));
    const left = Math.round((884 - width) * 100) / 100;
    expect(frame?.path).toBe(`M${left} 356h${Math.round(width * 100) / 100}v44h-${Math.round(width * 100) / 100}Z`);
  });

  test('whatever it says, each word stays in its own cell, its name above it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 5 }), (some) => {
        const labels = labelsOf(titleBlock([1000, 300], some));
        const lines = strokesOf(titleBlock([1000, 300], some))
          .slice(1)
          .map((one) => readLine(one)[0] ?? 0);
        const borders = [1000 - widthOfTitle(some), ...lines, 1000];
        expect(borders).toHaveLength(some.length + 1);
        for (const [at, [name, text]] of some.entries()) {
          const [above, below] = labels.slice(2 * at, 2 * at + 2);
          expect([above?.text, below?.text]).toEqual([name, text]);
          expect(above?.y).toBeLessThan(below?.y ?? 0);
          for (const word of [above, below]) {
            expect(word?.x).toBeGreaterThan(borders[at] ?? 0);
            expect((word?.x ?? 0) + widthOf(word?.text ?? '')).toBeLessThan(borders[at + 1] ?? 0);
          }
        }
      }),
    );
  });
});

describe('the ruler', () => {
  test.each([
    [400, 20],
    [118, 20],
    [117, 10],
    [80, 10],
    [79, 5],
    [20, 5],
  ])('with its room ending at %i px it has %i millimetres', (right, millimetres) => {
    const marks = ruler([16, 300], 96 / 25.4, right);
    expect(labelsOf(marks).map(({ text }) => text)).toEqual(['0', `${millimetres} mm`]);
    expect(strokesOf(marks)).toHaveLength(millimetres + 2);
  });

  test('its millimetres are those of the part in that scale, longer at five and at ten', () => {
    fc.assert(
      fc.property(fc.constantFrom(0.5, 1, 2), fc.integer({ min: 0, max: 60 }), (scale, x) => {
        const perMm = (scale * 96) / 25.4;
        const ticks = strokesOf(ruler([x, 300], perMm, 900))
          .slice(0, -1)
          .map(readLine);
        expect(ticks).toHaveLength(21);
        for (const [mm, [at = 0, foot = 0, , top = 0]] of ticks.entries()) {
          expect(at).toBeCloseTo(x + mm * perMm, 1);
          expect(foot - top).toBe(mm % 10 === 0 ? 12 : mm % 5 === 0 ? 8 : 5);
        }
      }),
    );
  });

  test('its last word never stands beyond its room, unless five millimetres have none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 80, max: 900 }), fc.constantFrom(0.5, 1, 2), (right, scale) => {
        const [, last] = labelsOf(ruler([16, 300], (scale * 96) / 25.4, right));
        const end = (last?.x ?? 0) + widthOf(last?.text ?? '') / 2;
        expect(end <= right || last?.text === '5 mm').toBe(true);
      }),
    );
  });
});
