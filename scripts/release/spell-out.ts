import { addQuotes, createTagWriter, ends } from './markup-tags.ts';

/** What ends where such an element begins. */
const closedByStart: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
};
/** What ends where such an element ends. */
const closedByEnd: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dd'],
  tr: ['td', 'th'],
  thead: ['td', 'th', 'tr'],
  tbody: ['td', 'th', 'tr'],
  tfoot: ['td', 'th', 'tr'],
};
const isFollowed = (name: string): boolean => name in ends || name in closedByEnd;

const writeTags = createTagWriter((tag) => (/=[^"']/.test(tag) ? addQuotes(tag) : tag));

/** The document with all quotes and end tags that `thinMarkup` has left out: for programs that read it and are no browser. */
export function spellOut(html: string): string {
  const open: string[] = [];
  const closeOpen = (names: readonly string[] = []): string => {
    let missing = '';
    for (let last = open.at(-1); last !== undefined && names.includes(last); last = open.at(-1)) {
      missing += `</${last}>`;
      open.pop();
    }
    return missing;
  };
  return writeTags(html, ({ kind, name, text }) => {
    if (kind === 'other' || !isFollowed(name)) return text;
    if (kind === 'start') {
      const missing = closeOpen(closedByStart[name]);
      open.push(name);
      return missing + text;
    }
    const missing = open.at(-1) === name ? '' : closeOpen(closedByEnd[name]);
    if (open.at(-1) === name) open.pop();
    return missing + text;
  });
}
