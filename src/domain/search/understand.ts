import { partKinds } from '#config/copy/part-kinds.ts';
import type { FoundWords } from './find-words.ts';
import type { EngineRow } from './search-index.ts';
import type { NameRole } from './name-rules.ts';
import { type NameWord, readGeneration } from './name-word.ts';
import type { Piece } from './piece.ts';
import { joiners } from './read-words.ts';
import { toWords } from './to-words.ts';
import { joinTyped, splitTyped } from './typed-words.ts';

/**
 * A word or phrase of the question with what it was taken for. `typed`: as it stands in the text; `label`: as it is shown;
 * `without`: the question when it is left out.
 */
export type Token = {
  role: NameRole | 'kind' | 'clearance' | 'size' | 'diameter' | 'name' | 'unknown';
  typed: string;
  label: string;
  without: string;
};

/** The words without one that stands by itself, else without a piece of one ("k20a-rods"), else without one that holds it. */
function takeOut(words: readonly string[], word: string): readonly string[] {
  const split = (one: string) => one.split(joiners).filter(Boolean);
  const [whole, joined] = [words.indexOf(word), words.findIndex((one) => split(one).includes(word))];
  const at =
    [whole, joined, words.findIndex((one) => one.includes(word))].find((place) => place !== -1) ?? words.length;
  const pieces = split(words[at] ?? '');
  const place = pieces.indexOf(word);
  const rest = place === -1 ? [] : pieces.filter((_, index) => index !== place);
  return [...words.slice(0, at), ...rest, ...words.slice(at + 1)];
}

/** The question without some of its words; each is left out once. */
export function leaveOut(query: string, typed: string): string {
  const words = splitTyped(query).map((one) => one.typed);
  return typed.split(' ').reduce(takeOut, words).join(' ');
}

const token = (query: string, role: Token['role'], typed: string, label: string): Token => ({
  ...{ role, typed, label },
  without: leaveOut(query, typed),
});

/** A model's word as the catalogue writes it: "impreza" is "Impreza", "9" of an Evo IX is "IX". */
function writeModel({ models }: EngineRow, words: readonly NameWord[], typed: string): string {
  const names = models.split(/[\s,]+/);
  const sought = words.map(({ alias, word }) => alias ?? word).join('');
  const written = names.find((one) => {
    const known = toWords(one);
    return known.join('') === sought || (words.length === 1 && known.includes(sought));
  });
  const generation = words[0]?.generation;
  const isOf = (one: string): boolean => !/^\d+$/.test(one) && readGeneration(one.toLowerCase()) === generation;
  return written ?? (generation ? names.find(isOf) : undefined) ?? typed;
}

/** A name as the catalogue writes it, by the engine that it was taken for; what it does not write so stays as typed. */
export function writeName(engine: EngineRow, role: NameRole, isNamed: boolean, words: readonly NameWord[]): string {
  const { typed } = joinTyped(words);
  if (role === 'make') return engine.make;
  if (role === 'year')
    return words[0]?.years?.[0] === words[0]?.years?.[1] ? String(words[0]?.years?.[0] ?? typed) : typed;
  if (role === 'engine')
    return isNamed && words.map(({ word }) => word).join('') === engine.words.whole ? engine.name : typed.toUpperCase();
  return role === 'model' ? writeModel(engine, words, typed) : typed;
}

/** What the names of the question were taken for, by the engine that fits best. */
function listNames(query: string, { engines: [best], words }: FoundWords): Token[] {
  if (!best)
    return words
      .filter(({ isIdle, typed }) => !isIdle && typed !== '')
      .map(({ typed }) => token(query, 'name', typed, typed));
  return best.reading.matches.map(({ from, count, role, isNamed }) => {
    const matched = words.slice(from, from + count);
    return token(query, role, joinTyped(matched).typed, writeName(best.engine, role, isNamed, matched));
  });
}

/** What the trade's words of the question were taken for. */
const listTrade = (query: string, pieces: readonly Piece[], describeSize: (typed: string) => string): Token[] =>
  pieces.flatMap((piece) => {
    if (piece.role === 'kind') return [token(query, 'kind', piece.typed, partKinds[piece.kind])];
    if (piece.role === 'ending') return [token(query, 'clearance', piece.typed, piece.ending.toUpperCase())];
    if (piece.role === 'diameter') return [token(query, 'diameter', piece.typed, piece.typed)];
    return piece.role === 'size' ? [token(query, 'size', piece.typed, describeSize(piece.typed))] : [];
  });

/** Two tokens of one model are one: "Type" and "R". */
const joinShort = (query: string, tokens: Token[]): Token[] =>
  tokens.reduce<Token[]>((joined, one) => {
    const before = joined.at(-1);
    if (before?.role !== 'model' || one.role !== 'model' || !/^[a-z]$/i.test(one.typed)) return [...joined, one];
    return [
      ...joined.slice(0, -1),
      token(query, 'model', `${before.typed} ${one.typed}`, `${before.label} ${one.label}`),
    ];
  }, []);

/** Names in their order. */
export const nameOrder: readonly Token['role'][] = [
  'make',
  'model',
  'engine',
  'nickname',
  'capacity',
  'cylinders',
  'year',
  'name',
];

/**
 * The words of a question that was answered by words, each with its meaning: names in their order, the trade's words as they were
 * typed, then those that were left out because nothing is called so.
 */
export function understand(query: string, pieces: readonly Piece[], found: FoundWords): Token[] {
  const names = joinShort(query, listNames(query, found));
  const trade = listTrade(query, pieces, (typed) => typed);
  const taken = new Set(found.words.map(({ typed }) => typed));
  const isName = (role: Piece['role']): boolean => role === 'name' || role === 'unsold';
  const left = pieces.filter(({ role, typed }) => isName(role) && typed !== '' && !taken.has(typed));
  const ordered = [...names].sort((a, b) => nameOrder.indexOf(a.role) - nameOrder.indexOf(b.role));
  return [...ordered, ...trade, ...left.map(({ typed }) => token(query, 'unknown', typed, typed))].filter(
    ({ typed }) => typed !== '',
  );
}
