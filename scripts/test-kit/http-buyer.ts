import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { DisplayedOrder } from '#domain/checkout/placing.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import type { Money } from '#domain/price/money.ts';

/** Asks the shop as a page of it would, and gives the body of a good answer; what another answer means is the caller's. */
export type Ask = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<T>;

/** Slug and pieces. */
export type Goods = readonly (readonly [string, number])[];

/** The basket as the endpoints answer it, as far as a buyer reads it. */
export type ShownBasket = {
  lines: (DisplayedOrder['lines'][number] & { id: string; isKitComponent: boolean })[];
  shippingMethods: { id: string; name: string }[];
  paymentMethods: { id: string; name: string }[];
  totals: { total: Money };
  delivery?: { promise: Promised } | undefined;
};

/** What a summary shows and the button sends with its key (`placeOrderSchema`). */
export type Agreed = { shownTotal: Money; shown: DisplayedOrder & { promised?: Promised | undefined } };

/** What a buyer fills in and chooses. The methods by words of their names, the first one of the shipping where none is named. */
export type Wishes = {
  draft: CheckoutDraft;
  payment: string;
  shipping?: string;
  currency?: 'eur' | 'pln';
  vatNumber?: { vatNumber: string; country: string };
  billingCountry?: string;
  promoCode?: string;
  /** the tab that types */
  holder?: string;
};

const named = (methods: { id: string; name: string }[], words: string): string =>
  methods.find(({ name }) => name.toLowerCase().includes(words.toLowerCase()))?.id ?? '';

export async function fillBasket(ask: Ask, goods: Goods): Promise<void> {
  for (const [part, quantity] of goods) await ask('POST', '/api/basket/lines', { part, quantity });
}

/** Tells the shop everything that the checkout asks for; the draft with the methods, and the basket as the last answer shows it. */
export async function giveDetails(
  ask: Ask,
  { draft, payment, shipping = '', ...wishes }: Wishes,
): Promise<{ draft: CheckoutDraft; basket: ShownBasket }> {
  const { country, postcode } = draft.shipping;
  const put = (path: string, body: unknown) => ask<ShownBasket>('PUT', path, body);
  await put('/api/checkout/shipping-country', { country });
  if (wishes.currency) await put('/api/checkout/currency', { currency: wishes.currency });
  if (wishes.vatNumber) {
    await put('/api/checkout/company', { isCompany: true });
    await put('/api/checkout/vat-number', wishes.vatNumber);
  }
  if (wishes.billingCountry) await put('/api/checkout/billing-country', { country: wishes.billingCountry });
  if (wishes.promoCode) await put('/api/basket/promo-code', { code: wishes.promoCode });
  const basket = await put('/api/checkout/postcode', { postcode });
  const shippingMethodId = named(basket.shippingMethods, shipping);
  const paymentMethodId = named(basket.paymentMethods, payment);
  const filled = { ...draft, shippingMethodId, paymentMethodId };
  await put('/api/checkout/payment-method', { id: paymentMethodId });
  await put('/api/checkout/draft', { ...filled, ...(wishes.holder && { holder: wishes.holder }) });
  return { draft: filled, basket: await put('/api/checkout/shipping-method', { id: shippingMethodId }) };
}

/** The body of a press but its key, from the basket and the draft that are shown. */
export const agreeTo = (
  basket: Pick<ShownBasket, 'totals' | 'delivery'> & Pick<DisplayedOrder, 'lines'>,
  draft: CheckoutDraft,
): Agreed => ({
  shownTotal: basket.totals.total,
  shown: {
    draft,
    lines: basket.lines.map(({ slug, quantity, gross }) => ({ slug, quantity, gross })),
    promised: basket.delivery?.promise,
  },
});

/** What the summary shows now is what the buyer agrees to by the button. */
export async function readSummary(ask: Ask): Promise<{ basket: ShownBasket; agreed: Agreed }> {
  const { basket, draft } = await ask<{ basket: ShownBasket; draft: CheckoutDraft }>('GET', '/api/checkout');
  return { basket, agreed: agreeTo(basket, draft) };
}

/** Presses the button of the summary; the order's id. */
export const place = async (ask: Ask, agreed: Agreed, key: string): Promise<string> =>
  (await ask<{ orderId: string }>('POST', '/api/order', { key, ...agreed })).orderId;
