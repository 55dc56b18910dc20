/** Capitals that are taken for figures on old shells, as the figures: O as 0, I and L as 1. Nothing else changes, nor the length. */
export const readLookAlikes = (capitals: string): string => capitals.replaceAll('O', '0').replace(/[IL]/g, '1');
