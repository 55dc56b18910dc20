/** An unpaid order's parts back into the basket, to be paid in another way or not at all (rule order.put-back). */
import type { BodyOf, call, CallResult } from '#api/call.ts';
import {
  orderPaths,
  otherMethodsSchema,
  type OtherMethods,
  type RestoreBasket,
  restoreBasketAnswerSchema,
  type restoreBasketSchema,
} from '#api/order.ts';
import { links } from '#config/navigation.ts';
import { atom } from 'nanostores';

export type RestoreBasketState =
  | { step: 'idle' }
  /** `method`: the one that was pressed; null where none was */
  | { step: 'working'; method: string | null }
  /** some of it cannot be had any more: the buyer is told before going on */
  | { step: 'short'; missing: RestoreBasket['missing'] }
  | { step: 'failed'; code: Problem };
type Problem = Extract<CallResult<unknown>, { ok: false }>['problem']['code'];

export type RestoreBasketEffects = {
  call: typeof call;
  /** while no change of a basket is under way in this browser: it would come from, or lead to, another one */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  go: (path: string) => void;
  /** the order is not as it is shown */
  refresh: () => Promise<void>;
  /** the basket is another one: the badge and other tabs follow */
  noteBasket: () => void;
};

/** Refusals after which the order is not as it is shown. */
const outdated = new Set<string>(['not-payable', 'payment-under-way', 'order-replaced', 'earlier-paid']);

const places: Record<RestoreBasket['next'], string> = {
  summary: '/summary',
  checkout: links.checkout,
  basket: links.basket,
};

export function createRestoreBasket({ call, alone, go, refresh, noteBasket }: RestoreBasketEffects, orderId: string) {
  const $restoreBasket = atom<RestoreBasketState>({ step: 'idle' });
  /** null: not known yet */
  const $methods = atom<OtherMethods['methods'] | null>(null);

  async function fail(code: Problem): Promise<void> {
    $restoreBasket.set({ step: 'failed', code });
    if (outdated.has(code)) await refresh();
  }

  return {
    $restoreBasket,
    $methods,
    /** Asks by what else it could be paid; where that cannot be had, nothing is offered. */
    async loadMethods(): Promise<void> {
      const answer = await call(orderPaths.basket(orderId), otherMethodsSchema);
      $methods.set(answer.ok ? answer.value.methods : []);
    },
    /** A second press while the first is under way does nothing. */
    async restoreBasket(method: string | null): Promise<void> {
      const { step } = $restoreBasket.get();
      if (step === 'working' || step === 'short') return;
      $restoreBasket.set({ step: 'working', method });
      const body = { paymentMethodId: method ?? undefined } satisfies BodyOf<typeof restoreBasketSchema>;
      const answer = await alone(() =>
        call(orderPaths.basket(orderId), restoreBasketAnswerSchema, { method: 'POST', body }),
      );
      if (!answer.ok) return fail(answer.problem.code);
      noteBasket();
      const { next, missing } = answer.value;
      if (missing.length > 0) return $restoreBasket.set({ step: 'short', missing });
      return go(places[next]);
    },
  };
}
export type RestoreBasketStore = ReturnType<typeof createRestoreBasket>;
