import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import type { Exchange } from '#server/http/exchange.ts';
import type { AskAstro, openShop } from './open-shop.ts';
import { servePhotos } from './photos.ts';
import { replayRequest } from './replay-request.ts';
import { holdShop, type ShopHolder } from './shop-holder.ts';
import { followCatalogue } from './follow-catalogue.ts';

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0];
export type DevServer = SetupOptions['server'];
type ShopModule = { openShop: typeof openShop };
type Next = (error?: unknown) => void;

/** Where Astro's dev server looks for what a request knows besides itself. */
const localsKey = Symbol.for('astro.locals');

const shopFile = fileURLToPath(new URL('./open-shop.ts', import.meta.url));

/** Modules, styles and the like that Vite hands to the browser; no address of the shop begins so. */
const isOfVite = (url: string): boolean => /^\/(?:@|__|\.|src\/|node_modules\/)/.test(url);

const listFixedPages = (routes: readonly IntegrationResolvedRoute[]): string[] =>
  routes
    .filter(({ type, params, isPrerendered }) => type === 'page' && params.length === 0 && isPrerendered)
    .map(({ pattern }) => pattern);

/** Modules are loaded by the runner that also loads Astro's pages and endpoints. */
async function loadShopModule({ environments: { ssr } }: DevServer): Promise<ShopModule> {
  if (!('runner' in ssr)) throw new Error('The server side of the dev server cannot run modules.');
  const { runner } = ssr as { runner: { import(file: string): Promise<ShopModule> } };
  return runner.import(shopFile);
}

/**
 * Astro integration of the dev server: puts the shop's own front before Vite and Astro, with services that are opened
 * anew when their code changes.
 */
export function liveShop(): AstroIntegration & { close(): Promise<void> } {
  let routes: readonly IntegrationResolvedRoute[] = [];
  let holder: ShopHolder | null = null;
  const handedOn = new WeakSet<IncomingMessage>();

  const isNoEndpoint = (path: string): boolean =>
    path.startsWith('/api/') && !routes.some(({ patternRegex }) => patternRegex.test(path));

  const askAstroOf =
    (server: DevServer): AskAstro =>
    (request: Exchange['request'], response, next, locals) => {
      const [path = '/'] = (request.url ?? '/').split('?');
      if (isNoEndpoint(path)) return next();
      const onward = request.body === undefined ? request : replayRequest(request);
      Reflect.set(onward, localsKey, locals);
      handedOn.add(onward);
      server.middlewares.handle(onward, response, next);
    };

  function putInFront(server: DevServer): void {
    const shop = holdShop(
      () => loadShopModule(server),
      (module) => module.openShop(listFixedPages(routes), askAstroOf(server)),
    );
    holder = shop;
    const answer = (request: IncomingMessage, response: ServerResponse, next: Next): void => {
      if (handedOn.has(request) || isOfVite(request.url ?? '/')) return next();
      shop.answer(request, response).catch(next);
    };
    server.middlewares.stack.unshift({ route: '', handle: servePhotos() }, { route: '', handle: answer });
    server.httpServer?.once('close', () => void shop.close());
    followCatalogue(server);
  }

  return {
    name: 'live-shop',
    close: async () => holder?.close(),
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // its last word comes after that of Astro's own plugins, so that nothing stands before the shop's front
        updateConfig({
          vite: { plugins: [{ name: 'live-shop', configureServer: (server: DevServer) => () => putInFront(server) }] },
        });
      },
      'astro:routes:resolved': (resolved) => void (routes = resolved.routes),
    },
  };
}
