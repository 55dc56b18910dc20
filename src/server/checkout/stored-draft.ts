import { checkoutDraftSchema } from '#api/checkout.ts';
import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { cookieAges } from '../cookies.ts';
import { type RowFormat, unchanged } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import type { Storage } from '../storage/storage.ts';

/** What a buyer has typed, one row for each cart. */
export const draftRows: RowFormat<CheckoutDraft> = {
  kind: 'draft',
  prefix: 'draft:',
  schema: checkoutDraftSchema,
  upgrades: [unchanged],
  keptSeconds: cookieAges.cart,
};

/** What the buyer has typed so far; an empty draft where nothing (or nothing readable) is stored. */
export const readDraft = async (deps: RowDependencies, cartId: string): Promise<CheckoutDraft> =>
  (await openRows(draftRows, deps).read(cartId)) ?? emptyCheckoutDraft;

/** Stores the draft as long as the cart cookie lives, instead of the browser. */
export const saveDraft = (deps: RowDependencies, cartId: string, draft: CheckoutDraft): Promise<void> =>
  openRows(draftRows, deps).write(cartId, draft);

/** Deletes what was typed, once the order is placed. */
export const deleteDraft = ({ storage }: { storage: Storage }, cartId: string): Promise<void> =>
  storage.delete(draftRows.prefix + cartId);
