import { expect, test } from 'vitest';
import { checkoutDraftSchema } from '#api/checkout.ts';
import { checkoutLengths } from '#config/checkout-lengths.ts';
import { readDraftNumber } from '#domain/checkout/draft-number.ts';
import type { Order, OrderAddress } from '#domain/order/order.ts';
import { toVatQuery } from '#domain/tax/vat-number.ts';
import { toDraftOfOrder } from './draft-of-order.ts';
import type { OrderTax } from './order-tax.ts';

const shipping: OrderAddress = {
  ...{ recipient: 'Anna Maria Keller', address: 'Kerkstraat 1, bus 2', postcode: '10115', city: 'Berlin' },
  ...{ country: 'Germany', countryCode: 'DE' },
};
const toOrder = (change: Partial<Order> = {}): Order => ({
  ...{ id: 'o1', number: 'SO-1', date: '2026-01-01', status: 'pendingapproval', paymentStatus: null },
  ...{ paymentMethod: 'paypal', paymentTitle: 'PayPal', shippingMethod: 'Parcel', lines: [], promoCode: null },
  totals: Object.fromEntries(
    ['items', 'shipping', 'tax', 'total', 'discount'].map((name) => [name, { amount: 0, currency: 'eur' }]),
  ) as Order['totals'],
  ...{ comment: '', shipping, billing: null, email: 'anna@buyer.example', phone: '1' },
  ...change,
});
const tax = (vatNumber: string | null): OrderTax => ({
  ...{
    vatNumber,
    numberState: null,
    reason: 'number-unchecked',
    notes: [],
    company: 'Keller GmbH',
    reference: 'PO 77',
  },
});

test('a private buyer: names as a space tells them apart, both lines of the street in one, no address of the invoice', () => {
  const draft = toDraftOfOrder(toOrder({ billing: shipping }), null);
  expect(draft).toMatchObject({ isCompany: false, vatNumber: '', showBilling: false, termsAccepted: false });
  expect(draft.shipping).toMatchObject({ firstName: 'Anna Maria', lastName: 'Keller', address: 'Kerkstraat 1, bus 2' });
});

test.each([
  ['DE', '123456789'],
  ['GR', '123456789'],
  ['AT', 'U12345678'],
  ['FR', 'AB123456789'],
  ['FR', 'FR123456789'],
  ['FR', '123456789'],
  ['XI', '123456789'],
  ['GB', '123456789'],
  ['CH', 'CHE123456789'],
  ['CH', '123456'],
])('a company of %s with the number %s is asked about as before', (country, number) => {
  const query = toVatQuery(country, number);
  const draft = toDraftOfOrder(toOrder(), tax(query));
  expect(draft).toMatchObject({ isCompany: true, vatCountry: country, reference: 'PO 77' });
  const typed = readDraftNumber(draft);
  expect('number' in typed && toVatQuery(typed.country, typed.number)).toBe(query);
});

test('a number of nobody stays as it stands', () => {
  expect(toDraftOfOrder(toOrder(), tax('QQ1234'))).toMatchObject({ vatNumber: 'QQ1234', vatCountry: '' });
});

test('what is longer than a field fits into its fields', () => {
  const street = `${'a'.repeat(150)}, ${'b'.repeat(150)}`;
  const long = { ...shipping, address: street, recipient: `${'n'.repeat(150)} ${'m'.repeat(150)}` };
  const draft = toDraftOfOrder(toOrder({ shipping: long, billing: { ...long, recipient: 'x'.repeat(300) } }), null);
  expect(checkoutDraftSchema.parse(draft)).toEqual(draft);
  expect(draft.shipping).toMatchObject({ address: 'a'.repeat(150), address2: 'b'.repeat(150) });
  const whole = toDraftOfOrder(toOrder({ shipping: { ...shipping, address: 'c'.repeat(300) } }), null);
  expect(whole.shipping).toMatchObject({ address: 'c'.repeat(checkoutLengths.address), address2: 'c'.repeat(100) });
});
