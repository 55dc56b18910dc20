import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { newsFront } from '#collections/news-front.ts';
import { textFront } from '#collections/text-front.ts';

/** The pages of text: `terms.mdx` is /terms, `products/oil-pumps.mdx` is /products/oil-pumps. */
const pages = defineCollection({
  loader: glob({ base: './content/pages', pattern: '**/*.mdx' }),
  schema: textFront,
});

/** What editors say about articles of the news service: `{slug}.mdx`; a text in it takes the place of the article's. */
const news = defineCollection({
  loader: glob({ base: './content/news', pattern: '*.mdx' }),
  schema: newsFront,
});

export const collections = { news, pages };
