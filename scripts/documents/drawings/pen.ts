import { drawText, ink, measureText } from '../sheet.ts';

/** Draws in points from the top left corner of a drawing. Weights: outline 1.1, part behind or thin 0.5. */
export type Pen = {
  outline(path: string): void;
  thin(path: string): void;
  dashed(path: string): void;
  /** an area cut through: white with hatching, as sections are drawn */
  section(path: string): void;
  filled(path: string, colour: string): void;
  circle(x: number, y: number, radius: number): void;
  /** a length between two points of one level or plumb line, its name in the middle */
  dimension(from: readonly [number, number], to: readonly [number, number], name: string): void;
  /** a line from a thing to its name */
  pointer(from: readonly [number, number], to: readonly [number, number], name: string): void;
  label(text: string, x: number, y: number, align?: 'left' | 'centre' | 'right'): void;
};

const size = 8.5;

function tick(doc: PDFKit.PDFDocument, [x, y]: readonly [number, number], isLevel: boolean): void {
  const [dx, dy] = isLevel ? [0, 4] : [4, 0];
  doc.moveTo(x - dx, y - dy).lineTo(x + dx, y + dy);
}

function hatch(doc: PDFKit.PDFDocument, path: string): void {
  doc.save().path(path).clip();
  for (let x = -300; x < 600; x += 5) doc.moveTo(x, 0).lineTo(x + 300, 300);
  doc.lineWidth(0.3).strokeColor(ink.muted).stroke().restore();
}

/** A pen on the page, at the place to which the document is moved. */
export function createPen(doc: PDFKit.PDFDocument): Pen {
  const stroke = (path: string, weight: number): void => {
    doc.path(path).lineWidth(weight).strokeColor(ink.text).stroke();
  };
  const label: Pen['label'] = (text, x, y, align = 'left') => {
    const width = measureText(doc, text, 'strong', size);
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    doc.rect(left - 2, y - 1, width + 4, size + 4).fill('#ffffff');
    doc.fillColor(ink.text);
    drawText(doc, text, 'strong', size, left, y);
  };
  return {
    label,
    outline: (path) => stroke(path, 1.1),
    thin: (path) => stroke(path, 0.5),
    dashed: (path) =>
      void doc.save().path(path).lineWidth(0.5).dash(3, { space: 2 }).strokeColor(ink.muted).stroke().restore(),
    section(path) {
      doc.path(path).fill('#ffffff');
      hatch(doc, path);
      stroke(path, 1.1);
    },
    filled: (path, colour) => void doc.path(path).fill(colour),
    circle: (x, y, radius) => void doc.circle(x, y, radius).lineWidth(1.1).strokeColor(ink.text).stroke(),
    dimension([x1, y1], [x2, y2], name) {
      doc.moveTo(x1, y1).lineTo(x2, y2);
      tick(doc, [x1, y1], y1 === y2);
      tick(doc, [x2, y2], y1 === y2);
      doc.lineWidth(0.5).strokeColor(ink.text).stroke();
      if (name) label(name, (x1 + x2) / 2, (y1 + y2) / 2 - 6, 'centre');
    },
    pointer([x1, y1], [x2, y2], name) {
      doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.5).strokeColor(ink.text).stroke();
      doc.circle(x1, y1, 1.4).fill(ink.text);
      label(name, x2 + (x2 < x1 ? -3 : 3), y2 - 5, x2 < x1 ? 'right' : 'left');
    },
  };
}
