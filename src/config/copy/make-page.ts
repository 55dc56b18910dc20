/** Words of the page of a make that no rule fixes. */
export const makePageCopy = {
  banner: { numbers: 'part numbers', inStock: 'in stock' },
  enginesWord: (count: number) => (count === 1 ? 'engine' : 'engines'),
  engines: (count: number) => (count === 1 ? '1 engine' : `${count} engines`),
  enginesOf: (visible: number, all: number) => `${visible} of ${all} engines`,
  filterBy: 'Search in',
  searchEngines: 'Search engines',
  searchRule: 'Engine and Capacity search from the first character, Models anywhere in the name.',
  clearSearch: 'Clear search',
  noMatch: { prefix: 'No engine starts with', models: 'No model contains', all: 'No engine matches' },
  makeParts: (make: string) => `Part numbers for ${make} engines`,
} as const;
