import { bearingWords, clearanceWords, idleWords, kindWords, type KindWord, setEndings } from '#config/search-words.ts';
import { lookUp } from '../look-up-own-key.ts';
import { readSize, type SizeWish } from './read-size.ts';
import { joinTyped, type TypedWord } from './typed-words.ts';

/**
 * What a word or phrase says by itself. `name`: of a make, model, engine, year or number, which only the catalogue can tell;
 * `idle`: nothing, unless a model is called so.
 */
export type Meaning =
  | { role: 'kind'; kind: KindWord }
  | { role: 'ending'; ending: string }
  | { role: 'size'; wish: SizeWish }
  | { role: 'idle' }
  | { role: 'name' };
export type Piece = TypedWord & Meaning;

const longestPhrase = 4;
const toTerm = (word: string): string => word.replace(/[-'’]+/g, ' ').trim();
const isTrade = (term: string): boolean => lookUp(kindWords, term) !== undefined || idleWords.has(term);

/** What a term of the trade says, null for any other. Letters that may begin a name are an ending only beside other words. */
function readTerm(term: string, isAlone: boolean): Meaning | null {
  const kind = lookUp(kindWords, term);
  if (kind !== undefined) return { role: 'kind', kind };
  const ending = isAlone && !term.includes(' ') ? undefined : lookUp(setEndings, term);
  if (ending !== undefined) return { role: 'ending', ending };
  return idleWords.has(term) ? { role: 'idle' } : null;
}

/** "main-bearings" is two words of the trade; a model with a hyphen stays one. */
function splitHyphens({ typed, word }: TypedWord): TypedWord[] {
  const parts = word.split('-');
  const isTerm = parts.length === 1 || isTrade(toTerm(word)) || !parts.every(isTrade);
  return isTerm ? [{ typed, word }] : parts.map((part, at) => ({ typed: at === 0 ? typed : '', word: part }));
}

const unit = /^(?:mm|in|inch|inches|thou|")$/;
const volume = /^(?:cc|ccm|cm3|l|ltr|litre|litres|liter|liters)$/;

/** "10 thou", ".25 mm", "1.8 litre" and "1601 cc" are one word each. */
const joinUnits = (words: readonly TypedWord[]): TypedWord[] =>
  words.reduce<TypedWord[]>((joined, one) => {
    const before = joined.at(-1);
    const isUnit = before && /^[-+]?[\d.]+$/.test(before.word) && (unit.test(one.word) || volume.test(one.word));
    return isUnit
      ? [...joined.slice(0, -1), { ...joinTyped([before, one]), word: before.word + one.word }]
      : [...joined, one];
  }, []);

/** The words of a text with what they say, the longest phrases of the trade first. */
export function readWords(words: readonly TypedWord[]): Piece[] {
  const units = joinUnits(words.flatMap(splitHyphens));
  const pieces: Piece[] = [];
  for (let at = 0; at < units.length;) {
    const { piece, length } = readPhrase(units, at);
    pieces.push(piece);
    at += length;
  }
  return markSize(wakeIdle(pieces));
}

function readPhrase(words: readonly TypedWord[], at: number): { piece: Piece; length: number } {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const joined = joinTyped(words.slice(at, at + length));
    const meaning = readTerm(toTerm(joined.word), length === words.length);
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
function wakeIdle(pieces: Piece[]): Piece[] {
  if (!pieces.every(({ role }) => role === 'idle')) return pieces;
  const said = (words: ReadonlySet<string>) => pieces.some(({ word }) => words.has(toTerm(word)));
  if (said(clearanceWords)) return pieces.map((piece) => readClearance(piece));
  const ofKinds = bearingKinds.map((kind): Piece => ({ typed: '', word: '', role: 'kind', kind }));
  if (said(bearingWords)) return [...pieces, ...ofKinds];
  return pieces.map(({ typed, word }) => ({ typed, word, role: 'name' }));
}

const readClearance = (piece: Piece): Piece =>
  clearanceWords.has(toTerm(piece.word))
    ? { typed: piece.typed, word: piece.word, role: 'kind', kind: 'flexigauge' }
    : piece;

/** At most one word is the size, the last of those that may be. */
function markSize(pieces: Piece[]): Piece[] {
  const kinds = pieces.filter(({ role }) => role === 'kind').length;
  const others = pieces.filter(({ role }) => role === 'name' || role === 'ending');
  const at = others.findLastIndex(({ word }, place) => isSizeWord(word, others.slice(0, place), others.length, kinds));
  const found = others[at];
  const wish = found ? readSize(toSizeText(found.word)) : null;
  return pieces.map((piece) =>
    piece === found && wish ? { typed: piece.typed, word: piece.word, role: 'size', wish } : piece,
  );
}

const toSizeText = (word: string): string => word.toUpperCase().replace(/^[-+]/, '');

/** Written so, it is a capacity: nothing is made 1.6 mm under, and regrinds of 1.00 to 1.50 mm are written with two places. */
const litres = /^[1-9]\.\d$|^[2-9]\.\d+$|^1\.[6-9]/;

/**
 * A size is taken where it cannot be part of a number or name: written with a dot or by name; as the last word in three
 * figures beginning with 0, alone, or beside a kind; or as the last word behind one with a digit.
 */
function isSizeWord(word: string, before: readonly TypedWord[], count: number, kinds: number): boolean {
  const text = toSizeText(word);
  if (litres.test(text) || readSize(text) === null) return false;
  if (/^0?\.|[A-Z"]/.test(text)) return true;
  const isBare = text.length > 2 && (kinds > 0 || count === 1);
  const isLast = before.length === count - 1;
  const letter = before.at(-1)?.word ?? '';
  // behind a letter that ends no set's number, figures are the rest of a code: "m 50 b 25"
  if (/^[a-z]$/.test(letter) && lookUp(setEndings, letter) === undefined) return false;
  const isInch = /^0\d\d$/.test(text);
  return isLast && (isBare || isInch || before.some((other) => /\d/.test(other.word)));
}
