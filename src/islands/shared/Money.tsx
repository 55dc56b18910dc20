import { availabilityCopy } from '#config/copy/availability.ts';
import { netPricesCopy } from '#config/copy/net-prices.ts';
import { type Money as Amount, formatMoney } from '#domain/price/money.ts';
import type { ReactNode } from 'react';

type Props = { of: Amount; className?: string };

export const Money = ({ of, className }: Props) => <span className={className}>{formatMoney(of)}</span>;

/** What is said to whoever wants prices without VAT, and to everybody else: the style sheet shows one of the two (rule price.net). */
export const NetOrGross = ({ net, gross }: { net: ReactNode; gross: ReactNode }) => (
  <>
    <span data-net="">{net}</span>
    <span data-gross="">{gross}</span>
  </>
);

/** A price in both forms. Where no net amount is known the gross one stands for it, and says so (rule price.net). */
export const Price = ({ of, net, className }: Props & { net: Amount | null | undefined }) => (
  <span className={className}>
    <NetOrGross
      net={
        <>
          {`${formatMoney(net ?? of)} `}
          <small>{net ? netPricesCopy.without : netPricesCopy.with}</small>
        </>
      }
      gross={formatMoney(of)}
    />
  </span>
);

/** Struck through, with the words that a strike-through does not say aloud. */
export const OldMoney = ({ of, className }: Props) => (
  <s className={className}>
    <span className="sr">{`${availabilityCopy.oldPrice} `}</span>
    {formatMoney(of)}
  </s>
);

/** The same in both forms. */
export const OldPrice = ({ of, net, className }: Props & { net: Amount | null }) => (
  <NetOrGross
    net={<OldMoney of={net ?? of} className={className} />}
    gross={<OldMoney of={of} className={className} />}
  />
);
