import { drawingCopy } from '#config/copy/drawing.ts';
import { drawingPath } from '../catalogue/page-paths.ts';
import { toDrawnPart } from '../drawing/drawn-part.ts';
import { type Layout, type Sheet, drawSheet, writeScale } from '../drawing/sheet.ts';
import { writeSvg } from '../drawing/write-svg.ts';
import type { Part } from '../part/part.ts';
import { describeSize } from '../part/part-size.ts';

/** The file of a drawing and how much room each of its layouts takes, px. */
export type PartDrawing = { path: string; layouts: Record<Layout, { width: number; height: number; words: string }> };

type Sheets = Record<Layout, Sheet>;

function drawSheets(part: Part, standard: Part | undefined): Sheets | null {
  const drawn = toDrawnPart(part, standard);
  if (!drawn) return null;
  const size = part.size === 'STD' || part.size === '' ? part.size : describeSize(part);
  const title = { number: part.number, size };
  const [sheet, column, phone] = (['sheet', 'column', 'phone'] as const).map((one) => drawSheet(drawn, title, one));
  return sheet && column && phone ? { sheet, column, phone } : null;
}

const nameKind = (part: Part): string => (part.type === 'thrust' ? drawingCopy.washer : drawingCopy.shell);

/** What a page needs to show the drawing of a part; null where there is none (rule part.drawing). */
export function toPartDrawing(part: Part, standard: Part | undefined): PartDrawing | null {
  const sheets = drawSheets(part, standard);
  if (!sheets) return null;
  const describe = ({ width, height, scale }: Sheet) => ({
    width,
    height,
    words: drawingCopy.describe(nameKind(part), part.number, writeScale(scale)),
  });
  const layouts = { sheet: describe(sheets.sheet), column: describe(sheets.column), phone: describe(sheets.phone) };
  return { path: drawingPath(part.slug), layouts };
}

/** The drawing as the text of an SVG file; null where there is none. */
export function writePartDrawing(part: Part, standard: Part | undefined): string | null {
  const sheets = drawSheets(part, standard);
  if (!sheets) return null;
  return writeSvg(sheets, drawingCopy.describe(nameKind(part), part.number, writeScale(sheets.sheet.scale)));
}
