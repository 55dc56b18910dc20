import type { Part } from './part.ts';
import { parsePartCode } from './part-code.ts';

/**
 * The size of a kit whose number tells none: that of all that it holds, "STD" (rule part.kit-size). "" where it holds nothing, or
 * parts of several sizes.
 */
export function readHeldSize({ size, kitContents }: Pick<Part, 'size' | 'kitContents'>): string {
  const [only = '', second] = new Set(kitContents.map(({ slug }) => parsePartCode(slug).size));
  return size === '' && second === undefined ? only : '';
}

/** The size of a part whose number tells none: a kit's is that of what it holds, any other's the standard one (rule search.size-asked). */
export const readUnnamedSize = (part: Pick<Part, 'type' | 'size' | 'kitContents'>): string =>
  part.type === 'kit' ? readHeldSize(part) : 'STD';
