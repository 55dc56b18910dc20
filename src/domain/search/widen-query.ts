import { trimWords } from '#config/search-words.ts';
import { type FoundEngine, findWords, type FoundWords } from './find-words.ts';
import { type Query, toQuery } from './read-query.ts';
import type { Piece } from './piece.ts';
import type { SearchIndex } from './search-index.ts';
import { toModelWords } from './to-words.ts';

const isTrim = ({ role, word }: Piece): boolean => role === 'name' && trimWords.has(word);

/** The words say one model of the engine together: "944 turbo" is the 944 Turbo, "impreza turbo" no Legacy Turbo. */
function areOneModel({ engine }: FoundEngine, trims: readonly Piece[], names: readonly Piece[]): boolean {
  return engine.models.split(',').some((model) => {
    const words = toModelWords(model);
    return trims.every(({ word }) => words.includes(word)) && names.some(({ word }) => words.includes(word));
  });
}

/**
 * What is said of many engines ("turbo", "16v") stands with a few of them only: where words found engines by it that are not
 * called so as one model, all engines that the other words fit, those few first, and the word is left out and named (`isWide`); where some
 * are called so, those alone: "240 turbo" is the Volvo 240 Turbo, and no Barra 240T of a Falcon Turbo. Null where
 * what was found is the answer. A make alone says too little to be wider by.
 */
export function widen(
  index: SearchIndex,
  query: Query,
  found: FoundWords,
): { found: FoundWords; pieces: readonly Piece[]; isWide: boolean } | null {
  const trims = query.pieces.filter(isTrim);
  const [best] = found.engines;
  if (trims.length === 0 || !best || found.isGuess || found.isNamed) return null;
  const others = query.pieces.filter((piece) => piece.role === 'name' && !isTrim(piece));
  const saysMore = best.reading.matches.some(({ role, from, count }) => {
    const matched = found.words.slice(from, from + count);
    return role !== 'make' && matched.every(({ word }) => !trimWords.has(word));
  });
  if (!saysMore || areOneModel(best, trims, others)) return null;
  const called = found.engines.filter((one) => areOneModel(one, trims, others));
  if (called.length > 0) return { found: keepOnly(found, called), pieces: query.pieces, isWide: false };
  const left = query.pieces.filter((piece) => !isTrim(piece));
  const wide = findWords(index, toQuery(left));
  if (wide.isGuess || wide.engines.length <= found.engines.length) return null;
  return { found: putFirst(wide, found), pieces: [...left, ...trims], isWide: true };
}

/** The same with some of its engines, and the sets of theirs. */
function keepOnly(found: FoundWords, engines: readonly FoundEngine[]): FoundWords {
  const sets = found.sets.flatMap(({ set }) => {
    const lead = engines.find(({ engine }) => engine.sets.includes(set));
    return lead ? [{ set, score: lead.reading.score, lead: lead.engine }] : [];
  });
  return { ...found, engines, sets };
}

/** The same with those first that were found before. */
function putFirst(wide: FoundWords, before: FoundWords): FoundWords {
  const engines = new Set(before.engines.map(({ engine }) => engine));
  const sets = new Map(before.sets.map((one) => [one.set, one]));
  const isFirst = ({ engine }: FoundEngine) => engines.has(engine);
  return {
    ...wide,
    engines: [...wide.engines.filter(isFirst), ...wide.engines.filter((one) => !isFirst(one))],
    sets: wide.sets.map((one) => sets.get(one.set) ?? one),
  };
}
