import { createTagWriter, dropQuotes, ends } from './markup-tags.ts';

/** A value that holds double quotes, as islands hand down what they begin with. */
const quoted = /(?<= [a-z][\w-]*=)"([^"]*&quot;[^"]*)"/g;
/** Elements of a drawing without content; others must have an end tag in HTML. */
const emptyShape = /(<(use|path|circle|rect|line)\b[^<>]*)><\/\2>/g;
/** What Astro writes on islands and nobody reads: a number of each, and its name, which the address of its script says. */
const island = /<astro-island uid="\w+"([^>]* opts='\{)(?:"name":"\w+",)?(?=")/g;

const turnQuotes = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]*&quot;[^<>]*>/g, (tag) =>
    tag.replaceAll(quoted, (whole: string, value: string) =>
      value.includes("'") ? whole : `'${value.replaceAll('&quot;', '"')}'`,
    ),
  );

const writeTags = createTagWriter(dropQuotes);
const longestNext = '</tbody>'.length;

/** Without end tags that the next tag says, and without quotes around one word. */
const leaveOut = (html: string): string =>
  writeTags(html, ({ kind, name, text }, at) => {
    const end = at + text.length;
    return kind === 'end' && ends[name]?.test(html.slice(end, end + longestNext)) ? '' : text;
  });

/**
 * The same document in fewer letters: quotes stand as they are in a value that holds no other, and not at all around one word;
 * shapes without content end where they begin; rows, cells and items where the next one does. What is between tags stays.
 */
export const thinMarkup = (html: string): string =>
  leaveOut(turnQuotes(html).replaceAll(emptyShape, '$1/>').replaceAll(island, '<astro-island$1'));
