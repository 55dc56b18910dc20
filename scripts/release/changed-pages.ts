import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration, AstroPrerenderer, PathWithRoute } from 'astro';

/** What a build is told by `PAGE_PLAN`: pages that need not be made, by path with the key of their facts. */
export type PagePlan = { keys: Record<string, string> };

/** What it tells in the file named by `PAGE_LIST`: all pages and files that the shop has, and which of them it made. */
export type PageList = { all: { path: string; file: string; key: string | null }[]; made: string[] };

/** File of a page or endpoint below the client folder. */
const fileOf = ({ pathname, route }: PathWithRoute): string => {
  const bare = pathname.replace(/^\/|\/$/g, '');
  if (bare === '404') return '404.html';
  return route.type === 'page' ? `${bare}/index.html`.replace(/^\//, '') : bare;
};

const readPlan = (path: string | undefined): PagePlan =>
  path ? (JSON.parse(readFileSync(path, 'utf8')) as PagePlan) : { keys: {} };

/** Two routes may give one path; the first makes it. */
function dropRepeated(paths: readonly PathWithRoute[]): PathWithRoute[] {
  const seen = new Set<string>();
  return paths.filter(({ pathname }) => seen.size < seen.add(pathname.replace(/\/$/, '')).size);
}

/**
 * Has Astro make only the pages whose facts are others than the plan says, and says which there are (decision 0069). Without a
 * plan all are made. `listPages` gives the paths of all pages to what lists them.
 */
export function createChangedPages(environment: NodeJS.ProcessEnv = process.env) {
  let pages: string[] = [];
  let set: (prerenderer: typeof choose) => void = () => {};
  const choose = (standard: AstroPrerenderer): AstroPrerenderer => ({
    ...standard,
    getStaticPaths: async () => {
      const paths = dropRepeated(await standard.getStaticPaths());
      pages = paths.filter(({ route }) => route.type === 'page').map(({ pathname }) => pathname.replace(/^\//, ''));
      const { keys } = readPlan(environment.PAGE_PLAN);
      const made = paths.filter(({ pathname, cacheKey }) => cacheKey === undefined || keys[pathname] !== cacheKey);
      const list: PageList = {
        all: paths
          .filter(({ route }) => route.type === 'page' || route.type === 'endpoint')
          .map((path) => ({ path: path.pathname, file: fileOf(path), key: path.cacheKey ?? null })),
        made: made.map(({ pathname }) => pathname),
      };
      if (environment.PAGE_LIST) writeFileSync(environment.PAGE_LIST, JSON.stringify(list));
      return made;
    },
  });
  const integration: AstroIntegration = {
    name: 'changed-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => void (set = setPrerenderer),
      // not before: whoever has set one by then must bring the entry of the program too, and this one is Astro's own
      'astro:build:setup': () => set(choose),
    },
  };
  return { integration, listPages: () => pages };
}

/** The integration of the sitemap, told of all pages and not only of those that were made. */
export function tellAllPages(sitemap: AstroIntegration, listPages: () => string[]): AstroIntegration {
  const done = sitemap.hooks['astro:build:done'];
  return {
    ...sitemap,
    hooks: {
      ...sitemap.hooks,
      'astro:build:done': (options) => done?.({ ...options, pages: listPages().map((pathname) => ({ pathname })) }),
    },
  };
}
