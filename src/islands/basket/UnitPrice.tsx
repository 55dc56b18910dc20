import type { BasketLineAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { multiplyMoney } from '#domain/price/money.ts';
import { Money } from '#islands/shared/Money.tsx';

/** What one piece costs; "about" where a discount on the whole line leaves no exact price of one. */
export function UnitPrice({ line: { gross, quantity } }: { line: BasketLineAnswer }) {
  const isExact = gross.amount % quantity === 0;
  return (
    <>
      {isExact ? '' : <small>{basketCopy.about} </small>}
      <Money of={multiplyMoney(gross, 1 / quantity)} />
    </>
  );
}
