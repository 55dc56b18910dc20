import type { Money } from '../price/money.ts';
import type { Part } from '../part/part.ts';
import { isUniversalCode } from '../part/part-code.ts';
import { compareSizes } from '../part/part-size.ts';
import { listSpecificationRows, type SpecificationRow } from '../part/specification.ts';
import { type SetTitle, toOwnTitle } from '../part/set-title.ts';

/** What a sheet needs to know of a set and its sizes, without asking for stock: one small file for each set. */
export type SetFacts = {
  set: string;
  category: string;
  clearance: string;
  /** as supplied, "Conrod 45.00 mm" */
  parameter: string;
  isUniversal: boolean;
  /** what its spoken name is written of */
  title: SetTitle;
  /** specifications that all sizes have, weight included */
  rows: FactRow[];
  /** in size order */
  sizes: SizeFacts[];
};
export type FactRow = Omit<SpecificationRow, 'letter'>;
export type SizeFacts = {
  slug: string;
  number: string;
  size: string;
  /** gross, at the time of the build */
  price: Money;
  net: Money;
  photo: string | null;
  /** all rows of this size, where they are not those of the set */
  rows: FactRow[] | null;
};

const toRows = (part: Part): FactRow[] =>
  listSpecificationRows(part).map(({ name, mm, inch, text }) => ({ name, mm, inch, text }));

/**
 * Facts of the parts of one set, of which there is at least one; `photoOf` is the address of a small picture of ours, `title` the
 * name of the set, else what the part tells itself.
 */
export function toSetFacts(
  parts: readonly [Part, ...Part[]],
  photoOf: (part: Part) => string | null,
  title: SetTitle = toOwnTitle(parts[0]),
): SetFacts {
  const sorted = [...parts].sort((a, b) => compareSizes(a.size, b.size)) as [Part, ...Part[]];
  const [first] = sorted;
  const rows = toRows(first);
  const own = (part: Part) => {
    const others = toRows(part);
    return JSON.stringify(others) === JSON.stringify(rows) ? null : others;
  };
  return {
    set: first.set,
    category: first.category,
    clearance: first.clearance,
    parameter: first.parameter,
    isUniversal: isUniversalCode(first.slug),
    title,
    rows,
    sizes: sorted.map((part) => ({
      slug: part.slug,
      number: part.number,
      size: part.size,
      price: part.price.gross,
      net: part.price.net,
      photo: photoOf(part),
      rows: own(part),
    })),
  };
}
