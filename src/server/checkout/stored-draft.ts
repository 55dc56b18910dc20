import { keptDraftSchema } from '#api/checkout.ts';
import { retention } from '#config/retention.ts';
import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import type { Storage } from '../storage/storage.ts';

/** What was typed, and the number of the save that it came with. */
export type KeptDraft = { draft: CheckoutDraft; saveNumber: number };

/** What a buyer has typed, one row for each cart. */
export const draftRows: RowFormat<KeptDraft> = {
  kind: 'draft',
  prefix: 'draft:',
  schema: keptDraftSchema,
  keptSeconds: retention.draft.seconds,
};

/** What the buyer has typed so far, with its number; an empty draft where nothing (or nothing readable) is stored. */
export const readKeptDraft = async (deps: RowDependencies, cartId: string): Promise<KeptDraft> =>
  (await openRows(draftRows, deps).read(cartId)) ?? { draft: emptyCheckoutDraft, saveNumber: 0 };

/** What the buyer has typed so far. */
export const readDraft = async (deps: RowDependencies, cartId: string): Promise<CheckoutDraft> =>
  (await readKeptDraft(deps, cartId)).draft;

/**
 * Stores the draft as long as the cart cookie lives, instead of the browser. A save whose number is not above that of what is
 * stored was sent without knowing it, or came late: nothing is stored then, and what is stored is the answer. Without a number it
 * is the newest.
 */
export async function saveDraft(
  deps: RowDependencies,
  cartId: string,
  { draft, saveNumber }: { draft: CheckoutDraft; saveNumber?: number | undefined },
): Promise<KeptDraft | null> {
  const rows = openRows(draftRows, deps);
  for (;;) {
    const row = await rows.find(cartId);
    const kept = row?.value ?? null;
    const number = saveNumber ?? (kept?.saveNumber ?? 0) + 1;
    if (kept && number <= kept.saveNumber) return kept;
    if (await rows.replace({ id: cartId, text: row?.text ?? null }, { draft, saveNumber: number })) return null;
  }
}

/** Deletes what was typed, once the order is placed. */
export const deleteDraft = ({ storage }: { storage: Storage }, cartId: string): Promise<void> =>
  storage.delete(draftRows.prefix + cartId);
