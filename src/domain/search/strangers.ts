import { idleWords } from '#config/search-words.ts';
import { readWords } from './read-words.ts';
import { splitTyped } from './typed-words.ts';

/** What stands behind the last figure of a text and is no word of the trade: "returned" of "4B1606H-STD returned". */
export function listStrangers(text: string): string[] {
  const pieces = readWords(splitTyped(text));
  const last = pieces.findLastIndex(({ word }) => /\d/.test(word));
  const behind = last === -1 ? [] : pieces.slice(last + 1);
  const isStrange = ({ role, word }: (typeof pieces)[number]) =>
    role === 'unsold' || (role === 'name' && !idleWords.has(word));
  return behind.filter(isStrange).flatMap(({ typed }) => typed || []);
}
