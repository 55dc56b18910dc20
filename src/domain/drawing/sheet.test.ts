import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMm } from '../clearance/length.ts';
import { type DrawnPart, toDrawnPart } from './drawn-part.ts';
import { listSampleParts } from '#scripts/test-kit/drawn-samples.ts';
import { type Layout, type Sheet, drawSheet, writeScale } from './sheet.ts';
import { type Label, type Mark, widthOf } from './strokes.ts';

const layouts: Layout[] = ['sheet', 'column', 'phone'];
const title = { number: '5M1959HX-STD-SP', size: '−0.025 mm' };
const isLabel = (mark: Mark): mark is Label => 'text' in mark;

/** corners of a label, its line 12 px high */
function toBox({ x, y, text, anchor }: Label) {
  const width = widthOf(text);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { text, left, right: left + width, top: y - 10, bottom: y + 2 };
}
type Box = ReturnType<typeof toBox>;
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** labels outside of the sheet or over each other */
function listFaults({ width, height, marks }: Sheet): string[] {
  const boxes = marks.filter(isLabel).map(toBox);
  const outside = boxes.filter(
    ({ left, right, top, bottom }) => left < 2 || right > width - 2 || top < 2 || bottom > height - 2,
  );
  const over = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => meet(one, other))
      .map((other) => `${one.text} / ${other.text}`),
  );
  return [...outside.map(({ text }) => text), ...over];
}

const shell = (housing: number, wall: number, length: number): DrawnPart => ({
  kind: 'shell',
  housing: { from: fromMm(housing - 0.015), to: fromMm(housing) },
  journal: { from: fromMm(housing - 2 * wall - 0.08), to: fromMm(housing - 2 * wall - 0.06) },
  length: fromMm(length),
  wall: fromMm(wall),
  standardWall: fromMm(wall - 0.125),
});

// rule part.drawing
describe('drawSheet', () => {
  test.each<[string, DrawnPart, number, number, number]>([
    ['a conrod shell', shell(50.615, 1.392, 18.01), 2, 2, 1],
    ['a main shell', shell(64.015, 1.975, 20.4), 1, 2, 1],
    ['the widest', shell(87.165, 2.265, 31.17), 1, 1, 1],
    ['a shell wider than a phone', shell(110, 2.5, 40), 0.5, 1, 0.5],
    ['a shell too small for its figures at 1 : 1', shell(36, 1.4, 16), 2, 2, 2],
    ['a washer', { kind: 'washer', outside: fromMm(73), journal: fromMm(55), thickness: fromMm(2.34) }, 2, 2, 1],
  ])('%s: the largest scale that has room', (_case, part, ...scales) => {
    expect(layouts.map((layout) => drawSheet(part, title, layout)?.scale)).toStrictEqual(scales);
  });

  test('a part that no scale brings onto the sheet is not drawn', () => {
    expect(drawSheet(shell(500, 2.5, 40), title, 'phone')).toBeNull();
  });

  test('lines are as long as the figures say, 96 px to the inch', () => {
    const { marks, scale } = drawSheet(shell(50.615, 1.392, 18.01), title, 'sheet') as Sheet;
    const paths = marks.flatMap((mark) => (isLabel(mark) || mark.pen !== 'outline' ? [] : [mark.path]));
    const radius = Number(/A([\d.]+)/.exec(paths[0] ?? '')?.[1]);
    expect((radius * 2 * 25.4) / 96 / scale).toBeCloseTo(50.615, 2);
    const inner = Number(/H[\d.]+A([\d.]+)/.exec(paths[0] ?? '')?.[1]);
    expect(((radius - inner) * 25.4) / 96 / scale).toBeCloseTo(1.392, 2);
    const [, left, right] = /^M([\d.]+) [\d.]+L[\d.]+ [\d.]+L([\d.]+)/.exec(paths[1] ?? '') ?? [];
    expect(((Number(right) - Number(left)) * 25.4) / 96 / scale).toBeCloseTo(18.01, 2);
  });

  test('drawings of the data, standard and most undersize: their words stand on the sheet, apart from each other', () => {
    const faults = listSampleParts().flatMap(({ part, standard }) => {
      if (part.size !== 'STD' && part.size !== '.50') return [];
      const drawn = toDrawnPart(part, standard);
      if (!drawn) return [];
      return layouts.flatMap((layout) => {
        const sheet = drawSheet(drawn, { number: part.number, size: '−0.025 mm' }, layout);
        const found = sheet ? listFaults(sheet) : ['not drawn'];
        return found.map((fault) => `${part.slug} ${layout}: ${fault}`);
      });
    });
    expect(faults).toStrictEqual([]);
  });

  const millimetres = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  test('so do those of any figures that have room', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...layouts),
        millimetres(28, 120),
        millimetres(1.2, 3.2),
        millimetres(10, 45),
        fc.option(fc.record({ width: millimetres(4, 12), wall: millimetres(1, 3) })),
        (layout, housing, wall, length, flange) => {
          const plain = shell(housing, wall, length);
          const part: DrawnPart =
            flange && plain.kind === 'shell'
              ? { ...plain, kind: 'flanged', flange: fromMm(housing + flange.width), flangeWall: fromMm(flange.wall) }
              : plain;
          const sheet = drawSheet(part, title, layout);
          return sheet === null || listFaults(sheet).length === 0;
        },
      ),
    );
  });

  test.each([
    [2, '2 : 1'],
    [1, '1 : 1'],
    [0.5, '1 : 2'],
  ])('%d is written %s', (scale, words) => {
    expect(writeScale(scale)).toBe(words);
  });
});
