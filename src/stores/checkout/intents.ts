/** What the buyer's typing and choosing means for the basket: one endpoint per intent (decision 23), debounced as doc 2 §4 says. */
import type { BasketAnswer } from '#api/basket.ts';
import { checkoutPaths } from '#api/checkout.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { isPostcodeComplete } from '#domain/checkout/postcode.ts';
import { normaliseVatNumber } from '#domain/checkout/vat-number.ts';
import { check, tellField } from './check.ts';
import { askCurrency } from './currency.ts';
import { type Outcome, takeOutcome } from './outcome.ts';
import { type CheckoutState, type Intent, inTurn } from './state.ts';
import { callOff, later } from './timers.ts';

/** In this order one builds on the other: the VAT number and the postcode belong to a country. */
const intents: readonly Intent[] = [
  'isCompany',
  'shipping.country',
  'billing.country',
  'vatNumber',
  'shipping.postcode',
];

type Request = { path: string; body: unknown };
type Ground = { draft: CheckoutDraft; basket: BasketAnswer | null };

const toVatRequest = ({ draft, basket }: Ground): Request | null => {
  if (!draft.isCompany) return null;
  const typed = normaliseVatNumber(draft.shipping.country, draft.vatNumber);
  if ('number' in typed) return { path: checkoutPaths.vatNumber, body: { vatNumber: typed.number } };
  return basket?.vatNumber ? { path: checkoutPaths.vatNumber, body: { vatNumber: '' } } : null;
};

/** What is sent for each; null where there is nothing worth sending yet. */
const requests: Record<Intent, (ground: Ground) => Request | null> = {
  isCompany: ({ draft: { isCompany } }) => ({ path: checkoutPaths.company, body: { isCompany } }),
  'shipping.country': ({ draft: { shipping } }) =>
    shipping.country ? { path: checkoutPaths.shippingCountry, body: { country: shipping.country } } : null,
  'billing.country': ({ draft: { billing } }) =>
    billing.country ? { path: checkoutPaths.billingCountry, body: { country: billing.country } } : null,
  vatNumber: toVatRequest,
  'shipping.postcode': ({ draft: { shipping } }) =>
    isPostcodeComplete(shipping.country, shipping.postcode)
      ? { path: checkoutPaths.postcode, body: { postcode: shipping.postcode.trim() } }
      : null,
};

const showVatOutcome = (state: CheckoutState): void => {
  const error = check(state).vatNumber;
  if (error && state.$draft.get().vatNumber !== '') tellField(state, 'vatNumber', error);
};

/** What follows once the shop knows. */
const sequels: Partial<Record<Intent, (state: CheckoutState) => void>> = {
  vatNumber: showVatOutcome,
  'shipping.country': askCurrency,
};

async function sendOne(state: CheckoutState, intent: Intent): Promise<Outcome> {
  callOff(state, intent);
  const meant = state.meant.get(intent);
  const request = requests[intent]({ draft: state.$draft.get(), basket: state.effects.$basket.get() });
  const outcome = request
    ? takeOutcome(state, await state.effects.sendToBasket({ ...request, method: 'PUT' }))
    : 'known';
  if (outcome === 'unknown' || state.meant.get(intent) !== meant) return outcome;
  state.$pending.setKey(intent, false);
  sequels[intent]?.(state);
  return outcome;
}

/** Sends what waits, up to and including `last`; false when the shop could not be told something. */
export async function sendWaiting(state: CheckoutState, last: Intent = 'shipping.postcode'): Promise<boolean> {
  for (const intent of intents.slice(0, intents.indexOf(last) + 1)) {
    if (state.$progress.get() === 'gone') return false;
    if (state.$pending.get()[intent] && (await sendOne(state, intent)) === 'unknown') return false;
  }
  return true;
}

const isIntent = (field: string): field is Intent => intents.some((intent) => intent === field);

/** Notes that the shop must be told of a field, 500 ms after the last change of it. */
export function follow(state: CheckoutState, field: string): void {
  if (!isIntent(field)) return;
  state.meant.set(field, (state.meant.get(field) ?? 0) + 1);
  state.$pending.setKey(field, true);
  later(state, field, () => void inTurn(state, () => sendWaiting(state, field)));
}

/** Everything typed is told to a basket that does not know it. */
export function followAll(state: CheckoutState): void {
  const { isCompany, vatNumber, shipping, billing } = state.$draft.get();
  if (isCompany) follow(state, 'isCompany');
  if (shipping.country) follow(state, 'shipping.country');
  if (billing.country) follow(state, 'billing.country');
  if (isCompany && vatNumber) follow(state, 'vatNumber');
  if (shipping.postcode) follow(state, 'shipping.postcode');
}

/** Sends all that waits, also what is typed meanwhile, and awaits what is on its way; false when the shop could not be told. */
export async function sendAll(state: CheckoutState): Promise<boolean> {
  const isWaiting = () => Object.values(state.$pending.get()).some(Boolean);
  while (isWaiting()) if (!(await inTurn(state, () => sendWaiting(state)))) return false;
  return true;
}
