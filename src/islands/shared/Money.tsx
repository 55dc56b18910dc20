import { type Money as Amount } from '#domain/price/money.ts';
import { formatMoney } from '#domain/price/format-money.ts';

type Props = { of: Amount; className?: string };

export const Money = ({ of, className }: Props) => <span className={className}>{formatMoney(of)}</span>;

/** Struck through, with the words that a strike-through does not say aloud. */
export const OldMoney = ({ of, className }: Props) => (
  <s className={className}>
    <span className="sr">Old price </span>
    {formatMoney(of)}
  </s>
);
