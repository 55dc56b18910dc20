import type { BasketAnswer } from '#api/basket.ts';
import { netPricesCopy as copy } from '#config/copy/net-prices.ts';
import { formatMoney, type Money } from '#domain/price/money.ts';
import { vatOfGoods } from '#domain/price/net-sums.ts';

type RowProps = { label: string; of: Money; className?: string | undefined };

const Row = ({ label, of, className }: RowProps) => (
  <p className="net-row" data-net>
    <span>{label}</span>
    <span className={className}>{formatMoney(of)}</span>
  </p>
);

/** Above what is to be paid: the goods without VAT, for whoever wants those prices; nothing where it is not known. */
export const NetGoods = ({ of }: { of: Money | null | undefined }) => (of ? <Row label={copy.goods} of={of} /> : null);

type Props = { totals: Pick<BasketAnswer['totals'], 'items' | 'net'>; className?: string | undefined };

/** What leads from the net prices of the goods to what they cost with VAT (rule price.net-sums); nothing where none is charged. */
export function NetRows({ totals: { items, net }, className }: Props) {
  if (!net) return null;
  const { rounding, rate } = net;
  return (
    <>
      <Row label={copy.goods} of={net.items} className={className} />
      {rounding.amount === 0 ? null : <Row label={copy.rounding} of={rounding} className={className} />}
      <Row label={copy.vat(rate)} of={vatOfGoods({ items, net })} className={className} />
    </>
  );
}
