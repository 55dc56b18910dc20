/**
 * What all pages are made by: bundled once with the code, kept in the release, and asked again by nights that change nothing of it
 * (decision 0083). The build and the night use the same, so that a page comes out of both alike.
 */
import type { PathWithRoute, RouteData } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';

const app = createApp({ streaming: false });
/** Nobody is there to fetch the page of an error from: it ends the build. */
const noErrorPage = async (): Promise<Response> => new Response(null, { status: 500 });

export const listPaths = (): Promise<PathWithRoute[]> => new StaticPaths(app).getAll();

export const render = (request: Request, routeData: RouteData): Promise<Response> =>
  app.render(request, { routeData, prerenderedErrorPageFetch: noErrorPage });
