import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { makeFront } from '#collections/make-front.ts';
import { newsFront } from '#collections/news-front.ts';
import { textFront } from '#collections/text-front.ts';
import { loadNoun } from '#editors/noun-loader.ts';
import { type NounName, nouns } from '#editors/nouns.ts';

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

/** What editors say about makes: `{slug}.md` with the letters of the address, and `every-make.md`. */
const makes = defineCollection({
  loader: glob({ base: './content/makes', pattern: '*.md', generateId: ({ entry }) => entry.replace(/\.md$/, '') }),
  schema: makeFront,
});

/** Menus, footer, home page, offices and the like: one file for each noun, `content/menu.yml`. */
const defineNoun = <Name extends NounName>(name: Name) =>
  defineCollection({ loader: loadNoun(name), schema: nouns[name] });
const written = Object.fromEntries((Object.keys(nouns) as NounName[]).map((name) => [name, defineNoun(name)]));

export const collections = { makes, news, pages, ...written };
