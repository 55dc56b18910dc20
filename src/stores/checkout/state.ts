import type { BasketAnswer } from '#api/basket.ts';
import type { call } from '#api/call.ts';
import type { OrderView } from '#api/order.ts';
import type { ProblemCode } from '#api/problem.ts';
import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { Currency } from '#domain/price/money.ts';
import { atom, map, type ReadableAtom } from 'nanostores';
import type { BasketResult, BasketWrite } from '../basket/state.ts';
import type { TextStore } from '../browser/storage.ts';

/** `gone`: the basket vanished under the form (expired, emptied in another tab); what was typed is still there. */
export type CheckoutProgress = 'loading' | 'ready' | 'gone' | 'empty' | 'failed';
/** Why the last step did not go through; the island shows the sentence of the code. */
export type CheckoutProblem = ProblemCode | 'offline' | 'bad-answer' | null;
export type CheckoutPlace = 'information' | 'summary';

/** What the shop is told of while the buyer types; one endpoint each (decision 23). */
export type Intent = 'isCompany' | 'shipping.country' | 'billing.country' | 'vatNumber' | 'shipping.postcode';
export type Choice = 'shippingMethod' | 'paymentMethod';

/** Everything the checkout does to the world; tests hand in others. */
export type CheckoutEffects = {
  call: typeof call;
  /** one write on the basket in the queue of all basket writes */
  sendToBasket: (write: BasketWrite) => Promise<BasketResult>;
  takeBasket: (basket: BasketAnswer) => void;
  /** the draft on the server is another one now: other tabs look */
  tellTabs: () => void;
  /** the basket the page shows */
  $basket: ReadableAtom<BasketAnswer | null>;
  schedule: (run: () => void, delayMs: number) => () => void;
  go: (path: string) => void;
  /** goes there without leaving this page in the history */
  replaceBy: (path: string) => void;
  /** kept as long as the tab is open; nothing personal goes here */
  memory: Pick<TextStore, 'read' | 'write'>;
};

export type CheckoutState = ReturnType<typeof createCheckoutState>;

/** State of information step and summary: what is typed, what is wrong with it, what the shop does not know yet. */
export function createCheckoutState(effects: CheckoutEffects) {
  return {
    effects,
    place: 'information' as CheckoutPlace,
    $progress: atom<CheckoutProgress>('loading'),
    $draft: atom<CheckoutDraft>(emptyCheckoutDraft),
    /** what the server was last known to keep */
    keptDraft: emptyCheckoutDraft,
    /** fields that were changed here; one that was not is not called empty on being left */
    edited: new Set<string>(),
    /** dotted field name → sentence */
    $fieldErrors: map<Record<string, string>>({}),
    /** the field that was found wrong last, to be read out; null where the list of errors tells it */
    $toldField: atom<string | null>(null),
    /** counts the checks that found errors: the list of errors then takes the focus */
    $refusals: atom(0),
    /** what waits to be sent or is on its way */
    $pending: map<Partial<Record<Intent | Choice | 'currency', boolean>>>({}),
    $isSubmitting: atom(false),
    /** a chosen shipping method was taken back, because what it was offered for has changed */
    $isMethodDropped: atom(false),
    /** true while the server does not have what is typed, because it could not be reached */
    $isUnsaved: atom(false),
    $problem: atom<CheckoutProblem>(null),
    /** set when the order currency should be asked about */
    $currencyQuestion: atom<Currency | null>(null),
    /** on the summary without a basket: the order that this visitor placed before (doc 2 §4) */
    $earlierOrder: atom<OrderView | null>(null),
    timers: new Map<string, () => void>(),
    /** grows with everything typed or chosen, so that an older reading is known as such */
    edits: 0,
    /** how often each intent was meant; an answer to an older one does not settle it */
    meant: new Map<Intent, number>(),
    /** methods chosen and not yet answered: they win over what the basket says */
    choices: new Map<Choice, string>(),
    turn: Promise.resolve() as Promise<unknown>,
    saving: Promise.resolve(null) as Promise<CheckoutProblem>,
    reading: Promise.resolve() as Promise<void>,
  };
}

/** Runs one piece of work after the other. */
export function inTurn<T>(state: CheckoutState, work: () => Promise<T>): Promise<T> {
  const result = state.turn.then(work);
  state.turn = result.catch(() => undefined);
  return result;
}

/** The basket vanished: nothing more is sent, nothing typed is given up. */
export const loseBasket = (state: CheckoutState): void => {
  if (state.$progress.get() === 'ready') state.$progress.set('gone');
};
