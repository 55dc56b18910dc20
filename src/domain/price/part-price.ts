import type { Money } from './money.ts';

export type PartPrice = {
  net: Money;
  gross: Money;
  promotion: Promotion | null;
};

/**
 * Only what the data carries (rule price.promotion). `formerGross` is the API's own former price,
 * `lowestGross30Days` the lowest gross price of the last 30 days before the promotion, where given.
 */
export type Promotion = { formerGross: Money; lowestGross30Days: Money | null };
