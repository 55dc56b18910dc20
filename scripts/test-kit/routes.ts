import { listRoutes, type Route } from '#server/http/routes.ts';
import { listedRoutes } from '#server/limits/endpoint-buckets.ts';
import { sharedRoutes } from '#server/live/kept-answers.ts';
import type { Services } from '#server/services.ts';

/** The endpoints as they are published, found in `src/pages`, so that tests go through the real route files. */
export type TestRoutes = (services: Services, request: Request, clientAddress?: string) => Promise<Response>;

type Context = {
  locals: { services: Services };
  request: Request;
  params: Record<string, string>;
  clientAddress: string;
  routePattern: string;
};
type Page = Pick<Route, 'matches' | 'pattern'> & { ALL: (context: Context) => Promise<Response> };

/** Lists that the build makes have no endpoint. */
const isEndpoint = ({ file, pattern }: Route): boolean =>
  /^(?:api|email)\//.test(file) && listedRoutes.includes(pattern);

const loadPages = (): Promise<Page[]> =>
  Promise.all(
    listRoutes()
      .filter(isEndpoint)
      .map(async ({ file, matches, pattern }) => {
        const [folder, name] = [file.slice(0, file.indexOf('/')), file.slice(file.indexOf('/') + 1, -'.ts'.length)];
        // written so that a bundler finds the files too
        const { ALL } = (await (folder === 'api'
          ? import(/* @vite-ignore */ `../../src/pages/api/${name}.ts`)
          : import(/* @vite-ignore */ `../../src/pages/email/${name}.ts`))) as Pick<Page, 'ALL'>;
        return { matches, pattern, ALL };
      }),
  );

/** Loads all endpoints. A path that none of them answers is 404 without body. */
export async function loadTestRoutes(): Promise<TestRoutes> {
  const pages = await loadPages();
  return async (services, request, clientAddress = '198.51.100.7') => {
    const { pathname } = new URL(request.url);
    const page = pages.find(({ matches }) => matches.test(pathname));
    if (!page) return new Response(null, { status: 404 });
    const found = page.matches.exec(pathname)?.groups ?? {};
    const params = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, decodeURIComponent(value)]));
    const answer = await page.ALL({ locals: { services }, request, params, clientAddress, routePattern: page.pattern });
    // as `src/middleware` does
    return sharedRoutes.includes(page.pattern) ? services.kept.keep(request, answer) : answer;
  };
}
