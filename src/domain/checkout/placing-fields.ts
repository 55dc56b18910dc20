/** Basket fields set when an order is placed, in our words; the same shape as `CartField` of the commerce room. */
type PlacingField =
  | { field: 'requestPayment'; value: true }
  | { field: 'sendTogether'; value: true }
  | { field: 'shippingAddress'; value: string }
  | { field: 'billingAddress'; value: string }
  | { field: 'comment'; value: string }
  | { field: 'email'; value: string }
  | { field: 'paymentMethod'; value: string };

/** Addresses are references given by the commerce API; `billingAddress` null when there is no valid one of its own. */
export type Placing = {
  shippingAddress: string;
  billingAddress: string | null;
  comment: string;
  email: string;
  paymentMethod: string;
};

/** The fields in their fixed order (rule order.placing-fields); the billing address only where there is one. */
export function listPlacingFields(placing: Placing): PlacingField[] {
  const billing = placing.billingAddress;
  return [
    { field: 'requestPayment', value: true },
    { field: 'sendTogether', value: true },
    { field: 'shippingAddress', value: placing.shippingAddress },
    ...(billing === null ? [] : [{ field: 'billingAddress' as const, value: billing }]),
    { field: 'comment', value: placing.comment },
    { field: 'email', value: placing.email },
    { field: 'paymentMethod', value: placing.paymentMethod },
  ];
}
