/** What a page says to whoever runs no scripts and draws nothing: the HTML as it was answered. */

const unread = /<(script|style|svg)\b[\s\S]*?<\/\1>/g;

/** The text in its order, one space between pieces; only the characters that HTML has to escape are unescaped. */
export const readText = (html: string): string =>
  html
    .replace(unread, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** Where its links lead, each once. */
export const readLinks = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a\b[^>]*?\shref="?([^"\s>]*)/g)].map(([, address = '']) => address)),
];

/** Its structured data, of all scripts that hold some. */
export const readStructured = (html: string): object[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => JSON.parse(json) as object[],
  );

/** Its description for search engines. */
export const readDescription = (html: string): string =>
  /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
