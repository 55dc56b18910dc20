/** The seven-step decision knows six names: "intransit" is reached twice (rule availability.seven-steps). */
export type AvailabilityCase = 'instock' | 'dropshipping' | 'alternative' | 'intransit' | 'airfreight' | 'outofstock';

/** What the box shows for the asked quantity plus what the basket already holds. */
export type Availability = {
  case: AvailabilityCase;
  /** fixed text of rule availability.messages, e.g. "In stock" */
  message: string;
  /** delivery sentence, e.g. "Delivery within 2–5 days"; null where there is none */
  delivery: string | null;
  /** extra sentence (airfreight costs, out-of-stock advice); null where there is none */
  note: string | null;
  colour: 'green' | 'ink' | 'muted';
  /** how many more pieces can be ordered now: all stock minus what the basket holds; never below 0 */
  max: number;
};

const inStock: readonly AvailabilityCase[] = ['instock', 'dropshipping', 'alternative'];

/** The cases that leave on the day of dispatch: what most parts are. */
const atOnce: readonly AvailabilityCase[] = ['instock', 'dropshipping'];

/** True where a part leaves on the day of dispatch (rule availability.messages). */
export const leavesAtOnce = (name: AvailabilityCase): boolean => atOnce.includes(name);

/** True for the cases of which a buyer reads "In stock" (rule availability.messages). */
export const isInStock = (name: AvailabilityCase): boolean => inStock.includes(name);

const barsByCase: Readonly<Record<AvailabilityCase, number>> = {
  instock: 4,
  dropshipping: 4,
  alternative: 3,
  intransit: 2,
  airfreight: 1,
  outofstock: 0,
};

/** Filled lead-time bars out of four: how near the stock is. */
export const countBars = (availabilityCase: AvailabilityCase): number => barsByCase[availabilityCase];
