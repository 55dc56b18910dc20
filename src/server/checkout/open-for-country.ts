import type { Cart, Commerce } from '#commerce/commerce.ts';
import { type Failure, fail, type Result } from '#domain/failure.ts';
import { failureFacts, type Log } from '../log.ts';
import type { RowDependencies } from '../storage/versioned-rows.ts';
import { taxOfOpening } from './buyer-terms.ts';
import { setShippingCountry } from './set-tax.ts';

type Dependencies = RowDependencies & { commerce: Pick<Commerce, 'getCart' | 'setCartFields'>; log: Log };

const notKept: Failure = { kind: 'status', operation: 'open-for-country', status: 500 };

/**
 * A new cart goes to the country that it was opened for at once where VAT is not simply charged: it then says of VAT what the part
 * was shown with (rule price.as-in-basket). Elsewhere the checkout sets the country. The part is in the cart by now, so a
 * failure is only logged: the cart then charges VAT until the checkout, and says so.
 */
export async function openForCountry(deps: Dependencies, cart: Cart, country: string): Promise<Cart> {
  if (taxOfOpening(country).reason === 'private-buyer') return cart;
  const sent = await setShippingCountry(deps, cart, country).catch((): Result<Cart> => fail(notKept));
  if (sent.ok) return sent.value;
  deps.log.warn('cart-not-opened-for-country', failureFacts(sent.failure));
  return cart;
}
