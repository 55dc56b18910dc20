import { limits } from '#config/limits.ts';
import type { CheckoutState } from './state.ts';

/** Ends the wait under this name. */
export function callOff(state: CheckoutState, name: string): void {
  state.timers.get(name)?.();
  state.timers.delete(name);
}

/** Runs the last of a burst of calls with one name, 500 ms after it. */
export function later(state: CheckoutState, name: string, run: () => void): void {
  callOff(state, name);
  const stop = state.effects.schedule(() => {
    state.timers.delete(name);
    run();
  }, limits.inputDebounceMs);
  state.timers.set(name, stop);
}
