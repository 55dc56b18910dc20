import { compareText } from '../compare-text.ts';
import type { Picture, SocialFile } from '../part/part.ts';

/**
 * An article of the news service in our words. Texts are plain, except `contentHtml`: sanitised HTML whose
 * headings begin at the second level and whose pictures are `<img src alt />` with the address that the service gave.
 */
export type Article = {
  slug: string;
  title: string;
  excerpt: string;
  contentHtml: string;
  /** day of publication, "2026-02-18"; null where the service tells none */
  date: string | null;
  photoUrl: string | null;
  thumbnail: Thumbnail | null;
};

/** The small picture of the sidebar: address as given, what it shows, what a pointer at it is told. */
export type Thumbnail = { url: string; alt: string; title: string };

/** What stands in an address for an article; anything else in a slug would be a path of its own. */
export const articleSlugPattern = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,198}[A-Za-z0-9])?$/;

/** Address of an article's page. */
export const articlePath = (slug: string): string => `/news/${slug}`;

/** Newest first, those without a day last; equal days by slug, so that every build has one order. */
export const compareArticles = (a: Article, b: Article): number =>
  compareText(b.date ?? '', a.date ?? '') || compareText(a.slug, b.slug);

/** The sidebar prefers the article's own thumbnail over its photo (rule news.thumbnail). */
export const pictureOfSidebar = ({ thumbnail, photoUrl, title }: Article): Thumbnail | null =>
  thumbnail ?? (photoUrl === null ? null : { url: photoUrl, alt: '', title });

const picture = /<img src="([^"]*)"(?: alt="([^"]*)")? \/>/g;

const unescape = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Addresses of all pictures that the pages of an article show, as given. */
export function listPhotoUrls({ photoUrl, thumbnail, contentHtml }: Article): string[] {
  const inside = [...contentHtml.matchAll(picture)].map(([, src = '']) => unescape(src));
  return [...new Set([photoUrl, thumbnail?.url, ...inside].filter((url) => url !== null && url !== undefined))];
}

/**
 * The content with each picture written by `write`; a picture for which that gives null is left out. `alt` stays escaped as
 * it stands in the HTML. Nothing is ever loaded from where the service has its pictures.
 */
export const fillPictures = (contentHtml: string, write: (url: string, escapedAlt: string) => string | null): string =>
  contentHtml.replace(picture, (_, src: string, alt = '') => write(unescape(src), alt) ?? '');

/** An article as its page, the list and the sidebar show it: with files of ours for its pictures. */
export type ArticlePage = {
  slug: string;
  title: string;
  excerpt: string;
  /** what search engines are told; may be empty */
  description: string;
  /** "2026-02-18" */
  date: string | null;
  photo: Picture | null;
  thumbnail: { picture: Picture | null; alt: string; title: string } | null;
  /** safe to print, pictures filled in */
  html: string;
  /** preview picture */
  social: SocialFile | null;
};

/** What an editor of the shop says about an article of the service: `content/news/{slug}.mdx`. */
export type ArticleOverride = {
  slug: string;
  title: string | null;
  /** for search engines, which are told the excerpt without it */
  description: string | null;
  /** the article is not shown at all */
  isHidden: boolean;
};

/** `description`: what search engines are told. */
export type DisplayedArticle = Article & { description: string };

/** An article as the shop shows it; null where the editor hides it. */
export function applyOverride(article: Article, override: ArticleOverride | undefined): DisplayedArticle | null {
  if (override?.isHidden) return null;
  const description = override?.description ?? article.excerpt;
  return { ...article, title: override?.title ?? article.title, description };
}

/** All articles as the shop shows them, in the order given. */
export function applyOverrides(
  articles: readonly Article[],
  overrides: readonly ArticleOverride[],
): DisplayedArticle[] {
  const bySlug = new Map(overrides.map((override) => [override.slug, override]));
  return articles.map((article) => applyOverride(article, bySlug.get(article.slug))).filter((one) => one !== null);
}
