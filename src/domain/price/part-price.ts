import { availabilityCopy } from '#config/copy/availability.ts';
import { netPricesCopy } from '#config/copy/net-prices.ts';
import { formatMoney, type Money } from './money.ts';
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
type Promotion = { formerGross: Money; lowestGross30Days: Money | null };

/** The data tell no net amount of a former price: VAT is taken off at the rate of today's. */
const takeVatOffFormer = (former: Money, { gross, net }: PartPrice): Money =>
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

type PriceDisplay = {
  gross: Money;
  net: Money;
  includesVat: boolean;
  /** struck through beside the price; null when nothing was reduced */
  former: Money | null;
  /** the same beside the net price */
  formerNet: Money | null;
  /** sentence below the price, "" when there is nothing to say */
  note: string;
  /** the same below the net price: it names the gross one (rule price.net) */
  netNote: string;
};

function findFormer(gross: Money, promotion: Promotion | null): Money | null {
  if (!promotion) return null;
  const former = promotion.lowestGross30Days ?? promotion.formerGross;
  return former.currency === gross.currency && former.amount > gross.amount ? former : null;
}

function writeNote(vat: string, lowest: string | null): string {
  return [vat, lowest === null ? '' : availabilityCopy.lowestPrice(lowest)].filter(Boolean).join('. ');
}

/** The price that was struck through, where it is the lowest of 30 days: of another one nothing is said about 30 days. */
const findLowest = <T>(struck: T | null, promotion: Promotion | null): T | null =>
  promotion?.lowestGross30Days ? struck : null;

/**
 * How a price is shown (rules price.gross and price.promotion). Struck through is the lowest gross price of the last 30
 * days where the data gives it, else the API's former price, without a sentence about 30 days; no reduction is shown when
 * that is not above today's price.
 */
export function decidePriceDisplay(price: PartPrice): PriceDisplay {
  const former = findFormer(price.gross, price.promotion);
  const formerNet = former && takeVatOffFormer(former, price);
  const lowest = findLowest(former, price.promotion);
  const lowestNet = findLowest(formerNet, price.promotion);
  const includesVat = price.gross.amount !== price.net.amount;
  return {
    gross: price.gross,
    net: price.net,
    includesVat,
    former,
    formerNet,
    note: writeNote(includesVat ? availabilityCopy.priceIncludingVat : '', lowest && formatMoney(lowest)),
    netNote: writeNote(
      includesVat ? availabilityCopy.withVat(formatMoney(price.gross)) : '',
      lowestNet && `${formatMoney(lowestNet)} ${netPricesCopy.without}`,
    ),
  };
}
