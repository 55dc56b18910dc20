import type { BasketAnswer } from '#api/basket.ts';
import { errorCopy } from '#config/copy/errors.ts';

/** Why there is nothing in it where the visitor had put something in (rule basket.expired). */
export const ExpiredNote = ({ basket }: { basket: BasketAnswer | null }) =>
  basket?.isExpired ? <p>{errorCopy['basket-gone']}</p> : null;
