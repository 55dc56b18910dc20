/** Engines named below the part finder, by the segments of their addresses; one that the catalogue lacks is left out. */
export const popularEngines: readonly { make: string; engine: string }[] = [
  { make: 'Honda', engine: 'K20A' },
  { make: 'Mitsubishi', engine: '4G63T' },
  { make: 'Nissan', engine: 'SR20DET' },
  { make: 'Subaru', engine: 'EJ257' },
  { make: 'BMW', engine: 'S54B32' },
  { make: 'Toyota', engine: '2JZ-GTE' },
];

/**
 * Blocks of popular items by the page that has one: their heading, and their filter by url component
 * (rule catalogue.popular-items).
 */
export const popularBlocks: Readonly<
  Record<string, { heading: string; keep?: readonly string[]; leaveOut?: readonly string[] }>
> = {
  '/products/engine-bearings': {
    heading: 'Popular items',
    leaveOut: ['C', 'OP', 'AR-1', 'AG-1', 'AY-1', 'AB-1'],
  },
  '/products/calico-bearings': { heading: 'Popular items', keep: ['C'] },
  '/products/flexigauge': { heading: 'Available items', keep: ['AR-1', 'AG-1', 'AY-1', 'AB-1'] },
  '/products/oil-pumps': { heading: 'Popular items', keep: ['OP'] },
};
