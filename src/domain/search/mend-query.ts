import { idleWords, kindWords, setEndings, trimWords } from '#config/search-words.ts';
import { isCylinders } from '../catalogue/cylinder-words.ts';
import { lookUp } from '../look-up-own-key.ts';
import { findEngines, type FoundEngine } from './find-words.ts';
import type { NameWord } from './name-word.ts';
import { type Query, toQuery } from './read-query.ts';
import { means, type Piece } from './piece.ts';
import type { SearchIndex } from './search-index.ts';
import { isOneErrorAway } from './typing-error.ts';

const termMinLength = 5;

/** "mian" for "main": of four letters no other error says which word is meant. */
const isSwapped = (term: string, word: string): boolean => [...term].sort().join('') === [...word].sort().join('');

/** "1.8t", "1.9tdi": a capacity with what is said of the engine behind it */
const gluedLitres = /^(\d\.\d)[a-z]{1,4}$/;

/** A capacity alone where nothing is called so with its letters: "leon 1.8t". */
function mendLitres(piece: Piece): Piece {
  const litres = gluedLitres.exec(piece.word)?.[1];
  return piece.role === 'name' && litres !== undefined ? { ...piece, word: litres } : piece;
}

/**
 * A name that is one typing error away from a term for a kind, as that kind: "pleullager", "conord"; and from a word that tells
 * nothing, as that: "bearngs". Letters that no name begins with are the ending of a set: "hx".
 */
function mendTerm(piece: Piece): Piece {
  const { word } = piece;
  if (piece.role !== 'name') return piece;
  const ending = word.length > 1 ? lookUp(setEndings, word) : undefined;
  if (ending !== undefined) return means(piece, { role: 'ending', ending });
  if (word.length < termMinLength - 1) return piece;
  const isNear = (term: string): boolean =>
    isOneErrorAway(term, word) && (word.length >= termMinLength || isSwapped(term, word));
  const [, kind] = Object.entries(kindWords).find(([term]) => isNear(term)) ?? [];
  if (kind !== undefined) return means(piece, { role: 'kind', kind });
  const isIdle = [...idleWords].some((term) => term.length >= termMinLength && isNear(term));
  return isIdle ? means(piece, { role: 'idle' }) : piece;
}

/** The engines that a word fits by itself. */
export const findByWord = ({ engines }: SearchIndex, words: readonly NameWord[]): FoundEngine[] =>
  findEngines(engines, { words, withErrors: false });

/** Something is called so; a beginning does not count, because a trim may be that of any word. */
function isKnown(index: SearchIndex, word: NameWord): boolean {
  const [best] = findByWord(index, [word]);
  return best !== undefined && best.reading.score > 1;
}

/** Pieces that may be left out: `isTrim`, what is said of many engines; `isLost`, a generation, or a word that nothing is called by. */
type Weighed = { piece: Piece; isTrim: boolean; isLost: boolean };

function weigh(index: SearchIndex, pieces: readonly Piece[]): Weighed[] {
  const hasKind = pieces.some(({ role }) => role === 'kind');
  const weighed: Weighed[] = [];
  for (const piece of pieces) {
    const [word, second] = toQuery([piece]).names;
    const isWord = piece.role === 'name' && word !== undefined && second === undefined;
    const isTrim = isWord && (trimWords.has(word.word) || isCylinders(word.word));
    const mayBeLost = isWord && !isTrim && hasKind && word.years === null && !gluedLitres.test(piece.word);
    const isUnknown = mayBeLost && !isKnown(index, word);
    weighed.push({ piece, isTrim, isLost: isUnknown || (isWord && word.generation !== null) });
  }
  return weighed;
}

/** "1.8 20v turbo" as "1.8t 20v", which engines are called; null where no capacity stands beside a turbo. */
function glueTurbo(pieces: readonly Piece[]): Piece[] | null {
  const isLitres = ({ role, word }: Piece) => role === 'name' && /^\d\.\d$/.test(word);
  const isTurbo = ({ role, word }: Piece) => role === 'name' && word === 'turbo';
  if (!pieces.some(isLitres) || !pieces.some(isTurbo)) return null;
  return pieces.map((piece): Piece => {
    if (isLitres(piece)) return { ...piece, word: `${piece.word}t` };
    return isTurbo(piece) ? means(piece, { role: 'idle' }) : piece;
  });
}

/** Engines of one capacity are of every make: alone it says too little to guess by, and so does a letter. */
const saysEnough = ({ role, word }: Piece): boolean => role === 'name' && !/^(?:\d\.\d|[a-z])$/.test(word);

type Left = { timeless: Piece[][]; trimless: Piece[][] };

/** What is left without generations, and without what is said of many engines, generations or not; none that says too little. */
function leaveOut(index: SearchIndex, pieces: readonly Piece[]): Left {
  const weighed = weigh(index, pieces);
  const leave = (isLeft: (one: Weighed) => boolean): Piece[][] => {
    const left = weighed.filter(isLeft).map(({ piece }) => piece);
    return left.length < pieces.length && left.some(saysEnough) ? [left] : [];
  };
  return {
    timeless: leave(({ isLost }) => !isLost),
    trimless: [...leave(({ isTrim }) => !isTrim), ...leave(({ isLost, isTrim }) => !isLost && !isTrim)],
  };
}

/**
 * Readings of a question that has found nothing, the likeliest first: a misspelt kind mended; without generations, without what is
 * said of many engines ("turbo", "v8"), without both; then the same with capacities without their letters. A turbo beside a
 * capacity goes with it first ("1.8t"), and is left out when nothing is called so. Where a kind is asked for, words that nothing
 * is called by are left out too: a trim is no part, while beside no kind the unknown word may be the very thing that was wanted.
 */
export function listMended(index: SearchIndex, query: Query): Query[] {
  const mended = query.pieces.map(mendTerm);
  const bare = mended.map(mendLitres);
  const glued = glueTurbo(mended);
  const [soon, late]: [Piece[][], Piece[][]] = [[], []];
  for (const pieces of [mended, ...(glued ? [glued] : []), ...(isSame(bare, mended) ? [] : [bare])]) {
    const { timeless, trimless } = leaveOut(index, pieces);
    soon.push(pieces, ...timeless);
    (pieces === mended && glued ? late : soon).push(...trimless);
  }
  const all = [...soon, ...late];
  const isNew = (pieces: readonly Piece[], at: number) =>
    ![query.pieces, ...all.slice(0, at)].some((other) => isSame(pieces, other));
  return all.filter(isNew).map(toQuery);
}

const isSame = (some: readonly Piece[], others: readonly Piece[]): boolean =>
  some.length === others.length && some.every((piece, at) => piece === others[at]);
