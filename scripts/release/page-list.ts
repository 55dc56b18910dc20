import type { PathWithRoute } from 'astro';

/** All pages and files that the shop has, and which of them were made; the key is that of its facts. */
export type PageList = { all: { path: string; file: string; key: string | null }[]; made: string[] };

/** Pages that need not be made, by path with the key of their facts. */
export type PagePlan = { keys: Record<string, string> };

/** File of a page or endpoint below the client folder. */
export const fileOf = ({ pathname, route }: PathWithRoute): string => {
  const bare = pathname.replace(/^\/|\/$/g, '');
  if (bare === '404') return '404.html';
  return route.type === 'page' ? `${bare}/index.html`.replace(/^\//, '') : bare;
};

/** Two routes may give one path; the first makes it. */
export function dropRepeated(paths: readonly PathWithRoute[]): PathWithRoute[] {
  const seen = new Set<string>();
  return paths.filter(({ pathname }) => seen.size < seen.add(pathname.replace(/\/$/, '')).size);
}

/** Paths of pages as the sitemap is told of them. */
export const listPages = (paths: readonly PathWithRoute[]): string[] =>
  paths.filter(({ route }) => route.type === 'page').map(({ pathname }) => pathname.replace(/^\//, ''));

/** The paths whose facts are others than the plan says, and those that have no key; without a plan all. */
export function chooseMade(paths: readonly PathWithRoute[], { keys }: PagePlan = { keys: {} }): PathWithRoute[] {
  return paths.filter(({ pathname, cacheKey }) => cacheKey === undefined || keys[pathname] !== cacheKey);
}

/** What the release has to know of them. */
export const toPageList = (paths: readonly PathWithRoute[], made: readonly PathWithRoute[]): PageList => ({
  all: paths
    .filter(({ route }) => route.type === 'page' || route.type === 'endpoint')
    .map((path) => ({ path: path.pathname, file: fileOf(path), key: path.cacheKey ?? null })),
  made: made.map(({ pathname }) => pathname),
});
