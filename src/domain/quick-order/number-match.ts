import { groupBy } from '../group-by.ts';
import { limits } from '#config/limits.ts';
import type { PartHit, SearchAnswer } from '../search/search-answer.ts';

/**
 * What the catalogue says of a number. `part`: this one, without doubt. `size`: the set, or the numbers of ours that replace
 * the one typed, of which one is to be chosen; `wished`: the size as typed that it is not made in. `unknown`: no such number;
 * the nearest.
 */
export type NumberMatch =
  | { kind: 'part'; slug: string }
  | { kind: 'size'; set: string; wished: string | null; choices: string[] }
  | { kind: 'unknown'; choices: string[] };

const isPart = (hit: SearchAnswer['hits'][number]): hit is PartHit => hit.kind === 'part';

/** Of each set its first part, the nearest first. */
function listNearest(hits: readonly PartHit[]): string[] {
  const sets = groupBy(hits, ({ set }) => set);
  return [...sets.values()].flatMap(([first]) => first?.slug ?? []).slice(0, limits.nearestNumbersMax);
}

/** Judges what the search says of one number. A set that is made in one size only is that part, unless another was wished. */
export function toNumberMatch({
  query,
  certainty,
  exactSlug,
  missingSize,
  begunSize,
  unitNote,
  hits,
}: SearchAnswer): NumberMatch {
  if (exactSlug) return { kind: 'part', slug: exactSlug };
  const parts = hits.filter(isPart);
  const set = missingSize?.set ?? parts[0]?.set;
  const replaced = parts[0]?.replaces ?? '';
  // one that two sets replace is known, and neither of them is meant more
  const isStrange = certainty !== 'exact' && !` ${replaced}`.endsWith(` ${query}`);
  if (isStrange || !set) return { kind: 'unknown', choices: listNearest(parts) };
  const choices = parts.filter((hit) => hit.set === set || hit.replaces === replaced);
  const [only, second] = choices;
  // in the other unit's figures too another size was wished (rule search.inch)
  const wished = missingSize?.size ?? begunSize?.size ?? unitNote?.typed ?? null;
  if (only && !second && !wished) return { kind: 'part', slug: only.slug };
  return { kind: 'size', set, wished, choices: choices.map(({ slug }) => slug) };
}

const rank = ({ kind, ...verdict }: NumberMatch): number => {
  if (kind === 'part') return 0;
  if (kind === 'size') return 1;
  return 'choices' in verdict && verdict.choices.length > 0 ? 2 : 3;
};

/** The surest of the verdicts on the readings of a line, its first among equals; -1 for none. */
export const findSurest = (verdicts: readonly NumberMatch[]): number =>
  verdicts.reduce((best, verdict, at) => {
    const before = verdicts[best];
    return before && rank(before) <= rank(verdict) ? best : at;
  }, -1);
