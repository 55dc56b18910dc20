/** How wide a font draws each letter, in any one unit. */
export type Widths = ReadonlyMap<string, number>;

/** Letters that a fallback font draws at one size: `size` times its own. */
export type LetterGroup = { letters: string[]; size: number };

type Measured = { letter: string; real: number; own: number; often: number; ratio: number };

/** So much larger than its own that the fallback font is as wide as the real font over these letters. */
function fit(letters: readonly Measured[]): number {
  const sum = (pick: (letter: Measured) => number) =>
    letters.reduce((all, letter) => all + pick(letter) * letter.often, 0);
  return sum(({ real }) => real) / sum(({ own }) => own);
}

const near = (sizes: readonly number[], ratio: number): number =>
  sizes.reduce((best, size, at) => (Math.abs(size - ratio) < Math.abs((sizes[best] ?? 0) - ratio) ? at : best), 0);

const put = (letters: readonly Measured[], sizes: readonly number[]): Measured[][] =>
  sizes.map((_, at) => letters.filter(({ ratio }) => near(sizes, ratio) === at)).filter(({ length }) => length > 0);

/** A letter that differs by more from letters on the whole is grouped as if it differed by so much: it makes no size of its own. */
const most = 0.15;
/** Letters that are less of the text than this go with the first group: their rules would be longer than they are worth. */
const rare = 0.0005;

/**
 * At most `count` groups of letters, so that a fallback font that draws each group at its size breaks lines where the real font does:
 * letters of about the same ratio are together (one-dimensional k-means, weighted by how often they come in `text`). The first
 * is the largest, and for all letters that no group names.
 */
export function groupLetters(real: Widths, fallback: Widths, text: string, count: number): LetterGroup[] {
  const times = Map.groupBy(text, (letter) => letter);
  const found = [...real].flatMap(([letter, width]): Measured[] => {
    const own = fallback.get(letter);
    const often = (times.get(letter)?.length ?? 0) / text.length;
    return own && often >= rare ? [{ letter, real: width, own, often, ratio: width / own }] : [];
  });
  const whole = fit(found);
  const letters = found
    .map((letter) => ({ ...letter, ratio: Math.min(Math.max(letter.ratio, whole * (1 - most)), whole * (1 + most)) }))
    .toSorted((one, other) => one.ratio - other.ratio);

  let groups = put(
    letters,
    Array.from({ length: count }, (_, at) => letters[Math.floor(((at + 0.5) * letters.length) / count)]?.ratio ?? 1),
  );
  // each round brings the sizes nearer; a hundred are more than any font needs
  for (let round = 0; round < 100; round += 1) groups = put(letters, groups.map(fit));
  const sum = (group: readonly Measured[]) => group.reduce((all, { often }) => all + often, 0);
  return groups
    .toSorted((one, other) => sum(other) - sum(one))
    .map((group) => ({ letters: group.map(({ letter }) => letter), size: fit(group) }));
}

/** All signs from one code point to another, both in it. */
export const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
