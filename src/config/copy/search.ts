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
      ? `The search is too long. We left out “${value}”.`
      : `There is no ${what} “${value}”, so we left it out.`,
  guess: (query: string) => `No part has the number “${query}”. These are the nearest:`,
  missingSize: 'These are its sizes:',
  liveNote: 'The full search could not be loaded. These parts match by number; there are no filters.',
  none: {
    heading: (query: string) => `Nothing matches “${query}”`,
    filtered: 'These filters leave no results.',
    catalogue: 'Choose make and engine',
  },
  failed: { heading: 'The search is not answering', text: 'The catalogue still works. Try again in a minute.' },
  offline: { heading: 'No connection', text: 'Check the network and try again.' },
  empty: {
    heading: 'How to write a number',
    rows: [
      { typed: '4B1606H-.50', meaning: 'Part number, dash and size: the one part' },
      { typed: '4b1606h 050', meaning: 'Letter case, spaces, dots and the leading zero do not matter' },
      { typed: '4B1606H', meaning: 'The part number alone: every size' },
      { typed: '4B1606H .010 in', meaning: 'An undersize in inches shows the nearest in millimetres' },
      { typed: 'CR819HP', meaning: 'Some numbers of other manufacturers find our set' },
      { typed: 'honda k20 mains', meaning: 'Make, engine and kind, in any order' },
      { typed: 'volvo 5 cylinder', meaning: 'Cylinders, litres, or a nickname such as red top' },
      { typed: '45 mm journal', meaning: 'Journal or housing diameter' },
    ],
    popular: 'Popular engines',
  },
  noScript: {
    text: 'This page needs JavaScript to search. Without it, type a whole part number:',
    catalogue: 'Or choose your make in the catalogue:',
    button: 'Open the part',
  },
} as const;
