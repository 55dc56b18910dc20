/** Letters behind the number of a set, by which sets of one bearing are told apart (rule part.letters). */
export const setLetters = ['H', 'HC', 'HX', 'HD', 'HXD'] as const;
export type SetLetters = (typeof setLetters)[number];

const lettered = /^(\d+[BM]\d+)(HXD|HX|HD|HC|H)$/;

/**
 * "4B1946HX" is stem "4B1946" and letters "HX"; numbers without such letters, kits and washers, are all stem. Nothing is lost
 * or changed: stem and letters together are the number.
 */
export function splitLetters(set: string): { stem: string; letters: SetLetters | null } {
  const [, stem, letters] = lettered.exec(set) ?? [];
  return stem && letters ? { stem, letters: letters as SetLetters } : { stem: set, letters: null };
}

/** Letters of the main bearings that belong to conrods with the given ones: dowel holes are made in conrods alone. */
export const mainLettersFor = (letters: SetLetters): SetLetters =>
  letters === 'HD' ? 'H' : letters === 'HXD' ? 'HX' : letters;
