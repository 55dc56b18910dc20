/** `percent` off every line; one that has expired is refused. */
const codes: Record<string, { percent: number; hasExpired: boolean }> = {
  RALLY26: { percent: 5, hasExpired: false },
  PADDOCK10: { percent: 10, hasExpired: false },
  EXPIRED26: { percent: 15, hasExpired: true },
};

/** The code as it is written on the cart, or null for one that takes nothing off. Upper and lower case are the same. */
export function acceptPromoCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return Object.hasOwn(codes, code) && !codes[code]?.hasExpired ? code : null;
}

/** True of a code that once took something off. */
export function hasExpired(text: string): boolean {
  const code = text.trim().toUpperCase();
  return Object.hasOwn(codes, code) && codes[code]?.hasExpired === true;
}

/** 5 is 5 %; no code takes nothing off. */
export const percentOf = (code: string | null): number => (code === null ? 0 : (codes[code]?.percent ?? 0));
