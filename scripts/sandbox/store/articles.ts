import { readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const rendered = z.object({ rendered: z.string() });
const article = z.object({
  id: z.int(),
  slug: z.string(),
  date: z.string(),
  title: rendered,
  excerpt: rendered,
  content: rendered,
  photo: z.string(),
  acf: z.object({
    custom_thumbnail: z.string(),
    alt_text_thumbnail: z.string(),
    title_thumbnail: z.string(),
    date: z.string(),
  }),
});

/** An article as the news service gives it; pictures are addresses of the sandbox ("/photos/gauge-green.jpg"). */
export type Article = z.infer<typeof article>;

/** Every article of the data, without the notes that it keeps for itself. */
const readArticles = (): Article[] =>
  z.array(article).parse(JSON.parse(readFileSync(new URL('../data/news.json', import.meta.url), 'utf8')));

/** Articles of the seed, and over them what people at the controls wrote: a body, or null for one that was taken back. */
export function createArticleStore(db: DatabaseSync) {
  const seeded = readArticles();
  const all = db.prepare('SELECT slug, body FROM articles');
  const save = db.prepare('INSERT OR REPLACE INTO articles VALUES (?, ?)');
  const list = (): Article[] => {
    const articles = new Map(seeded.map((article) => [article.slug, article]));
    for (const { slug, body } of all.all() as { slug: string; body: string | null }[])
      if (body === null) articles.delete(slug);
      else articles.set(slug, JSON.parse(body) as Article);
    return [...articles.values()].sort((one, other) => other.date.localeCompare(one.date));
  };
  return {
    /** newest first */
    list,
    bySlug: (slug: string): Article | null => list().find((article) => article.slug === slug) ?? null,
    save: (article: Article): void => void save.run(article.slug, JSON.stringify(article)),
    remove: (slug: string): void => void save.run(slug, null),
  };
}
