/** Engine names whose address segment is fixed (rule catalogue.engine-address): display name -> segment. */
export const engineSegments: Readonly<Record<string, string>> = {
  'F9Q SeriesB': 'F9Q-SeriesB',
  'F9Q SeriesC': 'F9Q-SeriesC',
  '129/5': '129-5',
  'KFZ (TU3FJ2/Z)': 'KFZ-TU3FJ2-Z',
  'B2A (XU52C/K)': 'B2A-XU52C-K',
};
