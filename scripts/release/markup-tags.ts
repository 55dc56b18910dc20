/** Tags as pages of the build write them: small names, no comments and no tags in values. */

/** What is between tags of its own kind is no markup. */
const pieces =
  /<(?:!--[^]*?-->|(?:script|style|textarea|title)\b[^]*?<\/(?:script|style|textarea|title)>|\/?[a-z][^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>)/g;
const attribute = /(\s[^\s"'<>/=]+)=(?:"([^"]*)"|'[^']*'|([^\s"'<>=`]+))(?=([\s>]?))/g;
const oneWord = /^[^\s"'<>=`]+$/;

/** What the server looks for when it answers (`server/release/marquee-page.ts`) keeps its spelling, and so do facts of the head. */
const keptAttribute = /^\s(?:data-marquee|id|name|value)$/;
const keptElements: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title', 'link', 'meta', 'html']);

/** Names of classes with one space between; no attribute where there is none. */
const writeClasses = (value: string): string => {
  const names = value.split(/\s+/).filter(Boolean);
  return names.length === 1 ? ` class=${names[0]}` : names.length === 0 ? '' : ` class="${names.join(' ')}"`;
};

/** Without quotes around values of one word or none, unless what ends the tag could be read as a part of it. */
export const dropQuotes = (tag: string): string =>
  tag.replaceAll(attribute, (whole: string, name: string, value: string | undefined, _bare, after: string) => {
    if (value === undefined || after === '' || keptAttribute.test(name)) return whole;
    if (name.trim() === 'class') return writeClasses(value);
    // an address may be empty, which is not the same as none
    return value === '' && name.startsWith(' data-') ? name : oneWord.test(value) ? `${name}=${value}` : whole;
  });
export const addQuotes = (tag: string): string =>
  tag.replaceAll(attribute, (whole: string, name: string, _value, bare: string | undefined) =>
    bare === undefined ? whole : `${name}="${bare}"`,
  );

/** End tags that the standard lets an author leave out, by what must follow at once: the next of their kind or their parent's end. */
export const ends: Readonly<Record<string, RegExp>> = {
  li: /^<(?:li\b|\/[uo]l>)/,
  dt: /^<d[dt]\b/,
  dd: /^<(?:d[dt]\b|\/dl>)/,
  td: /^<(?:t[dh]\b|\/tr>)/,
  th: /^<(?:t[dh]\b|\/tr>)/,
  tr: /^<(?:tr\b|\/t(?:head|body|foot)>)/,
};

/** `text`: as it is to be written */
export type Tag = { kind: 'start' | 'end' | 'other'; name: string; text: string };
/** `at`: where it stood */
type Write = (tag: Tag, at: number) => string;

/** Characters of a tag that is worth keeping, and how many are kept. */
const [mostOfTag, mostTags] = [400, 100_000];

function readTag(text: string, writeStart: (tag: string) => string): Tag {
  const name = /[a-z][\w-]*/.exec(text)?.[0] ?? '';
  if (text.startsWith('</')) return { kind: 'end', name, text };
  const isKept = text.startsWith('<!') || keptElements.has(name);
  return isKept ? { kind: 'other', name, text } : { kind: 'start', name, text: writeStart(text) };
}

/** Writes the tags of documents anew, one after the other. The same ones stand on thousands of pages: each is read once. */
export function createTagWriter(writeStart: (tag: string) => string): (html: string, write: Write) => string {
  const known = new Map<string, Tag>();
  const read = (text: string): Tag => {
    const before = known.get(text);
    if (before) return before;
    if (text.length >= mostOfTag || known.size >= mostTags) return readTag(text, writeStart);
    // in letters of its own: what is cut out of a page holds on to all of it
    const own = Buffer.from(text).toString();
    const tag = readTag(own, writeStart);
    known.set(own, tag);
    return tag;
  };
  return (html, write) => html.replaceAll(pieces, (text: string, at: number) => write(read(text), at));
}
