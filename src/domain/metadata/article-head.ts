import { newsCopy } from '#config/copy/news.ts';
import { limits } from '#config/limits.ts';
import { site as shop } from '#config/site.ts';
import { type ArticlePage, articlePath } from '../news/article.ts';
import { toCanonical } from './canonical.ts';
import { type JsonLd, toBreadcrumbJsonLd } from './json-ld.ts';
import type { Crumb } from '../catalogue/page-paths.ts';
import type { PageHead } from './page-head.ts';
import { fitTitle } from './page-title.ts';
import { shorten, shortenAtWord } from './shorten.ts';

const newsCrumb: Crumb = { label: newsCopy.section, href: '/news' };

/** News & Media > article. */
export const toArticleCrumbs = ({ slug, title }: ArticlePage): Crumb[] => [
  newsCrumb,
  { label: title, href: articlePath(slug) },
];

const publisher = (site: string): JsonLd => ({
  '@type': 'Organization',
  name: shop.name,
  url: `${site}/`,
  logo: { '@type': 'ImageObject', url: `${site}${shop.logo}` },
});

/** An article as schema.org NewsArticle; what the article does not tell is left out. */
function toArticleJsonLd(site: string, article: ArticlePage): JsonLd {
  const { title, slug, date, social } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: shorten(title, limits.headlineMax),
    description: describeArticle(article),
    ...(date && { datePublished: date }),
    ...(social && { image: [new URL(social.path, site).href] }),
    inLanguage: shop.language,
    author: publisher(site),
    publisher: publisher(site),
    mainEntityOfPage: toCanonical(site, articlePath(slug)),
  };
}

/** Meta description of an article: its own or its excerpt, at most 160 characters; the section's where it has neither. */
export const describeArticle = ({ description }: Pick<ArticlePage, 'description'>): string =>
  shortenAtWord(description || newsCopy.description, limits.descriptionMax);

/** Head of an article's page. `site`: address of the shop without a slash at its end. */
export function toArticleHead(site: string, article: ArticlePage): PageHead {
  const { social, title, thumbnail } = article;
  return {
    title: fitTitle(title),
    description: describeArticle(article),
    canonical: toCanonical(site, articlePath(article.slug)),
    ...(social && {
      ogImage: {
        address: new URL(social.path, site).href,
        width: social.width,
        height: social.height,
        alt: shorten(thumbnail?.alt || title, limits.altMax),
      },
    }),
    jsonLd: [toArticleJsonLd(site, article), toBreadcrumbJsonLd(site, toArticleCrumbs(article))],
  };
}

/** Head of /news. */
export const toNewsHead = (site: string): PageHead => ({
  title: fitTitle(newsCopy.title),
  description: newsCopy.description,
  canonical: toCanonical(site, newsCrumb.href),
  jsonLd: [],
});

/** Head of an address below /news that has no article to show: search engines leave it out. */
export function toNoArticleHead(isMissing: boolean): PageHead {
  const { heading, reason } = isMissing ? newsCopy.missing : newsCopy.unavailable;
  return { title: fitTitle(heading), description: reason, noindex: true, jsonLd: [] };
}
