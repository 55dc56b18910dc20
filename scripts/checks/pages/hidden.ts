import { isVisibleCode, type Part } from '#domain/part/part.ts';
import { buildPartCode } from '#domain/part/part-code.ts';
import { type PackedIndex, readIndex } from '#domain/search/search-index.ts';
import { readSeedFiles } from '../../sandbox/store/seed-files.ts';

/** An item of the commerce API. */
export type Item = { id: string; code: string; name: string };

/** Everything that the sandbox's commerce API lists, the codes that the shop hides included. */
export function listSandboxItems(): Item[] {
  const { sets, hidden } = readSeedFiles().parse();
  const visible = sets.flatMap(({ name, items }) =>
    items.map(({ id, urlcomponent }) => ({ id, code: urlcomponent, name: `${name} ${urlcomponent}` })),
  );
  return [...visible, ...hidden.map(({ id, urlcomponent, name }) => ({ id, code: urlcomponent, name }))];
}

/**
 * What must stand nowhere in a built shop. A hidden item's id and its own name never; its code never as a whole word.
 * One kind of code is different: a bare set code ("4B1606H") that the API also lists as an item. As the name of a visible
 * set it stands on many pages and as the beginning of its parts' numbers on more, and /details/4B1606H shows the set's
 * first size, with its canonical address there. Of these codes only the item is hidden: a part, an offer or an address
 * of its own.
 */
export function createHiddenSearch(items: readonly Item[], parts: readonly Pick<Part, 'set'>[]) {
  const hidden = items.filter(({ code }) => !isVisibleCode(code));
  const sets = new Set(parts.map(({ set }) => set));
  const words = hidden.map(({ code }) => code).filter((code) => !sets.has(code));
  const asItems = hidden.map(({ code }) => code).filter((code) => sets.has(code));
  // in order: what begins alike is tried once
  const own = hidden.flatMap(writeOwn).toSorted();
  const pattern = new RegExp([...own, ...writeWords(words), ...asItems.map(writeItem)].join('|'));
  return (place: string, text: string): string[] => {
    const [found] = hidden.length > 0 ? (pattern.exec(text) ?? []) : [];
    return found === undefined ? [] : [`${place}: shows what is hidden: ${found}`];
  };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const writeOwn = ({ id, name }: Item): string[] => [escape(id), escape(name)];

/** Not as a piece of a longer code: "4B1606-STD" is not in "4B1606-STD-SP", nor "AG-2" in "AG-25". */
const writeWords = (codes: readonly string[]): string[] =>
  codes.length === 0
    ? []
    : [`(?<![A-Za-z0-9.+-])(?:${codes.map(escape).toSorted().join('|')})(?![A-Za-z0-9+-]|\\.[A-Za-z0-9])`];

/** As the address, number or slug of a part, in a page, an island, structured data, sitemap or feed. */
function writeItem(code: string): string {
  const own = escape(code);
  return [
    `/details/${own}</loc>`,
    `<g:(?:id|mpn)>${own}<`,
    `"(?:mpn|sku|slug|number)":\\s*"${own}"`,
    `(?:&quot;|")(?:slug|number)(?:&quot;|"):\\[0,(?:&quot;|")${own}(?:&quot;|")`,
    `data-(?:slug|number)="${own}"`,
    `rel="canonical" href="[^"]*/details/${own}"`,
  ].join('|');
}

/** What the search index knows against the parts of the snapshot, both ways: a part that is not one of them, and one that it lacks. */
export function judgeIndex(index: PackedIndex, slugs: readonly string[]): string[] {
  const found = new Set(
    readIndex(index).sets.flatMap(({ code, sizes }) => sizes.map((size) => buildPartCode(code, size))),
  );
  const visible = new Set(slugs);
  return [
    ...[...found]
      .filter((slug) => !visible.has(slug))
      .map((slug) => `the search index has ${slug}, which is not shown`),
    ...slugs.filter((slug) => !found.has(slug)).map((slug) => `the search index lacks ${slug}`),
  ];
}
