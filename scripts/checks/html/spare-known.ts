import { hash } from 'node:crypto';
import { normalise } from './normalise.ts';
import { findOutermost, outline, writeNames } from './outline.ts';

/**
 * Most of a page stands on others too: header, menus, footer and dialogs on all of them, tables and sections on every
 * size of a set. What is the same once it is normalised is judged once, where it stands first; after that its outline takes
 * its place, so that every page is judged whole in what is its own, and with what that can clash with.
 */

type Pieces = { head: string; before: string; main: string; after: string };

function split(html: string): Pieces | null {
  const body = /<body[^>]*>/.exec(html);
  const [main, mainEnd, end] = [html.indexOf('<main'), html.lastIndexOf('</main>'), html.lastIndexOf('</body>')];
  if (!body || main < body.index || mainEnd < main || end < mainEnd) return null;
  const [bodyStart, afterStart] = [body.index + body[0].length, mainEnd + '</main>'.length];
  return {
    head: html.slice(0, bodyStart),
    before: html.slice(bodyStart, main),
    main: html.slice(main, afterStart),
    after: html.slice(afterStart, end),
  };
}

/** Stands between the pieces of a page while they are normalised as one. */
const border = '<!--|-->';

/** Astro's marks of scoped styles stand on most elements and say nothing. */
const scope = / data-astro-cid-\w+(?=[ >])/g;

/** Where a row or an item may stand; one that stands elsewhere is judged there. */
const rowPlace = /<(?:\/(?:li|tr)|(?:[uo]l|t(?:head|body|foot))\b[^<>]*)>\s*$/;

/** Remembers what it has seen; give it the pages of a build one after the other. A page without `<main>` stays as it is. */
export function createSparing(): (html: string) => string {
  const known = new Set<string>();
  const isKnown = (piece: string): boolean => known.size === known.add(hash('sha1', piece)).size;

  const spareElements = (html: string, name: string): string => {
    let [spared, from] = ['', 0];
    for (const [begin, end] of findOutermost(html, name)) {
      const element = html.slice(begin, end);
      spared += html.slice(from, begin) + (isKnown(element) ? outline(element) : element);
      from = end;
    }
    return spared + html.slice(from);
  };

  /** A row or an item that was judged in another table or list, and on which nothing elsewhere depends, is left out. */
  const spareRows = (html: string, name: string): string => {
    let [spared, from] = ['', 0];
    for (const [begin, end] of findOutermost(html, name)) {
      const row = html.slice(begin, end);
      const isSpared =
        rowPlace.test(html.slice(Math.max(0, begin - 200), begin)) && isKnown(row) && outline(row) === outline('');
      spared += html.slice(from, begin) + (isSpared ? '' : row);
      from = end;
    }
    return spared + html.slice(from);
  };

  const spareDrawings = (html: string): string =>
    html.replace(/<svg\b([^>]*)>([\s\S]*?)<\/svg>/g, (whole, attributes: string, inside: string) =>
      isKnown(whole) && !/\sid="/.test(inside) ? `<svg${writeNames(attributes)}></svg>` : whole,
    );

  return (html) => {
    const pieces = split(html);
    if (!pieces) return html;
    const { head, before, main, after } = pieces;
    const isChromeKnown = isKnown(before + border + after);
    const [above, below] = isChromeKnown ? [outline(before), outline(after)] : [before, after];
    const normal = normalise([head, above, main.replace(scope, ''), below].join(border));
    const [top = '', start = '', middle = '', end = ''] = normal.split(border);
    const own = ['section', 'table'].reduce(spareElements, ['tr', 'li'].reduce(spareRows, middle));
    return `${top}${start}${spareDrawings(own)}${end}</body></html>`;
  };
}
