import { map } from 'nanostores';
import { limits } from '#config/limits.ts';
import type { CheckoutEffects } from './effects.ts';

/** The fields that the shop is told while the buyer types; one endpoint each. */
export type Intent = 'isCompany' | 'shipping.country' | 'billing.country' | 'vatNumber' | 'shipping.postcode';
export type Choice = 'shippingMethod' | 'paymentMethod';

/** What waits to be sent or is on its way. */
export const createPending = () => map<Partial<Record<Intent | Choice | 'currency', boolean>>>({});
export type Pending = ReturnType<typeof createPending>;

/** Timers with a name: of several calls under one name only the last runs. */
export function createTimers(schedule: CheckoutEffects['schedule']) {
  const waiting = new Map<string, () => void>();

  /** Cancels the timer of this name. */
  function cancel(name: string): void {
    waiting.get(name)?.();
    waiting.delete(name);
  }

  /** Runs 500 ms after the last call with this name. */
  function later(name: string, run: () => void): void {
    cancel(name);
    const stop = schedule(() => {
      waiting.delete(name);
      run();
    }, limits.inputDebounceMs);
    waiting.set(name, stop);
  }

  return { cancel, later };
}
export type Timers = ReturnType<typeof createTimers>;
