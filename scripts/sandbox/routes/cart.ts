import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { newId } from '../store/carts.ts';
import type { StoredCart } from '../store/carts.ts';
import type { StoredPart } from '../store/part-types.ts';
import type { Store } from '../store/store.ts';
import { countAll, locations } from '../trade/stock.ts';
import { taxSettings } from '../trade/tax.ts';
import { toCartAnswer } from '../wire/cart.ts';
import { setCartField } from './cart-fields.ts';
import { found } from './item.ts';
import { field, operation, parse } from './operation.ts';

const fieldChange = z.strictObject({
  field: z.string().max(40),
  value: z.union([z.string().max(2000), z.number(), z.boolean()]),
});

/** `POST /cart` */
export const cartOperations = {
  addToCart: operation(
    {
      source: field.source,
      action: z.literal('addToCart'),
      cart_id: field.id.nullable(),
      quantity: field.quantity,
      record: field.id,
      country: field.country,
      location: z.enum(Object.values(locations)),
      tax: z.enum(taxSettings),
      additionalservice: z.array(z.never()),
      customer: field.guest,
    },
    (store, { cart_id, record, quantity, tax }) => {
      if (cart_id === null && tax !== 'standard')
        throw new Refusal(422, 'invalid_tax', 'A new cart has no country yet: tax starts as standard.');
      const cart = cart_id === null ? store.carts.open() : findOpenCart(store, cart_id);
      const part = found(store.parts.byId(record), record);
      return toCartAnswer(store, store.carts.save(addPieces(cart, part, quantity)));
    },
  ),

  getCart: operation({ source: field.source, action: z.literal('getCart'), cart_id: field.id }, (store, { cart_id }) =>
    toCartAnswer(store, findCart(store, cart_id)),
  ),

  updateCart: operation(
    {
      source: field.source,
      action: z.literal('updateCart'),
      cart_id: field.id,
      field: z.string().max(40).optional(),
      value: z.unknown().optional(),
      line_id: field.id.optional(),
      fields: z.array(fieldChange).min(1).max(20).optional(),
    },
    (store, { cart_id, line_id, fields, field: name, value }) => {
      const cart = findOpenCart(store, cart_id);
      if (fields && (name !== undefined || line_id !== undefined))
        throw new Refusal(422, 'invalid_request', 'Give field and value, or fields.');
      if (name === 'quantity') return toCartAnswer(store, setQuantity(store, cart, line_id, value));
      if (line_id !== undefined)
        throw new Refusal(422, 'invalid_request', 'line_id goes with the field quantity only.');
      return setFields(store, cart, fields ?? [parse(fieldChange, { field: name, value }, 'invalid_field')]);
    },
  ),

  removeLine: operation(
    { source: field.source, action: z.literal('removeLine'), cart_id: field.id, line_id: field.id },
    (store, { cart_id, line_id }) => {
      const cart = findOpenCart(store, cart_id);
      findLine(cart, line_id);
      return toCartAnswer(store, store.carts.save({ ...cart, lines: cart.lines.filter(({ id }) => id !== line_id) }));
    },
  ),
};

/** All fields or none; each one sees what those before it have set. A number that could not be checked is kept, and said with 503. */
function setFields(store: Store, cart: StoredCart, fields: z.infer<typeof fieldChange>[]) {
  const changed = fields.reduce((sofar, one) => setCartField(store, sofar, one.field, one.value), cart);
  const saved = store.carts.save(changed);
  const isUnchecked = saved.taxNumber !== null && saved.taxNumberValid === null;
  if (isUnchecked && fields.some((one) => one.field === 'taxnumber')) {
    throw new Refusal(503, 'vat_service_down', 'The VAT number could not be checked.');
  }
  return toCartAnswer(store, saved);
}

/** A part that is there already gets more pieces on its line. */
function addPieces(cart: StoredCart, part: StoredPart, quantity: number): StoredCart {
  const line = cart.lines.find(({ partId }) => partId === part.id);
  const pieces = (line?.quantity ?? 0) + quantity;
  checkStock(part, pieces);
  if (!line) return { ...cart, lines: [...cart.lines, { id: newId('line'), partId: part.id, quantity }] };
  return { ...cart, lines: cart.lines.map((one) => (one === line ? { ...one, quantity: pieces } : one)) };
}

function setQuantity(store: Store, cart: StoredCart, lineId: string | undefined, value: unknown): StoredCart {
  const quantity = parse(field.quantity, value, 'invalid_field');
  const line = findLine(cart, lineId ?? '');
  const part = store.parts.byId(line.partId);
  if (part) checkStock(part, quantity);
  return store.carts.save({
    ...cart,
    lines: cart.lines.map((one) => (one.id === line.id ? { ...one, quantity } : one)),
  });
}

/** Lines that are part of a kit have no life of their own: they are not found. */
function findLine(cart: StoredCart, lineId: string) {
  const line = cart.lines.find(({ id }) => id === lineId);
  if (line) return line;
  throw new Refusal(404, 'line_not_found', 'The cart has no such line.');
}

/** 409 with `max`, the pieces there are in all, of a part that has fewer than asked or has left the range. */
export function checkStock(part: StoredPart, quantity: number): void {
  const max = part.gone ? 0 : countAll(part.stock);
  if (quantity > max)
    throw new Refusal(409, 'out_of_stock', `There are ${max} pieces of ${part.number}.`, { max, item: part.id });
}

/** The cart, or 404. */
export function findCart(store: Store, id: string): StoredCart {
  const cart = store.carts.byId(id);
  if (cart) return cart;
  throw new Refusal(404, 'cart_not_found', 'There is no such cart.');
}

/** The cart to be written to: 409 once it has become an order. */
export function findOpenCart(store: Store, id: string): StoredCart {
  const cart = findCart(store, id);
  if (cart.orderId === null) return cart;
  throw new Refusal(409, 'cart_closed', 'The cart has become an order.');
}
