import type { Make } from './catalogue.ts';
import { toSearchText } from './search-text.ts';

/** What the index of makes says of one. `names`: of all its engines, for the filter. */
export type IndexedMake = { make: Make; names: string[]; examples: string[] };

type NamedEngine = { slug: string; name: string; parts: readonly string[] };

/** Characters: three names of this length stand side by side in the narrowest column of the index. */
const shortName = 9;

/** How many engines the index of makes names below a make. */
export const examples = 3;

/**
 * The engines that stand below a make in the index (rule catalogue.make-examples): those that are named as popular, then
 * short names before long ones, and among them the engines with most parts. Equal ones keep their order.
 */
export function listExampleEngines(engines: readonly NamedEngine[], popular: readonly string[]): string[] {
  const rank = ({ slug, name, parts }: NamedEngine): [number, number, number] => [
    popular.includes(slug) ? 0 : 1,
    name.length > shortName ? 1 : 0,
    -parts.length,
  ];
  const ranked = [...engines].sort((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
  return ranked.slice(0, examples).map(({ name }) => name);
}

/** Unbreakable: a name is shown whole or, where the line is full, not at all. */
const toWhole = (name: string): string => name.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060');

/** Names in one line below a make, two blanks between them, at which alone the line may end. */
export const writeExamples = (names: readonly string[]): string => names.map(toWhole).join('\u00A0 ');

/** The engines whose names begin as the visitor types (rule catalogue.engine-search), in their order; none for no text. */
export function findEnginesByStart(names: readonly string[], typed: string): string[] {
  const start = toSearchText(typed);
  return start === '' ? [] : names.filter((name) => toSearchText(name).startsWith(start));
}
