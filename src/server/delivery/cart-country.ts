import * as z from 'zod';
import { defaultCountry } from '#config/countries.ts';
import { retention } from '#config/retention.ts';
import type { Cart } from '#commerce/commerce.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

/** The country that a cart was opened for, one row for each: what dates go by until the buyer says where the order goes. */
export const cartCountryRows: RowFormat<string> = {
  kind: 'cart-country',
  prefix: 'cart-country:',
  schema: z.string().regex(/^[A-Z][A-Z\d]$/),
  keptSeconds: retention['cart-country'].seconds,
};

/** Notes the country of a cart that has just been opened; that it cannot be is no reason not to sell. */
export const noteCartCountry = (
  deps: RowDependencies & { log: { warn: (code: 'cart-country-not-noted') => void } },
  cartId: string,
  country: string,
): Promise<void> =>
  openRows(cartCountryRows, deps)
    .write(cartId, country)
    .catch(() => deps.log.warn('cart-country-not-noted'));

/** Where the order would go: what the buyer said, else the country that the cart was opened for, else the default. */
export async function findCartCountry(deps: RowDependencies, { id, basket }: Cart): Promise<string> {
  if (basket.shippingCountry !== null) return basket.shippingCountry;
  const noted = await openRows(cartCountryRows, deps)
    .read(id)
    .catch(() => null);
  return noted ?? defaultCountry;
}
