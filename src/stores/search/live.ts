/** Search at the commerce API, for what the index does not know and for when there is no index (rule search.when-asked). */
import { groupBy } from '#domain/group-by.ts';
import type { call } from '#api/call.ts';
import { searchAnswerSchema, searchPath } from '#api/search.ts';
import type { SearchAnswer as LiveAnswer } from '#api/search.ts';
import { parsePartCode } from '#domain/part/part-code.ts';
import { compareSizes } from '#domain/part/part-size.ts';
import type { PartHit, SetHit } from '#domain/search/search-answer.ts';

export type LiveProblem = 'offline' | 'failed';
type LiveHits = { hits: PartHit[]; problem: LiveProblem | null };

/** A number has a figure in it; words alone are no wish for the live search, which knows numbers only. */
export const isNumberLike = (query: string): boolean => /\d/.test(query);

function toPartHit({ slug, title }: LiveAnswer['results'][number]): PartHit {
  const { set, size } = parsePartCode(slug);
  return { kind: 'part', slug, set, size, title, type: 'other', replaces: null, makeSlugs: [] };
}

/** The same as sets, each with the sizes that were found. */
export const toLiveSets = (hits: readonly PartHit[]): SetHit[] =>
  [...groupBy(hits, ({ set }) => set)].flatMap(([, parts]) => {
    const [first] = parts;
    if (!first) return [];
    const { set, size, title, type, replaces } = first;
    const sizes = parts.map((part) => part.size).sort(compareSizes);
    return [{ set, size, title, name: title, shortName: title, type, replaces, sizes, engines: [] }];
  });

/** Asks once; null when the asking was given up. */
export async function askLive(send: typeof call, query: string, signal: AbortSignal): Promise<LiveHits | null> {
  const answer = await send(searchPath(query), searchAnswerSchema, { signal }).catch(() => null);
  if (signal.aborted || !answer) return null;
  if (answer.ok) return { hits: answer.value.results.map(toPartHit), problem: null };
  // for whoever is asked to read the console to us; what the visitor has to know stands in the page
  console.warn('Error fetching parts:', answer.problem.code);
  return { hits: [], problem: answer.problem.code === 'offline' ? 'offline' : 'failed' };
}
