import { makeNicknames, modelNicknames } from '#config/search-words.ts';
import { lookUp } from '../look-up-own-key.ts';
import type { Piece } from './piece.ts';
import { toWords } from './to-words.ts';

/** Whole numbers from one to the other, both included. */
export type Range = readonly [from: number, to: number];

/** o for 0, i and l for 1: how a name of letters and figures is compared when its own letters do not fit */
export const foldName = (word: string): string =>
  /\d/.test(word) ? word.replaceAll('o', '0').replace(/[il]/g, '1') : '';

/** A word of a make, model or engine, with all that it may say. */
export type NameWord = {
  typed: string;
  word: string;
  /** the word of a make or model that a nickname stands for */
  alias: string | null;
  /** years of building; of one that is being typed all that it may become */
  years: Range | null;
  /** as the figure: "9" of "IX" and "Mk9" */
  generation: string | null;
  /** capacity in cubic centimetres */
  capacity: Range | null;
  /** may be left out: it tells something only where a model is called so */
  isIdle: boolean;
  /** said to be the letters of a family of engines: "b" of "b series" */
  isFamily: boolean;
};

const roman: Readonly<Record<string, string>> = {
  ...{ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6', vii: '7', viii: '8', ix: '9', x: '10' },
};
/** the half of "Mk7.5" is a facelift, which the catalogue does not tell apart */
const prefixed = /^(?:mk|mark|gen(?:eration)?|ph(?:ase)?|series)([ivx]+|\d{1,2})(?:\.5)?$/;
const counted = /^(\d)(?:g|st|nd|rd|th)$/;

const toGeneration = (figure: string): string | null => {
  const read = lookUp(roman, figure) ?? figure;
  return /^(?:[1-9]|1\d)$/.test(read) ? read : null;
};

/** The generation that a word in small letters names, as the figure: "ix", "9", "mk9", "mkix", "9th" and "9g" are all "9"; else null. */
export const readGeneration = (word: string): string | null =>
  toGeneration(prefixed.exec(word)?.[1] ?? counted.exec(word)?.[1] ?? word);

/** The same where it says that it is one: "mk 4" put together, but no two figures. */
export function readNamedGeneration(word: string): string | null {
  const figure = prefixed.exec(word)?.[1];
  return figure === undefined ? null : toGeneration(figure);
}

/** The generations that a list of models names; a plain figure is a model of its own, "3" of Mazda. */
export const listGenerations = (models: string): string[] =>
  models
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter((word) => !/^\d+$/.test(word))
    .flatMap((word) => readGeneration(word.replace(/^gen-/, 'gen')) ?? []);

const isYear = (year: number): boolean => year >= 1940 && year <= 2049;
const decade = /^((?:19|20)?\d)0s$/;

/** The years that a word names: "1999", "my99", "1990s", "90s". */
function readYears(word: string): Range | null {
  const year = Number(/^(?:my)?(\d{4})$/.exec(word)?.[1] ?? Number.NaN);
  if (isYear(year)) return [year, year];
  const short = /^my(\d\d)$/.exec(word)?.[1];
  if (short !== undefined) return readShortYear(short);
  const tens = decade.exec(word)?.[1];
  if (tens === undefined) return null;
  const century = tens.length > 1 ? 0 : Number(tens) < 4 ? 2000 : 1900;
  const begin = century + Number(tens) * 10;
  return isYear(begin) ? [begin, begin + 9] : null;
}

/** "99" is 1999 and "04" 2004: of fifty years back, and what has come since. */
function readShortYear(word: string): Range | null {
  if (!/^\d\d$/.test(word)) return null;
  const year = Number(word) + (Number(word) < 50 ? 2000 : 1900);
  return [year, year];
}

/** The years that figures may become when typed on: "199" the nineties. */
export function readBegunYears(word: string): Range | null {
  if (!/^(?:19|20)\d?$/.test(word)) return null;
  const rest = 10 ** (4 - word.length);
  return [Number(word) * rest, (Number(word) + 1) * rest - 1];
}

/** "2.0" and "2.0l"; without a place only with its unit, "3l" */
const litres = /^(\d\.\d)(?:l|ltr|lit\w*)?$|^(\d)(?:l|ltr|lit\w*)$/;
/** "1598", "1601cc"; the sign of thousands only with the unit, "1.598ccm" */
const centimetres = /^(\d{3,4}|\d\.\d{3}(?=c))(cc|ccm|cmc|cm3)?$/;

/** The capacities that a word names: "1.6" and "1600" all that are called so, "1598" and "1601cc" the one. A bare year is none. */
function readCapacity(word: string): Range | null {
  const [, decimal, whole] = litres.exec(word) ?? [];
  const litre = decimal ?? whole;
  if (litre !== undefined) return around(Math.round(Number(litre) * 1000));
  const [, figures, unit] = centimetres.exec(word) ?? [];
  const value = Number(figures?.replace('.', '') ?? Number.NaN);
  if (Number.isNaN(value) || (unit === undefined && readYears(word))) return null;
  if (value % 100 !== 0) return [value, value];
  // of motorcycles the figure is the name: a 925 is no 900
  return value < 1000 ? [value - 20, value + 19] : around(value);
}

/** half a tenth of a litre up and down: 1,595 and 1,649 cc are both called 1.6 */
const around = (value: number): Range => [value - 50, value + 49];

const aliasOf = (word: string): string | null => lookUp(makeNicknames, word) ?? lookUp(modelNicknames, word) ?? null;

/** What a model is called in two words, put together as one: "x flow", "renault sport"; "type r" says more than "type". */
export function aliasOfTwo(joined: string): string | null {
  const alias = lookUp(modelNicknames, joined) ?? null;
  return alias !== null && joined.startsWith(alias) ? null : alias;
}

function toNameWord(typed: string, word: string, isIdle = false): NameWord {
  return {
    ...{ typed, word, isIdle, isFamily: false, alias: aliasOf(word), years: readYears(word) },
    generation: readGeneration(word),
    capacity: readCapacity(word),
  };
}

/** What the letters of a family stand before. */
export const series = /^(?:series?|family)$/;

/**
 * The words that may be names, in their order, those that tell nothing among them; "mx-5" is two, of which the first has what
 * was typed.
 */
export const listNameWords = (pieces: readonly Piece[]): NameWord[] =>
  pieces
    .filter(({ role }) => role === 'name' || role === 'idle')
    .flatMap(({ typed, word, role }) =>
      toWords(word).map((one, at) =>
        toNameWord(at === 0 ? typed : '', one, role === 'idle' || (at > 0 && series.test(one))),
      ),
    )
    .map((one, at, all) => ({ ...one, isFamily: one.word.length < 3 && series.test(all[at + 1]?.word ?? '') }));

/** the shortest name, so that "evoviii" is no "evovi ii" */
const glued = /^([a-z]{3,}?)(\d{1,4}|ii|iii|iv|vi|vii|viii|ix)$/;

/** "evo9" as "evo 9" and "impreza99" as "impreza 99": tried where nothing is called so; two figures may then be a year. */
export const takeApart = (words: readonly NameWord[]): NameWord[] =>
  words
    .flatMap((one) => {
      const [, letters, figures] = glued.exec(one.word) ?? [];
      if (letters === undefined || figures === undefined) return [one];
      return [toNameWord(one.typed, letters), toNameWord('', figures)];
    })
    .map((one) => ({ ...one, years: one.years ?? readShortYear(one.word) }));
