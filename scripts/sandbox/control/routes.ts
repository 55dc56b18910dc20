import { Hono } from 'hono';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { parseBody } from '../routes/operation.ts';
import { isOperation, operations } from '../spoiled-answer.ts';
import { everyOperation, faultModes } from '../store/faults.ts';
import type { Store } from '../store/store.ts';
import { createPartRoutes } from './part-routes.ts';
import { toMailsTo, toOrdersOf, toOrderState, toState } from './state.ts';

/** The fields of a fault that the console's form has too. */
export const faultForm = z.strictObject({
  operation: z
    .string()
    .refine(
      (name) => name === everyOperation || isOperation(name),
      `is none of ${[everyOperation, ...Object.keys(operations)].join(', ')}`,
    ),
  mode: z.enum(faultModes),
  times: z.int().min(1).max(100_000).optional(),
});
const wholeFaultForm = faultForm.extend({
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

/** What a person at the controls says of an article; the rest is filled in. HTML as an editor of the service would write it. */
const articleForm = z.strictObject({
  title: z.string().min(1).max(500),
  content: z.string().max(200_000),
  excerpt: z.string().max(2000).default(''),
  date: z.iso.date(),
  photo: z.string().max(500).default('/photos/rod-pair.jpg'),
});

const refusalForm = z.strictObject({ words: z.string().min(1).max(200) });

/** `/__sandbox`: what happened, and the handles for tests and operators. */
export function createControlRoutes(store: Store): Hono {
  const routes = new Hono();
  routes.get('/state', (c) => c.json(toState(store)));
  routes.post('/reset', (c) => {
    store.reset();
    return c.body(null, 204);
  });
  routes.patch('/settings', async (c) => c.json(store.settings.set(await parseBody(settingsForm, c))));
  routes.get('/orders', (c) => c.json(toOrdersOf(store, c.req.query('email') ?? '')));
  routes.patch('/orders/:id', async (c) => {
    const { paymentstatus: paymentStatus, ...change } = await parseBody(orderForm, c);
    const order = store.orders.change(c.req.param('id'), {
      ...change,
      ...(paymentStatus === undefined ? {} : { paymentStatus }),
    });
    if (!order) throw new Refusal(404, 'not_found', 'There is no such order.');
    return c.json(toOrderState(store, order));
  });
  routes.route('/mails', createMailRoutes(store));
  routes.route('/faults', createFaultRoutes(store));
  routes.route('/parts', createPartRoutes(store));
  routes.route('/news', createArticleRoutes(store));
  return routes;
}

function createMailRoutes(store: Store): Hono {
  const routes = new Hono();
  routes.get('/', (c) => c.json(toMailsTo(store, c.req.query('to') ?? '')));
  routes.put('/refused', async (c) => {
    store.mails.refuse((await parseBody(refusalForm, c)).words);
    return c.body(null, 204);
  });
  routes.delete('/refused/:words', (c) => {
    store.mails.accept(c.req.param('words'));
    return c.body(null, 204);
  });
  return routes;
}

function createFaultRoutes({ faults }: Store): Hono {
  const routes = new Hono();
  routes.get('/', (c) => c.json({ data: faults.list() }));
  routes.post('/', async (c) => {
    const fault = await parseBody(wholeFaultForm, c);
    faults.set(fault);
    return c.json(fault, 201);
  });
  routes.delete('/:operation?', (c) => {
    faults.clear(c.req.param('operation'));
    return c.body(null, 204);
  });
  return routes;
}

function createArticleRoutes({ articles }: Store): Hono {
  const routes = new Hono();
  routes.put('/:slug', async (c) => {
    const { title, content, excerpt, date, photo } = await parseBody(articleForm, c);
    const acf = { custom_thumbnail: photo, alt_text_thumbnail: '', title_thumbnail: title, date };
    const rendered = { title: { rendered: title }, content: { rendered: content }, excerpt: { rendered: excerpt } };
    const article = { id: Date.now(), slug: c.req.param('slug'), date, ...rendered, photo, acf };
    articles.save(article);
    return c.json(article);
  });
  routes.delete('/:slug', (c) => {
    articles.remove(c.req.param('slug'));
    return c.body(null, 204);
  });
  return routes;
}
