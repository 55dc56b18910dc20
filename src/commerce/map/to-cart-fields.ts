import { toVatQuery } from '#domain/tax/vat-number.ts';
import type { AddressInput, CartField } from '../commerce.ts';

/** a cart field as the wire knows it */
type WireField = { field: string; value: string | boolean | number };

const wireNames = {
  promoCode: 'promocode',
  vatNumber: 'taxnumber',
  currency: 'currency',
  paymentMethod: 'paymentmethod',
  shippingMethod: 'shippingmethod',
  shippingCountry: 'shipcountry',
  billingCountry: 'billcountry',
  postcode: 'shipzip',
  tax: 'tax',
  requestPayment: 'reqpayment',
  sendTogether: 'sendtogether',
  shippingAddress: 'shippingaddress',
  billingAddress: 'billingaddress',
  comment: 'comment',
  email: 'shipemail',
} as const satisfies Record<CartField['field'], string>;

/** Our word and value for a cart field in the words of the wire; "" takes a value off. */
export function toWireField(one: CartField): WireField {
  const field = wireNames[one.field];
  if (one.field === 'vatNumber')
    return { field, value: one.value ? toVatQuery(one.value.country, one.value.number) : '' };
  return { field, value: one.value ?? '' };
}

/** An address as it is sent to the back office: the company goes into `name`. */
export const toWireAddress = ({
  address,
  address2,
  recipient,
  city,
  postcode,
  country,
  phone,
  company,
}: AddressInput) => ({
  address,
  address2,
  addressee: recipient,
  city,
  zip: postcode,
  country,
  phone,
  name: company,
});
