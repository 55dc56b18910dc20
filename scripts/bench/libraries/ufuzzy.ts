import type { Adaptor } from './library.ts';

type Search = {
  search(
    haystack: string[],
    needle: string,
    outOfOrder: number,
  ): [found: number[] | null, info: { idx: number[] } | null, order: number[] | null];
};
type MicroFuzzy = { default: new (options: object) => Search };

/** One error in a word, words in any order: the library's "SingleError". There is no index, only the lines themselves. */
const options = { intraMode: 1 };
const wordsInAnyOrder = 4;

export const adaptor: Adaptor<MicroFuzzy> = {
  build: (_library, documents) =>
    documents.map(({ number, title, fits, replaces }) => `${number} ${title} ${fits} ${replaces}`).join('\n'),
  open({ default: Fuzzy }, text) {
    const haystack = text.split('\n');
    const fuzzy = new Fuzzy(options);
    const slugOf = (position: number): string => haystack[position]?.split(' ')[0] ?? '';
    return (typed) => {
      const [found, info, order] = fuzzy.search(haystack, typed, wordsInAnyOrder);
      if (found === null) return [];
      const ranked = order && info ? order.map((position) => info.idx[position] ?? 0) : found;
      return ranked.slice(0, 10).map(slugOf);
    };
  },
};
