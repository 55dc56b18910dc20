import type { NameWord } from './name-word.ts';
import type { SearchIndex, SetRow } from './search-index.ts';
import { toOneWord } from './to-words.ts';
import { isOneErrorAway } from './typing-error.ts';

/** shorter ones have too many neighbours to tell which make is meant */
const nearMinLength = 5;

/** A word that something is called by is no make with an error in it. */
const isKnown = ({ engines }: SearchIndex, word: string): boolean =>
  engines.some(({ words: { all } }) => `${all} `.includes(` ${word} `));

/** The words that name makes, with these; of two makes in one word, "rover" of "land rover", the one that all of them say. */
function findNamed({ makes }: SearchIndex, words: readonly string[], isSaid: (name: string, word: string) => boolean) {
  const named = makes
    .map(({ slug, names }) => ({ slug, said: words.filter((word) => names.some((name) => isSaid(name, word))) }))
    .filter(({ said }) => said.length > 0);
  const isPart = (one: readonly string[]) =>
    named.some(({ said }) => said.length > one.length && one.every((word) => said.includes(word)));
  return named.filter(({ said }) => !isPart(said));
}

/** What the makes that a question names have, and the words that name them. */
export type OfMakes = { index: SearchIndex; words: readonly NameWord[] };

/**
 * Of an index what the makes have that are named, also with one typing error, and what is of no make; all of it and no words where
 * none is named (rule search.named-make).
 */
export function ofNamedMakes(index: SearchIndex, names: readonly NameWord[]): OfMakes {
  const words = names.map(({ word, alias }) => alias ?? word);
  const joined = [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
  const sure = findNamed(index, joined, (name, word) => name === word);
  const long = words.filter((word) => word.length >= nearMinLength);
  const near = () =>
    findNamed(index, long, isOneErrorAway).filter(({ said }) => said.some((word) => !isKnown(index, word)));
  const named = sure.length > 0 ? sure : near();
  // "Rover V8 3.9" is an engine of another make
  const isEngine = index.engines.some(({ words: { whole } }) => whole === toOneWord(words.join('')));
  if (named.length === 0 || isEngine) return { index, words: [] };
  const slugs = new Set(named.map(({ slug }) => slug));
  const said = new Set(named.flatMap((one) => one.said));
  const isOf = ({ fits: { makes } }: SetRow): boolean => makes.length === 0 || makes.some((make) => slugs.has(make));
  const isSaid = (_: NameWord, at: number): boolean =>
    [words[at], `${words[at - 1]}${words[at]}`, `${words[at]}${words[at + 1]}`].some((word) => said.has(word ?? ''));
  return {
    index: {
      ...index,
      engines: index.engines.filter(({ makeSlug }) => slugs.has(makeSlug)),
      sets: index.sets.filter(isOf),
      aliases: index.aliases.filter(({ set }) => isOf(set)),
    },
    words: names.filter(isSaid),
  };
}
