import type { BasketAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { TotalToPay } from '#islands/payment/TotalToPay.tsx';

/** Why there is nothing in it where the visitor had put something in (rule basket.expired). */
export const ExpiredNote = ({ basket }: { basket: BasketAnswer | null }) =>
  basket?.isExpired ? <p>{errorCopy['basket-gone']}</p> : null;

/** Without a basket: the order that was placed before and waits for its payment, with its total (rules basket.empty and order.total-to-pay). */
export const WaitingOrder = ({ basket }: { basket: BasketAnswer | null }) =>
  basket?.waitingOrder ? (
    <>
      <p>{basketCopy.waitingOrder(basket.waitingOrder.number)}</p>
      <TotalToPay order={{ totals: basket.waitingOrder, tax: null }} />
      <p>
        <a className="link" href={`/order/${basket.waitingOrder.id}`}>
          {basketCopy.openWaiting}
        </a>
      </p>
    </>
  ) : null;
