import { setEndings } from '#config/search-words.ts';
import type { MyEngine } from '../catalogue/my-engine.ts';
import { compareText } from '../compare-text.ts';
import type { Asking } from './find-numbers.ts';
import { isOfKinds, matchAllWords, matchWord } from './match-words.ts';
import { toKindKey, toMakeKey } from './word-keys.ts';
import type { Query } from './read-query.ts';
import type { EngineRow, Rows, SetRow } from './index-rows.ts';
import type { SearchIndex } from './search-index.ts';
import { type Attempt, listAttempts } from './word-attempts.ts';

/** Engines by how well they fit, and the sets to show with them; the score of a set is that of its best engine. */
export type FoundWords = {
  engines: readonly EngineRow[];
  sets: readonly { set: SetRow; score: number; lead: EngineRow | null }[];
  /** the name of an engine was typed whole */
  isNamed: boolean;
  isGuess: boolean;
};

const nothing: FoundWords = { engines: [], sets: [], isNamed: false, isGuess: false };
const most = 3;

type Wish = Pick<Query, 'words' | 'kinds' | 'size'>;

/**
 * Engines and sets for words: all of them fit; else all as one word; else with a make that is one typing error away; else
 * without the make.
 */
export function* findWords(index: SearchIndex, wish: Wish, myEngine: MyEngine | null): Asking<FoundWords> {
  const endings = wish.words.filter((word) => wish.words.length > 1 && setEndings.includes(word));
  const words = wish.words.filter((word) => !endings.includes(word));
  const narrow = (set: SetRow) => isOfKinds(set.kind, wish.kinds) && endings.every((end) => hasEnding(set, end));
  if (words.length === 0) return yield* findKinds(index, wish, myEngine, narrow);
  for (const attempt of listAttempts(index, words)) {
    const found = collect(yield attempt.shards, attempt, narrow);
    if (found.engines.length + found.sets.length > 0) return found;
  }
  return nothing;
}

const hasEnding = (set: SetRow, ending: string): boolean => new RegExp(`\\d${ending}$`).test(set.code.toLowerCase());

function collect(rows: Rows, { words, isGuess }: Attempt, narrow: (set: SetRow) => boolean): FoundWords {
  const scored = rows.engines
    .map((engine) => ({ engine, score: matchAllWords(engine, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || compareEngines(a.engine, b.engine));
  const sets = new Map<SetRow, FoundWords['sets'][number]>();
  for (const { engine, score } of scored)
    for (const set of engine.sets) if (!sets.has(set) && narrow(set)) sets.set(set, { set, score, lead: engine });
  for (const set of rows.sets)
    if (!sets.has(set) && narrow(set) && isCalled(set, words)) sets.set(set, { set, score: words.length, lead: null });
  return {
    engines: scored.map(({ engine }) => engine),
    sets: [...sets.values()],
    isNamed: scored.some(({ engine }) => words.some((word) => matchWord(engine, word) === 4)),
    isGuess,
  };
}

/** Engines of two makes may have one name: without the make their order would be that of the shards they come from. */
const compareEngines = (a: EngineRow, b: EngineRow): number =>
  a.name.length - b.name.length || compareText(a.name, b.name) || compareText(a.makeSlug, b.makeSlug);

/** "green": a gauge by a word of its name. */
function isCalled(set: SetRow, words: readonly string[]): boolean {
  return words.every((word) => set.kind.words.some((name) => name.startsWith(word)));
}

/** "mains", "std": sets of a kind or size, those of the visitor's engine among them. */
function* findKinds(
  index: SearchIndex,
  { kinds, size }: Wish,
  myEngine: MyEngine | null,
  narrow: (set: SetRow) => boolean,
): Asking<FoundWords> {
  if (kinds.length === 0 && size === null) return nothing;
  const keys = kinds.map((kind) => index.shardsFor('word', toKindKey(kind), most));
  const ofMyEngine = myEngine ? index.shardsFor('word', toMakeKey(myEngine.makeSlug, myEngine.engine), 1) : [];
  const shards = kinds.length > 0 ? keys.flat() : index.shardsFor('code', '', most);
  const { sets } = yield [...new Set([...shards, ...ofMyEngine])];
  return { ...nothing, sets: sets.filter(narrow).map((set) => ({ set, score: 0, lead: null })) };
}
