/** What an editor says of a make: `content/makes/{slug}.md`. */
export type MakeWords = {
  /** of the make, or `everyMake` */
  slug: string;
  /** name of a document, "ford-application-guide-2024" */
  guide: string | null;
  sentence: string | null;
  /** number of the part or set whose photo is shown, or "none" */
  picture: string | null;
};

/** Says what holds for each make that has no words of its own. */
export const everyMake = 'every-make';

/**
 * What the head of a make's page says: its guide where it has one, else the sentence of all makes; a sentence of its own always
 * (rule catalogue.make-guides). Throws where nothing is said for all makes.
 */
export function chooseMakeWords(slug: string, words: readonly MakeWords[]): Omit<MakeWords, 'slug'> {
  const own = words.find((each) => each.slug === slug);
  const common = words.find((each) => each.slug === everyMake);
  if (!common?.sentence) throw new Error(`content/makes/${everyMake}.md has no sentence`);
  const guide = own?.guide ?? null;
  const sentence = own?.sentence ?? (guide === null ? common.sentence : null);
  return { guide, sentence, picture: own?.picture ?? null };
}
