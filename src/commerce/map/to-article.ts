import type { Article, Thumbnail } from '#domain/news/article.ts';
import type { WireArticle } from '../contract/news.ts';
import { fitAlt, sanitiseArticle, toPlainText } from './sanitise-article.ts';

/** "2026-02-18", "2026-02-18T09:00:00" and "20260218" as "2026-02-18"; null for what is no day. */
function toDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text) ?? [];
  const written = `${year}-${month}-${day}`;
  return year !== undefined && !Number.isNaN(Date.parse(written)) ? written : null;
}

/** Pictures beside the commerce API keep their short address, others get a whole one; null for what is no address of the web. */
export function toPhotoUrl(address: string, base: string | null): string | null {
  if (/^\/(?!\/)[^\s\\]*$/.test(address)) return base === null ? address : new URL(address, base).href;
  return /^https?:\/\//.test(address) && URL.canParse(address) ? address : null;
}

function toThumbnail({ acf }: WireArticle, base: string | null): Thumbnail | null {
  const url = toPhotoUrl(acf.custom_thumbnail, base);
  return url === null
    ? null
    : { url, alt: fitAlt(toPlainText(acf.alt_text_thumbnail)), title: toPlainText(acf.title_thumbnail) };
}

const source = /<img src="([^"]*)"/g;

/** A picture inside the text is found again by the address that the pull has fetched it from. */
const wholeSources = (html: string, base: string | null): string =>
  base === null ? html : html.replace(source, (_, src: string) => `<img src="${toPhotoUrl(src, base) ?? src}"`);

/**
 * An article of the news service in our words; its HTML is sanitised here (rule commerce.sanitised). `photoBase`: address
 * of the service where it is another one than that of the commerce API, else null.
 */
export const toArticle = (wire: WireArticle, photoBase: string | null): Article => ({
  slug: wire.slug,
  title: toPlainText(wire.title.rendered),
  excerpt: toPlainText(wire.excerpt),
  contentHtml: wholeSources(sanitiseArticle(wire.content), photoBase),
  date: toDay(wire.acf.date) ?? toDay(wire.date),
  photoUrl: toPhotoUrl(wire.photo, photoBase),
  thumbnail: toThumbnail(wire, photoBase),
});
