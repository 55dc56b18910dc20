import rss from '@astrojs/rss';
import { getCollection } from 'astro:content';
import { listArticlePages } from '#collections/news.ts';
import { toOverride } from '#collections/news-front.ts';
import { newsCopy } from '#config/copy/news.ts';
import { site } from '#config/site.ts';
import { describeArticle } from '#domain/metadata/article-head.ts';
import { articlePath } from '#domain/news/article.ts';

/** The articles as RSS 2.0, newest first; one without a day has none. */
export async function GET(): Promise<Response> {
  const articles = listArticlePages((await getCollection('news')).map(toOverride));
  return rss({
    title: `${newsCopy.section} | ${site.name}`,
    description: newsCopy.description,
    site: import.meta.env.SITE,
    trailingSlash: false,
    customData: `<language>${site.language}</language>`,
    items: articles.map((article) => ({
      title: article.title,
      description: article.excerpt || describeArticle(article),
      link: articlePath(article.slug),
      ...(article.date && { pubDate: new Date(article.date) }),
    })),
  });
}
