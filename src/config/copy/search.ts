/** The search page. */
export const searchCopy = {
  heading: 'Search',
  title: 'Search parts and engines',
  description: 'Find a bearing set, pump or gauge by its number, by another maker’s number, or by make and engine.',
  label: 'Part number, engine, or another maker’s number',
  button: 'Search',
  engines: 'Engines',
  parts: 'Parts',
  allMakes: 'All makes',
  allKinds: 'All kinds',
  allSizes: 'All sizes',
  filterMake: 'Make',
  filterKind: 'Kind',
  filterSize: 'Size',
  filters: 'Narrow the results',
  clearFilters: 'Clear filters',
  facet: (label: string, count: number) => `${label} (${count})`,
  searching: 'Searching',
  results: (count: number, query: string) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  showMore: (more: number) => `Show ${more} more`,
  /** only what the kept sets say; the page of the part knows more */
  listedForMyEngine: (engine: string) => `Listed for your ${engine}`,
  pricesFailed: 'Prices and stock could not be loaded.',
  tryAgain: 'Try again',
  noPrice: 'not known now',
  /** of an address: what it asks for and is not searched for */
  ignored: (what: 'make' | 'kind' | 'size' | 'text', value: string) =>
    what === 'text'
      ? `The search is too long. Left out: “${value}”`
      : `No ${what} is called “${value}”: it was left out.`,
  guess: (query: string) => `No part has the number “${query}”. These are the nearest:`,
  missingSize: 'These are its sizes:',
  liveNote: 'The quick index could not be loaded. These parts were found by number; filters are not available.',
  none: {
    heading: (query: string) => `Nothing matches “${query}”`,
    filtered: 'No result is left with these filters.',
    catalogue: 'Choose make and engine',
  },
  failed: { heading: 'The search does not answer now', text: 'The catalogue still works. Try again in a minute.' },
  offline: { heading: 'No connection', text: 'Check the network and try again.' },
  empty: {
    heading: 'How to write a number',
    rows: [
      { typed: '4B1606H-.50', meaning: 'Part number, dash and size: the one part' },
      { typed: '4b1606h 050', meaning: 'Letter case, spaces, dots and the leading zero do not matter' },
      { typed: '4B1606H', meaning: 'The part number alone: every size' },
      { typed: '4B1606H .010 in', meaning: 'An undersize in inches finds the millimetre size' },
      { typed: 'CR819HP', meaning: 'A number of another maker, where it is known' },
      { typed: 'honda k20 mains', meaning: 'Make, engine and kind, in any order' },
    ],
    popular: 'Popular engines',
  },
  noScript: {
    text: 'Without JavaScript this page cannot search. A whole part number is found here:',
    catalogue: 'Or choose your make in the catalogue:',
    button: 'Open the part',
  },
} as const;
