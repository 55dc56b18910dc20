import { paymentFaultKinds } from '#domain/payment/payment-fault.ts';
import type { PlaceOutcome } from '../order/placing-types.ts';
import type { Measures } from '../measures.ts';

const placeOutcomes: Record<PlaceOutcome['kind'], true> = {
  placed: true,
  'ordered-otherwise': true,
  'invalid-draft': true,
  'basket-empty': true,
  'basket-gone': true,
  'total-changed': true,
  'details-changed': true,
  'delivery-changed': true,
  'out-of-stock': true,
  'earlier-order': true,
  'earlier-unpaid': true,
  pending: true,
  failed: true,
  unavailable: true,
};

/** A counter that appears with its first fault has no step that an alert could see: those that matter are there from the start. */
export function beginAtNought(measures: Measures): void {
  for (const kind of paymentFaultKinds) measures.increment('payment_faults_total', { kind }, 0);
  for (const outcome of Object.keys(placeOutcomes)) measures.increment('placings_total', { outcome }, 0);
}
