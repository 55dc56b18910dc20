import type { MyEngine } from '../catalogue/my-engine.ts';
import { compareText } from '../compare-text.ts';
import type { Asking } from './find-numbers.ts';
import { isOfKinds } from './is-of-kinds.ts';
import { listSpans, matchEngine, type Reading } from './match-engine.ts';
import { toKindKey, toMakeKey } from './word-keys.ts';
import type { Query } from './read-query.ts';
import type { EngineRow, Rows, SetRow } from './index-rows.ts';
import type { SearchIndex } from './search-index.ts';
import type { NameWord } from './name-word.ts';
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
const most = 3;

type Wish = Pick<Query, 'names' | 'kinds' | 'endings' | 'size'>;
type Narrow = (set: SetRow) => boolean;

/**
 * Engines and sets for words: all of them fit; else in another reading, or with one typing error, or without the make
 * (`listAttempts`).
 */
export function* findWords(index: SearchIndex, wish: Wish, myEngine: MyEngine | null): Asking<FoundWords> {
  const endings = wish.endings.map((ending) => new RegExp(`\\d${ending}$`));
  const narrow: Narrow = (set) =>
    isOfKinds(set.kind, wish.kinds) && endings.every((end) => end.test(set.code.toLowerCase()));
  if (wish.names.every(({ isIdle }) => isIdle)) return yield* findKinds(index, wish, myEngine, narrow);
  for (const attempt of listAttempts(index, wish.names)) {
    const found = collect(yield attempt.shards, attempt, narrow);
    if (found.engines.length + found.sets.length > 0 && (!attempt.isForNamed || found.isNamed)) return found;
  }
  return nothing;
}

/** An engine named by its code stands by that: of those that begin so the shortest. */
const lengthOf = ({ engine, reading }: FoundEngine): number =>
  reading.said.some(({ role }) => role === 'engine') ? engine.name.length : 0;

/** The engines that words fit, the best first; among equals those with the most sets of what is asked for. */
export function findEngines(
  engines: readonly EngineRow[],
  { words, withErrors }: Pick<Attempt, 'words' | 'withErrors'>,
  narrow: Narrow = () => true,
): FoundEngine[] {
  const spans = listSpans(words);
  const idle = words.map(({ isIdle }) => isIdle);
  const counts = new Map<EngineRow, number>();
  const found = engines.flatMap((engine) => {
    const reading = matchEngine(engine, spans, { idle, withErrors });
    if (reading) counts.set(engine, engine.sets.filter(narrow).length);
    return reading ? [{ engine, reading }] : [];
  });
  // beside an engine named exactly, what its letters say one by one is no answer
  const least = Math.max(0, ...found.map(({ reading }) => reading.score)) / 4;
  const near = found.filter(({ reading }) => reading.score >= least);
  return near.toSorted(
    (a, b) =>
      b.reading.score - a.reading.score ||
      lengthOf(a) - lengthOf(b) ||
      (counts.get(b.engine) ?? 0) - (counts.get(a.engine) ?? 0) ||
      compareEngines(a.engine, b.engine),
  );
}

function collect(rows: Rows, attempt: Attempt, narrow: Narrow): FoundWords {
  const engines = findEngines(rows.engines, attempt, narrow);
  const sets = new Map<SetRow, FoundWords['sets'][number]>();
  for (const { engine, reading } of engines)
    for (const set of engine.sets)
      if (!sets.has(set) && narrow(set)) sets.set(set, { set, score: reading.score, lead: engine });
  const called = attempt.words.filter(({ isIdle }) => !isIdle).map(({ word }) => word);
  for (const set of rows.sets)
    if (!sets.has(set) && narrow(set) && isCalled(set, called))
      sets.set(set, { set, score: called.length, lead: null });
  return {
    engines,
    sets: [...sets.values()],
    words: attempt.words,
    isNamed: engines.some(({ reading }) => reading.said.some(({ isNamed }) => isNamed)),
    isGuess: attempt.isGuess,
  };
}

/** Engines of two makes may have one name: without the make their order would be that of the shards they come from. */
const compareEngines = (a: EngineRow, b: EngineRow): number =>
  a.name.length - b.name.length || compareText(a.name, b.name) || compareText(a.makeSlug, b.makeSlug);

/** "green": a gauge by a word of its name. */
const isCalled = (set: SetRow, words: readonly string[]): boolean =>
  words.every((word) => set.kind.words.some((name) => name.startsWith(word)));

/** "mains", "std": sets of a kind or size, those of the visitor's engine among them. */
function* findKinds(
  index: SearchIndex,
  { kinds, endings, size }: Wish,
  myEngine: MyEngine | null,
  narrow: Narrow,
): Asking<FoundWords> {
  if (kinds.length + endings.length === 0 && size === null) return nothing;
  const keys = kinds.map((kind) => index.shardsFor('word', toKindKey(kind), most));
  const ofMyEngine = myEngine ? index.shardsFor('word', toMakeKey(myEngine.makeSlug, myEngine.engine), 1) : [];
  const shards = kinds.length > 0 ? keys.flat() : index.shardsFor('code', '', most);
  const { sets } = yield [...new Set([...shards, ...ofMyEngine])];
  return { ...nothing, sets: sets.filter(narrow).map((set) => ({ set, score: 0, lead: null })) };
}
