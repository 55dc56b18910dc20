import { toSearchText } from '../catalogue/search-text.ts';

/** Plain letters, which nearly every name is made of, have no accents to be taken off. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);
const toLower = (text: string): string => (isPlain(text) ? text.toLowerCase() : toSearchText(text));

/** The words of a name as they are searched: lower case, without accents; "ZC-D16A8" are two words, "2.2" is one. */
export const toWords = (text: string): string[] => toLower(text).match(/[a-z0-9]+(?:\.+[0-9][a-z0-9]*)*/g) ?? [];

/** A name in one word, for "zc d16a8" typed as "zcd16a8". */
export const toOneWord = (text: string): string => toLower(text).replace(/[^a-z0-9]/g, '');

/** The words of a list of models; one with dashes also in one word, because people type "mx5" and "gtr". */
export function toModelWords(models: string): string[] {
  const words = toWords(models);
  if (!models.includes('-')) return words;
  const dashed = toLower(models).match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? [];
  return [...words, ...dashed.map(toOneWord)];
}
