import { IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import type { Exchange } from '#server/http/exchange.ts';
import { type DevServer, followCatalogue } from './follow-catalogue.ts';
import type { AskAstro, openShop } from './open-shop.ts';
import { servePhotos } from './photos.ts';
import { holdShop, type ShopHolder } from './shop-holder.ts';

type ShopModule = { openShop: typeof openShop };
type Next = (error?: unknown) => void;

/** Where Astro's dev server looks for what a request knows besides itself. */
const localsKey = Symbol.for('astro.locals');

/** The front has read the body to its end: the same request with the body to be read once more. */
function replayRequest(request: Exchange['request']): IncomingMessage {
  const again = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion } = request;
  Object.assign(again, { method, url, headers, rawHeaders, httpVersion, complete: true });
  again.push(request.body);
  again.push(null);
  return again;
}

const shopFile = fileURLToPath(new URL('./open-shop.ts', import.meta.url));

const sharedLayers = ['config', 'domain', 'api'].map((layer) => `${resolve('src', layer)}/`);

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

/** Puts the front before Astro's own middlewares, which have their place when this last word is asked for. */
const frontPlugin = (putInFront: (server: DevServer) => void) => ({
  name: 'live-shop:front',
  configureServer: (server: DevServer) => () => putInFront(server),
});

type Saved = { environment: DevServer['environments'][string]; file: string };

/**
 * Sentences and rules are in the browser and in what the server has written. Vite would swap the browser's alone, and the page
 * would say both the old and the new.
 */
const reloadSharedText = () => ({
  name: 'live-shop:shared-text',
  hotUpdate(this: Pick<Saved, 'environment'>, { file }: Pick<Saved, 'file'>) {
    if (this.environment.name !== 'client' || !sharedLayers.some((layer) => file.startsWith(layer))) return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
});

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
        updateConfig({ vite: { plugins: [frontPlugin(putInFront), reloadSharedText()] } });
      },
      'astro:routes:resolved': (resolved) => void (routes = resolved.routes),
    },
  };
}
