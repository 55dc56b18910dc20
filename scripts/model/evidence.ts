import type { RestoreBasket } from '#api/order.ts';
import type { Money } from '#domain/price/money.ts';
import type { StoredOrder } from '#scripts/sandbox/store/orders.ts';
import type { Sandbox } from '#scripts/sandbox/server.ts';
import { createLedger } from './ledger.ts';

type Submission = { cartId: string; displayed: Money; start: number; end: number; answer: string };

/** What the endpoint of placing said. */
type Answered = { status: number; body: unknown };

/** Outcomes after which the buyer knows that there is no order. */
const failures = new Set([
  'total-changed',
  'details-changed',
  'delivery-changed',
  'out-of-stock',
  'earlier-unpaid',
  'invalid-draft',
  'basket-empty',
  'basket-gone',
  'order-failed',
]);

/** Every order was paid once at most, and for its own amount. */
function findPaidWrongly({ store }: Pick<Sandbox, 'store'>, orders: readonly StoredOrder[]): string[] {
  const captured = store.payments.list().filter(({ status }) => status === 'captured');
  return orders.flatMap(({ id, number, amounts }) => {
    const taken = captured.filter(({ orderId }) => orderId === id).map(({ amount }) => amount);
    const isRight = taken.length === 0 || (taken.length === 1 && taken[0] === amounts.total);
    return isRight ? [] : [`${number} costs ${amounts.total} and was taken: ${taken.join(', ')}`];
  });
}

const isSameMoney = (one: Money, other: Money) => one.amount === other.amount && one.currency === other.currency;

const listAnswers = (submissions: readonly Submission[]): string =>
  submissions.map(({ answer, cartId, start, end }) => `${answer} ${cartId} ${start}-${end}`).join(', ');

const isOpen = ({ cartId, end }: Submission, order: StoredOrder) => cartId === order.cartId && end === Infinity;

/** Witness of one sequence: what was asked, answered, ordered and shown, and what of it must never be. */
export function createEvidence({ store }: Pick<Sandbox, 'store'>) {
  const ledger = createLedger();
  const submissions: Submission[] = [];
  const orders: StoredOrder[] = [];
  const faults: string[] = [];
  /** baskets of parts that went back */
  const known = new Set<string>();
  const accuse = (fault: string) => void faults.push(fault);

  /** An order is made: only while a submission is open, only for a total that was shown with one, and once for a basket. */
  function order(made: StoredOrder): void {
    const open = submissions.filter((one) => isOpen(one, made));
    if (open.length === 0)
      accuse(`${made.number} came when nobody waited for an order, the answers were ${listAnswers(submissions)}`);
    else if (!open.some(({ displayed }) => isSameMoney(displayed, { ...made, amount: made.amounts.total })))
      accuse(`${made.number} costs ${made.amounts.total}, and no submission had this total`);
    if (orders.some(({ cartId }) => cartId === made.cartId)) accuse(`${made.number} is a second order of its basket`);
    orders.push(made);
    ledger.close();
  }

  /** The button is pressed; gives whom to tell the shop's answer. */
  function submit(cartId: string, body: unknown): (answered: Answered) => void {
    const { shownTotal } = body as { shownTotal: Money };
    const made: Submission = { cartId, displayed: shownTotal, start: ledger.next(), end: Infinity, answer: 'nothing' };
    submissions.push(made);
    return ({ status, body: answer }) => {
      const { code = '', orderId = '', order = '' } = answer as { code?: string; orderId?: string; order?: string };
      made.answer = code || orderId;
      const hasOrder = cartId !== '' && orders.some((one) => one.cartId === cartId);
      const reported = orders.find(
        ({ id, amounts }) => id === (order || (amounts.total === shownTotal.amount && orderId)),
      );
      if ((status === 201 || order) && !reported) accuse('told of an order that there is not, or was not shown');
      if (failures.has(code) && hasOrder) accuse(`told "${code}", and there was an order`);
      if (reported || failures.has(code)) made.end = ledger.next();
    };
  }

  /** The browser was given the basket that the parts of an order went back into: all that was not said to be missing is in it. */
  function restoreBasket(
    orderId: string,
    cartId: string,
    { missing, requestedAt }: RestoreBasket & { requestedAt: number },
  ): void {
    const cart = store.carts.byId(cartId);
    if (cart === null || known.has(cartId)) return;
    known.add(cartId);
    ledger.replaceBasket(requestedAt);
    for (const { partId, quantity } of cart.lines) ledger.recall(store.parts.byId(partId)?.slug ?? '', quantity);
    for (const { quantity, item, kitcomponent } of store.orders.byId(orderId)?.lines ?? []) {
      const held = cart.lines.find(({ partId }) => partId === item._id)?.quantity ?? 0;
      const most = missing.find(({ number }) => number === item.number)?.put ?? quantity;
      if (!kitcomponent && held < most) accuse(`${most} of ${item.number} were put back, ${held} are in the basket`);
    }
  }

  /** An order is shown as paid. */
  function showPaid(id: string): void {
    const isPaid = store.payments.list().some(({ orderId, status }) => orderId === id && status === 'captured');
    if (!isPaid || store.orders.byId(id)?.paymentStatus !== 'fullypaid') accuse(`${id} is shown as paid and is not`);
  }

  return {
    ...{ ledger, orders, faults, accuse, order, submit, restoreBasket, showPaid },
    checkPaidOnce: (): string[] => findPaidWrongly({ store }, orders),
  };
}
export type Evidence = ReturnType<typeof createEvidence>;
