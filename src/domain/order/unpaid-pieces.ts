/** What an order keeps from the shelf: only what is not paid yet counts; an order that was ordered anew is not paid any more. */
export type HeldPieces = { pieces: number; state: 'unpaid' | 'paid' | 'closed' | 'replaced' };

/** Pieces in orders that wait for their payment. */
export const countUnpaid = (held: readonly HeldPieces[]): number =>
  held.reduce((sum, { pieces, state }) => (state === 'unpaid' ? sum + pieces : sum), 0);

/**
 * Whether one more order may be made beside those of the same visitor (rule order.unpaid-pieces). A first one may be of any size:
 * there is nothing that could be paid before it.
 */
export function decidePieces(held: readonly HeldPieces[], asked: number, most: number): 'free' | 'pay-first' {
  const unpaid = countUnpaid(held);
  return unpaid > 0 && unpaid + asked > most ? 'pay-first' : 'free';
}
