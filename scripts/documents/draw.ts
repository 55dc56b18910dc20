import type { CatalogueReader } from '#collections/catalogue.ts';
import { site } from '#config/site.ts';
import { drawHeading, drawList, drawNote, drawParagraph, types } from './blocks.ts';
import { drawFeet, drawHead, type EditionToDraw } from './frame.ts';
import { drawPiece, keepOf } from './pieces.ts';
import { createSheet, type Sheet } from './sheet.ts';
import type { Block } from './source.ts';
import { drawTable, tableKeep } from './table.ts';

/** What must stay on the page of a heading. Applications begin with a heading of their own. */
const keepAfter = (next: Block | undefined): number | undefined => {
  if (next?.kind === 'table') return tableKeep;
  return next?.kind === 'piece' ? keepOf(next) : undefined;
};

function drawBlock(sheet: Sheet, block: Block, next: Block | undefined, catalogue: () => CatalogueReader): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block.runs, block.level, keepAfter(next));
    case 'paragraph':
      sheet.element('P', () => drawParagraph(sheet, block.runs, types.body));
      sheet.y += 7;
      return;
    case 'list':
      return drawList(sheet, block);
    case 'note':
      return drawNote(sheet, block.runs);
    case 'table':
      return drawTable(sheet, { caption: null, ...block });
    case 'piece':
      return drawPiece(sheet, block, catalogue);
  }
}

/**
 * Draws one edition as a tagged PDF: A4, fonts embedded, outline of its headings, numbered pages. Equal content gives equal
 * bytes. `catalogue` is asked only by texts that show something of it. Throws DocumentError for a piece that is unknown.
 */
export async function drawDocument(edition: EditionToDraw, catalogue: () => CatalogueReader): Promise<Buffer> {
  const { number, title, source } = edition;
  const { sheet, finish } = createSheet({
    title: [number, title].filter(Boolean).join(' '),
    language: source.language,
    author: site.name,
    subject: source.summary,
    edition: source.edition,
  });
  drawHead(sheet, edition);
  source.blocks.forEach((block, at) => drawBlock(sheet, block, source.blocks[at + 1], catalogue));
  drawFeet(sheet, edition);
  return finish();
}
