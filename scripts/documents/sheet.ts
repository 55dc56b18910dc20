import PDFDocument from 'pdfkit';
import { type Face, registerFonts, splitByFont } from './fonts.ts';
import type { Line } from './lines.ts';

/** Colours of the shop's design, for paper. */
export const ink = { text: '#16181a', muted: '#5b5f63', rule: '#d9d5ca', strong: '#16181a', tint: '#fff6cc' } as const;

/** A4 in points. `top` of the first page is set by its head. */
export const page = { width: 595.28, height: 841.89, margin: 51, top: 62, bottom: 782 } as const;
export const textWidth = page.width - 2 * page.margin;

type Element = PDFKit.PDFStructureElement;
type ElementOptions = { alt?: string; lang?: string; scope?: 'Column' | 'Row' };

/**
 * A document being drawn: a place that goes down the page (`y`), and the tree of what things are, for people who have it
 * read out. `y` is the top of what comes next; nothing is drawn below `page.bottom` but the foot.
 */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  y: number;
  /** starts a new page unless `height` points are left on this one; tells whether it did */
  makeRoom(height: number): boolean;
  /** what `draw` draws is one element of the tree, inside the element that is open */
  element<T>(type: string, draw: () => T, options?: ElementOptions): T;
  /** what `draw` draws belongs to the open element */
  mark(draw: () => void): void;
  /** what `draw` draws is only for the eye */
  artifact(draw: () => void): void;
};

export type SheetHead = { title: string; language: string; author: string; subject: string; edition: Date };

function open({ title, language, author, subject, edition }: SheetHead): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author, Subject: subject, CreationDate: edition, ModDate: edition },
  });
  registerFonts(doc);
  return doc;
}

function createTree(doc: PDFKit.PDFDocument): Pick<Sheet, 'element' | 'mark' | 'artifact'> & { close(): void } {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const opened: { type: string; element: Element }[] = [{ type: 'Document', element: root }];
  return {
    element(type, draw, options = {}) {
      const element = doc.struct(type, options as object);
      opened.at(-1)?.element.add(element);
      opened.push({ type, element });
      const drawn = draw();
      opened.pop();
      element.end();
      return drawn;
    },
    mark(draw) {
      const { type, element } = opened.at(-1) ?? { type: 'Document', element: root };
      element.add(doc.markStructureContent(type));
      draw();
      doc.endMarkedContent();
    },
    artifact(draw) {
      doc.markContent('Artifact');
      draw();
      doc.endMarkedContent();
    },
    close: () => void root.end(),
  };
}

/** Opens a document; equal calls give equal bytes, because its dates are the day of its edition. `finish` gives them. */
export function createSheet(head: SheetHead): { sheet: Sheet; finish(): Promise<Buffer> } {
  const doc = open(head);
  const { close, ...tree } = createTree(doc);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const sheet: Sheet = {
    doc,
    y: page.top,
    ...tree,
    makeRoom(height) {
      if (sheet.y + height <= page.bottom) return false;
      doc.addPage();
      sheet.y = page.top;
      return true;
    },
  };
  doc.addPage();
  const finish = () =>
    new Promise<Buffer>((resolve) => {
      doc.once('end', () => resolve(Buffer.concat(chunks)));
      close();
      doc.end();
    });
  return { sheet, finish };
}

/** How wide `text` is, in points. */
export const measureText = (doc: PDFKit.PDFDocument, text: string, face: Face, size: number): number =>
  splitByFont(text, face).reduce((sum, stretch) => sum + doc.font(stretch.font, size).widthOfString(stretch.text), 0);

/** Draws a text that stays on its line, its top left at `x`, `y`; gives where it ends. */
export function drawText(
  doc: PDFKit.PDFDocument,
  text: string,
  face: Face,
  size: number,
  x: number,
  y: number,
): number {
  return splitByFont(text, face).reduce((at, stretch) => {
    doc.font(stretch.font, size).text(stretch.text, at, y, { lineBreak: false });
    return at + doc.widthOfString(stretch.text);
  }, x);
}

/** Sizes of text in points with the height of a line. Code is set a little smaller, because its face runs larger. */
export type Type = { size: number; leading: number; face?: Face; colour?: string };
const codeScale = 0.94;
const faceOf = (style: Face, type: Type): Face => (style === 'text' ? (type.face ?? 'text') : style);
const sizeOf = (face: Face, { size }: Type): number => (face === 'code' ? size * codeScale : size);

/** Measures for `breakLines` in this type. */
export const measureIn =
  (doc: PDFKit.PDFDocument, type: Type) =>
  (text: string, style: Face): number => {
    const face = faceOf(style, type);
    return measureText(doc, text, face, sizeOf(face, type));
  };

/** Draws one line of runs as content of the open element; links are elements of their own and can be pressed. */
export function drawLine(sheet: Sheet, line: Line, type: Type, x: number, y: number): void {
  const { doc } = sheet;
  let at = x;
  for (const { text, style, href } of line) {
    const face = faceOf(style, type);
    const size = sizeOf(face, type);
    const start = at;
    const draw = () =>
      sheet.mark(() => {
        doc.fillColor(type.colour ?? ink.text);
        at = drawText(doc, text, face, size, start, y + (face === 'code' ? type.size * 0.06 : 0));
      });
    if (href === null) draw();
    else
      sheet.element('Link', () => {
        draw();
        doc
          .moveTo(start, y + type.size * 1.2)
          .lineTo(at, y + type.size * 1.2)
          .lineWidth(0.5)
          .strokeColor(ink.muted);
        sheet.artifact(() => void doc.stroke());
        doc.link(start, y, at - start, type.leading, href);
      });
  }
}
