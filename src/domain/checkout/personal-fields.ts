import type { CheckoutDraft } from './checkout-draft.ts';

/** Chosen from lists; says where parts go and how, not to whom. */
const chosen = new Set(['country', 'vatCountry', 'shippingMethodId', 'paymentMethodId']);

/** True where a draft tells something of a person: whatever was typed. */
export const isPersonal = (draft: CheckoutDraft): boolean =>
  [draft, draft.shipping, draft.billing]
    .flatMap((fields) => Object.entries(fields))
    .some(([name, value]) => typeof value === 'string' && value !== '' && !chosen.has(name));
