import { limits } from '#config/limits.ts';
import { trimWords } from '#config/search-words.ts';
import { universalItems } from '#config/universal-items.ts';
import { isCylinders } from '../catalogue/cylinder-words.ts';
import type { MyEngine } from '../catalogue/my-engine.ts';
import { explainMiss } from './explain-miss.ts';
import { findNumbers, type FoundSet } from './find-numbers.ts';
import { findWords, type FoundWords } from './find-words.ts';
import { isWanted } from './is-of-kinds.ts';
import { listMended } from './mend-query.ts';
import type { NameWord } from './name-word.ts';
import { ofNamedMakes, type OfMakes } from './named-makes.ts';
import { orderNumbers, orderWords } from './order-results.ts';
import { isBegunOf, listAllSizes, listSpread, listWishedSizes, sizeOf } from './rank-parts.ts';
import { normaliseNumber, readNumbers } from './read-number.ts';
import { type Query, readQuery, toQuery } from './read-query.ts';
import type { Piece } from './piece.ts';
import type { SearchAnswer } from './search-answer.ts';
import type { SearchIndex } from './search-index.ts';
import { findSizeBeside, isNumberWord } from './size-beside.ts';
import { type AskOptions, type Found, nothingFound, toAnswer } from './to-answer.ts';
import { slugOf } from './to-hit.ts';
import { isOtherUnit } from './unit-note.ts';
import { widen } from './widen-query.ts';

/** "AG-1 green": the colour of a gauge beside its own number is no part of that. */
const isOwnColour = (typed: string, word: string): boolean =>
  universalItems.some(({ code, colour }) => colour === word && normaliseNumber(typed).includes(normaliseNumber(code)));

/** Answers what was typed. Fewer than two characters find nothing. */
export function answerQuery(index: SearchIndex, typed: string, options: AskOptions): SearchAnswer {
  const isLong = typed.trim().length >= limits.searchMinLength;
  const query = readQuery(typed, (word) => index.namesBeside.has(word) || isOwnColour(typed, word));
  const found = isLong ? findSold(index, query, options.engine ?? null) : nothingFound;
  const isMissed = isLong && options.explains && found.parts.length + found.engines.length === 0;
  return toAnswer(index, typed, found, isMissed ? explainMiss(index, query) : null, options);
}

/**
 * Beside a part that is not sold only a number or a kind that is named too is looked for, and the other is named as left out: what is
 * nearest to a water pump is no oil pump.
 */
function findSold(index: SearchIndex, query: Query, myEngine: MyEngine | null): Found {
  const unsold = query.pieces.filter(({ role }) => role === 'unsold');
  if (unsold.length === 0) return find(index, query, myEngine);
  const sold = { ...toQuery(query.pieces.filter(({ role }) => role !== 'unsold')), numbers: query.numbers };
  const isNamed = findNumbers(index, 'exact', query.numbers).length > 0;
  if (!isNamed && sold.kinds.length === 0) return nothingFound;
  const { words, certainty, ...found } = find(index, sold, myEngine);
  return {
    ...found,
    certainty: certainty === 'match' ? 'guess' : certainty,
    words: words && { ...words, pieces: [...words.pieces, ...unsold] },
  };
}

/** looks like a set's number and like nothing else: no words are looked for */
const setLike = /^\d{1,2}[bmt]\d{3}/;

/**
 * What was meant: a number that exists, of whatever make; else what the makes have that are named, then without the words that nothing
 * of theirs is called by, and where no other is left their engines, for nothing is chosen of them (rule search.named-make).
 */
function find(index: SearchIndex, query: Query, myEngine: MyEngine | null): Found {
  const exact = findNumbers(index, 'exact', query.numbers);
  const several = exact.length > 0 ? findSeveral(index, query, exact) : [];
  const own = ofNamedMakes(index, query.names);
  const otherMake = findOther(own, several);
  if (several.length > exact.length)
    return { ...nothingFound, parts: listSpread(several), certainty: 'match', otherMake };
  if (exact.length > 0) return { ...addLonger(index, query, exact, myEngine), otherMake };
  for (const reading of readDiameters(query)) {
    const found = findMeant(own.index, reading, myEngine, index);
    if (found.certainty !== 'nothing') return found;
  }
  if (own.words.length === 0) return nothingFound;
  const lost = query.pieces.filter((piece) => isLost(own, piece));
  const rest = toQuery(query.pieces.filter((piece) => !lost.includes(piece)));
  const isRest = lost.length > 0 && rest.names.some((name) => !name.isIdle && !isSaid(own, name));
  for (const reading of isRest ? readDiameters(rest) : []) {
    const { words, ...found } = findMeant(own.index, reading, myEngine, index);
    if (words) return { ...found, certainty: 'guess', words: { ...words, pieces: [...words.pieces, ...lost] } };
  }
  const found = findWords(own.index, { ...toQuery([]), names: own.words });
  return {
    ...nothingFound,
    engines: found.engines.map(({ engine }) => engine),
    isEngineFirst: true,
    certainty: 'guess',
    words: { found: { ...found, sets: [] }, pieces: query.pieces },
  };
}

/** The first number that is not listed for the makes beside it. */
function findOther({ index, words }: OfMakes, found: readonly FoundSet[]): Found['otherMake'] {
  const other = words.length > 0 && found.find(({ set }) => !index.sets.includes(set));
  const makes = new Set(index.engines.map(({ make }) => make));
  return other ? { set: other.set.code, makes: [...makes].join(' or ') } : undefined;
}

const isSaid = ({ words }: OfMakes, { typed }: { typed: string }): boolean =>
  words.some((word) => word.typed === typed);

/** A word beside makes that nothing of theirs is called by. */
const isLost = (own: OfMakes, piece: Piece): boolean =>
  piece.role === 'name' && !isSaid(own, piece) && findWords(own.index, toQuery([piece])).engines.length === 0;

/** A diameter of nothing is the journal's, and where no set has such a one the housing's. */
const readDiameters = (query: Query): Query[] =>
  query.diameter?.place === null ? [query, { ...query, diameter: { ...query.diameter, place: 'housing' } }] : [query];

/**
 * An engine by its name; numbers that begin so, with what the words find; words; a part of a number; numbers and words with a typing
 * error. Each only where the one before found nothing. `whole`: the index of all makes.
 */
function findMeant(index: SearchIndex, query: Query, myEngine: MyEngine | null, whole: SearchIndex): Found {
  const words = setLike.test(joinNames(query)) ? null : findWords(index, query);
  const wider = words ? widen(index, query, words) : null;
  if (wider)
    return { ...fromWords(wider.found, query, myEngine), words: wider, certainty: wider.isWide ? 'guess' : 'match' };
  const sure = words?.isGuess === false ? fromWords(words, query, myEngine) : nothingFound;
  if (words?.isNamed && sure !== nothingFound) return sure;
  const beginning = narrow(orderNumbers(findNumbers(index, 'beginning', query.numbers), myEngine), query);
  if (beginning.length > 0) return joinWords(beginning, sure, query);
  if (sure.certainty !== 'nothing') return sure;
  const parts = narrow(orderNumbers(findNumbers(index, 'part', query.numbers), myEngine), query);
  if (parts.length > 0) return { ...nothingFound, parts: listSpread(parts), certainty: 'match' };
  return guess(index, query, words, myEngine, whole);
}

/** Of sets whose numbers begin so those of the kind that is asked for; all where the text is the number of a set and none is of it. */
function narrow(found: readonly FoundSet[], query: Query): FoundSet[] {
  const wanted = found.filter(({ set }) => isWanted(set, query));
  return wanted.length > 0 || !setLike.test(joinNames(query)) ? wanted : [...found];
}

const joinNames = ({ names }: Query): string => names.map(({ word }) => word).join('');

/** What is one typing error away, numbers first; else what is left without words that nothing is called by. */
function guess(
  index: SearchIndex,
  query: Query,
  words: FoundWords | null,
  myEngine: MyEngine | null,
  whole: SearchIndex,
): Found {
  const guessed = words ? fromWords(words, query, myEngine) : nothingFound;
  const near = orderNumbers(findNumbers(index, 'near', query.numbers), myEngine);
  if (near.length > 0) return { ...joinWords(near, guessed, query), certainty: 'guess' };
  if (guessed.certainty !== 'nothing') return guessed;
  for (const mended of listMended(whole, query)) {
    const found = findWords(index, mended);
    const result = fromWords(found, mended, myEngine);
    if (result.certainty === 'nothing') continue;
    const omitted = query.pieces.filter(
      (piece) => piece.role === 'name' && !mended.pieces.some(({ typed }) => typed === piece.typed),
    );
    // kinds alone say plainly what is shown
    const certainty = mended.names.every(({ isIdle }) => isIdle) ? 'match' : 'guess';
    return { ...result, certainty, words: { found, pieces: [...mended.pieces, ...omitted] } };
  }
  return nothingFound;
}

/** Two numbers in one text are two questions: both are found, and none of them alone is what was meant. */
function findSeveral(index: SearchIndex, query: Query, exact: readonly FoundSet[]): FoundSet[] {
  const words = query.pieces.filter(({ role, word }) => role === 'name' && isNumberWord(word));
  const sizeOf = findSizeBeside(query.pieces, query.size);
  const found = new Map(exact.map((one) => [one.set, one]));
  if (words.length < 2 || exact.some(({ set }) => set.runs.length > 1)) return [...exact];
  for (const { word } of words) {
    const readings = readNumbers(word.toUpperCase()).map((reading) => ({
      ...reading,
      size: reading.size ?? sizeOf(word),
    }));
    for (const one of findNumbers(index, 'exact', readings)) if (!found.has(one.set)) found.set(one.set, one);
  }
  return [...found.values()];
}

/** The number itself in all its sizes, then those that begin with it. */
function addLonger(index: SearchIndex, query: Query, exact: FoundSet[], myEngine: MyEngine | null): Found {
  const { numbers } = query;
  const key = exact[0]?.alias?.key ?? exact[0]?.set.key;
  const readings = numbers.filter((reading) => reading.key === key).map((reading) => ({ ...reading, isLoose: false }));
  const known = new Set(exact.map(({ set }) => set));
  const longer = findNumbers(index, 'beginning', readings).filter(({ set }) => !known.has(set));
  const [whole, others] = [orderNumbers(exact, myEngine), orderNumbers(longer, myEngine)];
  const isWished = ({ set }: FoundSet): boolean => isWanted(set, query);
  // "4B1946H coated": a number and a word that say two sets; the word is sooner meant than a letter that is missing
  if (!whole.some(isWished) && others.some(isWished))
    return { ...nothingFound, parts: listSpread([...others.filter(isWished), ...whole]), certainty: 'match' };
  const parts = [...listAllSizes(whole), ...listSpread(others)];
  // a number that two sets replace does not say which one is meant
  const certainty = exact.length === 1 ? 'exact' : 'match';
  return { ...nothingFound, ...readExact(exact), parts, certainty };
}

/** One set and a size that it has: that part is meant, unless it is only the equal in the other unit. A size that it has not is said. */
function readExact(exact: readonly FoundSet[]): Pick<Found, 'exactSlug' | 'missingSize' | 'begunSize'> {
  const [one] = exact;
  if (!one || exact.length > 1) return { exactSlug: null, missingSize: null };
  const { set, size } = one;
  if (size === null) return { exactSlug: set.sizes.join() === '' ? set.code : null, missingSize: null };
  const [first] = listAllSizes([one]);
  if (first && listWishedSizes(one).length > 0)
    return { exactSlug: isOtherUnit(size, sizeOf(first)) ? null : slugOf(first), missingSize: null };
  const isBegun = isBegunOf(one);
  const requested = { set: set.code, size: size.typed };
  return { exactSlug: null, missingSize: isBegun ? null : requested, begunSize: isBegun ? requested : null };
}

/** Engines first, unless a kind, a size or a diameter was named: then parts are wanted. */
function fromWords(words: FoundWords, query: Query, myEngine: MyEngine | null): Found {
  if (words.engines.length + words.sets.length === 0) return nothingFound;
  const isEngineFirst = query.kinds.length === 0 && query.size === null && query.diameter === null;
  return {
    ...nothingFound,
    engines: words.engines.map(({ engine }) => engine),
    parts: isEngineFirst && saysLittle(words) ? [] : orderWords(words, query.size, myEngine),
    isEngineFirst,
    certainty: words.isGuess ? 'guess' : 'match',
    words: { found: words, pieces: query.pieces },
  };
}

/**
 * "V6", "2.0 turbo", "1999" and a figure alone are said of engines of every kind: those are shown, and nothing that fits only some of
 * them is offered (rule search.trade-words).
 */
function saysLittle({ engines: [best], words }: FoundWords): boolean {
  if (!best || best.engine.words.whole === words.map(({ word }) => word).join('')) return false;
  const isAlone = words.length === 1 && /^[\d.]+$/.test(words[0]?.word ?? '');
  const isOfMany = ({ word, years, capacity }: NameWord): boolean =>
    years !== null || capacity !== null || trimWords.has(word) || isCylinders(word);
  return isAlone || words.every((word) => word.isIdle || isOfMany(word));
}

/** An engine's code without its last letters, "4b11" of 4B11T: of a number such a text is only the beginning. */
const isCode = ({ engines }: Found, { names }: Query): boolean => {
  const typed = names.map(({ word, isIdle }) => (isIdle ? '' : word)).join('');
  return engines.some(({ words: { whole } }) => whole.startsWith(typed) && /^[a-z]*$/.test(whole.slice(typed.length)));
};

/**
 * Numbers that begin so, then what the words find beside them; what was typed in letters only is sooner a word, and so is the code of an
 * engine, beside a kind nothing else.
 */
function joinWords(numbers: FoundSet[], found: Found, query: Query): Found {
  const isEngine = isCode(found, query);
  if (isEngine && query.kinds.length > 0) return found;
  const known = new Set(numbers.map(({ set }) => set));
  const ofWords = new Set(found.parts.map(({ set }) => set));
  const isWords = isEngine || query.names.every(({ word }) => /^[a-z]+$/.test(word));
  return {
    ...found,
    parts: isEngine
      ? [...found.parts, ...listSpread(numbers.filter(({ set }) => !ofWords.has(set)))]
      : [...listSpread(numbers), ...found.parts.filter(({ set }) => !known.has(set))],
    isEngineFirst: isWords && found.isEngineFirst,
    // numbers stand first, which words have not led to
    words: isWords ? found.words : null,
    certainty: 'match',
  };
}
