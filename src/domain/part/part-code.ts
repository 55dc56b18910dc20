import { universalItems } from '#config/universal-items.ts';

/** True for the codes of the clearance gauges (AG-1, AR-1, AB-1, AY-1), whose dash does not part a size. */
export const isUniversalCode = (code: string): boolean => universalItems.some((item) => item.code === code);

/**
 * Splits a part code at its first dash: "4B1606H-STD-SP" is set "4B1606H", size "STD-SP". Gauge codes and codes without
 * a dash are a set without size.
 */
export function parsePartCode(code: string): { set: string; size: string } {
  const dash = isUniversalCode(code) ? -1 : code.indexOf('-');
  return dash === -1 ? { set: code, size: '' } : { set: code.slice(0, dash), size: code.slice(dash + 1) };
}

/** Joins what `parsePartCode` splits. */
export const buildPartCode = (set: string, size: string): string => (size === '' ? set : `${set}-${size}`);

/** How the address of a part, and the code of a set, may be written. */
export const slugPattern = /^[A-Z0-9][A-Z0-9.+-]{1,59}$/;

/** What a visitor typed, as the address of a part: trimmed, upper case (rule part.address). */
export const toSlug = (typed: string): string => typed.trim().toUpperCase();

type Held = { size: string; kitContents: readonly { slug: string }[] };

/**
 * The size of a kit whose number tells none: that of all that it holds, "STD" (rule part.kit-size). "" where it holds nothing, or
 * parts of several sizes.
 */
export function readHeldSize({ size, kitContents }: Held): string {
  const [only = '', second] = new Set(kitContents.map(({ slug }) => parsePartCode(slug).size));
  return size === '' && second === undefined ? only : '';
}

/** The size of a part whose number tells none: a kit's is that of what it holds, any other's the standard one (rule search.size-asked). */
export const readUnnamedSize = (part: Held & { type: string }): string =>
  part.type === 'kit' ? readHeldSize(part) : 'STD';
