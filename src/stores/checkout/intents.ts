/**
 * What the buyer's typing and choosing means for the basket: one endpoint per intent, sent when the typing pauses
 * (rules checkout.one-intent-one-endpoint, checkout.pauses).
 */
import type { BasketAnswer } from '#api/basket.ts';
import type { BodyOf } from '#api/call.ts';
import {
  checkoutPaths,
  type companyRequestSchema,
  type countryRequestSchema,
  type postcodeRequestSchema,
  type vatNumberRequestSchema,
} from '#api/checkout.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { isPostcodeTelling } from '#domain/checkout/postcode.ts';
import { readDraftNumber } from '#domain/checkout/draft-number.ts';
import { atom } from 'nanostores';
import type { BasketWrites, Outcome } from './basket-writes.ts';
import type { CurrencyQuestion } from './currency.ts';
import type { Draft } from './draft.ts';
import type { CheckoutEffects } from './effects.ts';
import type { FieldErrors } from './field-errors.ts';
import type { NumberCountry } from './number-country.ts';
import type { Intent, Pending, Timers } from './pending.ts';
import type { Progress } from './progress.ts';

type Needs = Pick<CheckoutEffects, '$basket'> & {
  draft: Pick<Draft, '$draft'>;
  $pending: Pending;
  progress: Pick<Progress, '$progress'>;
  timers: Timers;
  errors: Pick<FieldErrors, 'find' | 'announce'>;
  writes: BasketWrites;
  currency: Pick<CurrencyQuestion, 'ask'>;
  numberCountry: Pick<NumberCountry, 'isElsewhere'>;
};

/** In this order one builds on the other: the VAT number and the postcode belong to a country. */
const intents: readonly Intent[] = [
  'isCompany',
  'shipping.country',
  'billing.country',
  'vatNumber',
  'shipping.postcode',
];
const isIntent = (field: string): field is Intent => intents.some((intent) => intent === field);

type Bodies = {
  isCompany: BodyOf<typeof companyRequestSchema>;
  'shipping.country': BodyOf<typeof countryRequestSchema>;
  'billing.country': BodyOf<typeof countryRequestSchema>;
  vatNumber: BodyOf<typeof vatNumberRequestSchema>;
  'shipping.postcode': BodyOf<typeof postcodeRequestSchema>;
};
type Request<Name extends Intent> = { path: string; body: Bodies[Name] };

function toVatRequest(draft: CheckoutDraft, basket: BasketAnswer | null): Request<'vatNumber'> | null {
  if (!draft.isCompany) return null;
  const typed = readDraftNumber(draft);
  if ('number' in typed && typed.country !== '')
    return { path: checkoutPaths.vatNumber, body: { vatNumber: typed.number, country: typed.country } };
  return basket?.vatNumber ? { path: checkoutPaths.vatNumber, body: { vatNumber: '' } } : null;
}

/** What is sent for each; null where there is nothing worth sending yet. */
const requests: { [Name in Intent]: (draft: CheckoutDraft, basket: BasketAnswer | null) => Request<Name> | null } = {
  isCompany: ({ isCompany }) => ({ path: checkoutPaths.company, body: { isCompany } }),
  'shipping.country': ({ shipping }) =>
    shipping.country ? { path: checkoutPaths.shippingCountry, body: { country: shipping.country } } : null,
  'billing.country': ({ billing }) =>
    billing.country ? { path: checkoutPaths.billingCountry, body: { country: billing.country } } : null,
  vatNumber: toVatRequest,
  'shipping.postcode': ({ shipping }) =>
    isPostcodeTelling(shipping.country, shipping.postcode)
      ? { path: checkoutPaths.postcode, body: { postcode: shipping.postcode.trim() } }
      : null,
};

/** What of the draft a basket must hear of that knows nothing. */
function listTyped({ isCompany, vatNumber, shipping, billing }: CheckoutDraft): Intent[] {
  const isTyped: Record<Intent, boolean> = {
    isCompany,
    'shipping.country': shipping.country !== '',
    'billing.country': billing.country !== '',
    vatNumber: isCompany && vatNumber !== '',
    'shipping.postcode': shipping.postcode !== '',
  };
  return intents.filter((intent) => isTyped[intent]);
}

/** What the shop must hear of, and how often each was meant: an answer to an older one does not settle it. */
function createDirtyIntents($pending: Pending) {
  /** true while something waits that the shop could not be told: nothing is on its way */
  const $isUnanswered = atom(false);
  const times = new Map<Intent, number>();
  return {
    $isUnanswered,
    isWaiting: (): boolean => Object.values($pending.get()).some(Boolean),
    /** The shop must hear of it (again). */
    markDirty(intent: Intent): void {
      times.set(intent, (times.get(intent) ?? 0) + 1);
      $isUnanswered.set(false);
      $pending.setKey(intent, true);
    },
    /** Settles what is meant now; false where it was meant anew since. */
    begin(intent: Intent): () => boolean {
      const sent = times.get(intent);
      return () => {
        const isNewest = times.get(intent) === sent;
        if (isNewest) $pending.setKey(intent, false);
        return isNewest;
      };
    },
  };
}
type DirtyIntents = ReturnType<typeof createDirtyIntents>;

/** Sends what waits, one intent after the other. */
function createSending(needs: Needs, dirty: DirtyIntents) {
  const { $basket, $pending, progress, timers, errors, writes, currency, numberCountry } = needs;
  const { $draft } = needs.draft;

  function showVatOutcome(): void {
    const error = errors.find().vatNumber;
    if (error && $draft.get().vatNumber !== '') errors.announce('vatNumber', error);
  }

  /** What follows once the shop knows. */
  const followUps: Partial<Record<Intent, () => void>> = {
    vatNumber: showVatOutcome,
    'shipping.country': currency.ask,
  };

  async function sendOne(intent: Intent): Promise<Outcome> {
    timers.callOff(intent);
    const settle = dirty.begin(intent);
    const request = requests[intent]($draft.get(), $basket.get());
    const outcome = request ? await writes.send(request.path, request.body) : 'known';
    if (outcome !== 'known' || !settle()) return outcome;
    if (intent === 'vatNumber' && numberCountry.isElsewhere()) {
      dirty.markDirty(intent);
      return sendOne(intent);
    }
    followUps[intent]?.();
    return outcome;
  }

  /** Sends what waits, up to and including `last`; false when something did not reach the shop. */
  return async function sendWaiting(last: Intent = 'shipping.postcode'): Promise<boolean> {
    for (const intent of intents.slice(0, intents.indexOf(last) + 1)) {
      const isGone = progress.$progress.get() === 'gone';
      if (isGone || ($pending.get()[intent] && (await sendOne(intent)) === 'unknown')) {
        dirty.$isUnanswered.set(true);
        return false;
      }
    }
    return true;
  };
}

/** Follows what is typed and sends what the basket must hear of; what could not be told is kept and goes with the next `sendAll`. */
export function createIntents(needs: Needs) {
  const { $basket, $pending, timers, writes } = needs;
  const { $draft } = needs.draft;
  const dirty = createDirtyIntents($pending);
  const { $isUnanswered, markDirty } = dirty;
  const sendWaiting = createSending(needs, dirty);

  /** Notes that the shop must hear of a field, 500 ms after the last change of it. */
  function follow(field: string): void {
    if (!isIntent(field)) return;
    markDirty(field);
    timers.later(field, () => void writes.runExclusive(() => sendWaiting(field)));
  }

  return {
    ...{ $isUnanswered, follow, sendWaiting },
    /** A postcode is read by the rules of its country. */
    followCountry(): void {
      if ($draft.get().shipping.postcode) follow('shipping.postcode');
    },
    /** The VAT number is of another country now, so it is another number (rule vat-number.country). */
    followNumber(): void {
      const { isCompany, vatNumber } = $draft.get();
      if (isCompany && vatNumber) follow('vatNumber');
    },
    /** The VAT number must be checked once more, where the check could not be made. */
    askNumberAgain(): void {
      const isOpen = $draft.get().isCompany && $basket.get()?.vatNumber === 'unchecked';
      if (isOpen && !$pending.get().vatNumber) markDirty('vatNumber');
    },
    /** Everything typed, for a basket that does not know it. */
    followAll: (): void => listTyped($draft.get()).forEach(follow),
    /** Sends all that waits, also what is typed meanwhile, and awaits what is on its way; false when it could not be sent. */
    async sendAll(): Promise<boolean> {
      $isUnanswered.set(false);
      while (dirty.isWaiting()) if (!(await writes.runExclusive(() => sendWaiting()))) return false;
      return true;
    },
  };
}
export type Intents = ReturnType<typeof createIntents>;
