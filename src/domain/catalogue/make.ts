import { makeTitles } from '#config/makes.ts';
import { compareText } from '../compare-text.ts';
import { lookUp } from '../look-up-own-key.ts';

/** A make in a menu or index: address segment, title as a visitor reads it, and how many engines it has. */
export type MakeEntry = { slug: string; title: string; engines: number };

/** The makes that lists show: none with an empty name, sorted by image name (rule catalogue.makes). */
export function listMakes<M extends { name: string; imageName: string }>(makes: readonly M[]): M[] {
  return makes
    .filter((make) => make.name.trim() !== '')
    .sort((a, b) => compareText(a.imageName.toLowerCase(), b.imageName.toLowerCase()));
}

/** Segment of a make in addresses: "Land Rover" is "Land-Rover", "DODGE" stays; letters keep their case. */
export const toMakeSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * What a visitor reads: GM is General Motors, DODGE is Dodge, Skoda is Škoda, Citroen is Citroën (rule catalogue.make-names); all others as
 * they are.
 */
export const toMakeTitle = (name: string): string => lookUp(makeTitles, name) ?? name;

type Applications<Row> = Readonly<Record<string, readonly Row[]>>;

/** What sets fit, with the makes as a visitor reads them: names of parts say "Škoda", as their pages do. */
export const titleMakes = <Row extends { make: string }>(applications: Applications<Row>): Applications<Row> =>
  Object.fromEntries(
    Object.entries(applications).map(([set, rows]) => [
      set,
      rows.map((row) => ({ ...row, make: toMakeTitle(row.make) })),
    ]),
  );

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
