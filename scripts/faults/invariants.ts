import type { Money } from '#domain/price/money.ts';

/** What the sandbox, the only witness of what really happened, knows of one buyer's order. */
type TrueOrder = { id: string; total: number; currency: string; isPaid: boolean };

/** One run as it was seen from outside. */
export type Evidence = {
  /** every total that the buyer agreed to by pressing the button */
  agreed: Money[];
  /** what was said after a press: `orders` is how many there really were at that moment */
  answers: { outcome: 'placed' | 'failed' | 'changed' | 'unknown'; orderId: string | null; orders: number }[];
  /** each time the shop showed the order as paid: whether it was */
  shownPaid: { wasPaid: boolean }[];
  /** answers that no shop may give: another status than 2xx, 4xx, 502, 503, or a body that nobody can read */
  badAnswers: string[];
  /** orders that were there before the trouble: what was ordered anew then is one more */
  placedBefore: number;
  /** basket lines before the button was pressed and, when no order came of it, after; "slug x quantity" */
  basketBefore: string[];
  basketAfter: string[] | null;
  orders: TrueOrder[];
  /** every amount that a provider has taken for the orders, in minor units */
  taken: number[];
  /** true when the seller was mailed what to give back */
  isNoticed: boolean;
  /** true where the run itself pays a second time behind the shop's back */
  isPaidTwiceOnPurpose: boolean;
  /** whether the buyer wanted to have the order and pay it in the end */
  wantsEnd: boolean;
};

type Invariant = { name: string; isBroken: (evidence: Evidence) => boolean };

/** The order that was ordered anew is paid all the same; the newest stands first. */
const isOldPaid = ({ orders, placedBefore }: Evidence): boolean =>
  orders.length > placedBefore && orders.slice(1).some(({ isPaid }) => isPaid);

const invariants: Invariant[] = [
  { name: 'more than one order', isBroken: ({ orders, placedBefore }) => orders.length > placedBefore + 1 },
  {
    name: 'told that there is no order, and there was one',
    isBroken: ({ answers }) =>
      answers.some(({ outcome, orders }) => (outcome === 'failed' || outcome === 'changed') && orders > 0),
  },
  {
    name: 'told of an order that there is not',
    isBroken: ({ answers, orders }) =>
      answers.some(({ outcome, orderId }) => outcome === 'placed' && !orders.some(({ id }) => id === orderId)),
  },
  {
    name: 'money was taken twice',
    isBroken: ({ taken, isPaidTwiceOnPurpose }) => taken.length > 1 && !isPaidTwiceOnPurpose,
  },
  {
    name: 'money was taken wrongly and nobody noticed',
    isBroken: ({ taken, orders, isNoticed }) =>
      taken.length > 0 && !isNoticed && taken.reduce((sum, amount) => sum + amount, 0) !== orders[0]?.total,
  },
  {
    name: 'the seller was told of a wrong payment, and there was none',
    isBroken: (evidence) => {
      const { taken, orders, isNoticed } = evidence;
      return isNoticed && taken.length === 1 && taken[0] === orders[0]?.total && !isOldPaid(evidence);
    },
  },
  {
    name: 'an order was paid after it was ordered anew, and nobody noticed',
    isBroken: (evidence) => isOldPaid(evidence) && !evidence.isNoticed,
  },
  { name: 'shown as paid and was not', isBroken: ({ shownPaid }) => shownPaid.some(({ wasPaid }) => !wasPaid) },
  {
    name: 'the total of the order is not one that the buyer agreed to',
    isBroken: ({ agreed, orders }) =>
      orders.some(({ total, currency }) => !agreed.some((one) => one.amount === total && one.currency === currency)),
  },
  {
    name: 'no order, and the basket is not as it was',
    isBroken: ({ basketBefore, basketAfter }) =>
      basketAfter !== null && basketAfter.toSorted().join() !== basketBefore.toSorted().join(),
  },
  { name: 'an answer that nobody can read', isBroken: ({ badAnswers }) => badAnswers.length > 0 },
  {
    name: 'the trouble was over and the buyer still could not buy',
    isBroken: ({ wantsEnd, orders }) => wantsEnd && orders.filter(({ isPaid }) => isPaid).length !== 1,
  },
];

/** The invariants that a run broke, by name; none when all is well. */
export const findBrokenInvariants = (evidence: Evidence): string[] =>
  invariants.filter(({ isBroken }) => isBroken(evidence)).map(({ name }) => name);
