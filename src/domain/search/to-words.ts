import { toSearchText } from '../catalogue/search-text.ts';

/** Plain letters, which nearly every name is made of, have no accents to be taken off. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);
const toLower = (text: string): string => (isPlain(text) ? text.toLowerCase() : toSearchText(text));

/** The words of a name as they are searched: lower case, without accents; "ZC-D16A8" are two words, "2.2" is one. */
export const toWords = (text: string): string[] => toLower(text).match(/[a-z0-9]+(?:\.+[0-9][a-z0-9]*)*/g) ?? [];

/** A name in one word, for "zc d16a8" typed as "zcd16a8". */
export const toOneWord = (text: string): string => toLower(text).replace(/[^a-z0-9]/g, '');

const short = /^[a-z]{2,3}$/;

/** Two short words of letters that stand side by side in one model: "tt rs" as "ttrs". */
const joinShort = (models: string): string[] =>
  models.split(',').flatMap((model) =>
    toWords(model).flatMap((word, at, all) => {
      const next = all[at + 1] ?? '';
      return short.test(word) && short.test(next) ? [word + next] : [];
    }),
  );

/** The words of a list of models; those with dashes and short ones also in one word, because people type "mx5", "gtr" and "ttrs". */
export function toModelWords(models: string): string[] {
  const words = [...toWords(models), ...joinShort(models)];
  if (!models.includes('-')) return words;
  const dashed = toLower(models).match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? [];
  return [...words, ...dashed.map(toOneWord)];
}
