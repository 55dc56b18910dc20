import { Hono } from 'hono';
import type { Context } from 'hono';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { AskedOperation } from './asked-operation.ts';
import { addressOperations } from './address.ts';
import { applicationOperations } from './applications.ts';
import { cartOperations } from './cart.ts';
import { itemOperations } from './item.ts';
import { isKnownSource } from './operation.ts';
import type { Operation } from './operation.ts';
import { orderOperations } from './order.ts';
import { paymentMethodOperations } from './payment-methods.ts';
import { listDistributors, popularOperations } from './popular.ts';

const posts: Record<string, Record<string, Operation>> = {
  '/item': itemOperations,
  '/applications': applicationOperations,
  '/cart': cartOperations,
  '/address': addressOperations,
  '/order': orderOperations,
  '/paymentmethods': paymentMethodOperations,
  '/popularitems': popularOperations,
};

/** The commerce API itself, to be mounted at `/api/external`. The body was read by `askedOperation` before. */
export function createExternalRoutes(store: Store): Hono<AskedOperation> {
  const routes = new Hono<AskedOperation>();
  for (const [path, operations] of Object.entries(posts)) {
    routes.post(path, (c) => c.json(answerTo(store, operations, c) as object));
  }
  routes.get('/source/:source', (c) => {
    if (!isKnownSource(c.req.param('source')))
      throw new Refusal(404, 'not_found', `There is no source ${c.req.param('source')}.`);
    return c.json({ options: { make: store.vehicles.makes(), engine: store.vehicles.engines() } });
  });
  routes.get('/distributors', (c) => c.json(listDistributors()));
  return routes;
}

function answerTo(store: Store, operations: Record<string, Operation>, c: Context<AskedOperation>): unknown {
  const name = c.get('operation') ?? '';
  const asked = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!asked) throw new Refusal(422, 'unknown_action', `action is none of ${Object.keys(operations).join(', ')}.`);
  return asked.answer(store, c.get('body'));
}
