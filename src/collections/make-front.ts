import { chooseMakeWords, type MakeWords } from '#domain/catalogue/make.ts';
import type { Download } from '#domain/document/document.ts';
import { fillFigures } from '#domain/prose/figures.ts';
import { readNounFile } from '#editors/noun-file.ts';
import { z } from 'zod';

const toName = (file: string): string => file.replace(/^.*\//, '').replace(/\.pdf$/, '');

/** Read each time: a document may be listed while a text is written. Null where the list cannot be read, which is told by itself. */
function listGuides(): string[] | null {
  try {
    return readNounFile('downloads').documents.map(({ file }) => toName(file));
  } catch {
    return null;
  }
}

const guide = z.string().superRefine((name, context) => {
  const names = listGuides();
  if (names === null || names.includes(name)) return;
  const message = `Invalid option: expected one of ${names.map((each) => `"${each}"`).join('|')}`;
  context.addIssue({ code: 'custom', message });
});

/** Front matter of `content/makes/{slug}.md`. */
export const makeFront = z.strictObject({
  /** name of a document of `content/downloads.yml`, offered in the head of the page */
  guide: guide.optional(),
  /** may name figures */
  sentence: z.string().min(1).max(160).optional(),
  /** number of the part or set whose photo is the banner's picture; "none" for no picture */
  picture: z.string().min(1).optional(),
});

/** An entry of the collection in our words. */
export const toMakeWords = ({ id, data }: { id: string; data: z.infer<typeof makeFront> }): MakeWords => ({
  slug: id,
  guide: data.guide ?? null,
  sentence: data.sentence === undefined ? null : fillFigures(data.sentence),
  picture: data.picture ?? null,
});

/** What the head of a make's page says besides its name (rule catalogue.make-guides). */
export type MakeSays = { guide: { title: string; file: string } | null; sentence: string | null };

/** The words of a make with the document that its guide names. */
export function viewMakeWords(slug: string, words: readonly MakeWords[], documents: readonly Download[]): MakeSays {
  const { guide, sentence } = chooseMakeWords(slug, words);
  const document = documents.find(({ file }) => toName(file) === guide);
  return { guide: document ? { title: document.title, file: document.file } : null, sentence };
}
