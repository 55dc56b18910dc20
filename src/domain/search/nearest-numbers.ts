import { groupBy } from '../group-by.ts';
import { parsePartCode } from '../part/part-code.ts';
import { compareSizes } from '../part/part-size.ts';
import { isOneErrorAway } from './typing-error.ts';
import { longestRun, normaliseNumber, type NumberReading, readNumbers } from './read-number.ts';
import { isVerySize, matchSize, type SizeWish } from './read-size.ts';
import { toPlainText } from './typed-words.ts';

/** A set with its parts in size order; `key` is its number, normalised. */
type KnownSet = { key: string; run: string; set: string; parts: { slug: string; size: string }[] };

/** What an asked number is: the part or set itself in another spelling, or a set that is not made in the size asked for. */
type ReadNumber =
  | { kind: 'same'; slug: string }
  /** `size` as it was typed; `slug`: the first part of the set */
  | { kind: 'other-size'; set: string; size: string; slug: string };

export type PartNumbers = {
  /** null where the text names no set, or more than one thing */
  read(typed: string): ReadNumber | null;
  /** slugs, the nearest first, one of each set, at most `most`; empty where nothing is near */
  nearest(typed: string, most: number): string[];
};

const shortestRun = 3;
/** this far only the figures are alike; such numbers are proposed where there are no better ones */
const faint = 4;

function groupSets(slugs: readonly string[]): KnownSet[] {
  const parts = slugs.map((slug) => ({ slug, ...parsePartCode(slug) }));
  return [...groupBy(parts, ({ set }) => set)].map(([set, members]) => {
    const key = normaliseNumber(set);
    // the page of a set itself is no size of it, unless the set has none
    const sizes = members.length > 1 ? members.filter(({ size }) => size !== '') : members;
    return { key, run: longestRun(key), set, parts: [...sizes].sort((a, b) => compareSizes(a.size, b.size)) };
  });
}

/** The part of a set that answers a wish best, and how well. */
function chooseSize({ parts }: KnownSet, wish: SizeWish | null): { slug: string; score: number; isVery: boolean } {
  const scored = parts.map(({ slug, size }) =>
    wish ? { slug, score: matchSize(wish, size), isVery: isVerySize(wish, size) } : { slug, score: 0, isVery: false },
  );
  const [first = { slug: '', score: 0, isVery: false }] = scored;
  return scored.reduce((best, one) => (one.score > best.score ? one : best), first);
}

/** How far a set is from a reading: smaller is nearer, null is not near. */
function measureDistance({ key, run }: KnownSet, reading: NumberReading): number | null {
  if (key === reading.key) return 0;
  if (isOneErrorAway(key, reading.key)) return 1;
  const wantedRun = longestRun(reading.key);
  if (reading.key.length >= shortestRun && key.startsWith(reading.key)) return 2;
  if (wantedRun.length < shortestRun) return null;
  if (run === wantedRun) return 3;
  return isOneErrorAway(run, wantedRun) && run.slice(0, 2) === wantedRun.slice(0, 2) ? faint : null;
}

type Near = { slug: string; set: string; far: number };

/** The part of the set that the nearest reading means; nothing where no reading is near. */
function findNear(set: KnownSet, readings: readonly NumberReading[]): Near[] {
  const near = readings.flatMap((reading) => {
    const far = measureDistance(set, reading);
    return far === null ? [] : [{ slug: chooseSize(set, reading.size).slug, set: set.set, far }];
  });
  return [...near].sort((a, b) => a.far - b.far).slice(0, 1);
}

/**
 * The numbers of a catalogue, to be asked for a spelling or for what is near (rule part.unknown). `slugs` may hold the
 * addresses of sets beside those of parts.
 */
export function createPartNumbers(slugs: readonly string[]): PartNumbers {
  const sets = groupSets(slugs);
  const byKey = groupBy(sets, ({ key }) => key);
  const known = new Set(slugs);

  const readAs = ({ key, size }: NumberReading): ReadNumber | null => {
    const [set, second] = byKey.get(key) ?? [];
    if (set === undefined || second !== undefined) return null;
    const best = chooseSize(set, size);
    if (size === null) return { kind: 'same', slug: known.has(set.set) ? set.set : best.slug };
    if (best.isVery) return { kind: 'same', slug: best.slug };
    return { kind: 'other-size', set: set.set, size: size.typed, slug: set.parts[0]?.slug ?? best.slug };
  };

  return {
    read(typed) {
      const read = readNumbers(toPlainText(typed)).map(readAs);
      return read.find((one) => one?.kind === 'same') ?? read.find((one) => one !== null) ?? null;
    },
    nearest(typed, most) {
      const readings = readNumbers(toPlainText(typed));
      const near = sets.flatMap((set) => findNear(set, readings));
      const isSure = near.some(({ far }) => far < faint);
      return near
        .filter(({ far }) => !isSure || far < faint)
        .sort((a, b) => a.far - b.far || a.set.length - b.set.length || (a.set < b.set ? -1 : 1))
        .slice(0, most)
        .map(({ slug }) => slug);
    },
  };
}
