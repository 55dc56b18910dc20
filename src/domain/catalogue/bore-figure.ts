/** Millimetres of a text such as "86.00mm" or "86.00 mm"; null where there is no positive number. */
export function parseMillimetres(text: string | null): number | null {
  const found = /^\s*(\d+(?:\.\d+)?)\s*(?:mm)?\s*$/i.exec(text ?? '');
  const value = found ? Number(found[1]) : 0;
  return value > 0 ? value : null;
}

/** Drawing of a cylinder in units of the picture (bore 48 at most, stroke 44 at most), one scale for bore and stroke. */
export type BoreFigure = { bore: number; stroke: number; piston: number };

const widest = 48;
const highest = 44;

/**
 * Bore and stroke drawn to one scale, so that a square engine looks square. `piston` is the height of the
 * piston, a third of the bore. Null when either figure is missing: then there is no drawing.
 */
export function toBoreFigure(boreSize: string | null, stroke: string | null): BoreFigure | null {
  const bore = parseMillimetres(boreSize);
  const throwOf = parseMillimetres(stroke);
  if (bore === null || throwOf === null) return null;
  const scale = Math.min(widest / bore, highest / throwOf);
  return { bore: round(bore * scale), stroke: round(throwOf * scale), piston: round((bore * scale) / 3) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
