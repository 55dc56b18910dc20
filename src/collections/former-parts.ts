import { limits } from '#config/limits.ts';
import { findSuccessors, type GonePart } from '#domain/catalogue/gone-part.ts';
import { lookUp } from '#domain/look-up-own-key.ts';
import type { Part } from '#domain/part/part.ts';
import { writeTitle } from '#domain/part/set-title.ts';
import { type CatalogueReader, readCatalogue } from './catalogue.ts';

/** What has become of a part that is not in the catalogue any more. */
type FormerPart =
  | { kind: 'renamed'; slug: string }
  /** `successors`: what can be taken in its place, the nearest first */
  | { kind: 'gone'; part: GonePart; successors: Successor[] };
type Successor = Pick<Part, 'slug' | 'number'> & { title: string };

type Known = Pick<CatalogueReader, 'parts' | 'partsBySet' | 'titleOf' | 'history'>;

/** A part that is gone by its slug, or one of a set of which no size is left, the standard one where there was one. */
function findGone(slug: string, { history, partsBySet }: Known): GonePart | null {
  const gone = lookUp(history?.gone ?? {}, slug);
  if (gone || partsBySet.has(slug)) return gone ?? null;
  const ofSet = Object.values(history?.gone ?? {}).filter(({ set }) => set === slug);
  return ofSet.find(({ size }) => size === 'STD') ?? ofSet[0] ?? null;
}

function findIn(slug: string, known: Known, kept: Readonly<Record<string, string>>): FormerPart | null {
  const name = lookUp(kept, slug) ?? lookUp(known.history?.renamed ?? {}, slug);
  if (name !== undefined && name !== slug) return { kind: 'renamed', slug: name };
  const part = findGone(slug, known);
  if (part === null) return null;
  const displayed = { ...part, number: part.set === slug ? slug : part.number };
  const successors = findSuccessors(part, known.parts, limits.nearestNumbersMax).map((one) => ({
    slug: one.slug,
    number: one.number,
    title: writeTitle(known.titleOf(one), one),
  }));
  return { kind: 'gone', part: displayed, successors };
}

/**
 * Whether the shop has once shown a part or set that it does not have now (rules part.gone and part.renamed); null where not,
 * or where the snapshot cannot be read. Only asked of what the commerce API does not know now. `renamed`: new numbers that no pull
 * can tell.
 */
export function findFormer(
  slug: string,
  renamed: Readonly<Record<string, string>>,
  catalogue?: Known,
): FormerPart | null {
  try {
    return findIn(slug, catalogue ?? readCatalogue(), renamed);
  } catch {
    return null;
  }
}
