import type { EngineRow, EngineWords } from './search-index.ts';
import { aliasOfTwo, type NameWord, type Range, readBegunYears, readNamedGeneration } from './name-word.ts';
import { isOneErrorAway } from './typing-error.ts';

/** What a word says of an engine. */
export type NameRole = 'engine' | 'make' | 'model' | 'year' | 'capacity';

/**
 * Words that stand together and are read as one, with all that they may say: `joined` "k20a" of "k 20 a". `isTyping`: the
 * last of several, taken for the one that is being typed, or said to be a beginning.
 */
type Span = Pick<NameWord, 'alias' | 'years' | 'generation' | 'capacity'> & {
  count: number;
  joined: string;
  /** a blank and `joined`, as it stands among the words of an engine */
  begin: string;
  /** look-alikes as figures, "" where no figure is in it */
  folded: string;
  begunYears: Range | null;
  isTyping: boolean;
  /** the letters of a family of engines: "b" of "b series" */
  isFamily: boolean;
  /** a word of letters that something is called by: no error is looked for in it */
  isKnown: boolean;
  /** the words before and behind it */
  beside: readonly string[];
};

/** `isBegun`: what was typed is only a piece of the word that it fits */
type Rule = {
  role: NameRole;
  score: number;
  isBegun?: true;
  fits: (words: EngineWords, span: Span, engine: EngineRow) => boolean;
};

const longestSpan = 4;

/** o for 0, i and l for 1: how a name of letters and figures is compared when its own letters do not fit */
export const foldName = (word: string): string =>
  /\d/.test(word) ? word.replaceAll('o', '0').replace(/[il]/g, '1') : '';

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

const overlaps = (a: Range | null, b: Range | null): boolean =>
  a !== null && b !== null && a[0] <= b[1] && b[0] <= a[1];
const begins = (known: string, { joined, isTyping }: Span): boolean =>
  (joined.length > 1 || isTyping) && known.startsWith(joined);
const called = (known: readonly string[], { joined, alias }: Span): boolean =>
  known.includes(joined) || (alias !== null && known.includes(alias));

/**
 * One figure says something of a name only beside a word that it stands beside there, or as the first of a model: "7" of "Evo 7" is no
 * bolt of a 4G63 7-Bolt, and "4" of "Evo 4" is no VR-4.
 */
function isInPlace(known: readonly string[], { joined, beside }: Span, models = ''): boolean {
  if (!/^\d$/.test(joined) || `, ${models}`.includes(`, ${joined} `)) return true;
  return known.some(
    (word, at) =>
      word === joined &&
      [known[at - 1] ?? '', known[at + 1] ?? ''].some((near) => near === 'gen' || beside.includes(near)),
  );
}

/** The surest first: of each engine a span says what the first that fits says. */
const rules: readonly Rule[] = [
  {
    role: 'engine',
    score: 8,
    fits: ({ whole, folded }, span) => whole === span.joined || (span.folded !== '' && folded === span.folded),
  },
  { role: 'engine', score: 4, fits: ({ name }, { joined }) => joined.length > 1 && name.includes(joined) },
  // "M3" is sooner the car than the beginning of an M30
  {
    role: 'model',
    score: 3.2,
    fits: ({ models }, span) => /\d/.test(span.joined) && /[a-z]/.test(span.joined) && called(models, span),
  },
  { role: 'engine', score: 3, fits: ({ name }, { alias }) => alias !== null && name.includes(alias) },
  {
    role: 'engine',
    score: 3,
    isBegun: true,
    fits: ({ name, whole }, span) =>
      !/^\d$/.test(span.joined) && (begins(whole, span) || name.some((word) => begins(word, span))),
  },
  { role: 'make', score: 2.5, fits: ({ make }, span) => called(make, span) },
  // written so it is sooner meant than as a generation: a "5 GT Turbo" is no Glanza V
  {
    role: 'model',
    score: 2.05,
    fits: ({ models }, span, engine) => called(models, span) && isInPlace(models, span, engine.models),
  },
  {
    role: 'model',
    score: 2,
    fits: ({ generations }, { generation }) => generation !== null && generations.includes(generation),
  },
  // a single sign of a name is sooner a generation: "evo 6" is no 4G63 with six bolts
  { role: 'engine', score: 1.9, fits: ({ name }, span) => name.includes(span.joined) && isInPlace(name, span) },
  { role: 'year', score: 1.8, fits: (_, { years }, engine) => overlaps(years, engine.years) },
  { role: 'capacity', score: 1.5, fits: (_, { capacity }, { cc }) => cc !== null && overlaps(capacity, [cc, cc]) },
  { role: 'engine', score: 1.2, isBegun: true, fits: ({ tails }, { joined }) => tails.includes(joined) },
  { role: 'make', score: 1, isBegun: true, fits: ({ make }, span) => make.some((word) => begins(word, span)) },
  { role: 'model', score: 1, isBegun: true, fits: ({ models }, span) => models.some((word) => begins(word, span)) },
  { role: 'engine', score: 0.9, isBegun: true, fits: ({ name }, span) => name.some((word) => begins(word, span)) },
  { role: 'year', score: 0.5, fits: (_, { begunYears }, engine) => overlaps(begunYears, engine.years) },
];

/** The first letters of a code: "k" of K20A and 18K4F, and "jz" of 2JZ, but of no KR. */
const isOfFamily = (word: string, letters: string): boolean => {
  const [, figures = '', first = '', rest = ''] = /^(\d*)([a-z]+)(\d?)/.exec(word) ?? [];
  return first === letters && (rest !== '' || figures === '' || letters.length > 1);
};

/** What the letters of a family say: the name of the family itself ("A-Series 1275"), or a code that begins with them. */
const familyRules: readonly Rule[] = [
  { role: 'engine', score: 3.1, fits: ({ name }, { joined }) => name.includes(joined) && name.includes('series') },
  { role: 'engine', score: 3, fits: ({ name }, { joined }) => name.some((word) => isOfFamily(word, joined)) },
];

/** shorter texts have too many neighbours for one typing error to say anything */
const nearMinLength = 4;
const isNear = (known: readonly string[], { joined }: Span): boolean =>
  joined.length >= nearMinLength &&
  known.some((word) => Math.abs(word.length - joined.length) < 2 && isOneErrorAway(word, joined));

/** Another figure or letter in "320i" is another car: a model with figures is never guessed. */
const isLetters = (word: string): boolean => /^[a-z]+$/.test(word);
const isNearModel = (models: readonly string[], span: Span): boolean =>
  span.joined.length > 3 && isLetters(span.joined) && isNear(models.filter(isLetters), span);

/** What a span says with one typing error in it. */
const nearRules: readonly Rule[] = [
  { role: 'engine', score: 3.5, fits: ({ whole }, span) => isNear([whole], span) },
  { role: 'engine', score: 2.5, fits: ({ name }, span) => isNear(name, span) },
  { role: 'make', score: 2, fits: ({ make }, span) => span.joined.length > 3 && isNear(make, span) },
  { role: 'model', score: 1.5, fits: ({ models }, span) => isNearModel(models, span) },
];

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
 * of an M52; `isHint`: by a single letter or figure that something begins with.
 */
export type WordMatch = {
  from: number;
  count: number;
  role: NameRole;
  isNamed: boolean;
  isCalled: boolean;
  isCut: boolean;
  isHint: boolean;
};

/** What is written so with a figure in it scores at least this. */
const calledScore = 3.2;

/**
 * "M5" goes on in the number of an M52 and "S2" in that of an S2000, "evo" in the word of an Evora; "f4r" of an F4RT and "rs" of an RS2000
 * are the family's own.
 */
const goesOn = (word: string, { joined }: Span, role: NameRole): boolean =>
  (role === 'model' ? /^(?:[a-z]{2}|\d\d)/ : /^\d\d/).test(word.slice(joined.length - 1));

function toWordMatch({ words }: EngineRow, span: Span, from: number, { role, score, isBegun }: Rule): WordMatch {
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
