import { sameWords } from '#config/search-words.ts';
import { readCylinders } from '../catalogue/cylinder-words.ts';
import { lookUp } from '../look-up-own-key.ts';
import { joinTyped, type TypedWord } from './typed-words.ts';

export const valves = /^(?:valves?|ventiler?|soupapes|valvulas|valvole|zaworow|kleppen)$/;

const unit = /^(?:mm|in|inch|inches|thou|")$/;
const volume = /^(?:cc|ccm|cmc|cm3|l|ltr|lit\w*)$/;
/** "2.0-litre" is written in one */
const hyphen = /^([\d.]+)-(?=(?:cc|ccm|cmc|cm3|l|ltr|lit\w*)$)/;
const figure = /^(?:\d{1,2}(?:\.5)?|[ivx]+)$/;
const dottedMark = /^mk\.(?=\w)/;

/** "20vt" is said for twenty valves and a turbo. */
function splitValves({ typed, word }: TypedWord): TypedWord[] {
  const [, count] = /^(\d{1,2}v)t$/.exec(word) ?? [];
  return count === undefined
    ? [{ typed, word: lookUp(sameWords, word) ?? word.replace(dottedMark, 'mk').replace(hyphen, '$1') }]
    : [
        { typed, word: count },
        { typed: '', word: 'turbo' },
      ];
}

/** What two words are as one, null where they are two. */
function joinTwo(before: string, word: string): string | null {
  if (before === 'mk' && figure.test(word)) return `mk${word}`;
  if (/^\d{1,2}$/.test(before) && valves.test(word)) return `${before}v`;
  return /^[-+]?[\d.]+$/.test(before) && (unit.test(word) || volume.test(word)) ? before + word : null;
}

const longestCount = 5;

/** The longest run of words from here that counts cylinders, as one; else the word itself. */
function readRun(words: readonly TypedWord[], at: number): { word: TypedWord; length: number } {
  for (let length = Math.min(longestCount, words.length - at); length > 0; length -= 1) {
    const joined = joinTyped(words.slice(at, at + length));
    const word = readCylinders(joined.word);
    if (word !== null) return { word: { ...joined, word }, length };
  }
  return { word: words[at] ?? { typed: '', word: '' }, length: 1 };
}

/**
 * Words that say one thing as one: "10 thou", ".25 mm", "1.8 litre" and "1601 cc", "16 valve" as "16v", "mk 4" and "Mk.4" as "mk4", "straight
 * six", "5 Zylinder" and "v 8" as `readCylinders` says them; and as the catalogue says it what several languages call otherwise.
 */
export function joinUnits(words: readonly TypedWord[]): TypedWord[] {
  const units = words.flatMap(splitValves).reduce<TypedWord[]>((joined, one) => {
    const before = joined.at(-1);
    const word = before ? joinTwo(before.word, one.word) : null;
    return before && word !== null ? [...joined.slice(0, -1), { ...joinTyped([before, one]), word }] : [...joined, one];
  }, []);
  const read: TypedWord[] = [];
  for (let at = 0; at < units.length;) {
    const { word, length } = readRun(units, at);
    read.push(word);
    at += length;
  }
  return read;
}
