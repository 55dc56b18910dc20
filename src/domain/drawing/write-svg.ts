import { groupBy } from '../group-by.ts';
import type { Label, Mark, Pen } from './strokes.ts';
import { write } from './strokes.ts';
import type { Sheet } from './sheet.ts';

const ink = '#16181a';
const muted = '#5b5f63';
const fine = '#84827b';

/** Attributes, not a style sheet: a page that shows the drawing by reference keeps them, and the policy needs no word of it. */
const pens: Record<Pen, string> = {
  hatch: `stroke="${ink}" stroke-width=".9"`,
  fine: `stroke="${fine}" stroke-width=".8"`,
  centre: `stroke="${fine}" stroke-width=".8" stroke-dasharray="14 3 3 3"`,
  outline: `stroke="${ink}" stroke-width="1.6"`,
  hidden: `stroke="${ink}" stroke-dasharray="6 4"`,
  standard: `stroke="${ink}" stroke-width="1.6" stroke-dasharray="6 4"`,
  dimension: `stroke="${ink}" stroke-width=".9"`,
  tip: `fill="${ink}" stroke="none"`,
  letter: `fill="#fff" stroke="${ink}"`,
  frame: `stroke="${ink}"`,
};
const lettering: Record<Label['pen'], string> = {
  strong: `fill="${ink}" font-weight="600"`,
  plain: `fill="${muted}" font-weight="500"`,
};
const faces = "'Geist Mono Variable','Geist Mono',ui-monospace,'SFMono-Regular',Menlo,Consolas,monospace";

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const isLabel = (mark: Mark): mark is Label => 'text' in mark;

/** All strokes of a pen in one path, all labels of one kind and side in one group. */
function writeMarks(marks: readonly Mark[]): string {
  const strokes = marks.filter((mark) => !isLabel(mark));
  const labels = marks.filter(isLabel);
  const paths = (Object.keys(pens) as Pen[]).flatMap((pen) => {
    const path = strokes.flatMap((stroke) => (stroke.pen === pen ? [stroke.path] : [])).join('');
    return path === '' ? [] : [`<path ${pens[pen]} d="${path}"/>`];
  });
  const texts = [...groupBy(labels, ({ pen, anchor }) => `${lettering[pen]} text-anchor="${anchor}"`)].map(
    ([attributes, group]) =>
      `<g ${attributes}>${group.map(({ x, y, text }) => `<text x="${write(x)}" y="${write(y)}">${escape(text)}</text>`).join('')}</g>`,
  );
  return `<g fill="none">${paths.join('')}</g><g font-size="12">${texts.join('')}</g>`;
}

type Sheets = { sheet: Sheet; column: Sheet; phone: Sheet };

/**
 * The file of a drawing: opened or printed it shows the wide sheet, true to its scale; pages take `#sheet`, `#column` and
 * `#phone` out of it, and give the letters their own face.
 */
export function writeSvg({ sheet, column, phone }: Sheets, title: string): string {
  const symbols = Object.entries({ sheet, column, phone }).map(
    ([id, { width, height, marks }]) =>
      `<symbol id="${id}" viewBox="0 0 ${width} ${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/>${writeMarks(marks)}</symbol>`,
  );
  const { width, height } = sheet;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${faces}"><title>${escape(title)}</title>${symbols.join('')}<use href="#sheet"/></svg>`;
}
