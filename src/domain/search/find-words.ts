import { compareText } from '../compare-text.ts';
import { isWanted } from './is-of-kinds.ts';
import { listSpans, matchEngine, type Reading, type WordMatch } from './match-engine.ts';
import type { Query } from './read-query.ts';
import type { EngineRow, SearchIndex, SetRow } from './search-index.ts';
import { aliasOfTwo, listGenerations, type NameWord, readNamedGeneration } from './name-word.ts';
import { toModelWords } from './to-words.ts';
import { type Attempt, listAttempts } from './word-attempts.ts';

/** An engine and how the words say it. */
export type FoundEngine = { engine: EngineRow; reading: Reading };

/** Engines by how well they fit, and the sets to show with them; the score of a set is that of its best engine. */
export type FoundWords = {
  engines: readonly FoundEngine[];
  sets: readonly { set: SetRow; score: number; lead: EngineRow | null }[];
  /** the words that were looked for, in the form in which they fit */
  words: readonly NameWord[];
  /** the name of an engine was typed whole */
  isNamed: boolean;
  isGuess: boolean;
};

const nothing: FoundWords = { engines: [], sets: [], words: [], isNamed: false, isGuess: false };

type Wish = Pick<Query, 'names' | 'kinds' | 'endings' | 'size' | 'diameter'>;
type Narrow = (set: SetRow) => boolean;

/**
 * Engines and sets for words: all of them fit; else in another reading, or with one typing error (`listAttempts`).
 */
export function findWords(index: SearchIndex, wish: Wish): FoundWords {
  const narrow: Narrow = (set) => isWanted(set, wish);
  if (wish.names.every(({ isIdle }) => isIdle)) return findKinds(index, wish, narrow);
  for (const attempt of listAttempts(wish.names)) {
    const found = collect(index, attempt, narrow, wish.diameter !== null);
    if (found.engines.length + found.sets.length > 0 && (!attempt.isForNamed || found.isNamed)) return found;
  }
  return nothing;
}

/** An engine named by its code stands by that: of those that begin so the shortest. */
const lengthOf = ({ engine, reading }: FoundEngine): number =>
  reading.matches.some(({ role }) => role === 'engine') ? engine.name.length : 0;

/** The engines that words fit, the best first; among equals those with the most sets of what is asked for. */
export function findEngines(
  engines: readonly EngineRow[],
  { words, withErrors }: Pick<Attempt, 'words' | 'withErrors'>,
  narrow: Narrow = () => true,
): FoundEngine[] {
  const isKnown = (word: string) => engines.some((engine) => `${engine.words.all} `.includes(` ${word} `));
  const spans = listSpans(words, withErrors ? isKnown : undefined);
  const idle = words.map(({ isIdle }) => isIdle);
  const telling = words.map(({ isIdle, word }) => isIdle && !plainWords.has(word));
  const counts = new Map<EngineRow, number>();
  const found = engines.flatMap((engine) => {
    const reading = matchEngine(engine, spans, { idle, withErrors });
    if (reading) counts.set(engine, engine.sets.filter(narrow).length);
    return reading ? [{ engine, reading }] : [];
  });
  // beside an engine named exactly, what its letters say one by one is no answer
  const least = Math.max(0, ...found.map(({ reading }) => reading.score)) / 4;
  const near = leaveUnmatched(leaveCut(found.filter(({ reading }) => reading.score > least)), telling);
  return [...near].sort(
    (a, b) =>
      b.reading.score - a.reading.score ||
      lengthOf(a) - lengthOf(b) ||
      (counts.get(b.engine) ?? 0) - (counts.get(a.engine) ?? 0) ||
      compareEngines(a.engine, b.engine),
  );
}

/**
 * Where something is called "M5", "Evo I" or "Golf R" as it stands, an M52, an Evo IX and a Golf R32 are not meant, and beside an Evo no
 * Evora.
 */
function leaveCut(found: readonly FoundEngine[]): readonly FoundEngine[] {
  const called = new Map<string, WordMatch>();
  for (const { reading } of found)
    for (const match of reading.matches) if (match.isCalled) called.set(`${match.from} ${match.count}`, match);
  const isWithin = (match: WordMatch): boolean =>
    [...called.values()].some(({ from, count }) => from <= match.from && match.from + match.count <= from + count);
  return found.filter(
    ({ reading }) => !reading.matches.some((match) => (match.isCut || match.isHint) && isWithin(match)),
  );
}

/** words of models that tell one car from another no more than elsewhere: "Crate engine", "Crate and aftermarket builds" */
const plainWords: ReadonlySet<string> = new Set(['engine', 'and', 'series', 'gen']);

/** What else tells nothing says which car is meant where one is called so: a "106 Rallye" is no 106 XSi. */
function leaveUnmatched(found: readonly FoundEngine[], telling: readonly boolean[]): readonly FoundEngine[] {
  const says = ({ reading }: FoundEngine, at: number): boolean =>
    reading.matches.some(({ from, count, role }) => from === at && count === 1 && role === 'model');
  const positions = telling.flatMap((isTelling, at) => (isTelling && found.some((one) => says(one, at)) ? [at] : []));
  return positions.length === 0 ? found : found.filter((one) => positions.every((at) => says(one, at)));
}

/** What words say of a model is said of one of them: "impreza gt" is no engine of an Impreza WRX and a Legacy GT. */
function isOneModel({ engine, reading }: FoundEngine, words: readonly NameWord[]): boolean {
  const spans = reading.matches
    .filter(({ role }) => role === 'model')
    .map(({ from, count }) => words.slice(from, from + count));
  if (spans.length < 2) return true;
  return engine.models.split(',').some((model) => {
    const [known, generations] = [toModelWords(model), listGenerations(model)];
    return spans.every((span) => {
      const joined = span.map(({ word }) => word).join('');
      const [{ alias = null, generation: ofFirst = null } = {}] = span;
      const generation = readNamedGeneration(joined) ?? ofFirst;
      const isKnown = known.some((word) => word.startsWith(joined) || word === alias || word === aliasOfTwo(joined));
      return isKnown || (generation !== null && generations.includes(generation));
    });
  });
}

/** those that fit less well by so much are meant only if nothing better has what was asked for */
const closeScore = 0.8;

/**
 * Whether what was found is only near to what was asked: of no engine one model is called so, or none of those that fit best has a set
 * of the kind: "ls oil pump" is no pump of an Integra LS.
 */
function isNearOnly(engines: readonly FoundEngine[], sets: FoundWords['sets'], areOne: boolean): boolean {
  const [best] = engines;
  if (!best) return false;
  const led = sets.filter(({ lead }) => lead !== null);
  return !areOne || (led.length > 0 && led.every(({ score }) => score < closeScore * best.reading.score));
}

/**
 * Whether the best engine was only hinted at: by a single letter ("944 s" is no 944 S2), or by two figures taken for its year beside no
 * model ("alfa 75"), or where cars of its make are called so ("audi 80 quattro").
 */
function isHinted({ engine, reading }: FoundEngine, words: readonly NameWord[], { engines }: SearchIndex): boolean {
  if (reading.matches.some(({ isHint }) => isHint)) return true;
  const year = reading.matches.find(({ role }) => role === 'year');
  const figures = year ? (words[year.from]?.word ?? '') : '';
  if (!/^\d\d$/.test(figures)) return false;
  const isAlone = !reading.matches.some(({ role }) => role === 'model' || role === 'engine');
  return (
    isAlone || engines.some(({ makeSlug, words: own }) => makeSlug === engine.makeSlug && own.models.includes(figures))
  );
}

/** Nothing but the name of the one make that all are of has a typing error: that make was meant, and what is found is no guess. */
const isMakeMeant = (engines: readonly FoundEngine[]): boolean =>
  new Set(engines.map(({ engine }) => engine.makeSlug)).size === 1 &&
  engines.every(({ reading }) => reading.matches.every(({ isNear, role }) => !isNear || role === 'make'));

/** `isMeasured`: only engines that have such a set are meant. */
function collect(index: SearchIndex, attempt: Attempt, narrow: Narrow, isMeasured: boolean): FoundWords {
  const found = findEngines(index.engines, attempt, narrow);
  const fitting = isMeasured ? found.filter(({ engine }) => engine.sets.some(narrow)) : found;
  const ofOne = fitting.filter((one) => isOneModel(one, attempt.words));
  const engines = ofOne.length > 0 ? ofOne : fitting;
  const [best] = engines;
  const sets = new Map<SetRow, FoundWords['sets'][number]>();
  for (const { engine, reading } of engines)
    for (const set of engine.sets)
      if (!sets.has(set) && narrow(set)) sets.set(set, { set, score: reading.score, lead: engine });
  const called = attempt.words.filter(({ isIdle }) => !isIdle).map(({ alias, word }) => alias ?? word);
  for (const set of index.sets)
    if (!sets.has(set) && narrow(set) && isCalled(set, called))
      sets.set(set, { set, score: called.length, lead: null });
  return {
    engines,
    sets: [...sets.values()],
    words: attempt.words,
    isNamed: engines.some(({ reading }) => reading.matches.some(({ isNamed }) => isNamed)),
    isGuess:
      (attempt.isGuess && !(attempt.withErrors && isMakeMeant(engines))) ||
      isNearOnly(engines, [...sets.values()], ofOne.length > 0) ||
      (best !== undefined && isHinted(best, attempt.words, index)),
  };
}

/** Engines of two makes may have one name. */
const compareEngines = (a: EngineRow, b: EngineRow): number =>
  a.name.length - b.name.length || compareText(a.name, b.name) || compareText(a.makeSlug, b.makeSlug);

/** "green": a gauge by a word of its name. */
const isCalled = (set: SetRow, words: readonly string[]): boolean =>
  words.every((word) => set.kind.words.some((name) => name.startsWith(word)));

/** "mains", "std", "45.00": sets of a kind, a size or a diameter. */
function findKinds({ sets }: SearchIndex, { kinds, endings, size, diameter }: Wish, narrow: Narrow): FoundWords {
  if (kinds.length + endings.length === 0 && size === null && diameter === null) return nothing;
  return { ...nothing, sets: sets.filter(narrow).map((set) => ({ set, score: 0, lead: null })) };
}
