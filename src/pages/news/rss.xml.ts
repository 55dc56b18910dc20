import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { readCatalogue } from '#collections/catalogue.ts';
import { listArticlePages } from '#collections/news.ts';
import { toOverride } from '#collections/news-front.ts';
import { newsCopy } from '#config/copy/news.ts';
import { site } from '#config/site.ts';
import { describeArticle } from '#domain/metadata/article-head.ts';
import { articlePath } from '#domain/news/article.ts';

/** The articles as RSS 2.0, newest first; one without a day has none. */
export const GET: APIRoute = async ({ url }) => {
  const articles = listArticlePages((await getCollection('news')).map(toOverride));
  const { changed, manifest } = readCatalogue();
  const changedAt = new Date(changed?.['/news'] ?? manifest.pulledAt).toUTCString();
  const address = import.meta.env.SITE;
  return rss({
    title: `${newsCopy.section} | ${site.name}`,
    description: newsCopy.description,
    site: address,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      `<language>${site.language}</language>`,
      `<lastBuildDate>${changedAt}</lastBuildDate>`,
      `<atom:link href="${address}${url.pathname}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: articles.map((article) => ({
      title: article.title,
      description: article.excerpt || describeArticle(article),
      link: articlePath(article.slug),
      ...(article.date && { pubDate: new Date(article.date) }),
    })),
  });
};
