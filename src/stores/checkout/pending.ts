import { map } from 'nanostores';

/** What the shop hears of while the buyer types; one endpoint each. */
export type Intent = 'isCompany' | 'shipping.country' | 'billing.country' | 'vatNumber' | 'shipping.postcode';
export type Choice = 'shippingMethod' | 'paymentMethod';

/** What waits to be sent or is on its way. */
export const createPending = () => map<Partial<Record<Intent | Choice | 'currency', boolean>>>({});
export type Pending = ReturnType<typeof createPending>;
