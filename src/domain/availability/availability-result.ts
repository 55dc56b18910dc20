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
