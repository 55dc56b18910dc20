/** The shop with a basket on its way to an order, and the page's own checkout, which lasts for the file. */
import type { BasketAnswer } from '#api/basket.ts';
import type { CheckoutAnswer } from '#api/checkout.ts';
import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { sampleBasket } from '#stores/basket/sample.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { completeDraft } from '#stores/checkout/checkout-for-tests.ts';
import { leftOut } from '#stores/checkout/left-out-instance.ts';
import { placing } from '#stores/checkout/placing-instance.ts';
import { cleanup } from 'vitest-browser-react/pure';
import { type Endpoint, endpoints } from './endpoints.ts';
import { endTimers } from './page.ts';
import { shop } from './shop.ts';

export const eur = (amount: number) => ({ amount, currency: 'eur' as const });

export const upsStandard = {
  ...{ id: 'ups', name: 'UPS Standard', title: 'UPS Standard', description: 'By lorry', gross: eur(990) },
};
export const upsExpress = {
  ...upsStandard,
  id: 'express',
  name: 'UPS Express',
  title: 'UPS Express',
  gross: eur(2490),
};
export const payPal = { id: 'paypal', name: 'PayPal', title: 'PayPal', description: '' };
export const creditCard = { id: 'revolut', name: 'Revolut', title: 'Credit card', description: '' };

/** One conrod set for Germany, nothing chosen yet. */
export const germanBasket = (changes: Partial<BasketAnswer> = {}): BasketAnswer => ({
  ...sampleBasket(),
  shippingCountry: 'DE',
  shippingMethods: [upsStandard, upsExpress],
  paymentMethods: [payPal, creditCard],
  ...changes,
});

/** The same with both methods: it can be ordered. */
export const readyBasket = (changes: Partial<BasketAnswer> = {}): BasketAnswer =>
  germanBasket({ shippingMethodId: 'ups', paymentMethodId: 'paypal', ...changes });

/** All that a private buyer types, with the methods of `readyBasket`. */
export const readyDraft: CheckoutDraft = { ...completeDraft, shippingMethodId: 'ups', paymentMethodId: 'paypal' };

type Opening = {
  basket?: BasketAnswer;
  draft?: CheckoutDraft;
  visitorCountry?: string;
  earlierOrderId?: string;
  /** what the office says of a VAT number */
  vatNumber?: BasketAnswer['vatNumber'];
};

/** Answers every intent with the basket as it then is, and keeps what is typed, as the shop does. */
export function openCheckout(opening: Opening = {}): void {
  const { draft = emptyCheckoutDraft, basket = germanBasket(), visitorCountry = null, earlierOrderId } = opening;
  const held = { basket, draft, saveNumber: 0, isCompany: draft.isCompany };
  const taken: Pick<CheckoutAnswer, 'takenVatNumber' | 'takenPostcode'> = {
    takenVatNumber: null,
    takenPostcode: draft.shipping.postcode,
  };
  const answer = (): CheckoutAnswer => ({
    ...{ ...held, ...taken, basket: { ...held.basket }, visitorCountry },
    ...(earlierOrderId ? { earlierOrderId } : {}),
  });
  const follows = <RequestBody>(
    endpoint: Endpoint<RequestBody, BasketAnswer>,
    change: (body: RequestBody) => Partial<BasketAnswer>,
  ) => shop.answers(endpoint, ({ body }) => (held.basket = { ...held.basket, ...change(body) }));

  shop.answers(endpoints.checkout, answer);
  shop.answers(endpoints.basket, () => ({ ...held.basket }));
  shop.answers(
    endpoints.draft,
    ({ body: { saveNumber = 1, holder: _, ...typed } }) => (Object.assign(held, { draft: typed, saveNumber }), null),
  );
  follows(endpoints.shippingCountry, ({ country }) => ({ shippingCountry: country, shippingMethodId: null }));
  follows(endpoints.billingCountry, () => ({}));
  follows(endpoints.postcode, ({ postcode }) => {
    taken.takenPostcode = postcode;
    return { shippingMethodId: null };
  });
  follows(endpoints.shippingMethod, ({ id }) => ({ shippingMethodId: id }));
  follows(endpoints.paymentMethod, ({ id }) => ({ paymentMethodId: id }));
  follows(endpoints.currency, ({ currency }) => ({ currency }));
  follows(endpoints.company, ({ isCompany }) => {
    held.isCompany = isCompany;
    return { vatNumber: null, shippingMethodId: null };
  });
  follows(endpoints.vatNumber, ({ vatNumber, country = '' }) => {
    taken.takenVatNumber = vatNumber === '' ? null : { country, number: vatNumber };
    return { vatNumber: vatNumber === '' ? null : (opening.vatNumber ?? 'valid') };
  });
}

function resetStore(): void {
  checkoutStore.$progress.set('loading');
  checkoutStore.$problem.set(null);
  checkoutStore.$isUnsaved.set(false);
  checkoutStore.$fieldErrors.set({});
  checkoutStore.$announcedField.set(null);
  checkoutStore.$failedChecks.set(0);
  checkoutStore.$isMethodDropped.set(false);
  checkoutStore.$currencyQuestion.set(null);
  checkoutStore.$namedCountry.set(null);
  checkoutStore.$earlierOrder.set(null);
  checkoutStore.$isSubmitting.set(false);
  checkoutStore.$isUnsent.set(false);
  checkoutStore.$taxChange.set(null);
  checkoutStore.$unseenTotal.set(null);
  checkoutStore.$pending.set({});
  placing.$placing.set({ step: 'idle' });
  leftOut.$leftOut.set({ lines: [], before: null });
}

/** After a test: the page's checkout as nobody has opened it. What it knows the shop to hold is made blank by reading so. */
export async function closeCheckout(): Promise<void> {
  await cleanup();
  endTimers();
  resetStore();
  openCheckout({ basket: { ...germanBasket(), shippingCountry: null } });
  checkoutStore.$draft.set(emptyCheckoutDraft);
  await checkoutStore.open('information');
  resetStore();
}
