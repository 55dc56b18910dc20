import { checkoutDraftSchema } from '#api/checkout.ts';
import { checkoutLengths } from '#config/checkout-lengths.ts';
import { retention } from '#config/retention.ts';
import { type BillingFields, type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { Order, OrderAddress } from '#domain/order/order.ts';
import { normaliseVatNumber, numberCountries, toVatQuery } from '#domain/tax/vat-number.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import { type OrderTax, readOrderTax } from './order-tax.ts';
import { readDraft } from './stored-draft.ts';

/** First names and last name of a recipient, as far as a space tells them apart. */
function splitName(recipient: string): { firstName: string; lastName: string } {
  const names = recipient.trim().split(/\s+/);
  return {
    firstName: names.slice(0, -1).join(' ').slice(0, checkoutLengths.firstName),
    lastName: (names.at(-1) ?? '').slice(0, checkoutLengths.lastName),
  };
}

/**
 * An order has both lines of an address in one, and a comma may as well stand in the first: they stay together, which reads the same on
 * the parcel, unless that is longer than the field.
 */
function splitStreet(text: string): { address: string; address2: string } {
  const { address: longest, address2 } = checkoutLengths;
  if (text.length <= longest) return { address: text, address2: '' };
  const comma = text.lastIndexOf(', ', longest);
  const end = comma === -1 ? longest : comma;
  return { address: text.slice(0, end), address2: text.slice(end).replace(/^, /, '').slice(0, address2) };
}

const toPlace = ({ address, city, postcode, countryCode }: OrderAddress): Omit<BillingFields, 'name'> => ({
  ...splitStreet(address),
  ...{ city, postcode, country: countryCode ?? '' },
});

/** A commerce API may name an address of the invoice where none was given: then it is the one of delivery. */
const isSameAddress = (one: OrderAddress, other: OrderAddress): boolean =>
  (['recipient', 'address', 'postcode', 'city', 'countryCode'] as const).every((field) => one[field] === other[field]);

function toBilling({ billing, shipping }: Order): Pick<CheckoutDraft, 'showBilling' | 'billing'> {
  const { showBilling, billing: none } = emptyCheckoutDraft;
  if (billing === null || isSameAddress(billing, shipping)) return { showBilling, billing: none };
  const name = billing.recipient.slice(0, checkoutLengths.name);
  return { showBilling: true, billing: { name, ...toPlace(billing) } };
}

/** The number and its country as typed for such a question; numbers that begin with their country by themselves stay whole. */
function toTyped(query: string): Pick<CheckoutDraft, 'vatNumber' | 'vatCountry'> {
  const country = numberCountries.find(({ key }) => query.startsWith(key));
  if (!country) return { vatNumber: query, vatCountry: '' };
  const { code, key } = country;
  const isOfQuery = (text: string) => {
    const typed = normaliseVatNumber(code, text);
    return 'number' in typed && toVatQuery(code, typed.number) === query;
  };
  return { vatNumber: isOfQuery(query) ? query : query.slice(key.length), vatCountry: code };
}

/**
 * A draft out of the order itself and what the shop keeps with it, where what was typed is not kept any more (rule order.put-back). A
 * company is who has a VAT number: without one none orders as a company.
 */
export function toDraftOfOrder(order: Order, tax: OrderTax | null): CheckoutDraft {
  const { email, phone, shipping } = order;
  const vatNumber = tax?.vatNumber ?? null;
  return {
    ...emptyCheckoutDraft,
    ...{ email, repeatEmail: email },
    ...(vatNumber === null ? {} : { isCompany: true, ...toTyped(vatNumber) }),
    reference: tax?.reference ?? '',
    shipping: { ...splitName(shipping.recipient), company: tax?.company ?? '', phone, ...toPlace(shipping) },
    ...toBilling(order),
  };
}

/** What an order was typed with, one row for each order; as short as a draft lives. */
export const orderDraftRows: RowFormat<CheckoutDraft> = {
  kind: 'order-draft',
  prefix: 'order-draft:',
  schema: checkoutDraftSchema,
  keptSeconds: retention['order-draft'].seconds,
};

/** Keeps what the order of this cart was typed with, so that its parts can go back into a basket. Harmless when done again. */
export async function saveOrderDraft(
  deps: RowDependencies,
  { cartId, orderId }: { cartId: string; orderId: string },
): Promise<void> {
  const draft = await readDraft(deps, cartId);
  if (draft.email !== '') await openRows(orderDraftRows, deps).add(orderId, draft);
}

/** What the order was typed with; out of the order and its tax where that is not kept any more: the buyer completes it. */
export const readOrderDraft = async (deps: RowDependencies, order: Order): Promise<CheckoutDraft> =>
  (await openRows(orderDraftRows, deps).read(order.id)) ?? toDraftOfOrder(order, await readOrderTax(deps, order.id));
