import type { Catalogue } from '../catalogue/catalogue.ts';
import { isVisibleCode } from '../part/part.ts';
import type { SearchAnswer } from './search-answer.ts';
import { normaliseNumber } from './read-number.ts';
import { toOneWord } from './to-words.ts';

/** What somebody types who means one set or engine, and what that is called in `listFound`. */
export type TypedSample = { typed: string; means: string };

export const typingErrors = ['wrong', 'more', 'missing', 'swapped'] as const;
export type TypingError = (typeof typingErrors)[number];

/** One typing error at a place: another character, one too many, one missing, or two neighbours swapped. */
export function mistype(text: string, at: number, how: TypingError, character: string): string {
  const [head, rest] = [text.slice(0, at), text.slice(at)];
  if (how === 'wrong') return head + character + rest.slice(1);
  if (how === 'more') return head + character + rest;
  if (how === 'missing') return head + rest.slice(1);
  return head + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2);
}

/** The sets and engines of an answer in their order, each once: "4B1606H" and "K20A". */
export const listFound = ({ hits }: SearchAnswer): string[] => [
  ...new Set(hits.map((hit) => (hit.kind === 'part' ? hit.set : hit.engine))),
];

type Searchable = Pick<Catalogue, 'makes' | 'engines' | 'parts'>;

const visibleSets = ({ parts }: Searchable): string[] => [
  ...new Set(parts.filter(({ slug }) => isVisibleCode(slug)).map(({ set }) => set)),
];
const titlesOf = ({ makes }: Searchable): Map<string, string> => new Map(makes.map(({ slug, title }) => [slug, title]));

/** Every number and every engine as it is, alone and behind its make. */
export function listExact(catalogue: Searchable): TypedSample[] {
  const titles = titlesOf(catalogue);
  return [
    ...visibleSets(catalogue).map((set) => ({ typed: set.toLowerCase(), means: set })),
    ...catalogue.engines.map(({ name }) => ({ typed: name.toLowerCase(), means: name })),
    ...catalogue.engines.map(({ name, makeSlug }) => ({ typed: `${titles.get(makeSlug)} ${name}`, means: name })),
  ];
}

/** figures and letters that lie side by side, as a finger slips */
const beside: Readonly<Record<string, string>> = {
  ...{
    0: '9',
    1: '2',
    2: '3',
    3: '4',
    4: '5',
    5: '6',
    6: '7',
    7: '8',
    8: '9',
    9: '8',
    a: 's',
    b: 'v',
    c: 'x',
    d: 'f',
    e: 'r',
  },
  ...{
    f: 'g',
    g: 'h',
    h: 'j',
    i: 'o',
    j: 'k',
    k: 'j',
    l: 'k',
    m: 'n',
    n: 'm',
    o: 'p',
    p: 'o',
    q: 'w',
    r: 't',
    s: 'a',
    t: 'r',
  },
  ...{ u: 'y', v: 'c', w: 'e', x: 'z', y: 'u', z: 'x' },
};

/** a name that is shorter leaves nothing to tell it by, once a sign of it is wrong */
const shortest = 5;

/**
 * Every number and every engine of at least five signs, the engine behind its make, and every make before its engine, each with one
 * typing error of every kind, at a place that moves on from one to the next. What is itself a name, or a piece of one, is
 * no error.
 */
export function listMistyped(catalogue: Searchable): TypedSample[] {
  const titles = titlesOf(catalogue);
  const sets = visibleSets(catalogue).filter((set) => !set.includes('+') && normaliseNumber(set).length >= shortest);
  const engines = catalogue.engines.filter(({ name }) => toOneWord(name).length >= shortest);
  const keys = [...sets.map(normaliseNumber), ...catalogue.engines.map(({ name }) => normaliseNumber(name))];
  const isName = (typed: string): boolean => {
    const sought = normaliseNumber(typed);
    return keys.some((key) => key.includes(sought));
  };
  const slip = (name: string, at: number): string[] => {
    const place = at % name.length;
    const character = beside[name[place] ?? ''] ?? 'x';
    return typingErrors
      .map((how) => mistype(name, place, how, character))
      .filter((typed) => typed !== name && !isName(typed));
  };
  return [
    ...sets.flatMap((set, at) => slip(set.toLowerCase(), at).map((typed) => ({ typed, means: set }))),
    ...engines.flatMap(({ name, makeSlug }, at) =>
      slip(name.toLowerCase(), at).map((typed) => ({ typed: `${titles.get(makeSlug)} ${typed}`, means: name })),
    ),
    ...engines.flatMap(({ name }, at) => slip(name.toLowerCase(), at).map((typed) => ({ typed, means: name }))),
    ...catalogue.engines.flatMap(({ name, makeSlug }, at) => {
      const make = (titles.get(makeSlug) ?? '').toLowerCase();
      return make.length < shortest ? [] : slip(make, at).map((typed) => ({ typed: `${typed} ${name}`, means: name }));
    }),
  ];
}
