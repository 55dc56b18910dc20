import { netPricesCopy as copy } from '#config/copy/net-prices.ts';
import { formatMoney, type Money } from '#domain/price/money.ts';
import { type NetSums, vatOfGoods } from '#domain/price/net-sums.ts';

/** What the goods cost with VAT, and how their net prices come to it; `net` null where no VAT is charged or it is not known. */
type GoodsSum = { items: Money; net?: NetSums | null | undefined };

/** Labels and amounts that lead from net prices of goods to what they cost with VAT (rule price.net-sums). */
export const listNetRows = ({ items, net }: GoodsSum): { label: string; of: Money }[] =>
  net
    ? [
        { label: copy.goods, of: net.items },
        ...(net.rounding.amount === 0 ? [] : [{ label: copy.rounding, of: net.rounding }]),
        { label: copy.vat(net.rate), of: vatOfGoods({ items, net }) },
      ]
    : [];

/** The same above the amount with VAT, for whoever wants prices without it. */
export const NetRows = ({ totals, className }: { totals: GoodsSum; className?: string | undefined }) =>
  listNetRows(totals).map(({ label, of }) => (
    <p key={label} className="net-row" data-net>
      <span>{label}</span>
      <span className={className}>{formatMoney(of)}</span>
    </p>
  ));
