import { availabilityCopy } from './availability.ts';

/** Several pieces as a subject: "Both", "All 3". */
const nameAll = (pieces: number): string => (pieces === 2 ? 'Both' : `All ${pieces}`);

/** The promise of delivery, in every place where it is shown (rule delivery.words). */
export const deliveryCopy = {
  arrives: 'Arrives',
  arrive: 'arrive',
  /** where the days of an export end (rule delivery.customs) */
  atCustoms: 'At customs',
  atCustomsIn: (place: string) => `At customs in ${place}`,
  /** the same behind a colon */
  beAtCustoms: (days: string) => `at customs ${days}`,
  /** behind weeks in a row of a list */
  fromPayment: 'from payment',
  /** beside weeks of one piece, and days without a date, to the letter of rule availability.delivery-days */
  within: 'Delivery within',
  all: nameAll,
  /** the basket holds some of them already, and all are sent together */
  withBasket: (held: number, pieces: number) => `With the ${held} in your basket, ${nameAll(pieces).toLowerCase()}`,
  itArrives: 'It arrives',
  /** of rows of a list that are in no basket yet */
  rows: (rows: number) => (rows === 1 ? 'This part' : `Ordered together, these ${rows} parts`),
  together: 'The order arrives together',
  inWeeks: (lead: string) => `${lead} in`,
  days: (from: number, to: number) => `${from}–${to} days`,
  weeks: (from: number, to: number) => (from === to ? `${to} weeks` : `${from}–${to} weeks`),
  noDate: 'No date yet',
  unknown: {
    'out-of-stock': 'Not all pieces are available now.',
    overdue: availabilityCopy.expectedSoon,
    undated: 'A delivery is in transit to us, with no date yet.',
    'no-lead-time': 'The carriers give no delivery time for this place.',
    'not-asked': 'We could not check the stock just now.',
  },
  to: (place: string) => `to ${place}`,
  change: 'change',
  changeCountry: (place: string) => `to ${place}, change the country of delivery`,
  country: 'Country of delivery',
  countryNotSaved: 'The country could not be changed. Try again.',
  /** the one deadline of a promise, `paid` "2 pm on Monday" */
  payBy: (paid: string) => `Pay by ${paid} to keep these dates.`,
  /** where only the day of leaving is known */
  payByToLeave: (paid: string) => `Pay by ${paid} to keep that day.`,
  /** of an order that is paid, and may have been paid later */
  paidBy: (paid: string) =>
    `These dates were for payment by ${paid}. With a later payment the parts may arrive later too.`,
  /** the same of the day of leaving alone */
  paidByToLeave: (paid: string) =>
    `That day was for payment by ${paid}. With a later payment the parts may leave later too.`,
  why: 'Why?',
  whyLabel: 'Why? How we work out these dates',
  /** from leaving us on, in working days */
  leavesThen: (day: string, days: string, place: string) =>
    `Leaves by ${day}, then ${days} working ${days === '1' ? 'day' : 'days'} to ${place}.`,
  /** the text's sentence of days, beside dates that are worked out */
  fromDispatch: (sentence: string) => `“${sentence}” counts working days from dispatch, to most countries.`,
  /** the same of pieces that first come from another warehouse */
  fromPaid: (sentence: string) => `“${sentence}” counts working days from payment, to most countries.`,
  /** of pieces on their way to us; days after their arrival (rule availability.transit-days) */
  afterArrival: (days: string) => `We promise parts in transit to us no sooner than ${days} days after they reach us.`,
  carriersCount: 'The carriers count working days from dispatch.',
  /** beside a dearer shipping method that promises no earlier day */
  noEarlier: 'Costs more, and is not promised any earlier.',
  reachesUs: (day: string) => `reaches us ${day}`,
  /** of a delivery that is overdue */
  wasDue: (day: string) => `was due ${day}`,
  late: {
    transit: (pieces: string, day: string) => `${pieces} in transit to us, expected ${day}.`,
    overdue: (pieces: string) => `${pieces} in transit to us and overdue.`,
    undated: (pieces: string) => `${pieces} in transit to us, with no date yet.`,
    manufacturer: (pieces: string) => `${pieces} from the manufacturer.`,
    alternative: (pieces: string) => `${pieces} in another of our warehouses.`,
  },
  piecesOf: (pieces: number, of: number) => `${pieces} of ${of} ${pieces === 1 ? 'is' : 'are'}`,
  allPieces: (pieces: number) => (pieces === 1 ? 'It is' : `${nameAll(pieces)} are`),
  sentTogether: 'We send all parts together.',
  takeNow: (pieces: number) => `Take ${pieces} now`,
  takeNowArrive: (dates: string, pieces: number, isExport: boolean) =>
    `${isExport ? 'at customs' : pieces === 1 ? 'arrives' : 'arrive'} ${dates}`,
  holdsUp: (parts: number) =>
    parts === 1 ? 'This part is holding the order up.' : `These ${parts} parts are holding the order up.`,
  heldUpBy: (parts: number) => `${parts === 1 ? 'One part is' : `${parts} parts are`} holding this order up.`,
  restCould: 'The rest could arrive',
  restCouldBeAtCustoms: 'The rest could be at customs',
  withinSome: (days: string) => `within ${days}`,
  inSomeWeeks: (weeks: string) => `in ${weeks}`,
  restFirst: 'Order the rest first',
  restFirstNamed: (number: string) => `Order the rest first, keep ${number} on the build list`,
  remove: 'Remove',
  keptOnList: (number: string) => `${number} is now on the build list.`,
  notKept: 'The build list is full. The part stays in the basket.',
  undo: 'Undo',
  /** beside a place that the limit of free shipping does not hold for */
  noFreeShipping: (place: string) => `No free shipping to ${place}.`,
  /** beside dates, weeks, and where there is no date */
  customs: 'We cannot promise how long customs clearance takes.',
  /** of pieces from the manufacturer, once the order stands: the note of the part's page says that extra costs may be charged */
  extraCosts:
    'The total is what you pay. Should the manufacturer ask for more, we ask you first, and you may cancel without cost. The lead time starts from receipt of payment.',
  boxLabel: 'Delivery',
  sharesCaption: 'Where the pieces come from',
  moving: 'Moving',
  removeLate: (number: string) => `Remove ${number}, which is holding the order up`,
  by: (method: string) => `by ${method}`,
  /** a basket with the parts of an unpaid order; `number` null where it is not known */
  restoreBasket: {
    from: (number: string | null) =>
      `These parts come from ${number === null ? 'an order of yours' : `order ${number}`}, which is unpaid. Once you order them here, you can no longer pay that one.`,
    later: (number: string | null, before: string, now: string) =>
      `That order still holds its pieces, so they arrive later here: ${now} instead of ${before}. To get them sooner, pay ${number === null ? 'that order' : `order ${number}`} as it is.`,
    short: (number: string | null) =>
      `That order still holds its pieces, which may be what is missing here. To get them, pay ${number === null ? 'that order' : `order ${number}`} as it is.`,
    open: (number: string | null) => (number === null ? 'Open that order' : `Open order ${number}`),
  },
  partsLeave: (day: string) => `All parts leave together by ${day}.`,
  promised: (days: string) => `Promised with this order: ${days}.`,
} as const;
