import type { CheckoutAnswer } from '#api/checkout.ts';
import type { call } from '#api/call.ts';
import type { ProblemCode } from '#api/problem.ts';
import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { Currency } from '#domain/price/money.ts';
import { atom, map } from 'nanostores';
import type { BasketResult, BasketWrite } from './basket-state.ts';

export type CheckoutProgress = 'loading' | 'ready' | 'empty' | 'failed';
/** Why the last press did not go through; the island shows the sentence of the code. */
export type CheckoutProblem = ProblemCode | 'offline' | 'bad-answer' | null;

/** Everything the checkout does to the world; tests hand in others. */
export type CheckoutEffects = {
  call: typeof call;
  /** one write on the basket in the queue of all basket writes */
  sendToBasket: (write: BasketWrite) => Promise<BasketResult>;
  takeBasket: (basket: CheckoutAnswer['basket']) => void;
  /** the basket the page shows now */
  basket: () => CheckoutAnswer['basket'] | null;
  schedule: (run: () => void, delayMs: number) => () => void;
  go: (path: string) => void;
};

export type CheckoutState = ReturnType<typeof createCheckoutState>;

/** State of the information step: what is typed, what is wrong with it, what is being asked. */
export function createCheckoutState(effects: CheckoutEffects) {
  return {
    effects,
    $progress: atom<CheckoutProgress>('loading'),
    $draft: atom<CheckoutDraft>(emptyCheckoutDraft),
    /** dotted field name → sentence */
    $fieldErrors: map<Record<string, string>>({}),
    /** set when the order currency should be asked about */
    $currencyQuestion: atom<Currency | null>(null),
    /** intents whose answer is awaited ("shippingCountry" …) */
    $busy: map<Record<string, boolean>>({}),
    $problem: atom<CheckoutProblem>(null),
    timers: new Map<string, () => void>(),
    /** countries whose currency question was answered with "No" */
    declined: new Set<string>(),
  };
}
