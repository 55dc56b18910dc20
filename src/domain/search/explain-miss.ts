import { partKinds } from '#config/copy/part-kinds.ts';
import { type KindWord, otherMakes } from '#config/search-words.ts';
import { findWords } from './find-words.ts';
import { isOfKinds } from './is-of-kinds.ts';
import type { NameRole } from './name-rules.ts';
import { findByWord } from './mend-query.ts';
import { normaliseNumber } from './read-number.ts';
import { type Query, toQuery } from './read-query.ts';
import type { Piece } from './piece.ts';
import type { EngineRow, SearchIndex, SetRow } from './search-index.ts';
import { nameOrder, writeName } from './understand.ts';

/**
 * What a word of a question that found nothing means by itself. `engines`: how many it names together with the words before
 * it, and `makes` of which; null for what names none. `isUnsold`: known as a part that the shop has not; `isElsewhere`: what names no
 * engine stands in the catalogue all the same, in a number or in the name of a set; `isOtherMake`: it names a make that the catalogue has not.
 */
export type MissedWord = {
  typed: string;
  role: NameRole | 'kind' | 'clearance' | 'size' | 'diameter' | 'unknown';
  label: string;
  engines: number | null;
  makes: readonly string[];
  isUnsold?: boolean;
  isElsewhere?: boolean;
  isOtherMake?: boolean;
};

/** A question that finds something: the words that were understood, alone or with a kind. `label`: as the catalogue writes them. */
type MissWay = { query: string; label: string; kind: KindWord | null; engines: number; sets: number };
export type Miss = { words: readonly MissedWord[]; ways: readonly MissWay[] };

const longest = 3;
const nearestKind: KindWord = 'rod';

type ExplainedWord = { word: MissedWord; piece: readonly Piece[]; engines: readonly EngineRow[] | null };

const shortestPiece = 3;

/** A piece of a number, a word of a set's name or the maker of another number. */
function isElsewhere({ sets, namesBeside }: SearchIndex, { word }: Piece): boolean {
  const piece = normaliseNumber(word);
  const isIn = ({ key, kind }: SetRow): boolean =>
    kind.words.includes(word) || (piece.length >= shortestPiece && key.includes(piece));
  return namesBeside.has(word) || sets.some(isIn);
}

/** The longest run of words from here that something is called by, as one; else the word as unknown. */
function tellName(index: SearchIndex, [one, ...more]: readonly [Piece, ...Piece[]]): ExplainedWord {
  const isUnsold = one.role === 'unsold';
  const behind = more.findIndex(({ role }) => role === 'unsold');
  const pieces = isUnsold ? [] : [one, ...(behind === -1 ? more : more.slice(0, behind))];
  for (let length = Math.min(longest, pieces.length); length > 0; length -= 1) {
    const taken = pieces.slice(0, length);
    const { names } = toQuery(taken);
    const found = findByWord(index, names);
    const [best] = found;
    if (best && (names.length === 1 || best.reading.matches.length === 1)) {
      const engines = found.map(({ engine }) => engine);
      const { role = 'model', isNamed = false } = best.reading.matches[0] ?? {};
      const label = writeName(best.engine, role, isNamed, names);
      return { word: { ...toWord(taken, role, engines), label }, piece: taken, engines };
    }
  }
  const years = toQuery([one]).names[0]?.years;
  return {
    word: {
      ...toWord([one], years ? 'year' : 'unknown', null),
      ...{ isUnsold, isElsewhere: isElsewhere(index, one), isOtherMake: otherMakes.has(one.word) },
    },
    piece: [one],
    engines: null,
  };
}

const listMakes = (engines: readonly EngineRow[] | null) => [...new Set(engines?.map(({ make }) => make) ?? [])];

function toWord(pieces: readonly Piece[], role: MissedWord['role'], engines: readonly EngineRow[] | null): MissedWord {
  const typed = pieces.map((piece) => piece.typed).join(' ');
  return { typed, role, label: typed, engines: engines?.length ?? null, makes: listMakes(engines) };
}

function tellTrade(piece: Piece): MissedWord {
  const label = piece.role === 'kind' ? partKinds[piece.kind] : piece.word.toUpperCase();
  const role =
    piece.role === 'ending' ? 'clearance' : piece.role === 'kind' || piece.role === 'diameter' ? piece.role : 'size';
  return { typed: piece.typed, role, label, engines: null, makes: [] };
}

/** Unknown words that stand together are one: "head studs". */
const joinUnknown = (words: readonly MissedWord[]): MissedWord[] =>
  words.reduce<MissedWord[]>((joined, one) => {
    const before = joined.at(-1);
    if (
      before?.role !== 'unknown' ||
      one.role !== 'unknown' ||
      before.isUnsold !== one.isUnsold ||
      before.isElsewhere !== one.isElsewhere ||
      before.isOtherMake !== one.isOtherMake
    )
      return [...joined, one];
    const typed = `${before.typed} ${one.typed}`;
    return [...joined.slice(0, -1), { ...before, typed, label: typed }];
  }, []);

/** Of the engines named so far those that a word leaves. */
function narrow(
  word: ExplainedWord,
  scope: readonly EngineRow[] | null,
  years: readonly [number, number] | null,
): ExplainedWord['engines'] {
  if (years && scope) return scope.filter(({ years: built }) => built && years[0] <= built[1] && built[0] <= years[1]);
  if (!word.engines || !scope) return word.engines ?? scope;
  const both = word.engines.filter((engine) => scope.includes(engine));
  return both.length > 0 ? both : word.engines;
}

const order: readonly string[] = [...nameOrder, 'kind', 'clearance', 'size', 'diameter', 'unknown'];
/** Names, kinds and sizes in their order, then what is not sold, then what is unknown. */
const rank = ({ role, isUnsold }: MissedWord): number => order.indexOf(role) - (isUnsold ? 0.5 : 0);

/** The words of a question that found nothing, one by one, and questions made of them that find something. */
export function explainMiss(index: SearchIndex, query: Query): Miss {
  const explained: ExplainedWord[] = [];
  const names = query.pieces.filter(({ role }) => role === 'name' || role === 'unsold');
  const others = query.pieces.filter(isTrade);
  for (let at = 0; at < names.length;) {
    const [first, ...more] = names.slice(at);
    if (!first) break;
    const one = tellName(index, [first, ...more]);
    explained.push(one);
    at += one.piece.length;
  }
  const sorted = [...explained].sort((a, b) => rank(a.word) - rank(b.word));
  const known = explained
    .filter(({ word }) => word.role !== 'unknown')
    .sort((a, b) => Number(b.word.role === 'make') - Number(a.word.role === 'make'));
  const words = [...countScope(sorted), ...others.map(tellTrade)];
  const ordered = [...words].sort((a, b) => rank(a) - rank(b));
  return { words: joinUnknown(ordered), ways: listWays(index, known, query.kinds) };
}

const isTrade = ({ role }: Piece): boolean =>
  role === 'kind' || role === 'ending' || role === 'size' || role === 'diameter';

/** Each word with how many engines it leaves of those named before it. */
function countScope(explained: readonly ExplainedWord[]): MissedWord[] {
  let scope: ExplainedWord['engines'] = null;
  return explained.map((one) => {
    const years = one.word.role === 'year' ? (toQuery(one.piece).names[0]?.years ?? null) : null;
    const before = scope;
    scope = narrow(one, scope, years);
    const left = one.engines || (years && before) ? scope : null;
    return { ...one.word, engines: left?.length ?? null, makes: listMakes(left) };
  });
}

/**
 * All parts for what was understood, its make first and then as it was typed, and those of the kind that was asked for; where
 * that is nothing, each name alone.
 */
function listWays(index: SearchIndex, known: readonly ExplainedWord[], kinds: readonly KindWord[]): MissWay[] {
  const [kind = nearestKind] = kinds;
  const all = countWay(index, known);
  if (all.sets.length > 0) {
    const ofKind = all.sets.filter(({ kind: of }) => isOfKinds(of, [kind]));
    const way = (found: readonly unknown[], of: KindWord | null): MissWay => ({
      ...{ query: all.query, label: all.label, kind: of, engines: all.engines, sets: found.length },
    });
    return [way(all.sets, null), ...(ofKind.length > 0 ? [way(ofKind, kind)] : [])];
  }
  const ways: MissWay[] = [];
  for (const word of known) {
    const { query, label, engines, sets } = countWay(index, [word]);
    if (sets.length > 0 && ways.length < 2) ways.push({ query, label, kind: null, engines, sets: sets.length });
  }
  return ways;
}

type Counted = { query: string; label: string; engines: number; sets: readonly SetRow[] };

function countWay(index: SearchIndex, known: readonly ExplainedWord[]): Counted {
  const pieces = known.flatMap(({ piece }) => piece);
  const query = pieces.map(({ typed }) => typed).join(' ');
  const label = known.map(({ word }) => word.label).join(' ');
  if (pieces.length === 0) return { query, label, engines: 0, sets: [] };
  const found = findWords(index, toQuery(pieces));
  const isSure = !found.isGuess;
  return {
    query,
    label,
    engines: isSure ? found.engines.length : 0,
    sets: isSure ? found.sets.map(({ set }) => set) : [],
  };
}
