import { Hono } from 'hono';
import { pagePolicy } from '../page/page.ts';
import type { Store } from '../store/store.ts';
import { serveScript } from './pages.ts';
import { createPayPalRoutes } from './paypal.ts';
import { createRevolutRoutes } from './revolut.ts';

/**
 * Stand-ins of the two payment providers: their browser scripts, and the pages on which a person decides.
 * Those pages may stand in a frame of the shop, as those of the real providers do.
 */
export function createPaymentRoutes(store: Store): Hono {
  const routes = new Hono();
  for (const path of ['/paypal/*', '/revolut/*'])
    routes.use(path, async (context, next) => {
      await next();
      context.header('content-security-policy', pagePolicy);
    });
  routes.get('/payments/checkout-page.js', serveScript('checkout-page.js'));
  routes.route('/', createPayPalRoutes(store));
  routes.route('/', createRevolutRoutes(store));
  return routes;
}
