import { availabilityCopy } from '#config/copy/availability.ts';
import { netPricesCopy } from '#config/copy/net-prices.ts';
import { type PartPrice, type Promotion, takeVatOffFormer } from './part-price.ts';
import { formatMoney, type Money } from './money.ts';

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
