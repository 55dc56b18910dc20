import { readFile } from 'node:fs/promises';
import type { PathWithRoute } from 'astro';
import * as z from 'zod';
import { requireJson } from './read-json.ts';

/** All pages and files that the shop has, and which of them were made; the key is that of its facts. */
const listSchema = z.object({
  all: z.array(z.object({ path: z.string(), file: z.string(), key: z.nullable(z.string()) })),
  made: z.array(z.string()),
});
export type PageList = z.infer<typeof listSchema>;

/** Pages that need not be made, by path with the key of their facts. */
const planSchema = z.object({ keys: z.record(z.string(), z.string()) });
export type PagePlan = z.infer<typeof planSchema>;

const remedy = 'Remove it, and build again.';

/** What a build or a night has written of its pages. Throws a sentence where the file is missing or broken. */
export const readPageList = async (file: string): Promise<PageList> =>
  requireJson(listSchema, await readFile(file, 'utf8'), { file, remedy });

/** What a night is to leave out. Throws a sentence where the file is missing or broken. */
export const readPagePlan = async (file: string): Promise<PagePlan> =>
  requireJson(planSchema, await readFile(file, 'utf8'), { file, remedy });

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
