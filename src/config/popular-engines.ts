/** Engines named below the part finder, by the segments of their addresses; one that the catalogue lacks is left out. */
export const popularEngines: readonly { make: string; engine: string }[] = [
  { make: 'Honda', engine: 'K20A' },
  { make: 'Mitsubishi', engine: '4G63T' },
  { make: 'Nissan', engine: 'SR20DET' },
  { make: 'Subaru', engine: 'EJ257' },
  { make: 'BMW', engine: 'S54B32' },
  { make: 'Toyota', engine: '2JZ-GTE' },
];
