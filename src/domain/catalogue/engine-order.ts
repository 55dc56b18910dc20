const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Order of two engines as people read their names (rule catalogue.engine-order): letter case and accents do not count, figures by
 * their value, so that "Barra 240T" stands before "BDA" and "2JZ" before "12A". Names that read the same keep an order of their own.
 */
export const compareEngineNames = (a: string, b: string): number =>
  collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
