/**
 * Writes alike what no rule of ours tells apart, so that pages which differ in numbers, prices and pictures alone are judged
 * once. What is equal on a page stays equal. What is not may become equal, never the other way round: a fault may only seem
 * to be there (the judge then looks at the page itself), none goes away.
 */

const commonReference = /&(?:amp|quot|lt|gt|nbsp|#39|#x27);/g;

/** For texts and values of which it matters only whether there are any; one with a character that may be wrong stays. */
const writeAny = (text: string): string =>
  /\S/.test(text) && !/[&<>]/.test(text.replace(commonReference, '')) ? 'x' : text;

const code = /[^\s&;]*\d[^\s&;]*|[^\s&;]*\p{Lu}[^\s&;]*\p{Lu}[^\s&;]*|(?<=\s)\p{Lu}[^\s&;]*/gu;

/**
 * Names are compared with each other. What differs in them from page to page are codes and engines; with less of them left,
 * landmarks of a page would seem to be named alike, and it would be judged itself.
 */
const writeName = (name: string): string => name.replace(code, '0').replace(/0(?: 0)+/g, '0');

const free =
  /(\s(?:href|src|srcset|alt|content|props|uid|prefix|component-url|renderer-url|data-[\w-]+|d|points|viewBox|transform|[xyr]|[xyr][12xy]|c[xy])=")([^"]*)(?=")/g;
const freeInSingle = /(\s(?:props|opts|data-[\w-]+)=')([^']*)(?=')/g;
const naming = /(\saria-label=")([^"]*)(?=")/g;
const size = /(\s(?:width|height)=")(\d+(?:\.\d+)?)(?=")/g;
const reference =
  /(\s(?:id|for|form|list|headers|aria-(?:labelledby|describedby|controls|owns|details|activedescendant|errormessage))="|\shref="#)([^"]*)(?=")/g;

/** Gives ids that hold a code or a count the number at which they come on their page. */
function createIdWriter(): (ids: string) => string {
  const numbers = new Map<string, string>();
  const write = (id: string): string => {
    const number = numbers.get(id) ?? `#${numbers.size}`;
    numbers.set(id, number);
    return number;
  };
  return (ids) => ids.replace(/[^\s&;]*[\dA-Z][^\s&;]*/g, write);
}

/** A field may not have the name that its label says, a meta element with `http-equiv` not every content. */
const isKept = (tag: string): boolean => /^<(?:input|select|textarea)\b|\shttp-equiv=/.test(tag);

/** What a radio is sent as, and what a label says to a pointer, matters to no rule. */
const writeUnheeded = (tag: string): string => {
  if (tag.startsWith('<input type="radio"')) return tag.replace(/(\s(?:name|value)=")[^"]+/g, '$1x');
  return tag.startsWith('<label') ? tag.replace(/(\stitle=")[^"]+/, '$1x') : tag;
};

/** Single quotes stand around a value that holds double ones, as data does; one is left, since a rule asks for it. */
const writeQuoted = (value: string): string => (value.includes('"') && writeAny(value) === 'x' ? '"' : value);

function writeTag(tag: string, writeIds: (ids: string) => string): string {
  if (!tag.includes('=')) return tag;
  const heeded = writeUnheeded(tag);
  const own = isKept(heeded)
    ? heeded
    : heeded
        .replace(free, (whole, start: string, value: string) =>
          start.endsWith('href="') && value.startsWith('#') ? whole : start + writeAny(value),
        )
        .replace(freeInSingle, (_, start: string, value: string) => start + writeQuoted(value))
        .replace(naming, (_, start: string, name: string) => start + writeName(name))
        .replace(size, '$11');
  return own.replace(reference, (_, start: string, ids: string) => start + writeIds(ids));
}

/** The text after a tag: that of an element with an id may be the name of another. A title has a greatest length. */
function writeText(tag: string, text: string): string {
  if (/^<[^>]*\sid="/.test(tag)) return writeName(text);
  return tag === '<title>' && text.length > 60 ? text : writeAny(text);
}

const scripts = /(<(script|style)\b[^>]*>)([\s\S]*?)(<\/\2>)/g;
const tagAndText = /(<(?:"[^"]*"|[^"<>])*>)([^<]*)/g;
/** A label whose words are compared with the name of its field, which has one or stands elsewhere. */
const namedLabel = /<label\b(?=[^>]*\sfor=|(?:(?!<\/label>)[\s\S])*\saria-label=")[\s\S]*?<\/label>/;
const labelOrTag = new RegExp(`${namedLabel.source}|${tagAndText.source}`, 'g');
/** Like ones in a row say no more than two. */
const rows = [
  /(<(a|option|label)\b[^<]*(?:<(?!\/?\2\b)[^<]*)*<\/\2>)\1{2,}/g,
  /(<(li|tr)\b[^<]*(?:<(?!\/?\2\b)[^<]*)*<\/\2>)\1{2,}/g,
];

/** A page as every page is that the rules judge as they judge this one. */
export function normalise(html: string): string {
  const writeIds = createIdWriter();
  const alike = html
    .replace(scripts, (_, start: string, _name, inside: string, end: string) => start + (inside && 'x') + end)
    .replace(labelOrTag, (whole, tag: string | undefined, text: string) =>
      tag === undefined
        ? whole.replace(reference, (_, start: string, ids: string) => start + writeIds(ids))
        : writeTag(tag, writeIds) + writeText(tag, text),
    );
  return rows.reduce((text, row) => text.replace(row, '$1$1'), alike);
}
