import { shortRun } from './index-format.ts';
import type { SearchIndex } from './search-index.ts';
import { longestRun, reverse } from './normalise-number.ts';

/** How a number was found; the earlier, the surer. */
export type NumberTier = 'exact' | 'beginning' | 'part' | 'near';

const most = 2;
const mostNear = 4;

/**
 * The shards that hold every number which a tier may find for `key`, apart from limits that only beginnings of one or two
 * characters reach.
 */
export function locateNumber(index: SearchIndex, tier: NumberTier, key: string): string[] {
  const names = tier === 'part' ? locatePart(index, key) : tier === 'near' ? locateNear(index, key) : null;
  return [...new Set(names ?? index.shardsFor('code', key, most))];
}

/** The digits begin or end those of a number; of a short one three are all. */
function locatePart(index: SearchIndex, key: string): string[] {
  const run = longestRun(key);
  const long = [...index.shardsFor('long', run, most), ...index.shardsFor('gnol', reverse(run), most)];
  if (run.length > shortRun) return long;
  return [...long, ...index.shardsFor('short', run, most)];
}

/** pairs and type, or the letters that another maker's number begins with */
const heading = /^(?:\d{1,2}[A-Z](?=.*\d)|[A-Z]*)/;
/**
 * The letters at the end of a number: ours begin with H, so that a letter before it may be a digit gone wrong. Behind them
 * may stand a digit too many; before two digits an H is one of the figures gone wrong.
 */
const endings = [/H[A-Z]{0,2}\d?$/, /[A-Z]*$/];

/** Where the figures of a number begin and end; a letter may have slipped in among them. */
function findFigures(key: string): { from: number; to: number } {
  const from = heading.exec(key)?.[0].length ?? 0;
  // with no figure before it, an H is one gone wrong
  const to = endings.map((ending) => key.search(ending)).find((at) => at > from) ?? key.length;
  return { from, to };
}

/**
 * One typing error leaves either the number up to the middle of its figures as it is, or what follows it, unless it swaps the
 * two at the middle. So three places hold every such number: those that begin like it, those whose figures end like its
 * own, and the swapped one itself.
 */
function locateNear(index: SearchIndex, key: string): string[] {
  const { from, to } = findFigures(key);
  if (to - from <= shortRun) return locateNearShort(index, key, from, to);
  const middle = from + ((to - from) >> 1);
  const end = endOf(key.slice(middle, to));
  // where a letter stands near the end, that is the error, and the beginning is as it should be
  const hasDigitsAtEnd = end.length > 1;
  // of a kit, which has the numbers of two sets, the last alone: 829 of 8B5743H+5M829H
  const lastRun = endOf(key.slice(from, to));
  return [
    ...index.shardsFor('code', key.slice(0, middle), mostNear),
    ...(hasDigitsAtEnd ? index.shardsFor('gnol', end, mostNear) : []),
    ...(hasDigitsAtEnd && lastRun.length <= shortRun + 1 ? index.shardsFor('trohs', end, mostNear) : []),
    ...index.shardsFor('code', swapAt(key, middle).slice(0, to), 1),
  ];
}

/** Of three figures two stay at one end where a fourth is missing; else the first or the last of three stays. */
function locateNearShort(index: SearchIndex, key: string, from: number, to: number): string[] {
  const ends = [2, 1].map((length) => endOf(key.slice(Math.max(from, to - length), to)));
  const [two = '', one = ''] = ends;
  const first = /^\d/.exec(key.slice(from))?.[0] ?? '';
  return [
    ...index.shardsFor('code', key.slice(0, Math.max(from + 2, 3)), mostNear),
    ...(two.length < 2 ? [] : index.shardsFor('gnol', two, mostNear)),
    ...(first === '' ? [] : index.shardsFor('short', first, mostNear)),
    ...(one === '' ? [] : index.shardsFor('trohs', one, mostNear)),
  ];
}

/** The digits at the end of a text, the last first. */
const endOf = (text: string): string => reverse(/\d*$/.exec(text)?.[0] ?? '');

/** The character at a place and the one before it, the other way round. */
const swapAt = (text: string, at: number): string =>
  text.slice(0, at - 1) + text.slice(at, at + 1) + text.slice(at - 1, at) + text.slice(at + 1);
