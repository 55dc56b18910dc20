import { postcodeExamples } from '#config/postcodes.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { numberCountryOfDraft } from '#domain/checkout/draft-number.ts';
import type { TestShop } from '../shop.ts';
import { fillBasket, giveDetails, place, readSummary } from '../http-buyer.ts';
import { asksWell, newKey, testDraft } from '../visitor.ts';
import { type AmountRow, goods } from './rows.ts';

/** Bodies as the endpoints gave them. */
export type Bought = { basket: unknown; order: unknown; orderId: string; cartId: string };

const services = { standard: 'UPS Standard', express: 'UPS Express', dpd: 'DPD' };

function toDraft(one: AmountRow, email: string): CheckoutDraft {
  const billing = {
    ...testDraft.billing,
    name: 'Testowska GmbH',
    address: 'Rechnungsweg 1',
    city: 'Billtown',
    postcode: postcodeExamples[one.billing ?? ''] ?? '',
  };
  return {
    ...testDraft,
    ...{ email, repeatEmail: email, isCompany: one.vatNumber !== null, vatNumber: one.vatNumber ?? '' },
    vatCountry: one.numberOf ?? '',
    shipping: { ...testDraft.shipping, postcode: one.postcode, country: one.country },
    showBilling: one.billing !== null,
    billing: { ...billing, country: one.billing ?? '' },
  };
}

/** Goes the whole way of one purchase through the real endpoints, up to the order. */
export async function buy(shop: TestShop, one: AmountRow, email: string): Promise<Bought> {
  const ask = asksWell(shop.visit());
  const draft = toDraft(one, email);
  await fillBasket(ask, goods[one.goods]);
  const { basket } = await giveDetails(ask, {
    ...{ draft, payment: 'paypal', shipping: services[one.method] },
    ...(one.currency !== 'eur' && { currency: one.currency }),
    ...(one.vatNumber !== null && {
      vatNumber: { vatNumber: one.vatNumber, country: numberCountryOfDraft(draft) },
    }),
    ...(one.billing !== null && { billingCountry: one.billing }),
    ...(one.promo !== null && { promoCode: one.promo }),
  });
  const { agreed } = await readSummary(ask);
  const orderId = await place(ask, agreed, newKey());
  const { order } = await ask<{ order: unknown }>('GET', `/api/order/${orderId}`);
  const cartId = shop.sandbox.store.orders.byId(orderId)?.cartId ?? '';
  return { basket, order, orderId, cartId };
}
