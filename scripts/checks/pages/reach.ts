import type { PageFacts } from './read-page.ts';

/**
 * The pages that a visitor can come to from `start` by links alone, by their paths. Links to what is not a page of the
 * build lead nowhere.
 */
export function reachPages(pages: readonly Pick<PageFacts, 'path' | 'links'>[], start: string): Set<string> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const reached = new Set<string>();
  const next = [start];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    const page = byPath.get(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (!page || reached.has(page.path)) continue;
    reached.add(page.path);
    next.push(...page.links);
  }
  return reached;
}

/** Parts to whose page no way of links leads from the catalogue, one line each. */
export function findUnreached(pages: readonly Pick<PageFacts, 'path' | 'links'>[], slugs: readonly string[]): string[] {
  const reached = reachPages(pages, '/catalogue');
  return slugs
    .filter((slug) => !reached.has(`/details/${slug}`))
    .map((slug) => `/details/${slug}: no links lead to it from /catalogue`);
}
