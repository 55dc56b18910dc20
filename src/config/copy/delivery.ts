import { availabilityCopy } from './availability.ts';

/** Several pieces as a subject: "Both", "All 3". */
const nameAll = (pieces: number): string => (pieces === 2 ? 'Both' : `All ${pieces}`);

/** The promise of delivery, in every place where it is shown (rule delivery.words). */
export const deliveryCopy = {
  arrives: 'Arrives',
  arrivesIn: 'Arrives in',
  /** behind weeks in a row of a list */
  fromPayment: 'from payment',
  allArrive: (pieces: number) => `${nameAll(pieces)} arrive`,
  allArriveIn: (pieces: number) => `${nameAll(pieces)} arrive in`,
  /** the basket holds some of them already, and all are sent together */
  withBasket: (held: number, pieces: number) =>
    `With the ${held} in your basket, ${nameAll(pieces).toLowerCase()} arrive`,
  withBasketIn: (held: number, pieces: number) =>
    `With the ${held} in your basket, ${nameAll(pieces).toLowerCase()} arrive in`,
  itArrives: 'It arrives',
  itArrivesIn: 'It arrives in',
  /** of rows of a list that are in no basket yet */
  rowsArrive: (rows: number) => (rows === 1 ? 'This part arrives' : `Ordered together, these ${rows} parts arrive`),
  rowsArriveIn: (rows: number) =>
    rows === 1 ? 'This part arrives in' : `Ordered together, these ${rows} parts arrive in`,
  together: 'The order arrives together',
  togetherIn: 'The order arrives together in',
  weeks: (from: number, to: number) => (from === to ? `${to} weeks` : `${from}–${to} weeks`),
  noDate: 'No date yet',
  unknown: {
    'out-of-stock': 'Not all pieces are available now.',
    overdue: availabilityCopy.expectedSoon,
    undated: 'A delivery is on its way to us, without a date so far.',
    'no-lead-time': 'The carriers give no delivery time for this place.',
    'not-asked': 'The stock could not be checked just now.',
  },
  to: (place: string) => `to ${place}`,
  change: 'change',
  changeCountry: (place: string) => `to ${place}, change the country of delivery`,
  country: 'Country of delivery',
  countryNotSaved: 'The country could not be changed. Try again.',
  paidBy: (paid: string, leaves: string) => `Paid by ${paid}, it leaves on ${leaves}.`,
  /** why it is later than the days of the text: from leaving us on, in working days */
  onTheWay: (day: string, days: string) => `Leaves by ${day}, then ${days} working ${days === '1' ? 'day' : 'days'}.`,
  /** beside a method whose days alone would be sooner */
  reserve: 'Days are kept in reserve for what is still on its way to us.',
  /** beside a dearer shipping method that promises no earlier day */
  noEarlier: 'Costs more, and is not promised any earlier.',
  reachesUs: (day: string) => `reaches us ${day}`,
  /** of a delivery that is overdue */
  wasDue: (day: string) => `was due ${day}`,
  late: {
    transit: (pieces: string, day: string) => `${pieces} on the way to us, expected ${day}.`,
    overdue: (pieces: string) => `${pieces} on the way to us and overdue.`,
    undated: (pieces: string) => `${pieces} on the way to us, without a date so far.`,
    manufacturer: (pieces: string) => `${pieces} from the manufacturer.`,
    alternative: (pieces: string) => `${pieces} in another warehouse of ours.`,
  },
  piecesOf: (pieces: number, of: number) => `${pieces} of ${of} ${pieces === 1 ? 'is' : 'are'}`,
  allPieces: (pieces: number) => (pieces === 1 ? 'It is' : `${nameAll(pieces)} are`),
  sentTogether: 'Parts are sent together.',
  takeNow: (pieces: number) => `Take ${pieces} now`,
  takeNowArrive: (dates: string, pieces: number) => `${pieces === 1 ? 'arrives' : 'arrive'} ${dates}`,
  holdsBack: 'This line holds the order back.',
  holdBack: (lines: number) => `These ${lines} lines hold the order back.`,
  holdsBackShort: 'Holds the order back.',
  without: 'Without it, the rest arrives',
  withoutThem: 'Without them, the rest arrives',
  oneLineHolds: 'One line holds it back.',
  linesHold: (lines: number) => `${lines} lines hold it back.`,
  othersCould: 'The other parts could arrive',
  inSomeWeeks: (weeks: string) => `in ${weeks}`,
  restFirst: 'Order the rest first',
  restFirstNamed: (number: string) => `Order the rest first, keep ${number} on the build list`,
  remove: 'Remove',
  keptOnList: (number: string) => `${number} is on the build list now.`,
  notKept: 'The build list is full. The part stays in the basket.',
  undo: 'Undo',
  heldBackBy: (numbers: readonly string[]) =>
    `Held back by ${numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : numbers.join('')}.`,
  /** one line alone, with its reason: "4B8296H-.25: 2 of 3 are on the way to us, expected Thu 10 December." */
  heldBackFor: (line: string) => `Held back by ${line}`,
  ifPaidBy: (paid: string) => `if paid by ${paid}`,
  datesHold: (paid: string) => `Dates hold for this basket if paid by ${paid}. It is sent together.`,
  /** beside a place that the limit of free shipping does not hold for */
  noFreeShipping: (place: string) => `No free shipping to ${place}.`,
  /** beside dates, weeks, and where there is no date */
  customs: 'Customs clearance takes extra time on top.',
  /** of pieces from the manufacturer, once the order stands: the note of the part's page says that extra costs may be charged */
  extraCosts:
    'The total is what you pay. Should the manufacturer ask for more, we ask you first, and you may cancel without cost. The lead time starts from receipt of payment.',
  boxLabel: 'Delivery',
  sharesCaption: 'Where the pieces come from',
  moving: 'Moving',
  removeLate: (number: string) => `Remove ${number}, which holds the order back`,
  by: (method: string) => `by ${method}`,
  /** a basket with the parts of an unpaid order; `number` null where it is not known */
  restoreBasket: {
    from: (number: string | null) =>
      `These parts come from ${number === null ? 'an order of yours' : `order ${number}`}, which is not paid. Once you have ordered them here, that one cannot be paid any more.`,
    later: (number: string | null, before: string, now: string) =>
      `It keeps the pieces that it took, so they arrive later here: ${now} instead of ${before}. To have them then, pay ${number === null ? 'that order' : `order ${number}`} as it is.`,
    short: (number: string | null) =>
      `It keeps the pieces that it took, which may be what is missing here. To have them, pay ${number === null ? 'that order' : `order ${number}`} as it is.`,
    open: (number: string | null) => (number === null ? 'Open that order' : `Open order ${number}`),
  },
  promisedAtPlacing: 'Promised when the order was placed.',
  heldIfPaid: (paid: string) => `These days hold for a payment by ${paid}. Paid later, it may leave later.`,
  /** where only the day of leaving is known */
  leavesIfPaid: (paid: string) => `They leave on that day if paid by ${paid}. Paid later, they may leave later.`,
  partsLeave: (day: string) => `All parts leave together on ${day}.`,
  promised: (dates: string) => `Delivery was promised for ${dates}.`,
  promisedIn: (weeks: string) => `Delivery was promised in ${weeks} from payment.`,
} as const;
