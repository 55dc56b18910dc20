import { type InUse, listInUse } from '#domain/consent/third-party.ts';
import { escape, writeThirdParties } from './third-party-page.ts';

/**
 * The marquee's place in every page (`components/page/Marquee.astro`): in the files with the notice of the editors, mostly none, so that
 * a page is a plain file while the service tells none. That of the service takes its place and is there in the first byte of a page: no
 * script, no shift, no third party.
 */
const place = /data-marquee="(?:off|on)"([^>]*)>(\s*<[^>]*data-marquee-text[^>]*>)[^<]*/;

/** The page with the notice in its place; as it was where it has none. */
export const writeMarquee = (html: string, text: string): string =>
  html.replace(place, (_, rest: string, opening: string) => `data-marquee="on"${rest}>${opening}${escape(text)}`);

/** The field of the search page for visitors without scripts (`components/search/WithoutScript.astro`). */
const field = 'id="whole-number"';

/** The page with what its address asks for in that field (rule search.without-scripts); as it was where it has none. */
export const writeSoughtNumber = (html: string, soughtNumber: string): string =>
  html.replace(field, () => `${field} value="${escape(soughtNumber)}"`);

/**
 * What is written into a page on its way: the notice of the moment, what the address of the search page asks for, and the
 * services of others that are configured, the same for as long as the shop runs.
 */
export type Written = { notice: string; soughtNumber: string; inUse?: InUse };

export const nothingWritten: Written = { notice: '', soughtNumber: '' };

/** True where the page goes out as it was built. */
export const isUnwritten = ({ notice, soughtNumber, inUse = {} }: Written): boolean =>
  notice === '' && soughtNumber === '' && listInUse(inUse).length === 0;

type Part = { from: number; to: number };

/** From where the marquee begins to where its text ends: all of the page that the notice changes. */
function findMarquee(page: Buffer): Part | null {
  const from = page.indexOf('data-marquee="');
  const textAt = page.indexOf('data-marquee-text', from);
  return from === -1 || textAt === -1 ? null : { from, to: page.indexOf('<', textAt) };
}

function findField(page: Buffer): Part | null {
  const from = page.indexOf(field);
  return from === -1 ? null : { from, to: from + field.length };
}

function rewrite(page: Buffer, part: Part | null, change: (html: string) => string): Buffer {
  if (part === null) return page;
  const changed = Buffer.from(change(page.toString('utf8', part.from, part.to)));
  return Buffer.concat([page.subarray(0, part.from), changed, page.subarray(part.to)]);
}

/**
 * The page with all in their places. For the first two only those are read as text: a whole page as text is twice as large
 * again.
 */
export function write(built: Buffer, { notice, soughtNumber, inUse = {} }: Written): Buffer {
  const isWhole = listInUse(inUse).length > 0;
  const page = isWhole ? Buffer.from(writeThirdParties(built.toString(), inUse)) : built;
  const noticed = notice === '' ? page : rewrite(page, findMarquee(page), (html) => writeMarquee(html, notice));
  return soughtNumber === ''
    ? noticed
    : rewrite(noticed, findField(noticed), (html) => writeSoughtNumber(html, soughtNumber));
}
