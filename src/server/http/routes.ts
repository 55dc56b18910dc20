import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { listedRoutes } from '../limits/endpoint-buckets.ts';
import { decode } from '../release/canonical-path.ts';

/** A file of `src/pages` by the address it answers: "/api/order/[id]". */
export type Route = { pattern: string; file: string; matches: RegExp };

const pages = fileURLToPath(new URL('../../pages/', import.meta.url));

/** "order/[id]/index.ts" answers /order/{id}, "details/[...id].astro" all that is below /details. */
function toRoute(file: string): Route {
  const pattern = `/${file.replace(/\.[a-z]+$/, '').replace(/(?:^|\/)index$/, '')}`;
  const source = pattern
    .replace(/[.*+?^${}()|\\]/g, '\\$&')
    .replace(/\/\[(?:\\\.){3}(\w+)\]/g, '(?:/(?<$1>.*))?')
    .replace(/\[(\w+)\]/g, '(?<$1>[^/]+)');
  return { pattern, file, matches: new RegExp(`^${source}/?$`) };
}

/** A fixed name wins over a parameter, as in Astro, and a parameter over all that is below. */
const weigh = ({ pattern }: Route): number => pattern.split('[').length + 10 * (pattern.split('[...').length - 1);

const byWeight = (a: Route, b: Route): number => weigh(a) - weigh(b);

/** The routes of the site, that which wins first. */
export const listRoutes = (folder = pages): Route[] =>
  readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => /\.(?:astro|ts|mdx?)$/.test(file))
    .map(toRoute)
    .sort(byWeight);

/** Characters of addresses that are remembered: every page of a large catalogue, and none that somebody made long. */
const rememberedLength = 1_000_000;
const longestRemembered = 200;

/** Names the route of a path, so that no id of it need stand in the log; "unknown" for what no page or endpoint answers. */
export function createRouteNames(routes = listRoutes()): (path: string) => string {
  const known = routes.map((route) => ({ ...route, start: route.pattern.replace(/\/?\[.*/, '') }));
  const find = (path: string) =>
    known.find(({ start, matches }) => path.startsWith(start) && matches.test(path))?.pattern ?? 'unknown';
  const found = new LRUCache<string, string>({
    maxSize: rememberedLength,
    maxEntrySize: longestRemembered,
    sizeCalculation: (_, path) => path.length + 1,
    memoMethod: find,
  });
  return (path) => found.memo(path);
}

const nameListed = createRouteNames(listedRoutes.map((pattern) => toRoute(`${pattern.slice(1)}.ts`)).sort(byWeight));

/**
 * The route of the table that is asked for, as whoever reads the address as a URL comes to it; null where there is none. With dots
 * or backslashes in it ("/details/%2e%2e/_image") he would come to another one than is written: that is none.
 */
export function findListed(path: string): string | null {
  const read = decode(path);
  if (read === null || decode(URL.parse(`http://shop${path}`)?.pathname ?? '') !== read) return null;
  const route = nameListed(read);
  return route === 'unknown' ? null : route;
}
