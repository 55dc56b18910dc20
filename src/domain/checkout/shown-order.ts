import type { Money } from '../price/money.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** What the summary showed besides the total: all that was typed and chosen, and the lines. */
export type ShownOrder = {
  draft: CheckoutDraft;
  lines: readonly { slug: string; quantity: number; gross: Money }[];
};

const sortKeys = (value: object): [string, unknown][] =>
  Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, typeof inner === 'object' && inner !== null ? sortKeys(inner as object) : inner]);

/** Texts that are the same for the same order, whatever the order of keys and whatever else a line knows: to tell whether two are. */
export const toComparable = ({ draft, lines }: ShownOrder): { details: string; lines: string } => ({
  details: JSON.stringify(sortKeys(draft)),
  lines: JSON.stringify(lines.map(({ slug, quantity, gross }) => sortKeys({ slug, quantity, gross }))),
});
