import { quantityWords, wordsAfter, wordsBefore } from '#config/quantity-words.ts';

/** Signs and words for "times" and "pieces", before or after a figure. */
const before = `(?:x|×|\\*|(?:${wordsBefore.join('|')})[.:=]*)`;
const after = `(?:x|×|\\*|(?:${wordsAfter.join('|')})\\.?)`;
const figure = '\\d{1,6}';

/* "2.00" is 2, but "1,000" may be a thousand: three noughts are not read */
const noughts = '(?:[.,]0{1,2})?';
const alone = new RegExp(`^(${before}\\s*)?(${figure})${noughts}\\s*(${after})?$`, 'i');
const behind = new RegExp(`^(.*?\\S)\\s+(${before}\\s*)?(${figure}${noughts})(\\s*${after})?$`, 'i');
const ahead = new RegExp(
  `^(${before}\\s*)?(${figure}${noughts})(?:(\\s*[x×*]\\s*|\\s*${after}\\s+(?:of\\s+)?)|\\s+)(\\S.*)$`,
  'i',
);
/** A sign between number and figure, with or without blanks: "4B1606H-.50:2", "-.50/2", "-.50*2", "-.50 -> 2", "-.50 .... 2", "-.50x2". */
const joined = new RegExp(
  `^(.*[\\p{L}\\p{N}"])(?:\\s*(?:[*×:=/→]|-+>|=>|\\.{2,}|…+)\\s*|(?<=\\d|STD)x\\s*)(${figure}${noughts})(?:\\s*${after})?$`,
  'iu',
);

/** A text that is a quantity and nothing else: "2", "x2", "2 pcs", "2.00"; null where it is none. */
export function readQuantity(text: string): number | null {
  const figures = alone.exec(text.trim())?.[2];
  return figures === undefined ? null : Number(figures);
}

/**
 * What stands in the place of a quantity and is none that can be ordered: below nothing, in pieces, a thousand with its sign,
 * too many figures, figures of another script, a question mark or a figure in words.
 */
const unorderable = [
  ...['[-−–+]\\s*\\d+(?:[.,]\\d+)?', '\\d+[.,]\\d+', "\\d{1,3}(?:['’]\\d{3})+", '\\d{7,}', '\\d+\\s*/\\s*\\d+'],
  // figures of another script, and "½"
  ...[
    '\\d*\\s*[^\\P{N}\\d]+',
    '\\d+e\\d+',
    '(?:about|around|approx\\.?|circa|ca\\.?|max\\.?|min\\.?|up to|[~≈<>≤≥])\\s*\\d+',
    '\\?+',
    `[(\\[]\\s*(?:[x×]\\s*)?\\d{1,6}\\s*(?:${after})?\\s*[)\\]]`,
    ...quantityWords,
  ],
].join('|');
const unorderableAlone = new RegExp(`^(${before}\\s*)?(?:${unorderable})\\s*(${after})?$`, 'iu');
const unorderableBehind = new RegExp(`^(.*?\\S)\\s+(${before}\\s*)?(${unorderable})(\\s*${after})?$`, 'iu');
const unorderableAhead = new RegExp(`^(${unorderable})(?:(\\s*[x×*]\\s*|\\s*${after}\\s+)|\\s+)(\\S.*)$`, 'iu');

/** True for a text that can only be meant as a quantity and is none that can be ordered: "-3", "2.5", "1,000", "two", "?". */
export const isUnorderable = (text: string): boolean =>
  readQuantity(text) === null && unorderableAlone.test(text.trim());

/** What is left of a text without such a quantity, from its end, else from its beginning; `isSure`: a sign or word says so. */
export function splitUnorderable(text: string): { number: string; amount: string; isSure: boolean } | null {
  const [, head, sign, last = '', word] = unorderableBehind.exec(text) ?? [];
  if (head !== undefined) return { number: head, amount: last, isSure: Boolean(sign ?? word) };
  const [, first = '', times, tail] = unorderableAhead.exec(text) ?? [];
  return tail === undefined ? null : { number: tail, amount: first, isSure: times !== undefined };
}

/** A number with its quantity split off. `isSure`: a sign or word says that the figure is a quantity. */
export type Split = { number: string; quantity: number; isSure: boolean; /** as typed */ figure: string };

/** "4B1606H-STD qty: 2": the word belongs to the figure */
const endsInWord = new RegExp(`(?:^|\\s)${before}$`, 'i');

const toQuantity = (figures: string): number => Number.parseInt(figures, 10);

/** "4B1606H-.50:2" by its sign; null where there is none. */
export function splitJoined(text: string): Split | null {
  const [, number, figures = ''] = joined.exec(text) ?? [];
  if (number === undefined || endsInWord.test(number)) return null;
  return { number, quantity: toQuantity(figures), isSure: true, figure: figures };
}

/** The ways to split a quantity off a text without separators: from its end, then from its beginning. */
export function splitQuantity(text: string): Split[] {
  const [, head, sign, last = '', word] = behind.exec(text) ?? [];
  const [, lead, first = '', times, tail] = ahead.exec(text) ?? [];
  const ofSign = splitJoined(text);
  const atEnd = { number: head ?? '', quantity: toQuantity(last), isSure: Boolean(sign ?? word), figure: last };
  const atStart = {
    number: tail ?? '',
    quantity: toQuantity(first),
    isSure: (lead ?? times) !== undefined,
    figure: first,
  };
  return [...(ofSign ? [ofSign] : head === undefined ? [] : [atEnd]), ...(tail === undefined ? [] : [atStart])];
}
