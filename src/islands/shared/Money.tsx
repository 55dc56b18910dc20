import { availabilityCopy } from '#config/copy/availability.ts';
import { type Money as Amount, formatMoney } from '#domain/price/money.ts';

type Props = { of: Amount; className?: string };

export const Money = ({ of, className }: Props) => <span className={className}>{formatMoney(of)}</span>;

/** Struck through, with the words that a strike-through does not say aloud. */
export const OldMoney = ({ of, className }: Props) => (
  <s className={className}>
    <span className="sr">{availabilityCopy.oldPrice} </span>
    {formatMoney(of)}
  </s>
);
