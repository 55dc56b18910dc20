import { readFileSync } from 'node:fs';

/**
 * The faces of the shop as static cuts (pdfkit cannot read variable WOFF2). Each family comes in two files, Latin and
 * extended Latin, so every stretch of text is set in the first file that has its letters.
 */
const faces = {
  text: { family: 'mona-sans', weight: 400 },
  strong: { family: 'mona-sans', weight: 600 },
  code: { family: 'geist-mono', weight: 500 },
} as const;
export type Face = keyof typeof faces;

const subsets = ['latin', 'latin-ext'] as const;
type Subset = (typeof subsets)[number];
export type FontName = `${Face}-${Subset}`;

const fileOf = (face: Face, subset: Subset): string => {
  const { family, weight } = faces[face];
  return `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
};

/** Makes all faces known to a document under their names. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const face of Object.keys(faces) as Face[])
    for (const subset of subsets) doc.registerFont(`${face}-${subset}`, readFileSync(fileOf(face, subset)));
}

/** Letters beyond Latin-1 that the first file has too: quotation marks, dashes, the euro, the minus. */
const inLatin = /[\u0000-\u00ffıŒœˆ˚˜–—‘’‚“”„•…€™−]/u;

/** Text cut into stretches that one font file can set: "Škoda" is "Š" of the extended file and "koda" of the other. */
export function splitByFont(text: string, face: Face): { text: string; font: FontName }[] {
  const stretches: { text: string; font: FontName }[] = [];
  for (const letter of text) {
    const font: FontName = `${face}-${inLatin.test(letter) ? 'latin' : 'latin-ext'}`;
    const last = stretches.at(-1);
    if (last?.font === font) last.text += letter;
    else stretches.push({ text: letter, font });
  }
  return stretches;
}
