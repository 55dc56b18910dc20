import type { OrderView } from '#api/order.ts';

/** True where the order was ordered anew, or one in whose place it was made is paid: then it is not paid (rule order.replaced). */
export const isGivenUp = ({ replaced, replaces = [] }: Pick<OrderView, 'replaced' | 'replaces'>): boolean =>
  replaced !== undefined || replaces.some(({ isTaken }) => isTaken);
