import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIRoute } from 'astro';
import type { Services } from '../services.ts';

/** The endpoints as they are published, found in `src/pages/api`, so that trials go through the real route files. */
export type TrialRoutes = (services: Services, request: Request) => Promise<Response>;

const folder = new URL('../../pages/api/', import.meta.url);
type Page = { pattern: RegExp; ALL: APIRoute };

/** "order/[id]/index.ts" answers /api/order/{id} */
const toPattern = (file: string) => {
  const path = file.replace(/\.ts$/, '').replace(/\/?index$/, '');
  return new RegExp(`^/api${path ? `/${path}` : ''}/?$`.replace(/\[(\w+)\]/g, '(?<$1>[^/]+)'));
};

/** A fixed name wins over a parameter, as in Astro. */
const countParameters = ({ pattern }: Page) => pattern.source.split('(?<').length;

async function loadPages(): Promise<Page[]> {
  const files = readdirSync(fileURLToPath(folder), { recursive: true }).map(String).filter((file) => file.endsWith('.ts'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const { ALL } = (await import(new URL(file, folder).href)) as { ALL: APIRoute };
      return { pattern: toPattern(file), ALL };
    }),
  );
  return pages.sort((a, b) => countParameters(a) - countParameters(b));
}

/** Loads all endpoints. A path that none of them answers is 404 without body. */
export async function loadTrialRoutes(): Promise<TrialRoutes> {
  const pages = await loadPages();
  return async (services, request) => {
    const { pathname } = new URL(request.url);
    const page = pages.find(({ pattern }) => pattern.test(pathname));
    if (!page) return new Response(null, { status: 404 });
    const found = page.pattern.exec(pathname)?.groups ?? {};
    const params = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, decodeURIComponent(value)]));
    const context = { locals: { services }, request, params, clientAddress: '198.51.100.7' };
    return page.ALL(context as unknown as Parameters<APIRoute>[0]);
  };
}
