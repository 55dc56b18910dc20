import type { Money } from './money.ts';
import { findNetShare, takeVatOff } from './net-share.ts';

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

/** The data tell no net amount of a former price: VAT is taken off at the rate of today's. */
export const takeVatOffFormer = (former: Money, { gross, net }: PartPrice): Money =>
  takeVatOff(former, findNetShare({ total: gross, tax: { ...gross, amount: gross.amount - net.amount } }));

/** The price of a part as a basket has it (rule price.as-in-basket): without VAT the net price is all there is to pay. */
export function priceAsCharged(price: PartPrice, isTaxed: boolean): PartPrice {
  if (isTaxed) return price;
  const { net, promotion } = price;
  const lowest = promotion?.lowestGross30Days ?? null;
  return {
    net,
    gross: net,
    promotion: promotion && {
      formerGross: takeVatOffFormer(promotion.formerGross, price),
      lowestGross30Days: lowest && takeVatOffFormer(lowest, price),
    },
  };
}
