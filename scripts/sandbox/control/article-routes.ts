import { Hono } from 'hono';
import { z } from 'zod';
import { parse } from '../routes/operation.ts';
import type { Store } from '../store/store.ts';
import { readJson } from './read-json.ts';

/** What a person at the controls says of an article; the rest is filled in. HTML as an editor of the service would write it. */
const articleForm = z.strictObject({
  title: z.string().min(1).max(500),
  content: z.string().max(200_000),
  excerpt: z.string().max(2000).default(''),
  date: z.iso.date(),
  photo: z.string().max(500).default('/photos/rod-pair.jpg'),
});

/** `PUT` and `DELETE /__sandbox/news/{slug}`: writes an article, or takes one back. */
export function createArticleRoutes({ articles }: Store): Hono {
  const routes = new Hono();
  routes.put('/:slug', async (c) => {
    const { title, content, excerpt, date, photo } = parse(articleForm, await readJson(c));
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
