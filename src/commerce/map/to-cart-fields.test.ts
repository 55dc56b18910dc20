import { describe, expect, test } from 'vitest';
import type { CartField } from '../commerce.ts';
import { toWireField } from './to-cart-fields.ts';

describe('toWireField', () => {
  test.each<[CartField, string, unknown]>([
    [{ field: 'vatNumber', value: { country: 'DE', number: '123456789' } }, 'taxnumber', 'DE123456789'],
    [{ field: 'vatNumber', value: { country: 'GR', number: '123456789' } }, 'taxnumber', 'EL123456789'],
    [{ field: 'vatNumber', value: { country: 'A2', number: '123456789' } }, 'taxnumber', 'PT123456789'],
    [{ field: 'vatNumber', value: null }, 'taxnumber', ''],
    [{ field: 'shippingMethod', value: null }, 'shippingmethod', ''],
    [{ field: 'postcode', value: null }, 'shipzip', ''],
  ])('%j is %s', (one, field, value) => {
    expect(toWireField(one)).toEqual({ field, value });
  });
});
