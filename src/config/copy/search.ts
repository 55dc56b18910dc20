/** The search page. */
export const searchCopy = {
  heading: 'Search',
  title: 'Search parts and engines',
  description: 'Find a bearing set, pump or gauge by its number, by its engine or by the car.',
  label: 'Number, engine or car',
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
      { typed: '4B1606H .010 in', meaning: 'An undersize in inches shows the nearest in millimetres' },
      { typed: 'CR819HP', meaning: 'Some numbers of other makers lead to our set' },
      { typed: 'honda k20 mains', meaning: 'Make, engine and kind, in any order' },
      { typed: 'volvo 5 cylinder', meaning: 'Cylinders, litres, or what an engine is called: red top' },
      { typed: '45 mm journal', meaning: 'The diameter of journal or housing' },
    ],
    popular: 'Popular engines',
  },
  noScript: {
    text: 'Without JavaScript this page cannot search. A whole part number is found here:',
    catalogue: 'Or choose your make in the catalogue:',
    button: 'Open the part',
  },
} as const;
