/** An order of €112.40 that waits for its payment, and with what it can be paid. */
import type { OrderView, PaymentWidgets } from '#api/order.ts';
import { sampleLine } from '#stores/basket/sample.ts';
import { eur } from './checkout.ts';
import { endpoints } from './endpoints.ts';
import { scripts } from './providers.ts';
import { shop } from './shop.ts';

const total = eur(11_240);

export const sampleOrder = (changes: Partial<OrderView> = {}): OrderView => ({
  ...{ id: 'ord_1', number: 'SO-1', date: '2026-11-21T10:00:00Z', status: 'pendingapproval', paymentStatus: null },
  ...{ paymentMethod: 'PayPal', paymentTitle: 'PayPal', shippingMethod: 'UPS Standard' },
  ...{ lines: [sampleLine()], promoCode: null, comment: '' },
  shipping: {
    ...{ recipient: 'Anna Keller', address: 'Werkstraße 14', postcode: '12345', city: 'Berlin' },
    ...{ country: 'Germany', countryCode: 'DE' },
  },
  ...{ tax: null, billing: null, email: 'anna@buyer.example', phone: '030' },
  totals: { items: total, shipping: eur(0), tax: eur(2_100), total, discount: null },
  ...changes,
});

export const byCard: Partial<OrderView> = { paymentMethod: 'Revolut', paymentTitle: 'Credit card' };
export const paid: Partial<OrderView> = { paymentStatus: 'fullypaid' };

const sampleWidgets = (widgets: PaymentWidgets['widgets'], changes: object): PaymentWidgets => ({
  scripts: { paypal: scripts.paypal, revolut: scripts.revolut, ...changes },
  ...{ widgets, amount: total, reference: 'ord_1', payerName: 'Anna Keller' },
});

/** With each provider; its script comes, unless another address is given. */
export const payPalWidgets = (script: string = scripts.paypal) =>
  sampleWidgets([{ kind: 'paypal', clientId: 'client' }], { paypal: script });
export const cardWidgets = (script: string = scripts.revolut) =>
  sampleWidgets([{ kind: 'revolut', token: 'tok_1' }], { revolut: script });
export const noWidgets = (): PaymentWidgets => sampleWidgets([], {});

/** The shop keeps whatever order at PayPal a window has made, lets it take the money, and knows no other method. */
export function letPay(): void {
  shop.answers(endpoints.providerOrder, ({ body: { made } }) => ({ providerOrder: made }));
  shop.answers(endpoints.capture, {});
  shop.answers(endpoints.otherMethods, { methods: [] });
}
