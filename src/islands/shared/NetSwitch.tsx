import { netPricesCopy as copy } from '#config/copy/net-prices.ts';
import { formatMoney, type Money } from '#domain/price/money.ts';

/** Changes what prices on all pages are; the script of the page frame hears the press (rule price.net). */
export const NetSwitch = () => (
  <button type="button" className="net-switch link" data-net-switch data-own="">
    <span data-net>{copy.hide}</span>
    <span data-gross>{copy.show}</span>
  </button>
);

/** Above what is to be paid: the goods without VAT, for whoever wants those prices; nothing where it is not known. */
export const NetGoods = ({ of }: { of: Money | null | undefined }) =>
  of ? (
    <p className="net-goods" data-net>
      <span>{copy.goods}</span>
      <span>{formatMoney(of)}</span>
    </p>
  ) : null;
