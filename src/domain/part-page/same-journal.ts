import { describeDifference } from '../engine/set-difference.ts';
import { setLetters, splitLetters } from '../engine/set-letters.ts';
import type { Part, Picture } from '../part/part.ts';
import type { PartPrice } from '../price/part-price.ts';

/** Another set for the journal of a part: what tells it apart, and its price of the build in the same size. */
export type SameJournalRow = {
  slug: string;
  stem: string;
  letters: string | null;
  name: string;
  difference: { words: string; figure: string };
  isKit: boolean;
  picture: Picture | null;
  /** that of the shown part, else the first that the set is made in; "" where it has none */
  size: string;
  /** false where the set is not made in the size of the part */
  isSameSize: boolean;
  price: PartPrice;
};

/** Parts whose sets carry the same bearing differ in these letters alone; others have no such family. */
export const familyOf = (set: string): string | null => {
  const { stem, letters } = splitLetters(set);
  return letters && stem;
};

const rankLetters = ({ set, kitContents }: Part): number => {
  const { letters } = splitLetters(set);
  return letters === null || kitContents.length > 0 ? setLetters.length : setLetters.indexOf(letters);
};

/** The size that a kit holds the set in; a kit itself has none. */
const sizeIn = (other: Part, set: string): string =>
  other.kitContents
    .map(({ slug }) => slug)
    .find((slug) => slug.startsWith(`${set}-`))
    ?.slice(set.length + 1) ?? other.size;

type Alike = {
  /** sets of the same family and kits that hold one of the part's, each with its sizes in their order */
  sets: readonly (readonly Part[])[];
  pictureOf: (url: string) => Picture | null;
};

/**
 * The other sets for the same journal (rule part.same-journal): in the order of their letters, then kits; each in the size of
 * the part where it is made in it, else in its first.
 */
export function listSameJournal(part: Part, { sets, pictureOf }: Alike): SameJournalRow[] {
  return sets
    .flatMap((sizes) => sizes.find(({ size }) => size === part.size) ?? sizes[0] ?? [])
    .filter(({ set }) => set !== part.set)
    .sort((one, other) => rankLetters(one) - rankLetters(other))
    .map((other) => {
      const size = sizeIn(other, part.set);
      return {
        ...splitLetters(other.set),
        slug: other.slug,
        name: other.description,
        difference: describeDifference(other),
        isKit: other.kitContents.length > 0,
        picture: other.photos.map(({ url }) => pictureOf(url)).find((picture) => picture !== null) ?? null,
        size,
        isSameSize: size === part.size,
        price: other.price,
      };
    });
}
