import { compareText } from '../compare-text.ts';
import { parsePartCode } from '../part/part-code.ts';
import { readDesign } from '../part/part-position.ts';
import { compareSizes, readSizeCode } from '../part/part-size.ts';
import type { Part } from '../part/part.ts';

/** What the shop remembers of a part that it has shown and that the commerce API does not list any more. */
export type GonePart = Pick<Part, 'number' | 'set' | 'size' | 'name' | 'description'> & {
  /** when the pull was that missed it first, ISO 8601 UTC */
  goneAt: string;
};

/** `gone` by slug; `renamed` leads from an old slug to the one that the same part has now. */
export type PartHistory = { gone: Record<string, GonePart>; renamed: Record<string, string> };

const remember = (part: Part, goneAt: string): GonePart => {
  const { number, set, size, name, description } = part;
  return { number, set, size, name, description, goneAt };
};

/** Follows a part through all its names. */
function findName(slug: string, renamed: Readonly<Record<string, string>>): string {
  const seen = new Set([slug]);
  let name = slug;
  for (let next = renamed[name]; next !== undefined && !seen.has(next); next = renamed[name]) {
    seen.add(next);
    name = next;
  }
  return name;
}

/**
 * What is to be remembered after a pull (rules part.gone and part.renamed): a part that is missing now is gone, unless another
 * slug has its id, then it is renamed. One that is back is neither. `before` and `now`: the parts of the last pull and of this.
 */
export function updateHistory(
  last: PartHistory,
  { before, now, pulledAt }: { before: readonly Part[]; now: readonly Part[]; pulledAt: string },
): PartHistory {
  const currentSlugs = new Set(now.map(({ slug }) => slug));
  const byId = new Map(now.map((part) => [part.id, part.slug]));
  const missing = before.filter(({ slug }) => !currentSlugs.has(slug));
  const moved = missing.flatMap(({ slug, id }) => {
    const name = byId.get(id);
    return name === undefined ? [] : [[slug, name] as const];
  });
  const renamed = { ...last.renamed, ...Object.fromEntries(moved) };
  const isAway = ([slug]: readonly [string, unknown]): boolean => !currentSlugs.has(slug);
  const left = missing.filter(({ id }) => !byId.has(id)).map((part) => [part.slug, remember(part, pulledAt)] as const);
  return {
    gone: Object.fromEntries([...Object.entries(last.gone), ...left].filter(isAway)),
    renamed: Object.fromEntries(
      Object.entries(renamed)
        .filter(isAway)
        .map(([slug]) => [slug, findName(slug, renamed)] as const)
        .filter(([slug, name]) => slug !== name),
    ),
  };
}

/** Millimetres that a size is away from standard, which special is too; null where the code does not tell. */
function toUndersize(size: string): number | null {
  if (size.startsWith('STD')) return 0;
  const measure = readSizeCode(size);
  if (measure === null) return null;
  return (measure.thousandths / 1000) * (measure.unit === 'in' ? 25.4 : 1);
}

/** beyond every size that is made: a bearing of another make comes after all sizes of the same set */
const anotherSet = 100;
/** between them: sizes of which it is not known how far they are */
const unknownSize = 10;

/**
 * How far a part stands from one that is gone as what could be taken instead, in millimetres of the journal; Infinity where it
 * is another bearing, because the same journal does not make it fit.
 */
function measure(gone: GonePart, part: Part): number {
  const isSameSet = part.set === gone.set;
  const design = readDesign(gone.set);
  if (!isSameSet && (design === null || readDesign(part.set) !== design)) return Infinity;
  const [wanted, given] = [toUndersize(gone.size), toUndersize(part.size)];
  const apart = wanted === null || given === null ? unknownSize : Math.abs(wanted - given);
  return apart + (isSameSet ? 0 : anotherSet);
}

/**
 * The parts that can be taken in the place of one that is gone (rule part.gone): other sizes of its set, the nearest first,
 * then the nearest size of the same bearing in another clearance, coating or count; at most `most`.
 */
export function findSuccessors(gone: GonePart, parts: readonly Part[], most: number): Part[] {
  const near = parts
    .map((part) => ({ part, far: measure(gone, part) }))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far || compareText(a.part.slug, b.part.slug));
  const others = new Set<string>();
  const kept = near.filter(({ part }) => {
    if (part.set === gone.set) return true;
    const isFirst = !others.has(part.set);
    others.add(part.set);
    return isFirst;
  });
  return kept.slice(0, most).map(({ part }) => part);
}

/**
 * The part to show for an id that may not be exact (rule part.fallback): the part itself, else the first part of the same
 * set, STD before STD-SP before the rest. Null when the set is unknown: that is "part not found".
 */
export function chooseFallbackPart(slugs: readonly string[], requested: string): string | null {
  if (slugs.includes(requested)) return requested;
  const { set } = parsePartCode(requested);
  const sameSet = slugs.filter((slug) => parsePartCode(slug).set === set);
  const [first] = [...sameSet].sort((a, b) => compareSizes(parsePartCode(a).size, parsePartCode(b).size));
  return first ?? null;
}
