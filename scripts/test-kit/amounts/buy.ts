import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { numberCountryOfDraft } from '#domain/checkout/draft-number.ts';
import type { TestShop } from '../shop.ts';
import { newKey, readAgreed, testDraft } from '../visitor.ts';
import { type AmountRow, goods } from './rows.ts';

/** Bodies as the endpoints gave them. */
export type Bought = { basket: unknown; order: unknown; orderId: string; cartId: string };

const methodIds = { standard: 'ship-ups-standard', express: 'ship-ups-express', dpd: 'ship-dpd' };

function toDraft(one: AmountRow, email: string): CheckoutDraft {
  const billing = {
    ...testDraft.billing,
    name: 'Testowska GmbH',
    address: 'Rechnungsweg 1',
    city: 'Billtown',
    postcode: '1',
  };
  return {
    ...testDraft,
    ...{ email, repeatEmail: email, isCompany: one.vatNumber !== null, vatNumber: one.vatNumber ?? '' },
    vatCountry: one.numberOf ?? '',
    shipping: { ...testDraft.shipping, postcode: one.postcode, country: one.country },
    showBilling: one.billing !== null,
    billing: { ...billing, country: one.billing ?? '' },
    shippingMethodId: methodIds[one.method],
    paymentMethodId: 'pay-paypal',
  };
}

const toChanges = (one: AmountRow, draft: CheckoutDraft): [string, unknown][] => [
  ['/api/checkout/shipping-country', { country: one.country }],
  ...(one.currency === 'eur' ? [] : [['/api/checkout/currency', { currency: one.currency }] as [string, unknown]]),
  ...(one.vatNumber === null
    ? []
    : ([
        ['/api/checkout/company', { isCompany: true }],
        ['/api/checkout/vat-number', { vatNumber: one.vatNumber, country: numberCountryOfDraft(draft) }],
      ] as [string, unknown][])),
  ...(one.billing === null ? [] : [['/api/checkout/billing-country', { country: one.billing }] as [string, unknown]]),
  ['/api/checkout/postcode', { postcode: one.postcode }],
  ...(one.promo === null ? [] : [['/api/basket/promo-code', { code: one.promo }] as [string, unknown]]),
  ['/api/checkout/payment-method', { id: draft.paymentMethodId }],
  ['/api/checkout/draft', draft],
  ['/api/checkout/shipping-method', { id: draft.shippingMethodId }],
];

/** Goes the whole way of one purchase through the real endpoints, up to the order. */
export async function buy(shop: TestShop, one: AmountRow, email: string): Promise<Bought> {
  const visitor = shop.visit();
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await visitor.ask(method, path, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };
  for (const [part, quantity] of goods[one.goods]) await ask('POST', '/api/basket/lines', { part, quantity });
  for (const [path, body] of toChanges(one, toDraft(one, email))) await ask('PUT', path, body);
  const basket = await ask('GET', '/api/basket');
  const asked = { key: newKey(), ...(await readAgreed(visitor)) };
  const { orderId } = (await ask('POST', '/api/order', asked)) as { orderId: string };
  const { order } = (await ask('GET', `/api/order/${orderId}`)) as { order: unknown };
  const cartId = shop.sandbox.store.orders.byId(orderId)?.cartId ?? '';
  return { basket, order, orderId, cartId };
}
