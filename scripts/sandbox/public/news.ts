import { readFileSync } from 'node:fs';
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

/** Every article, newest first, without the notes that the data set keeps for itself. */
export function readArticles(): Article[] {
  const text = readFileSync(new URL('../data/news.json', import.meta.url), 'utf8');
  return z
    .array(article)
    .parse(JSON.parse(text))
    .sort((one, other) => other.date.localeCompare(one.date));
}
