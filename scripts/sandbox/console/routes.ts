import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { pagePolicy } from '../page/page.ts';
import type { Store } from '../store/store.ts';
import { createCallPages } from './calls.ts';
import { createCartPages } from './carts.ts';
import { createFaultPages } from './faults.ts';
import { drawPage } from './layout.ts';
import { createMailPages } from './mails.ts';
import { createOrderPages } from './orders.ts';
import { createOverviewPages } from './overview.ts';
import { createPartPages } from './parts.ts';

const paths = ['/', '/orders/*', '/carts', '/mails/*', '/parts/*', '/calls', '/faults/*', '/settings/*', '/reset'];

/**
 * The sandbox's own web page, without any script: what happened, and forms for a person's hand. Every form is taken from a
 * page of the sandbox itself only. `shopUrl` is where "Open the shop" leads.
 */
export function createConsoleRoutes(store: Store, shopUrl: string | null = null): Hono {
  const routes = new Hono();
  routes.onError((error, context) => {
    if (!(error instanceof HTTPException)) throw error;
    return context.html(
      drawPage(store, { section: '/', title: 'Not possible', wrong: error.message }, html`<h1>Not possible</h1>`),
      error.status,
    );
  });
  for (const path of paths)
    routes.use(path, csrf(), async (context, next) => {
      context.header('content-security-policy', `${pagePolicy}; frame-ancestors 'self'`);
      await next();
    });
  for (const pages of [
    createOverviewPages(store, shopUrl),
    createOrderPages(store),
    createCartPages(store),
    createMailPages(store),
    createPartPages(store),
    createCallPages(store),
    createFaultPages(store),
  ])
    routes.route('/', pages);
  return routes;
}
