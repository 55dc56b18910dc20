/**
 * The marquee's place in every page (`components/page/Marquee.astro`): switched off and empty in the files, so that a page
 * without a notice is a plain file, and one with a notice has it in its first byte: no script, no shift, no third party.
 */
const place = /data-marquee="off"([^>]*)>(\s*<[^>]*data-marquee-text[^>]*>)/;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

/** The page with the notice in its place; as it was where it has none. */
export const writeMarquee = (html: string, text: string): string =>
  html.replace(place, (_, rest: string, opening: string) => `data-marquee="on"${rest}>${opening}${escape(text)}`);

/** The field of the search page for visitors without scripts (`components/search/WithoutScript.astro`). */
const field = 'id="whole-number"';

/** The page with what its address asks for in that field (rule search.without-scripts); as it was where it has none. */
export const writeAsked = (html: string, asked: string): string =>
  html.replace(field, () => `${field} value="${escape(asked)}"`);

/** What is written into a page on its way: the notice of the moment, and what the address of the search page asks for. */
export type Written = { notice: string; asked: string };

export const nothingWritten: Written = { notice: '', asked: '' };

/** True where the page goes out as it was built. */
export const isUnwritten = ({ notice, asked }: Written): boolean => notice === '' && asked === '';

/** The page with both in their places. */
export function write(html: string, { notice, asked }: Written): string {
  const noticed = notice === '' ? html : writeMarquee(html, notice);
  return asked === '' ? noticed : writeAsked(noticed, asked);
}
