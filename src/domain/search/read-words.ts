import {
  bearingWords,
  clearanceWords,
  diameterWords,
  idleWords,
  kindWords,
  type KindWord,
  negations,
  setEndings,
  unsoldWords,
} from '#config/search-words.ts';
import { lookUp } from '../look-up-own-key.ts';
import { markDiameter } from './read-diameter.ts';
import { joinUnits, valves } from './join-units.ts';
import { series } from './name-word.ts';
import { type Meaning, means, type Piece } from './piece.ts';
import { readSize } from './read-size.ts';
import { joinTyped, type TypedWord } from './typed-words.ts';

const longestPhrase = 4;
/** "rod's" is written for "rods" */
const toTerm = (word: string): string =>
  word
    .replace(/['’]s$/, 's')
    .replace(/[-'’]+/g, ' ')
    .trim();
const isKind = (term: string): boolean => lookUp(kindWords, term) !== undefined;
const isTrade = (term: string): boolean => isKind(term) || idleWords.has(term);

/** What a term of the trade says, null for any other. Letters that may begin a name are an ending only beside other words. */
function readTerm(term: string, isAlone: boolean, isName: boolean): Meaning | null {
  if (unsoldWords.has(term)) return { role: 'unsold' };
  if (lookUp(diameterWords, term) !== undefined) return { role: 'idle' };
  const kind = lookUp(kindWords, term);
  if (kind !== undefined) return { role: 'kind', kind };
  const ending = (isAlone || isName) && !term.includes(' ') ? undefined : lookUp(setEndings, term);
  if (ending !== undefined) return { role: 'ending', ending };
  return idleWords.has(term) && !isName ? { role: 'idle' } : null;
}

/** What joins words that were typed in one: "k20a-rods", "rods/mains"; whichever dash was typed, also a wide one. */
export const joiners = /[-/_\u2010-\u2015\u2212\uff0d]/;

/**
 * "main-bearings", "rods/mains" and "k20a-rods" are two words each, "not-hx" and "16-valve" two that say one thing; a model with a
 * hyphen stays one.
 */
function splitJoined({ typed, word }: TypedWord): TypedWord[] {
  const cut = (text: string) => text.split(joiners).filter(Boolean);
  const [parts, spelt] = [cut(word), cut(typed)];
  if (parts.length < 2 || isTrade(toTerm(word))) return [{ typed, word }];
  const isOne = negations.has(parts[0] ?? '') || valves.test(parts[1] ?? '');
  const hasKind = parts.some((part, at) => isKind(part) || isKind(`${part} ${parts[at + 1] ?? ''}`));
  if (!isOne && hasKind) return parts.map((part, at) => ({ typed: spelt[at] ?? part, word: part }));
  if (!isOne && !parts.every(isTrade)) return [{ typed, word }];
  return parts.map((part, at) => ({ typed: at === 0 ? typed : '', word: part }));
}

/** The words of a text with what they say, the longest phrases of the trade first. */
export function readWords(words: readonly TypedWord[]): Piece[] {
  const units = joinUnits(words.flatMap(splitJoined));
  const pieces: Piece[] = [];
  for (let at = 0; at < units.length;) {
    const { piece, length } = readPhrase(units, at);
    pieces.push(piece);
    at += length;
  }
  return markSize(markDiameter(resolveIdle(readKits(joinUnsold(readNegations(pieces))))));
}

/** "not HX" and "except coated" ask for the plain set, and "no mains" tells nothing: what is not wanted is never what is shown. */
const readNegations = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((read, one) => {
    const before = read.at(-1);
    const isNegated = before !== undefined && negations.has(toTerm(before.word)) && before.role !== 'kind';
    if (!isNegated || (one.role !== 'ending' && one.role !== 'kind')) return [...read, one];
    const joined = joinTyped([before, one]);
    const isBuild = one.role === 'ending' || one.kind === 'calico';
    return [...read.slice(0, -1), isBuild ? { ...joined, role: 'ending', ending: 'h' } : { ...joined, role: 'idle' }];
  }, []);

/** "oil pump gears", "piston kit" and "nockenwellen lager" are one thing each, and none that is sold. */
const joinUnsold = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((joined, one) => {
    const before = joined.at(-1);
    const isOf =
      (before?.role === 'kind' && one.role === 'unsold') ||
      (before?.role === 'unsold' && (isBearing(one) || (one.role === 'kind' && one.kind === 'kit')));
    return before && isOf
      ? [...joined.slice(0, -1), { ...joinTyped([before, one]), role: 'unsold' }]
      : [...joined, one];
  }, []);

const isBearing = ({ role, word }: Piece): boolean => role === 'idle' && bearingWords.has(toTerm(word));

/** "rod bearing kit", "coated kit" and "kit coussinets k20a" ask for sets: what the shop calls a kit holds conrods and mains. */
function readKits(pieces: Piece[]): Piece[] {
  const isOfKind = pieces.some((piece) => piece.role === 'kind' && piece.kind !== 'kit');
  const hasName = pieces.some(({ role }) => role === 'name');
  return pieces.map((piece, at): Piece => {
    if (piece.role !== 'kind' || !/^kits?$/.test(piece.word)) return piece;
    const isBeside = [pieces[at - 1], pieces[at + 1]].some((near) => near !== undefined && isBearing(near));
    return isOfKind || (hasName && isBeside) ? means(piece, { role: 'idle' }) : piece;
  });
}

/** The letter of a family ("h series") or of a car ("astra h", "omega a"), which ends no number and is no article. */
function isLetterOfName(words: readonly TypedWord[], at: number): boolean {
  const [before = '', word = '', behind = ''] = [at - 1, at, at + 1].map((place) => words[place]?.word);
  const isOfCar =
    word.length === 1 && /^[a-z]+$/.test(before) && !isTrade(before) && lookUp(setEndings, before) === undefined;
  return series.test(behind) || isOfCar;
}

function readPhrase(words: readonly TypedWord[], at: number): { piece: Piece; length: number } {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const joined = joinTyped(words.slice(at, at + length));
    const isName = length === 1 && isLetterOfName(words, at);
    const meaning = readTerm(toTerm(joined.word), length === words.length, isName);
    if (meaning) return { piece: { ...joined, ...meaning }, length };
  }
  const [word] = words.slice(at, at + 1);
  return { piece: { typed: word?.typed ?? '', word: word?.word ?? '', role: 'name' }, length: 1 };
}

const bearingKinds: readonly KindWord[] = ['rod', 'main', 'thrust'];

/**
 * Where nothing but such words stands: clearance asks for what it is measured with, and bearings are those of every place; any
 * other may be the beginning of a word that does tell something: "for" of "ford".
 */
function resolveIdle(pieces: Piece[]): Piece[] {
  if (!pieces.every(({ role }) => role === 'idle')) return pieces;
  const hasWord = (words: ReadonlySet<string>) => pieces.some(({ word }) => words.has(toTerm(word)));
  if (hasWord(clearanceWords)) return pieces.map((piece) => readClearance(piece));
  const ofKinds = bearingKinds.map((kind): Piece => ({ typed: '', word: '', role: 'kind', kind }));
  if (hasWord(bearingWords)) return [...pieces, ...ofKinds];
  return pieces.map((piece) => means(piece, { role: 'name' }));
}

const readClearance = (piece: Piece): Piece =>
  clearanceWords.has(toTerm(piece.word)) ? means(piece, { role: 'kind', kind: 'flexigauge' }) : piece;

/** At most one word is the size, the last of those that may be. */
function markSize(pieces: Piece[]): Piece[] {
  const kinds = pieces.filter(({ role }) => role === 'kind').length;
  const others = pieces.filter(({ role }) => role === 'name' || role === 'ending');
  const isSize = ({ word }: Piece, place: number) => isSizeWord(word, others.slice(0, place), others.length, kinds);
  const found = others.filter(isSize).at(-1);
  const wish = found ? readSize(toSizeText(found.word)) : null;
  return pieces.map((piece) => (piece === found && wish ? means(piece, { role: 'size', wish }) : piece));
}

/** "+10" is what British grinders call ten thousandths of an inch. */
export const toSizeText = (word: string): string =>
  word
    .toUpperCase()
    .replace(/^[-+](?=[1-6]0$)/, '0')
    .replace(/^[-+]/, '');

/** Written so, it is a capacity: nothing is made 1.6 mm under, and regrinds of 1.00 to 1.50 mm are written with two places. */
const litres = /^[1-9]\.\d$|^[2-9]\.\d+$|^1\.[6-9]/;

/**
 * A size is taken where it cannot be part of a number or name: written with a dot or by name; as the last word in three
 * figures beginning with 0, alone, or beside a kind; or as the last word behind one with a digit.
 */
function isSizeWord(word: string, before: readonly TypedWord[], count: number, kinds: number): boolean {
  const text = toSizeText(word);
  if (litres.test(text) || readSize(text) === null) return false;
  if (/^0?\.|[A-Z"]/.test(text) || /^[-+]\d/.test(word)) return true;
  const isBare = text.length > 2 && (kinds > 0 || count === 1);
  const isLast = before.length === count - 1;
  const letter = before.at(-1)?.word ?? '';
  // behind a letter that ends no set's number, figures are the rest of a code: "m 50 b 25"
  if (/^[a-z]$/.test(letter) && lookUp(setEndings, letter) === undefined) return false;
  const isInch = /^0\d\d$/.test(text);
  return isLast && (isBare || isInch || before.some((other) => /\d/.test(other.word)));
}
