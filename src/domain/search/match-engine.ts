import type { EngineRow } from './search-index.ts';
import { aliasOfTwo, foldName, type NameWord, readBegunYears, readNamedGeneration } from './name-word.ts';
import { familyRules, type NameRole, nearRules, type Rule, rules, type Span } from './name-rules.ts';

const longestSpan = 4;

/** Every span of words that may be read as one, by the place where it begins. */
export function listSpans(words: readonly NameWord[], isKnown: (word: string) => boolean = () => false): Span[][] {
  return words.map((_, from) =>
    Array.from({ length: Math.min(longestSpan, words.length - from) }, (_step, more) =>
      toSpan(words, from, more + 1, isKnown),
    ),
  );
}

function toSpan(all: readonly NameWord[], from: number, count: number, isKnown: (word: string) => boolean): Span {
  const [words, total] = [all.slice(from, from + count), all.length];
  const [first] = words;
  const joined = words
    .map(({ word }) => word)
    .join('')
    .replace(/^(\d\.\d)turbo$/, '$1t');
  const isOne = words.length === 1;
  const isLast = from + words.length === total && total > 1;
  return {
    count: words.length,
    joined,
    begin: ` ${joined}`,
    folded: foldName(joined),
    alias: isOne ? (first?.alias ?? null) : words.length === 2 ? aliasOfTwo(joined) : null,
    // alone, figures are sooner a piece of a number
    years: isOne && total > 1 ? (first?.years ?? null) : null,
    generation: isOne ? (first?.generation ?? null) : readNamedGeneration(joined),
    capacity: isOne && (total > 1 || /\D/.test(joined)) ? (first?.capacity ?? null) : null,
    begunYears: isOne && isLast ? readBegunYears(joined) : null,
    // a digit only behind two words, because "AG-2" is no AGB 2.0; and not the "R" of "GT-R"
    isTyping: isOne && isLast && from > (/\d/.test(joined) ? 1 : 0) && (joined.length > 1 || first?.typed !== ''),
    isFamily: isOne && first?.isFamily === true,
    isKnown: isOne && /^[a-z]{5,}$/.test(joined) && isKnown(joined),
    beside: [all[from - 1], all[from + count]].flatMap((one) => (one ? [one.alias ?? one.word] : [])),
  };
}

/** A rule that holds for words put together: a joined year or a beginning of a model would be found everywhere. */
const isForJoined = ({ score }: Rule): boolean => score >= 2;
const joinedRules = rules.filter(isForJoined);

/**
 * False where a span surely says nothing of an engine, found in one look through all its words: nearly every engine is passed
 * over so, because a key has a frame of time.
 */
const mayFit = ({ words, years: built, cc }: EngineRow, span: Span): boolean =>
  words.all.includes(span.begin) ||
  (span.alias !== null && words.all.includes(` ${span.alias}`)) ||
  (span.folded !== '' && words.folded === span.folded) ||
  (span.generation !== null && words.generations.length > 0) ||
  ((span.years ?? span.begunYears) !== null && built !== null) ||
  (span.capacity !== null && cc !== null);

/** How a span is read; a whole name with look-alikes in it is as good as written right. */
function readSpan(engine: EngineRow, span: Span, withErrors: boolean): Rule | null {
  const fitting = (rule: Rule) => rule.fits(engine.words, span, engine);
  if (span.isFamily) return familyRules.find(fitting) ?? null;
  const sure = mayFit(engine, span) ? (span.count > 1 ? joinedRules : rules).find(fitting) : undefined;
  return sure ?? (withErrors && !span.isKnown ? nearRules.find(fitting) : undefined) ?? null;
}

/** Which words of the question say what of an engine; words that are left out say nothing. */
export type Reading = {
  score: number;
  matches: readonly WordMatch[];
};
/**
 * `isNamed`: an engine by its name; `isCalled`: something as it is written; `isCut`: by the beginning of a number or word that goes on, "M5"
 * of an M52; `isHint`: by a single letter or figure that something begins with; `isNear`: with a typing error.
 */
export type WordMatch = {
  from: number;
  count: number;
  role: NameRole;
  isNamed: boolean;
  isCalled: boolean;
  isCut: boolean;
  isHint: boolean;
  isNear: boolean;
};

/** What is written so with a figure in it scores at least this. */
const calledScore = 3.2;

/**
 * "M5" goes on in the number of an M52 and "S2" in that of an S2000, "evo" in the word of an Evora; "f4r" of an F4RT and "rs" of an RS2000
 * are the family's own.
 */
const goesOn = (word: string, { joined }: Span, role: NameRole): boolean =>
  (role === 'model' ? /^(?:[a-z]{2}|\d\d)/ : /^\d\d/).test(word.slice(joined.length - 1));

function toWordMatch({ words }: EngineRow, span: Span, from: number, rule: Rule): WordMatch {
  const { role, score, isBegun } = rule;
  const begun = [...(role === 'model' ? words.models : [words.whole, ...words.name])].filter((word) =>
    word.startsWith(span.joined),
  );
  const isFigure = role === 'model' && /^\d$/.test(span.joined);
  const isCalled = /\d/.test(span.joined)
    ? score >= calledScore || isFigure
    : role === 'model' && /.{3}|^[a-z]$/.test(span.joined);
  return {
    ...{ from, count: span.count, role },
    isNamed: role === 'engine' && score >= 4,
    isCalled: isCalled && !isBegun,
    isNear: nearRules.includes(rule),
    isHint: isBegun === true && /^[a-z\d]$/.test(span.joined),
    isCut: role !== 'make' && isBegun === true && begun.length > 0 && begun.every((word) => goesOn(word, span, role)),
  };
}

/** a letter or two figures, of a code that is typed with blanks */
const bit = /^(?:[a-z]|\d{1,2})$/;

/** "13 b" is one code in pieces: where no two of them stand together in a name, each by itself says nothing. */
const isInPieces = (spans: readonly (readonly Span[])[]): boolean =>
  spans.length > 1 && spans.every(([one]) => bit.test(one?.joined ?? ''));

/**
 * How well the words fit an engine: all of them do, alone or several as one, or are idle; null where one does not. The way
 * of reading them that scores most; one that stands for several counts for each.
 */
export function matchEngine(
  engine: EngineRow,
  spans: readonly (readonly Span[])[],
  { idle, withErrors }: { idle: readonly boolean[]; withErrors: boolean },
): Reading | null {
  if (!idle[0] && !spans[0]?.some((span) => readSpan(engine, span, withErrors))) return null;
  const best: (Reading | null)[] = Array.from({ length: spans.length + 1 }, () => null);
  best[0] = { score: 0, matches: [] };
  for (const [from, here] of spans.entries()) {
    const before = best[from];
    if (!before) continue;
    if (idle[from]) keep(best, from + 1, before);
    for (const span of here) {
      const rule = readSpan(engine, span, withErrors);
      if (!rule || (idle[from] && span.count === 1 && rule.isBegun)) continue;
      const matches = [...before.matches, toWordMatch(engine, span, from, rule)];
      keep(best, from + span.count, { score: before.score + rule.score * span.count, matches });
    }
  }
  const last = best.at(-1) ?? null;
  if (last === null || last.score <= 0) return null;
  return isInPieces(spans) && last.matches.every(({ count }) => count === 1) ? null : last;
}

function keep(best: (Reading | null)[], at: number, reading: Reading): void {
  if ((best[at]?.score ?? -1) < reading.score) best[at] = reading;
}
