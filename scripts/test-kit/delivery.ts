import type { TestShop } from './shop.ts';
import { type Agreed, fillBasket, giveDetails } from './http-buyer.ts';
import { type Answer, asksWell, newKey, testDraft, type TestVisitor } from './visitor.ts';

export const onShelf = '4B1606H-STD';
export const onItsWay = '4B1183H-STD';
export const atMaker = '5M1172H-STD';
const none = { default: 0, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 };

/** What the sandbox has of a part from now on. */
export function setStock(
  { sandbox }: Pick<TestShop, 'sandbox'>,
  slug: string,
  stock: Partial<typeof none> | { inTransit: { days: number; quantity: number }[] },
): void {
  const { parts } = sandbox.store;
  const part = parts.bySlug(slug);
  if (!part) throw new Error(`no ${slug}`);
  parts.save({ ...part, stock: { ...none, ...stock } });
}

/** One part on the shelf, one partly on its way, one at the maker. */
export function fillMixed(shop: Pick<TestShop, 'sandbox'>): void {
  setStock(shop, onShelf, { default: 50 });
  setStock(shop, onItsWay, { default: 1, inTransit: [{ days: 12, quantity: 8 }] });
  setStock(shop, atMaker, { manufacturer: 9 });
}

export const chooseCountry = (visitor: TestVisitor, country: string): Promise<Answer> =>
  visitor.ask('PUT', '/api/visitor/country', { country });

/** Takes a mixed basket for Portugal to a summary that only needs the button. */
export async function reachMixedSummary(visitor: TestVisitor): Promise<void> {
  const ask = asksWell(visitor);
  await fillBasket(ask, [
    [onShelf, 1],
    [onItsWay, 3],
    [atMaker, 1],
  ]);
  const shipping = { ...testDraft.shipping, country: 'PT', postcode: '1000-001' };
  await giveDetails(ask, { draft: { ...testDraft, shipping }, shipping: 'UPS Standard', payment: 'paypal' });
}

/** From now on no question for stock is answered. */
export const silenceStock = ({ sandbox }: Pick<TestShop, 'sandbox'>): void =>
  sandbox.store.faults.set({ operation: 'getItemStock', mode: 'error-before' });

export const press = (visitor: TestVisitor, agreed: Agreed): Promise<Answer> =>
  visitor.ask('POST', '/api/order', { key: newKey(), ...agreed });
