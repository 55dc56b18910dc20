import { Hono } from 'hono';
import { z } from 'zod';
import { knownOperations } from '../faults.ts';
import { Refusal } from '../refusal.ts';
import { parse } from '../routes/operation.ts';
import { faultModes } from '../store/faults.ts';
import type { Store } from '../store/store.ts';
import { createArticleRoutes } from './article-routes.ts';
import { createPartRoutes } from './part-routes.ts';
import { readJson } from './read-json.ts';
import { toMailsTo, toOrdersOf, toOrderState, toState } from './state.ts';

const faultForm = z.strictObject({
  operation: z
    .string()
    .refine((name) => name === '*' || knownOperations.has(name), `is none of *, ${[...knownOperations].join(', ')}`),
  mode: z.enum(faultModes),
  times: z.int().min(1).max(100_000).optional(),
  ms: z.int().min(0).max(600_000).optional(),
  cut: z.enum(['body', 'list']).optional(),
  field: z.string().min(1).max(100).optional(),
});

const orderForm = z.strictObject({
  status: z.string().min(1).max(40).optional(),
  paymentstatus: z.string().min(1).max(40).nullable().optional(),
});

const settingsForm = z.strictObject({
  visitorCountry: z
    .string()
    .regex(/^[A-Z][A-Z0-9]$/, 'is no two-letter country code')
    .nullable()
    .optional(),
  marquee: z
    .strictObject({
      show: z.boolean(),
      show_error: z.boolean(),
      error_msg_en: z.string(),
      text_pl: z.string(),
      text_en: z.string(),
    })
    .partial()
    .optional(),
});

const refusalForm = z.strictObject({ words: z.string().min(1).max(200) });

/** `/__sandbox`: what happened, and the handles for tests and operators. */
export function createControlRoutes(store: Store): Hono {
  const routes = new Hono();
  routes.get('/state', (c) => c.json(toState(store)));
  routes.get('/orders', (c) => c.json(toOrdersOf(store, c.req.query('email') ?? '')));
  routes.get('/mails', (c) => c.json(toMailsTo(store, c.req.query('to') ?? '')));
  routes.post('/reset', (c) => {
    store.reset();
    return c.body(null, 204);
  });
  routes.patch('/settings', async (c) => c.json(store.settings.set(parse(settingsForm, await readJson(c)))));
  routes.patch('/orders/:id', async (c) => {
    const { status, paymentstatus } = parse(orderForm, await readJson(c));
    const change = {
      ...(status === undefined ? {} : { status }),
      ...(paymentstatus === undefined ? {} : { paymentStatus: paymentstatus }),
    };
    const order = store.orders.change(c.req.param('id'), change);
    if (!order) throw new Refusal(404, 'not_found', 'There is no such order.');
    return c.json(toOrderState(store, order));
  });
  routes.put('/mails/refused', async (c) => {
    store.mails.refuse(parse(refusalForm, await readJson(c)).words);
    return c.body(null, 204);
  });
  routes.delete('/mails/refused/:words', (c) => {
    store.mails.accept(c.req.param('words'));
    return c.body(null, 204);
  });
  routes.route('/faults', createFaultRoutes(store));
  routes.route('/parts', createPartRoutes(store));
  routes.route('/news', createArticleRoutes(store));
  return routes;
}

function createFaultRoutes({ faults }: Store): Hono {
  const routes = new Hono();
  routes.get('/', (c) => c.json({ data: faults.list() }));
  routes.post('/', async (c) => {
    const fault = parse(faultForm, await readJson(c));
    faults.set(fault);
    return c.json(fault, 201);
  });
  routes.delete('/', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  routes.delete('/:operation', (c) => {
    faults.clear(c.req.param('operation'));
    return c.body(null, 204);
  });
  return routes;
}
