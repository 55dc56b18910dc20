import { checkoutCopy } from '#config/copy/checkout.ts';
import { isSameMoney, type Money } from '../price/money.ts';
import type { TaxNote } from '../tax/tax.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Basket fields set when an order is placed, in our words; the same shape as `CartField` of the commerce layer. */
type PlacingField =
  | { field: 'requestPayment'; value: true }
  | { field: 'sendTogether'; value: true }
  | { field: 'shippingAddress'; value: string }
  | { field: 'billingAddress'; value: string }
  | { field: 'comment'; value: string }
  | { field: 'email'; value: string }
  | { field: 'paymentMethod'; value: string };

/** Addresses are references given by the commerce API; `billingAddress` null when there is no valid one of its own. */
type Placing = {
  shippingAddress: string;
  billingAddress: string | null;
  comment: string;
  email: string;
  paymentMethod: string;
};

/** The fields in their fixed order (rule order.placing-fields); the billing address only where there is one. */
export function listPlacingFields(placing: Placing): PlacingField[] {
  const billing = placing.billingAddress;
  return [
    { field: 'requestPayment', value: true },
    { field: 'sendTogether', value: true },
    { field: 'shippingAddress', value: placing.shippingAddress },
    ...(billing === null ? [] : [{ field: 'billingAddress' as const, value: billing }]),
    { field: 'comment', value: placing.comment },
    { field: 'email', value: placing.email },
    { field: 'paymentMethod', value: placing.paymentMethod },
  ];
}

/** What the summary showed besides the total: all that was typed and chosen, and the lines. */
export type DisplayedOrder = {
  draft: CheckoutDraft;
  lines: readonly { slug: string; quantity: number; gross: Money }[];
};

const sortKeys = (value: object): [string, unknown][] =>
  Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, typeof inner === 'object' && inner !== null ? sortKeys(inner as object) : inner]);

/** Texts that are the same for the same order, whatever the order of keys and whatever else a line knows: to tell whether two are. */
export const toComparable = ({ draft, lines }: DisplayedOrder): { details: string; lines: string } => ({
  details: JSON.stringify(sortKeys(draft)),
  lines: JSON.stringify(lines.map(({ slug, quantity, gross }) => sortKeys({ slug, quantity, gross }))),
});

/** `vatNumber` with its country, null for a private buyer; `reference` as typed. */
type CommentFacts = { notes: readonly TaxNote[]; vatNumber: string | null; reference: string };

/**
 * Comment of an order: "OUTSIDE EU" for delivery outside the EU, else empty (rule order.comment). Added are a VAT number that was
 * not checked (rule vat-number.outcomes), because the basket does not carry it then, and the buyer's own reference.
 */
export function decideOrderComment({ notes, vatNumber, reference }: CommentFacts): string {
  const number = vatNumber === null ? '' : `: ${vatNumber}`;
  return [
    notes.includes('outside-eu') ? checkoutCopy.outsideEu : '',
    notes.includes('number-unchecked') ? checkoutCopy.vatUncheckedComment + number : '',
    notes.includes('number-not-asked') ? checkoutCopy.vatNotAskedComment + number : '',
    reference.trim() === '' ? '' : checkoutCopy.referenceComment(reference.trim()),
  ]
    .filter(Boolean)
    .join('; ');
}

/** What one summary may show otherwise than the one that an order was placed from: total, what was typed and chosen, lines, days. */
const differences = ['total', 'details', 'lines', 'days'] as const;
export type Difference = (typeof differences)[number];

/** What was shown with a press; `details` and `lines` as digests, '' where they are not known. */
type OrderDigest = { total: Money; details: string; lines: string };

/**
 * What of an order is not as this press showed it (rule order.as-shown); nothing: it is the order that was meant. What nobody knows
 * of the order differs in nothing, and without its lines nothing of it is known. `isLater`: it comes later than the press showed.
 */
export function listDifferences(ordered: OrderDigest, shown: OrderDigest, isLater: boolean): Difference[] {
  if (ordered.lines === '') return [];
  const differs: Record<Difference, boolean> = {
    total: !isSameMoney(ordered.total, shown.total),
    details: ordered.details !== '' && ordered.details !== shown.details,
    lines: ordered.lines !== shown.lines,
    days: isLater,
  };
  return differences.filter((one) => differs[one]);
}
