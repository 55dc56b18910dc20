const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');

const writeIds = (html: string): string =>
  [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => `<span id="${id}"></span>`).join('');

/** Of a tag's attributes those that say what an element is called, to whom. */
export const writeNames = (attributes: string): string =>
  (attributes.match(/\s(?:role|aria-label|aria-labelledby|aria-hidden)="[^"]*"/g) ?? []).join('');

const telling = /<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>|<(header|footer|nav|aside)\b([^>]*)>|\sid="[^"]*"/g;

/**
 * What a fault elsewhere on the page can depend on in a piece of HTML, as the least HTML that has it: ids, headings and
 * landmarks with their names.
 */
export function outline(html: string): string {
  const pieces = [...html.matchAll(telling)].map(([whole, heading, text = '', landmark, attributes = '']) => {
    if (heading) return `<${heading}>${withoutTags(text)}</${heading}>${writeIds(whole)}`;
    if (landmark) return `<${landmark}${writeNames(attributes)}></${landmark}>${writeIds(attributes)}`;
    return writeIds(whole);
  });
  return `<div>${pieces.join('')}</div>`;
}

/** The outermost elements of this name in a text of HTML, as pairs of begin and end. */
export function findOutermost(html: string, name: string): [begin: number, end: number][] {
  const found: [number, number][] = [];
  let [depth, begin] = [0, 0];
  for (const { 0: tag, index } of html.matchAll(new RegExp(`<(/?)${name}\\b[^>]*>`, 'g'))) {
    if (!tag.startsWith('</')) {
      if (depth === 0) begin = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) found.push([begin, index + tag.length]);
    }
  }
  return found;
}
