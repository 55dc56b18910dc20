import { describe, expect, test } from 'vitest';
import type { CartField } from '../commerce.ts';
import { toWireAddress, toWireField } from './to-cart-fields.ts';

describe('toWireField', () => {
  test.each<[CartField, string, unknown]>([
    [{ field: 'promoCode', value: 'RALLY26' }, 'promocode', 'RALLY26'],
    [{ field: 'promoCode', value: '' }, 'promocode', ''],
    [{ field: 'vatNumber', value: { country: 'DE', number: '123456789' } }, 'taxnumber', 'DE123456789'],
    [{ field: 'vatNumber', value: { country: 'GR', number: '123456789' } }, 'taxnumber', 'EL123456789'],
    [{ field: 'vatNumber', value: { country: 'AT', number: 'U12345678' } }, 'taxnumber', 'ATU12345678'],
    [{ field: 'vatNumber', value: { country: 'A2', number: '123456789' } }, 'taxnumber', 'PT123456789'],
    [{ field: 'vatNumber', value: null }, 'taxnumber', ''],
    [{ field: 'currency', value: 'pln' }, 'currency', 'pln'],
    [{ field: 'paymentMethod', value: 'pay-1' }, 'paymentmethod', 'pay-1'],
    [{ field: 'shippingMethod', value: 'ship-1' }, 'shippingmethod', 'ship-1'],
    [{ field: 'shippingMethod', value: null }, 'shippingmethod', ''],
    [{ field: 'shippingCountry', value: 'PL' }, 'shipcountry', 'PL'],
    [{ field: 'billingCountry', value: 'NL' }, 'billcountry', 'NL'],
    [{ field: 'postcode', value: '10115' }, 'shipzip', '10115'],
    [{ field: 'postcode', value: null }, 'shipzip', ''],
    [{ field: 'tax', value: 'reverse-charge' }, 'tax', 'reverse-charge'],
    [{ field: 'requestPayment', value: true }, 'reqpayment', true],
    [{ field: 'sendTogether', value: true }, 'sendtogether', true],
    [{ field: 'shippingAddress', value: 'adr-1' }, 'shippingaddress', 'adr-1'],
    [{ field: 'billingAddress', value: 'adr-2' }, 'billingaddress', 'adr-2'],
    [{ field: 'comment', value: '' }, 'comment', ''],
    [{ field: 'email', value: 'a@example.com' }, 'shipemail', 'a@example.com'],
  ])('%j is %s', (one, field, value) => {
    expect(toWireField(one)).toEqual({ field, value });
  });
});

describe('toWireAddress', () => {
  test('names the recipient addressee, and the company name', () => {
    const input = {
      address: 'a',
      address2: 'b',
      recipient: 'r',
      city: 'c',
      postcode: 'z',
      country: 'DE',
      phone: 'p',
      company: 'co',
    };
    expect(toWireAddress(input)).toEqual({
      address: 'a',
      address2: 'b',
      addressee: 'r',
      city: 'c',
      zip: 'z',
      country: 'DE',
      phone: 'p',
      name: 'co',
    });
  });
});
