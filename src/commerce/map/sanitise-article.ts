import sanitizeHtml from 'sanitize-html';
import { limits } from '#config/limits.ts';
import { shortenAtWord } from '#domain/metadata/shorten.ts';
import { sanitise, sanitising } from './sanitise-overview.ts';

/** What a picture shows, at most 125 characters, cut after a whole word (rule metadata.alt-text). */
export const fitAlt = (alt: string): string => shortenAtWord(alt, limits.altMax);

/** Address first, as `domain/news/article.ts` finds pictures. */
const fitPicture: sanitizeHtml.Transformer = (tagName, { src = '', alt }) => ({
  tagName,
  attribs: { src, ...(alt !== undefined && { alt: fitAlt(alt) }) },
});

/** A text keeps what it says and where its pictures are; a link into another site says nothing about ours. */
const allowed: sanitizeHtml.IOptions = {
  ...sanitising,
  allowedTags: [...(sanitising.allowedTags as string[]), 'h2', 'blockquote', 'figure', 'figcaption', 'hr', 'img'],
  allowedAttributes: { ...sanitising.allowedAttributes, img: ['src', 'alt'] },
  allowedSchemesByTag: { img: ['https', 'http'] },
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', img: fitPicture },
};

/**
 * The HTML of an article, safe to print: headings from the second level on, because the page has the first; pictures by
 * their addresses and words alone, which the build replaces. Sanitising twice changes nothing.
 */
export const sanitiseArticle = (html: string): string =>
  sanitise(html, { ...allowed, exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'] });

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** HTML as one line of plain text: "Pumps &amp;<br>gears" is "Pumps & gears". */
export function toPlainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/gi, ' $&');
  const bare = sanitizeHtml(spaced, { ...sanitising, allowedTags: [], allowedAttributes: {} });
  return bare
    .replace(/&(?:amp|lt|gt|quot);/g, (found) => characters[found] ?? found)
    .replace(/\s+/g, ' ')
    .trim();
}
