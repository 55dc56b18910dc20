import { fillPictures } from '#domain/news/article.ts';
import type { Picture } from '#domain/part/part.ts';

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
