import { z } from 'zod';
import { findCountry } from '../trade/countries.ts';
import { findOpenCart } from './cart.ts';
import { field, operation, parse } from './operation.ts';

const text = (max: number) => z.string().trim().max(max);
const needed = (max: number) => text(max).min(1, 'is empty');

/** A shipping address has an addressee, a billing address may have a company name instead. */
const addressSchema = z
  .strictObject({
    address: needed(200),
    address2: text(200),
    addressee: text(200),
    city: needed(100),
    zip: needed(20),
    country: z.string().refine((code) => findCountry(code) !== null, 'nothing is sent there'),
    phone: text(40),
    name: text(150),
  })
  .refine(({ addressee, name }) => addressee !== '' || name !== '', 'addressee or name: both are empty');

const anyText = z.string();

/** `POST /address` */
export const addressOperations = {
  createAddress: operation(
    {
      source: field.source,
      action: z.literal('createAddress'),
      cart_id: field.id,
      address: anyText,
      address2: anyText,
      addressee: anyText,
      city: anyText,
      zip: anyText,
      country: anyText,
      phone: anyText,
      name: anyText,
    },
    (store, { source: _source, action: _action, cart_id, ...fields }) => {
      const cart = findOpenCart(store, cart_id);
      return { _id: store.addresses.add(cart.id, parse(addressSchema, fields, 'invalid_address')).ref };
    },
  ),
};
