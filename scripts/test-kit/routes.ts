import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Services } from '#server/services.ts';

/** The endpoints as they are published, found in `src/pages/api`, so that tests go through the real route files. */
export type TestRoutes = (services: Services, request: Request) => Promise<Response>;

const folder = new URL('../../src/pages/api/', import.meta.url);
type Context = {
  locals: { services: Services };
  request: Request;
  params: Record<string, string>;
  clientAddress: string;
};
type Page = { pattern: RegExp; ALL: (context: Context) => Promise<Response> };

/** "order/[id]/index.ts" answers /api/order/{id} */
const toPattern = (file: string) => {
  const path = file.replace(/\.ts$/, '').replace(/\/?index$/, '');
  return new RegExp(`^/api${path ? `/${path}` : ''}/?$`.replace(/\[(\w+)\]/g, '(?<$1>[^/]+)'));
};

/** A fixed name wins over a parameter, as in Astro. */
const countParameters = ({ pattern }: Page) => pattern.source.split('(?<').length;

async function loadPages(): Promise<Page[]> {
  const files = readdirSync(fileURLToPath(folder), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const { ALL } = (await import(new URL(file, folder).href)) as Pick<Page, 'ALL'>;
      return { pattern: toPattern(file), ALL };
    }),
  );
  return pages.sort((a, b) => countParameters(a) - countParameters(b));
}

/** Loads all endpoints. A path that none of them answers is 404 without body. */
export async function loadTestRoutes(): Promise<TestRoutes> {
  const pages = await loadPages();
  return async (services, request) => {
    const { pathname } = new URL(request.url);
    const page = pages.find(({ pattern }) => pattern.test(pathname));
    if (!page) return new Response(null, { status: 404 });
    const found = page.pattern.exec(pathname)?.groups ?? {};
    const params = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, decodeURIComponent(value)]));
    return page.ALL({ locals: { services }, request, params, clientAddress: '198.51.100.7' });
  };
}
