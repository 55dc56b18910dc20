import { cylinderWords } from '#config/cylinder-words.ts';

const { counts, cylinders, inline, flat } = cylinderWords;
const count = `(\\d{1,2}|${Object.values(counts).join('|')})`;
/** how they stand; behind the figure a bare "v" counts valves */
const toLayout = (v: string): string => `(?:(${inline})|(${flat})|(${v}))`;

/** "straight six", "boxer 4 cylinder", "v8"; and "6 cylindres en ligne", "sei in linea". */
const ahead = new RegExp(`^${toLayout('v')} ?${count}(?:er)?(?: ?${cylinders})?$`);
const behind = new RegExp(`^${count}(?: ?${cylinders})?(?: ?${toLayout('[ei]n v')})?$`);

const readCount = (text: string): number =>
  Number(Object.entries(counts).find(([, words]) => words.split('|').includes(text))?.[0] ?? text);

const write = (isInline: unknown, isFlat: unknown, isV: unknown, figure: string): string =>
  `${isInline ? 'inline' : isFlat ? 'flat' : isV ? 'v' : 'cyl'}${readCount(figure)}`;

/**
 * What words say of cylinders, as one word for all languages: "v8", "inline6" of "straight six", "flat4" of "4 Zylinder Boxer", "cyl5"
 * of "5 cylindrów"; null where they say nothing of them. `text`: lower case, without accents.
 */
export function readCylinders(text: string): string | null {
  const plain = text.replace(/[-\s]+/g, ' ').replace(/^i(?=[2-6]$)/, 'inline');
  const [, i, f, v, figure] = ahead.exec(plain) ?? [];
  if (figure !== undefined) return write(i, f, v, figure);
  const [, first, ...stand] = behind.exec(plain) ?? [];
  // a figure alone counts nothing
  if (first === undefined || plain === first) return null;
  return write(stand[0], stand[1], stand[2], first);
}

/** Whether a word is one that `readCylinders` gives. */
export const isCylinders = (word: string): boolean => /^(?:v|inline|flat|cyl)\d+$/.test(word);

/** All that an engine's cylinders as supplied ("I5", "F4", "V6") may be called, in the words that `readCylinders` gives. */
export function listCylinderWords(supplied: string): string[] {
  const text = supplied.toLowerCase();
  const [, letters = '', figure] = /^(vr|[a-z])(\d{1,2})$/.exec(text) ?? [];
  if (figure === undefined) {
    const word = readCylinders(text);
    return word === null ? [] : [...new Set([word, word.replace(/^\D+/, 'cyl')])];
  }
  const stand = { i: ['inline'], l: ['inline'], r: ['inline'], f: ['flat'], h: ['flat'] }[letters];
  return [
    ...(stand ?? [letters]).map((one) => one + figure),
    `cyl${figure}`,
    ...(stand?.[0] === 'flat' ? ['boxer'] : []),
  ];
}
