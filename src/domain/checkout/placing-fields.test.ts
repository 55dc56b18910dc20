import { expect, test } from 'vitest';
import { listPlacingFields } from './placing-fields.ts';

const placing = {
  shippingAddress: 'adr-1',
  billingAddress: null,
  comment: '',
  email: 'anna@keller.example',
  paymentMethod: 'pay-1',
};

// rules shipping.together and order.placing-fields
test('the fixed order, without a billing address', () => {
  expect(listPlacingFields(placing)).toStrictEqual([
    { field: 'requestPayment', value: true },
    { field: 'sendTogether', value: true },
    { field: 'shippingAddress', value: 'adr-1' },
    { field: 'comment', value: '' },
    { field: 'email', value: 'anna@keller.example' },
    { field: 'paymentMethod', value: 'pay-1' },
  ]);
});

test('a billing address comes after the shipping address', () => {
  const fields = listPlacingFields({ ...placing, billingAddress: 'adr-2' });
  expect(fields.map(({ field }) => field)).toStrictEqual([
    'requestPayment',
    'sendTogether',
    'shippingAddress',
    'billingAddress',
    'comment',
    'email',
    'paymentMethod',
  ]);
});
