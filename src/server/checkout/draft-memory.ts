import { checkoutDraftSchema } from '#api/checkout.ts';
import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { cookieAges } from '../cookies.ts';
import type { Storage } from '../storage/storage.ts';

const keptSeconds = cookieAges.cart;
const keyOf = (cartId: string) => `draft:${cartId}`;

/** What the buyer has typed so far; an empty draft where nothing (or nothing readable) is kept. */
export async function readDraft(storage: Storage, cartId: string): Promise<CheckoutDraft> {
  const text = await storage.get(keyOf(cartId));
  const parsed = text === null ? null : checkoutDraftSchema.safeParse(JSON.parse(text));
  return parsed?.success ? parsed.data : emptyCheckoutDraft;
}

/** Keeps the draft as long as the cart cookie lives, instead of the browser. */
export const keepDraft = (storage: Storage, cartId: string, draft: CheckoutDraft): Promise<void> =>
  storage.set(keyOf(cartId), JSON.stringify(draft), keptSeconds);

/** Forgets what was typed, once the order is placed. */
export const dropDraft = (storage: Storage, cartId: string): Promise<void> => storage.delete(keyOf(cartId));
