import { drawingCopy } from '#config/copy/drawing.ts';
import { drawingPath } from '../catalogue/page-paths.ts';
import { toDrawnPart } from '../drawing/drawn-part.ts';
import { type Layout, type SheetSize, drawSheet, measureSheet, writeScale } from '../drawing/sheet.ts';
import { writeSvg } from '../drawing/write-svg.ts';
import type { Part } from '../part/part.ts';
import { describeSize } from '../part/part-size.ts';

/** The file of a drawing and how much room each of its layouts takes, px. */
export type PartDrawing = { path: string; layouts: Record<Layout, { width: number; height: number; words: string }> };

/** One of each layout; null where any of them is. */
function ofEachLayout<T>(make: (layout: Layout) => T | null): Record<Layout, T> | null {
  const [sheet, column, phone] = (['sheet', 'column', 'phone'] as const).map(make);
  return sheet && column && phone ? { sheet, column, phone } : null;
}

const nameKind = (part: Part): string => (part.type === 'thrust' ? drawingCopy.washer : drawingCopy.shell);

/** What a page needs to show the drawing of a part; null where there is none (rule part.drawing). */
export function toPartDrawing(part: Part, standard: Part | undefined): PartDrawing | null {
  const drawn = toDrawnPart(part, standard);
  const describe = ({ width, height, scale }: SheetSize) => ({
    width,
    height,
    words: drawingCopy.describe(nameKind(part), part.number, writeScale(scale)),
  });
  const measure = (layout: Layout) => {
    const size = drawn && measureSheet(drawn, layout);
    return size && describe(size);
  };
  const layouts = ofEachLayout(measure);
  return layouts && { path: drawingPath(part.slug), layouts };
}

/** The drawing as the text of an SVG file; null where there is none. */
export function writePartDrawing(part: Part, standard: Part | undefined): string | null {
  const drawn = toDrawnPart(part, standard);
  if (!drawn) return null;
  const size = part.size === 'STD' || part.size === '' ? part.size : describeSize(part);
  const sheets = ofEachLayout((layout) => drawSheet(drawn, { number: part.number, size }, layout));
  if (!sheets) return null;
  return writeSvg(sheets, drawingCopy.describe(nameKind(part), part.number, writeScale(sheets.sheet.scale)));
}
