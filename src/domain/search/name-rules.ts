import type { EngineRow, EngineWords } from './search-index.ts';
import type { NameWord, Range } from './name-word.ts';
import { isOneErrorAway } from './typing-error.ts';

/** What a word says of an engine. */
export type NameRole = 'engine' | 'make' | 'model' | 'nickname' | 'year' | 'capacity' | 'cylinders';

/**
 * Words that stand together and are read as one, with all that they may say: `joined` "k20a" of "k 20 a". `isTyping`: the
 * last of several, taken for the one that is being typed, or said to be a beginning.
 */
export type Span = Pick<NameWord, 'alias' | 'years' | 'generation' | 'capacity'> & {
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
export type Rule = {
  role: NameRole;
  score: number;
  isBegun?: true;
  fits: (words: EngineWords, span: Span, engine: EngineRow) => boolean;
};

export const overlaps = (a: Range | null, b: Range | null): boolean =>
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
export const rules: readonly Rule[] = [
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
  { role: 'nickname', score: 2.01, fits: ({ nicknames }, { joined }) => nicknames.includes(joined) },
  { role: 'cylinders', score: 2, fits: ({ cylinders }, { joined }) => cylinders.includes(joined) },
  { role: 'year', score: 1.8, fits: (_, { years }, engine) => overlaps(years, engine.years) },
  { role: 'capacity', score: 1.5, fits: (_, { capacity }, { cc }) => cc !== null && overlaps(capacity, [cc, cc]) },
  { role: 'engine', score: 1.2, isBegun: true, fits: ({ tails }, { joined }) => tails.includes(joined) },
  { role: 'make', score: 1, isBegun: true, fits: ({ make }, span) => make.some((word) => begins(word, span)) },
  { role: 'model', score: 1, isBegun: true, fits: ({ models }, span) => models.some((word) => begins(word, span)) },
  { role: 'engine', score: 0.9, isBegun: true, fits: ({ name }, span) => name.some((word) => begins(word, span)) },
  // a word of several says less: "red" of a red top
  {
    role: 'nickname',
    score: 0.8,
    isBegun: true,
    fits: ({ nickWords }, span) => nickWords.some((word) => begins(word, span)),
  },
  { role: 'year', score: 0.5, fits: (_, { begunYears }, engine) => overlaps(begunYears, engine.years) },
];

/** The first letters of a code: "k" of K20A and 18K4F, and "jz" of 2JZ, but of no KR. */
const isOfFamily = (word: string, letters: string): boolean => {
  const [, figures = '', first = '', rest = ''] = /^(\d*)([a-z]+)(\d?)/.exec(word) ?? [];
  return first === letters && (rest !== '' || figures === '' || letters.length > 1);
};

/** What the letters of a family say: the name of the family itself ("A-Series 1275"), or a code that begins with them. */
export const familyRules: readonly Rule[] = [
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
export const nearRules: readonly Rule[] = [
  { role: 'engine', score: 3.5, fits: ({ whole }, span) => isNear([whole], span) },
  { role: 'engine', score: 2.5, fits: ({ name }, span) => isNear(name, span) },
  { role: 'make', score: 2, fits: ({ make }, span) => span.joined.length > 3 && isNear(make, span) },
  { role: 'model', score: 1.5, fits: ({ models }, span) => isNearModel(models, span) },
  { role: 'nickname', score: 1.4, fits: ({ nicknames }, span) => isNear(nicknames, span) },
];
