import { engineFamilies } from '#config/search-words.ts';
import { toSearchText } from '../catalogue/search-text.ts';

/** Plain letters, which nearly every name is made of, have no accents to be taken off. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);
const toLower = (text: string): string => (isPlain(text) ? text.toLowerCase() : toSearchText(text));

/** The words of a name as they are searched: lower case, without accents; "ZC-D16A8" are two words, "2.2" is one. */
export const toWords = (text: string): string[] => toLower(text).match(/[a-z0-9]+(?:\.+[0-9][a-z0-9]*)*/g) ?? [];

/** A name in one word, for "zc d16a8" typed as "zcd16a8". */
export const toOneWord = (text: string): string => toLower(text).replace(/[^a-z0-9]/g, '');

/** What a make is called, in single words and as one: "land", "rover", "landrover". */
export const toMakeWords = (title: string, name: string): string[] => [
  ...new Set([...toWords(`${title} ${name}`), toOneWord(title)]),
];

/** The words of an engine's name, and what its family is called: "sbc" of Chevrolet's 350. */
export const toNameWords = (makeSlug: string, name: string): string[] => [
  ...toWords(name),
  ...engineFamilies.flatMap(({ word, make, engines }) =>
    make === makeSlug.toLowerCase() && engines.has(name) ? [word] : [],
  ),
];

const short = /^[a-z]{2,3}$/;

const isShortPair = (word: string, next: string): boolean =>
  (short.test(word) && short.test(next)) || (/^[a-z]{1,2}\d{1,3}$/.test(word) && /^[a-z]$/.test(next));

/** Two short words that stand side by side in one model: "tt rs" as "ttrs", "z4 m" as "z4m". */
const joinShort = (models: string): string[] =>
  models.split(',').flatMap((model) =>
    toWords(model).flatMap((word, at, all) => {
      const next = all[at + 1] ?? '';
      return isShortPair(word, next) ? [word + next] : [];
    }),
  );

/** The words of a list of models; those with dashes and short ones also in one word, because people type "mx5", "gtr" and "ttrs". */
export function toModelWords(models: string): string[] {
  const words = [...toWords(models), ...joinShort(models)];
  if (!models.includes('-')) return words;
  const dashed = toLower(models).match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? [];
  return [...words, ...dashed.map(toOneWord)];
}

/** What people call an engine, each two words of it in one and as a whole, "redtop"; and a code in it, "ea888". */
export function toNicknames(nickname: string): string[] {
  const words = toWords(nickname);
  const codes = words.filter((word) => /^[a-z]+\d+$/.test(word));
  return [...new Set([...codes, ...words.slice(1).map((word, at) => `${words[at]}${word}`), toOneWord(nickname)])];
}
