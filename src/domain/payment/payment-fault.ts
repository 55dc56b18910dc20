import type { OrderState } from '../order/order.ts';
import type { Currency, Money } from '../price/money.ts';
import type { SeenCapture } from './payment-record.ts';

export const paymentFaultKinds = ['twice', 'too-much', 'too-little', 'other-currency', 'closed', 'replaced'] as const;
export type PaymentFaultKind = (typeof paymentFaultKinds)[number];

/**
 * Money that was taken and does not belong to what was asked for.
 * - `twice`: more than one capture, together more than the total
 * - `too-much`, `too-little`: one amount, and not that of the order
 * - `other-currency`: taken in another currency than the order's
 * - `closed`: taken for an order that is closed and not paid
 * - `replaced`: taken for an order whose parts were ordered anew; given back once the new one is paid as well
 */
export type PaymentFault = {
  kind: PaymentFaultKind;
  /** who says that the money was taken: what only a browser says is a claim, and nothing is given back for it */
  evidence: 'commerce-api' | 'browser';
  /** every amount that was taken */
  taken: Money[];
  /** one amount for each currency */
  giveBack: Money[];
};

/** `reference`: the commerce API's name for it, which need not be the provider's */
type Captured = { reference: string; amount: Money };

/** An order that was made in place of another. */
type Successor = 'none' | 'unpaid' | 'paid';

type Judged = {
  total: Money;
  state: OrderState;
  /** what the commerce API knows as captured; null where it does not tell */
  captured: readonly Captured[] | null;
  seen: readonly SeenCapture[];
  /** how the order stands that was made in place of this one; `none` also where that one is closed and nothing was taken for it */
  successor?: Successor;
  /** the same where what the windows have seen counts too */
  successorSeen?: Successor;
};

/** Each capture once, whoever tells it twice. */
const listOnce = <T extends { reference: string }>(captures: readonly T[]): T[] => [
  ...new Map(captures.map((one) => [one.reference, one])).values(),
];

/**
 * What was taken, each capture once. Where the commerce API calls captures as the provider does, those that it does not know yet
 * are added to its own; where the names have nothing in common, nobody can say which is which, and the longer list counts. A capture of
 * unknown amount counts as the order's total, and so does what a paid order was paid with where nobody lists a capture.
 */
function listTaken({ total, state, captured, seen }: Judged): Money[] {
  const known = listOnce(captured ?? []);
  if (known.length === 0 && seen.length === 0) return state === 'paid' ? [total] : [];
  const knownReferences = new Set(known.map(({ reference }) => reference));
  const browsers = listOnce(seen).map(({ reference, amount }) => ({ reference, amount: amount ?? total }));
  const more = browsers.filter(({ reference }) => !knownReferences.has(reference));
  const isSameNaming = more.length < browsers.length;
  if (isSameNaming) return [...known, ...more].map(({ amount }) => amount);
  return (known.length >= browsers.length ? known : browsers).map(({ amount }) => amount);
}

const sumIn = (amounts: Money[], currency: Currency): number =>
  amounts.filter((one) => one.currency === currency).reduce((sum, { amount }) => sum + amount, 0);

function listGiveBack(taken: Money[], { amount: owed, currency: own }: Money): Money[] {
  const currencies = [...new Set(taken.map(({ currency }) => currency))];
  return currencies
    .map((currency) => ({ amount: sumIn(taken, currency) - (currency === own ? owed : 0), currency }))
    .filter(({ amount }) => amount > 0);
}

function nameFault(taken: Money[], { total, state }: Judged): PaymentFaultKind | null {
  if (state === 'closed') return 'closed';
  if (taken.some(({ currency }) => currency !== total.currency)) return 'other-currency';
  const sum = sumIn(taken, total.currency);
  if (sum > total.amount) return taken.length > 1 ? 'twice' : 'too-much';
  return sum < total.amount && state !== 'paid' ? 'too-little' : null;
}

function judge(judged: Judged, evidence: PaymentFault['evidence']): PaymentFault | null {
  const { successor = 'none' } = judged;
  const taken = listTaken(judged);
  if (taken.length === 0) return null;
  const isPaidElsewhere = successor === 'paid';
  const own = isPaidElsewhere ? null : nameFault(taken, judged);
  const kind = own ?? (successor === 'none' ? null : 'replaced');
  if (kind === null) return null;
  const owesNothing = isPaidElsewhere || kind === 'closed' || kind === 'too-little';
  return {
    kind,
    evidence,
    taken,
    giveBack: listGiveBack(taken, owesNothing ? { ...judged.total, amount: 0 } : judged.total),
  };
}

/**
 * Finds what was taken wrongly (rule payment.faults-noticed); null where nothing was taken or all is as it should be. Less than
 * the total is no fault once the commerce API calls the order paid: somebody has settled the rest, or given a part back. What the
 * windows have seen is asked only where the commerce API by itself shows none, and is then a claim.
 */
export const findPaymentFault = (judged: Judged): PaymentFault | null =>
  judge({ ...judged, seen: [] }, 'commerce-api') ??
  judge({ ...judged, successor: judged.successorSeen ?? judged.successor }, 'browser');
