import { downloads } from '#config/downloads.ts';
import { chooseMakeWords, type MakeWords } from '#domain/catalogue/make.ts';
import { fillFigures } from '#domain/prose/figures.ts';
import { z } from 'zod';

const toName = (file: string): string => file.replace(/^.*\//, '').replace(/\.pdf$/, '');

/** Front matter of `content/makes/{slug}.md`. */
export const makeFront = z.strictObject({
  /** name of a document of `src/config/downloads.ts`, offered in the head of the page */
  guide: z.enum(downloads.map(({ file }) => toName(file))).optional(),
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
export function viewMakeWords(slug: string, words: readonly MakeWords[]): MakeSays {
  const { guide, sentence } = chooseMakeWords(slug, words);
  const document = downloads.find(({ file }) => toName(file) === guide);
  return { guide: document ? { title: document.title, file: document.file } : null, sentence };
}
