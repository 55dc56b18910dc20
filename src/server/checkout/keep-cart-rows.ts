import { cartHolderRows } from '../cart-holder.ts';
import { cartCountryRows } from '../delivery/cart-country.ts';
import type { Log } from '../log.ts';
import { cartEngineRows } from '../part-titles.ts';
import type { RowFormat } from '../storage/row-format.ts';
import type { Storage } from '../storage/storage.ts';
import { termsRows } from './buyer-terms.ts';
import { draftRows } from './stored-draft.ts';

/** Who holds it, what a buyer has typed, what was accepted of it, where it goes and which engines it is for: one row of each for a cart. */
const rowsOfCart: readonly Pick<RowFormat<unknown>, 'prefix' | 'keptSeconds'>[] = [
  cartHolderRows,
  draftRows,
  termsRows,
  cartCountryRows,
  cartEngineRows,
];

type Dependencies = { storage: Storage; log: Pick<Log, 'warn'> };

/** The text as it is; what somebody saves or deletes meanwhile is younger, and stays as they have left it. */
async function keep({ storage }: Dependencies, key: string, keptSeconds: number): Promise<void> {
  const text = await storage.get(key);
  if (text !== null) await storage.compareAndSwap(key, text, text, keptSeconds);
}

/**
 * Makes what is stored of a cart last as long as a cookie that is sealed now (rule checkout.nothing-lost). False where that cannot be
 * written: no reason not to answer, and only logged.
 */
export async function keepCartRows(deps: Dependencies, cartId: string): Promise<boolean> {
  try {
    await Promise.all(rowsOfCart.map(({ prefix, keptSeconds }) => keep(deps, prefix + cartId, keptSeconds)));
    return true;
  } catch (error) {
    deps.log.warn('cart-rows-not-kept', {}, error);
    return false;
  }
}
