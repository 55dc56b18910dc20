import { kindWords } from '#config/search-words.ts';
import type { Asking } from './find-numbers.ts';
import { findEngines } from './find-words.ts';
import type { NameWord } from './name-word.ts';
import { type Query, toQuery } from './read-query.ts';
import type { Piece } from './read-words.ts';
import type { SearchIndex } from './search-index.ts';
import { isOneErrorAway } from './typing-error.ts';
import { locateWord } from './word-attempts.ts';

const termMinLength = 5;

/** A name that is one typing error away from a term for a kind, as that kind: "pleullager", "conord". */
function mendKind(piece: Piece): Piece {
  if (piece.role !== 'name' || piece.word.length < termMinLength) return piece;
  const [, kind] = Object.entries(kindWords).find(([term]) => isOneErrorAway(term, piece.word)) ?? [];
  return kind === undefined ? piece : { typed: piece.typed, word: piece.word, role: 'kind', kind };
}

/** The engines that a word fits by itself. */
export function* findByWord(index: SearchIndex, words: readonly NameWord[]): Asking<ReturnType<typeof findEngines>> {
  const joined = words.map(({ alias, word }) => alias ?? word).join('');
  const { engines } = yield index.root.isWhole
    ? index.shardsFor('word', '', 1)
    : locateWord(index, joined).slice(0, most);
  return findEngines(engines, { words, withErrors: false });
}
const most = 3;

/** Something is called so; a beginning does not count, because a trim may be that of any word. */
function* isKnown(index: SearchIndex, word: NameWord): Asking<boolean> {
  const [best] = yield* findByWord(index, [word]);
  return best !== undefined && best.reading.score > 1;
}

/**
 * Readings of a question that has found nothing, the likeliest first: a misspelt kind mended; without generations that nothing is
 * called by; and, where a kind is asked for, without words that nothing is called by: a trim is no part, while beside no
 * kind the unknown word may be the very thing that was wanted.
 */
export function* listMended(index: SearchIndex, query: Query): Asking<Query[]> {
  const mended = query.pieces.map(mendKind);
  const isMended = mended.some((piece, at) => piece !== query.pieces[at]);
  const pieces = isMended ? mended : query.pieces;
  const hasKind = pieces.some(({ role }) => role === 'kind');
  const left: Piece[] = [];
  for (const piece of pieces) {
    const [word, second] = toQuery([piece]).names;
    const isWord = piece.role === 'name' && word !== undefined && second === undefined;
    const isLost =
      isWord && (word.generation !== null || (hasKind && word.years === null && !(yield* isKnown(index, word))));
    if (!isLost) left.push(piece);
  }
  const hasName = left.some(({ role }) => role === 'name');
  const shorter = hasName && left.length < pieces.length ? [toQuery(left)] : [];
  return isMended ? [toQuery(mended), ...shorter] : shorter;
}
