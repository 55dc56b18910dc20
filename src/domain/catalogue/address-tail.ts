/** Longer ones are nobody's link to a page. */
const longest = 600;
/** Signs that are taken off one by one, because a page may end with some of them; the rest goes at once. */
const mostSteps = 48;

/** A query that lost its "?": "&utm_source=mail", "&amp;size=1", "?a=b" where the sign came encoded. */
const lostQuery = /[&;?](?:amp;)?[\w.~-]+=.*$/s;
const endsInSign = /[^\p{L}\p{Nd}]$/u;
const word = /[\p{L}\p{Nd}]/u;
const signs = /[^\p{L}\p{Nd}]+$/u;
/** What no name of ours holds, with all behind it: "](https://…", "</a", "&utm". As codes (decision 0065). */
const foreign =
  /\s\([^(]*$|%[\dA-F]?$|[?#&<>"\u201C-\u201E\u00AB\u00BB[\]{}|\\^`*\u2026][^?#&<>"\u201C-\u201E\u00AB\u00BB[\]{}|\\^`*\u2026]*$/;

/**
 * What an address may have been before a text put its own signs behind it (rule page.text-tail): its shorter readings, the longest
 * first, none of them empty. `text` is decoded. Letters and figures at the end stay, but behind a sign that no address has.
 */
export function listShorter(text: string): string[] {
  const asked = text.replace(lostQuery, '');
  if (asked.length > longest) return [];
  const found = asked === text ? [] : [asked];
  let rest = asked;
  while (found.length < mostSteps) {
    const isSign = endsInSign.test(rest);
    const shorter = rest.replace(isSign ? endsInSign : foreign, '');
    // words that stand alone behind such a sign are no tail of anything
    if (shorter === rest || (!isSign && !word.test(shorter))) break;
    found.push((rest = shorter));
  }
  return [...new Set([...found, rest.replace(signs, '')])].filter((one) => one !== '' && one !== text);
}
