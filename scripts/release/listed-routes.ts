import type { AstroIntegration } from 'astro';
import { listedRoutes, unservedRoutes } from '#server/limits/endpoint-buckets.ts';

type BuiltRoute = { routeData: { route: string; prerender: boolean } };

/** Where the routes of a built server and the table of what our code answers differ, a line for each (rule request.listed). */
export function findRouteFaults(
  built: readonly BuiltRoute[],
  { listed, unserved } = { listed: listedRoutes, unserved: unservedRoutes },
): string[] {
  const routes = built.filter(({ routeData }) => !routeData.prerender).map(({ routeData }) => routeData.route);
  const known = [...listed, ...unserved];
  return [
    ...routes
      .filter((route) => !known.includes(route))
      .map((route) => `${route} has no row in src/server/limits/endpoint-buckets.ts: say what it is counted in`),
    ...known
      .filter((route) => !routes.includes(route))
      .map(
        (route) => `${route} stands in src/server/limits/endpoint-buckets.ts, and the built server has no such route`,
      ),
  ];
}

/** Ends a build whose server answers something that the table does not name, also where the framework has put it there. */
export const checkListedRoutes: AstroIntegration = {
  name: 'listed-routes',
  hooks: {
    'astro:build:ssr': ({ manifest }) => {
      const faults = findRouteFaults(manifest.routes);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  },
};
