import type { BasketLineAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { multiplyMoney } from '#domain/price/money.ts';
import { Price } from '#islands/shared/Money.tsx';

/** What one piece costs; "about" where a discount leaves no exact price of one. Net prices with VAT are those of one piece. */
export function UnitPrice({ line: { gross, net, quantity } }: { line: BasketLineAnswer }) {
  const about = <small>{basketCopy.about} </small>;
  return (
    <>
      {gross.amount % quantity === 0 ? null : <span data-gross>{about}</span>}
      {(net ?? gross).amount % quantity === 0 ? null : <span data-net>{about}</span>}
      <Price of={multiplyMoney(gross, 1 / quantity)} net={net && multiplyMoney(net, 1 / quantity)} />
    </>
  );
}
