/** `percent` off every line; one that has expired is refused. */
const codes: Record<string, { percent: number; hasExpired: boolean }> = {
  RALLY26: { percent: 5, hasExpired: false },
  PADDOCK10: { percent: 10, hasExpired: false },
  EXPIRED26: { percent: 15, hasExpired: true },
};

/** The code as it is written on the cart, or why there is none. Upper and lower case are the same. */
export function readPromoCode(text: string): { code: string } | 'expired' | 'unknown' {
  const code = text.trim().toUpperCase();
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (!known) return 'unknown';
  return known.hasExpired ? 'expired' : { code };
}

/** 5 is 5 %; no code takes nothing off. */
export const percentOf = (code: string | null): number => (code === null ? 0 : (codes[code]?.percent ?? 0));
