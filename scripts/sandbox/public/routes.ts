import { Hono } from 'hono';
import { answerAs } from '../faults.ts';
import { Refusal } from '../refusal.ts';
import { isKnownSource } from '../routes/operation.ts';
import type { Store } from '../store/store.ts';

/** The services beside the commerce API: country of a visitor, marquee, news. */
export function createPublicRoutes(store: Store): Hono {
  const routes = new Hono();
  routes.get('/country', answerAs(store, 'getCountry'), (context) => {
    const code = store.settings.get().visitorCountry;
    if (code === null) throw new Refusal(404, 'not_found', 'The country of this address is not known.');
    return context.json({ code });
  });
  routes.get('/public/marquee/:source', answerAs(store, 'getMarquee'), (context) => {
    if (!isKnownSource(context.req.param('source'))) throw new Refusal(404, 'not_found', 'There is no such source.');
    return context.json(store.settings.get().marquee);
  });
  routes.get('/news/acl-eu', answerAs(store, 'listNews'), (context) => context.json(store.articles.list()));
  routes.get('/news/single/:slug', answerAs(store, 'getNews'), (context) => {
    const found = store.articles.bySlug(context.req.param('slug'));
    if (found === null) throw new Refusal(404, 'not_found', 'There is no such article.');
    return context.json([found]);
  });
  return routes;
}
