import { parsePartCode } from '../part/part-code.ts';
import { compareSizes } from '../part/part-size.ts';

/**
 * The part to show for an id that may not be exact (rule part.fallback): the part itself, else the first part of the same
 * set, STD before STD-SP before the rest. Null when the set is unknown: that is "part not found".
 */
export function chooseFallbackPart(slugs: readonly string[], requested: string): string | null {
  if (slugs.includes(requested)) return requested;
  const { set } = parsePartCode(requested);
  const sameSet = slugs.filter((slug) => parsePartCode(slug).set === set);
  const [first] = sameSet.toSorted((a, b) => compareSizes(parsePartCode(a).size, parsePartCode(b).size));
  return first ?? null;
}
