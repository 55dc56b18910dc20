import { type SheetCopy, sheetCopy } from '#config/copy/document.ts';
import type { Download } from '#config/downloads.ts';
import { site } from '#config/site.ts';
import { drawNote, drawParagraph, plain, types } from './blocks.ts';
import { drawText, ink, measureText, page, type Sheet, textWidth } from './sheet.ts';
import type { DocumentSource } from './source.ts';

/** One edition to be drawn: what the list says of it, and its text. */
export type EditionToDraw = {
  number: string | null;
  title: string;
  kind: Download['kind'];
  source: DocumentSource;
};

const mark = [
  'M.5 16a16.5 16.5 0 0 1 33 0h-5.5a11 11 0 0 0-22 0Z',
  'M1 18.5a16 16 0 0 0 32 0h-4.5a11.5 11.5 0 0 1-23 0Z',
] as const;

function drawSign(sheet: Sheet): void {
  const { doc } = sheet;
  doc.save().translate(page.margin, 40).scale(0.62);
  doc.path(mark[0]).fill(ink.text);
  doc.path(mark[1]).lineWidth(1.2).strokeColor(ink.text).stroke();
  doc.restore().fillColor(ink.text);
  drawText(doc, site.name, 'strong', 12, page.margin + 29, 44);
}

const formatDay = (edition: Date, { locale }: SheetCopy): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(edition);

/** Sign, kind, number, title, day, and whose text this is. */
export function drawHead(sheet: Sheet, { number, title, kind, source }: EditionToDraw): void {
  const copy = sheetCopy[source.language as keyof typeof sheetCopy] ?? sheetCopy.en;
  const { doc } = sheet;
  sheet.artifact(() => {
    drawSign(sheet);
    doc.fillColor(ink.text);
    if (number !== null)
      drawText(doc, number, 'code', 11, page.margin + textWidth - measureText(doc, number, 'code', 11), 45);
    doc
      .moveTo(page.margin, 68)
      .lineTo(page.margin + textWidth, 68)
      .lineWidth(1.6)
      .strokeColor(ink.strong)
      .stroke();
  });
  sheet.y = 84;
  sheet.element('P', () =>
    drawParagraph(sheet, plain(number ? `${copy.kinds[kind]} ${number}` : copy.kinds[kind]), types.caption),
  );
  sheet.y += 2;
  sheet.element('H1', () => drawParagraph(sheet, plain(title), types.title, page.margin, textWidth));
  sheet.y += 6;
  const facts = [copy.edition(formatDay(source.edition, copy)), ...(source.sample ? [copy.sample] : [])];
  sheet.element('P', () => drawParagraph(sheet, plain(facts.join(' · ')), types.caption, page.margin, textWidth));
  sheet.y += 12;
  drawNote(sheet, plain(kind === 'certificate' ? copy.place(site.name) : copy.own(site.name)));
}

/** Name and number of the page below each, when their count is known. */
export function drawFeet(sheet: Sheet, { number, title, source }: EditionToDraw): void {
  const copy = sheetCopy[source.language as keyof typeof sheetCopy] ?? sheetCopy.en;
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  const { size } = types.caption;
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .moveTo(page.margin, 797)
      .lineTo(page.margin + textWidth, 797)
      .lineWidth(0.5)
      .strokeColor(ink.rule)
      .stroke();
    doc.fillColor(ink.muted);
    drawText(doc, [number, title].filter(Boolean).join(' '), 'text', size, page.margin, 804);
    const right = `${site.name} · ${copy.page(at + 1, count)}`;
    drawText(doc, right, 'text', size, page.margin + textWidth - measureText(doc, right, 'text', size), 804);
    doc.endMarkedContent();
  }
}
