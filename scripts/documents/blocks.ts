import { breakLines } from './lines.ts';
import { drawLine, ink, measureIn, page, type Sheet, textWidth, type Type } from './sheet.ts';
import type { Block, Cell } from './source.ts';

/** Longest measure of running text, in points: the page is wider, because tables need it. */
const measure = 420;

export const types = {
  title: { size: 24, leading: 29, face: 'strong' },
  heading: { size: 14, leading: 19, face: 'strong' },
  small: { size: 11, leading: 16, face: 'strong' },
  body: { size: 10, leading: 15 },
  caption: { size: 8.5, leading: 12, colour: ink.muted },
} as const satisfies Record<string, Type>;

/** Draws a text from `x` on, breaking it at `width`; a new page begins between lines. Moves `y` below it. */
export function drawParagraph(
  sheet: Sheet,
  runs: Cell,
  type: Type,
  x: number = page.margin,
  width: number = measure,
): void {
  for (const line of breakLines(runs, width, measureIn(sheet.doc, type))) {
    sheet.makeRoom(type.leading);
    drawLine(sheet, line, type, x, sheet.y);
    sheet.y += type.leading;
  }
}

/** A text without emphasis or links. */
export const plain = (text: string): Cell => [{ text, style: 'text', href: null }];
const textOf = (runs: Cell): string => runs.map(({ text }) => text).join('');

/** A heading keeps `keep` points of what follows with it, three lines as a rule, and is an entry of the outline. */
export function drawHeading(sheet: Sheet, runs: Cell, level: 1 | 2, keep = 3 * types.body.leading): void {
  const type = level === 1 ? types.heading : types.small;
  sheet.y += level === 1 ? 16 : 8;
  sheet.makeRoom(type.leading + 4 + keep);
  if (level === 1) sheet.doc.outline.addItem(textOf(runs));
  sheet.element(level === 1 ? 'H2' : 'H3', () => drawParagraph(sheet, runs, type, page.margin, textWidth));
  sheet.y += 4;
}

function drawItem(sheet: Sheet, runs: Cell, label: string): void {
  const indent = 18;
  const lines = breakLines(runs, measure - indent, measureIn(sheet.doc, types.body)).length;
  sheet.makeRoom(Math.min(lines, 6) * types.body.leading);
  sheet.element('LI', () => {
    const sign = { text: label, style: 'text', href: null } as const;
    sheet.element('Lbl', () => drawLine(sheet, [sign], { ...types.body, colour: ink.muted }, page.margin, sheet.y));
    sheet.element('LBody', () => drawParagraph(sheet, runs, types.body, page.margin + indent, measure - indent));
  });
  sheet.y += 2;
}

/** A list with numbers or dashes; up to six lines of an item stay together. Moves `y` below it. */
export function drawList(sheet: Sheet, { items, isOrdered }: Extract<Block, { kind: 'list' }>): void {
  sheet.element('L', () => items.forEach((runs, at) => drawItem(sheet, runs, isOrdered ? `${at + 1}` : '–')));
  sheet.y += 6;
}

/** A text in a ruled box that stays on one page. */
export function drawNote(sheet: Sheet, runs: Cell, width: number = textWidth): void {
  const [indent, padding] = [14, 9];
  const lines = breakLines(runs, width - 2 * indent, measureIn(sheet.doc, types.body));
  const height = lines.length * types.body.leading + 2 * padding;
  sheet.makeRoom(height + 10);
  sheet.artifact(() => {
    sheet.doc.rect(page.margin, sheet.y, width, height).fill(ink.tint);
    sheet.doc.rect(page.margin, sheet.y, 3, height).fill(ink.text);
  });
  sheet.y += padding;
  sheet.element('Note', () => drawParagraph(sheet, runs, types.body, page.margin + indent, width - 2 * indent));
  sheet.y += padding + 10;
}

/** A small grey line below a picture or table. Moves `y` below it. */
export function drawCaption(sheet: Sheet, text: string): void {
  sheet.element('Caption', () => drawParagraph(sheet, plain(text), types.caption, page.margin, textWidth));
}
