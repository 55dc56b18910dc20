/** Words of the part page that no rule fixes. */
export const partPageCopy = {
  /** for readers without scripts, who cannot ask live */
  stockThen: (message: string, day: string) => `Stock since ${day}: ${message}.`,
  photos: 'Photos',
  showView: (number: number) => `Show photo ${number}`,
  enlarge: (number: number) => `Enlarge photo ${number}`,
  dimension: 'Dimension',
  value: 'Value',
  more: 'More about',
  sections: 'About this part',
  chooseRow: 'Choose a row to open the engine.',
  noApplications: 'No applications are listed for this item.',
  suitsEveryEngine: 'Suits every engine: the gauge measures the oil clearance of any plain bearing.',
  fits: 'Fits',
  fitsCount: (engines: number, makes: number) =>
    `${engines === 1 ? 'one engine' : `${engines} engines`}${makes > 1 ? `, ${makes} makes` : ''}`,
  sameJournal: 'Same journal, built differently',
  /** "47.80 mm, in .25" */
  sameJournalOf: (journal: string | null, size: string) =>
    [journal && `${journal} mm`, size && `in ${size}`].filter(Boolean).join(', '),
  notMadeIn: (size: string) => `not made in ${size}`,
  barsMean: 'in stock; any other state is written in the box',
  loadingApplications: 'Loading the applications',
  applicationsMissing: 'The applications could not be loaded. Open this panel again to retry.',
  loadingRelated: 'Loading the related products',
  listNeedsScript: 'This list needs JavaScript.',
  noMatch: 'No part matches',
  mistakes: 'These are the common mistakes:',
  stillMissing: 'Still not found? Write to',
  keyNumber: 'part number',
  keyDash: 'dash',
  keySize: 'size',
  searchAgain: 'Search again',
  nearest: 'Nearest numbers',
  search: 'Search',
  example: '4B1606H',
  needsScript: 'Stock, delivery time and ordering need JavaScript. Without it, ask a distributor or write to us.',
  sampleNote: 'Sample text',
  brand: (name: string) => `Brand: ${name}`,
  liveUnavailable: {
    title: 'This part cannot be shown right now',
    reason: 'Its data could not be loaded. The catalogue still works.',
    advice: 'Try again in a minute, or open the catalogue and choose your engine.',
    write: 'To ask for price and delivery time, write to',
    catalogue: 'Open the catalogue',
  },
} as const;

/** The page of a part that the shop has sold and does not sell any more (rule part.gone). */
export const partGoneCopy = {
  heading: (number: string) => `${number} is no longer sold`,
  description: (number: string, what: string) =>
    `${number}${what ? ` (${what})` : ''} has left the range. What is nearest to it, and how to ask for it.`,
  since: (day: string) => `It has not been in our range since ${day}.`,
  instead: 'Nearest in our range',
  check: 'A bearing in another size needs a journal ground to that size: check size and clearance before you order.',
  nothing: 'Nothing in our range takes its place directly.',
  ask: 'Do you need exactly this part? We may know where one is left. Write to',
  subject: (number: string) => `Looking for ${number}`,
  catalogue: 'Open the catalogue',
} as const;
