import type { Money as Amount } from '#domain/price/money.ts';
import { Price as PartPrice } from '#islands/buy-box/Price.tsx';
import { DiscountRow } from '#islands/shared/DiscountRow.tsx';
import { Money, OldMoney, Price } from '#islands/shared/Money.tsx';
import { NetRows } from '#islands/shared/NetRows.tsx';
import { State } from './State.tsx';

const eur = (amount: number): Amount => ({ amount, currency: 'eur' });
const pln = (amount: number): Amount => ({ amount, currency: 'pln' });
const plain = { net: eur(9_138), gross: eur(11_240), promotion: null };
const reduced = { ...plain, promotion: { formerGross: eur(13_490), lowestGross30Days: eur(12_900) } };
const goods = { items: eur(22_480), net: { items: eur(18_276), shipping: eur(0), rounding: eur(0), rate: 23 } };

export const Prices = () => (
  <>
    <State name="of a part">
      <PartPrice price={plain} asOf={null} taxReason={null} />
    </State>
    <State name="reduced, with the lowest of 30 days">
      <PartPrice price={reduced} asOf={null} taxReason={null} />
    </State>
    <State name="of an earlier day">
      <PartPrice price={plain} asOf="2026-11-20" taxReason={null} />
    </State>
    <State name="in a line; without VAT where that is asked for">
      <Price of={eur(11_240)} net={eur(9_138)} />
    </State>
    <State name="over a thousand, in złoty, taken off">
      <div className="state-row">
        <Money of={eur(112_400)} />
        <Money of={pln(48_214)} />
        <Money of={eur(-1_384)} />
        <OldMoney of={eur(13_490)} />
      </div>
    </State>
    <State name="a discount under its sum (DiscountRow)">
      <DiscountRow lines={[{ discountRate: 0.1 }]} totals={{ tax: eur(4_204), discount: eur(2_248) }} />
    </State>
    <State name="from net prices to what is paid, after “Show prices without VAT” (NetRows)">
      <div className="state-net">
        <NetRows totals={goods} />
      </div>
    </State>
  </>
);
