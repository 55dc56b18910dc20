import { availabilityCopy } from '#config/copy/availability.ts';
import { netPricesCopy } from '#config/copy/net-prices.ts';
import { type Money as Amount, formatMoney } from '#domain/price/money.ts';

type Props = { of: Amount; className?: string };

export const Money = ({ of, className }: Props) => <span className={className}>{formatMoney(of)}</span>;

/**
 * A price in both forms; the style sheet shows the one that the visitor wants (rule price.net). Where no net amount is known the
 * gross one stands for it, and says so.
 */
export const Price = ({ of, net, className }: Props & { net: Amount | null | undefined }) => (
  <span className={className}>
    <span data-net>
      {formatMoney(net ?? of)} <small>{net ? netPricesCopy.without : netPricesCopy.with}</small>
    </span>
    <span data-gross>{formatMoney(of)}</span>
  </span>
);

/** Struck through, with the words that a strike-through does not say aloud. */
export const OldMoney = ({ of, className }: Props) => (
  <s className={className}>
    <span className="sr">{availabilityCopy.oldPrice} </span>
    {formatMoney(of)}
  </s>
);
