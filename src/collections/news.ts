import {
  applyOverride,
  applyOverrides,
  type Article,
  type ArticleOverride,
  type ArticlePage,
  fillPictures,
  pictureOfSidebar,
  type DisplayedArticle,
} from '#domain/news/article.ts';
import type { Picture } from '#domain/part/part.ts';
import { type CatalogueReader, readCatalogue } from './catalogue.ts';
import { type CataloguePicture, pictureOf } from './pictures.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const toSource = (type: string, srcset: string | null): string =>
  srcset === null
    ? ''
    : `<source type="image/${type}" srcset="${escape(srcset)}" sizes="(min-width: 961px) 720px, 92vw">`;

/** One picture of a text as HTML; `escapedAlt` is written as it is. */
const writePicture = ({ src, width, height, avif, webp }: Picture, escapedAlt: string): string =>
  `<picture>${toSource('avif', avif)}${toSource('webp', webp)}<img src="${escape(src)}" width="${width}" height="${height}" ` +
  `alt="${escapedAlt}" loading="lazy" decoding="async"></picture>`;

const emptied = /<(p|figure)>\s*<\/\1>/g;

/** The text of an article with the files of ours for its pictures; one that could not be prepared is left out. */
export const writeArticleHtml = (contentHtml: string, pictureOf: (url: string) => Picture | null): string =>
  fillPictures(contentHtml, (url, alt) => {
    const picture = pictureOf(url);
    return picture && writePicture(picture, alt);
  }).replace(emptied, '');

type FindPicture = (url: string) => CataloguePicture | null;

function toPage(article: DisplayedArticle, find: FindPicture): ArticlePage {
  const { slug, title, excerpt, description, date, photoUrl, contentHtml } = article;
  const photo = photoUrl === null ? null : find(photoUrl);
  const small = pictureOfSidebar(article);
  const thumbnail = small && { picture: find(small.url), alt: small.alt, title: small.title };
  return {
    ...{ slug, title, excerpt, description, date, photo, thumbnail },
    html: writeArticleHtml(contentHtml, find),
    social: photo?.social ?? null,
  };
}

/** Every article that the shop shows, newest first, with its pictures; none where the news service could never be asked. */
export const listArticlePages = (
  overrides: readonly ArticleOverride[],
  catalogue: CatalogueReader = readCatalogue(),
): ArticlePage[] => applyOverrides(catalogue.news ?? [], overrides).map((article) => toPage(article, pictureOf));

const pictureIfAny: FindPicture = (url) => {
  try {
    return pictureOf(url);
  } catch {
    return null;
  }
};

/** An article newer than the build, with the pictures that the build happens to have; null where an editor hides it. */
export function viewLiveArticle(article: Article, overrides: readonly ArticleOverride[]): ArticlePage | null {
  const displayed = applyOverride(
    article,
    overrides.find(({ slug }) => slug === article.slug),
  );
  return displayed && toPage(displayed, pictureIfAny);
}

/** The same list for pages that the running server makes: none where the snapshot cannot be read. */
export function listArticlePagesIfAny(overrides: readonly ArticleOverride[]): ArticlePage[] {
  try {
    return listArticlePages(overrides);
  } catch {
    return [];
  }
}
