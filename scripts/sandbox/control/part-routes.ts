import { Hono } from 'hono';
import { Refusal } from '../refusal.ts';
import { parseBody } from '../routes/operation.ts';
import { newId } from '../store/carts.ts';
import type { StoredPart } from '../store/part-types.ts';
import type { Store } from '../store/store.ts';
import { changeForm, changePart, isSlug, newPart, partForm, toPartForm } from './part-form.ts';

/** `/__sandbox/parts`: a person's hand on range, price and stock. */
export function createPartRoutes(store: Store): Hono {
  const routes = new Hono();
  const save = (part: StoredPart) => {
    store.parts.save(part);
    return toPartForm(part);
  };
  routes.get('/', (c) => c.json({ data: store.parts.search(c.req.query('query') ?? '', 100).map(toPartForm) }));
  routes.get('/:slug', (c) => c.json(toPartForm(findPart(store, c.req.param('slug')))));
  routes.patch('/:slug', async (c) => {
    const { slug, ...form } = await parseBody(changeForm, c);
    const part = findPart(store, c.req.param('slug'));
    const holder = slug === undefined ? part.id : (store.parts.idOfSlug(slug) ?? part.id);
    if (holder !== part.id) throw new Refusal(409, 'invalid_request', `There is another part ${slug}.`);
    return c.json(save(changePart({ ...part, slug: slug ?? part.slug }, form)));
  });
  routes.put('/:slug', async (c) => {
    const slug = c.req.param('slug');
    if (!isSlug(slug))
      throw new Refusal(422, 'invalid_request', 'A slug is made of capital letters, digits, dot, plus and hyphen.');
    const form = await parseBody(partForm.required({ name: true, price: true }), c);
    return c.json(save(newPart(store.parts.idOfSlug(slug) ?? newId('itm'), slug, form)));
  });
  routes.delete('/:slug', (c) => {
    store.parts.save({ ...findPart(store, c.req.param('slug')), gone: true });
    return c.body(null, 204);
  });
  return routes;
}

/** The part in the range, or 404. */
export function findPart(store: Store, slug: string): StoredPart {
  const part = store.parts.bySlug(slug);
  if (part) return part;
  throw new Refusal(404, 'not_found', `There is no part ${slug}.`);
}
