/** A value that holds double quotes, as islands hand down what they begin with. */
const quoted = /(?<= [a-z][\w-]*=)"([^"]*&quot;[^"]*)"/g;
/** Elements of a drawing without content; others must have an end tag in HTML. */
const emptyShape = /(<(use|path|circle|rect|line)\b[^<>]*)><\/\2>/g;

/**
 * The same document in fewer letters: quotes stand as they are in a value that holds no other, and shapes without content end
 * where they begin. What is between tags stays.
 */
export const thinMarkup = (html: string): string =>
  html
    .replaceAll(/<[a-z][^<>]*&quot;[^<>]*>/g, (tag) =>
      tag.replaceAll(quoted, (whole: string, value: string) =>
        value.includes("'") ? whole : `'${value.replaceAll('&quot;', '"')}'`,
      ),
    )
    .replaceAll(emptyShape, '$1/>');
