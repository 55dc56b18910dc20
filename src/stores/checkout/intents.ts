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
import { cleanCode } from '#domain/clean-text.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { isPostcodeSufficient } from '#domain/checkout/postcode.ts';
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
  numberCountry: Pick<NumberCountry, 'leaveWrongCountry' | 'takeNamed'>;
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
  'shipping.postcode': ({ shipping: { country, postcode: typed } }) => {
    const postcode = cleanCode(typed).trim();
    return isPostcodeSufficient(country, postcode) ? { path: checkoutPaths.postcode, body: { postcode } } : null;
  },
};

/** The filled fields that a new basket must be told. */
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

/** The fields that the shop must be told, with a count of changes each: the answer to an older change does not settle a newer one. */
function createDirtyIntents($pending: Pending) {
  /** true after a sending that failed, until the next one begins: something waits, and nothing is on its way */
  const $isUnsent = atom(false);
  const changeCounts = new Map<Intent, number>();
  return {
    $isUnsent,
    isWaiting: (): boolean => Object.values($pending.get()).some(Boolean),
    /** The shop must be told this field (again). */
    markDirty(intent: Intent): void {
      changeCounts.set(intent, (changeCounts.get(intent) ?? 0) + 1);
      $isUnsent.set(false);
      $pending.setKey(intent, true);
    },
    /** Call it before sending; the function that it gives back settles the field, or is false where the field was changed since. */
    startSending(intent: Intent): () => boolean {
      const sent = changeCounts.get(intent);
      return () => {
        const isNewest = changeCounts.get(intent) === sent;
        if (isNewest) $pending.setKey(intent, false);
        return isNewest;
      };
    },
  };
}
type DirtyIntents = ReturnType<typeof createDirtyIntents>;

/** Sends the fields that wait, one after the other. */
function createSending(needs: Needs, dirty: DirtyIntents) {
  const { $basket, $pending, progress, timers, errors, writes, currency, numberCountry } = needs;
  const { $draft } = needs.draft;

  function showVatOutcome(): void {
    const error = errors.find().vatNumber;
    if (error && $draft.get().vatNumber !== '') errors.announce('vatNumber', error);
  }

  /** What follows once the shop knows the field. */
  const followUps: Partial<Record<Intent, () => void>> = {
    vatNumber: showVatOutcome,
    'shipping.country': currency.ask,
  };

  async function sendOne(intent: Intent): Promise<Outcome> {
    timers.cancel(intent);
    if (intent === 'vatNumber') numberCountry.takeNamed();
    const settle = dirty.startSending(intent);
    const request = requests[intent]($draft.get(), $basket.get());
    // where there is nothing to send, the shop lacks nothing
    const outcome = request ? await writes.send(request.path, request.body) : 'known';
    if (outcome !== 'known' || !settle()) return outcome;
    if (intent === 'vatNumber' && numberCountry.leaveWrongCountry()) {
      dirty.markDirty(intent);
      return sendOne(intent);
    }
    followUps[intent]?.();
    return outcome;
  }

  /** Sends the fields that wait, up to and including `last`; false when one did not reach the shop. */
  return async function sendWaiting(last: Intent = 'shipping.postcode'): Promise<boolean> {
    for (const intent of intents.slice(0, intents.indexOf(last) + 1)) {
      const isGone = progress.$progress.get() === 'gone';
      if (isGone || ($pending.get()[intent] && (await sendOne(intent)) === 'unknown')) {
        dirty.$isUnsent.set(true);
        return false;
      }
    }
    return true;
  };
}

/** Follows what is typed, and sends what concerns the basket. What could not be sent waits for the next `sendAll`. */
export function createIntents(needs: Needs) {
  const { $basket, $pending, timers, writes } = needs;
  const { $draft } = needs.draft;
  const dirty = createDirtyIntents($pending);
  const { $isUnsent, markDirty } = dirty;
  const sendWaiting = createSending(needs, dirty);

  /** Sends a field 500 ms after its last change. */
  function follow(field: string): void {
    if (!isIntent(field)) return;
    markDirty(field);
    timers.later(field, () => void writes.runExclusive(() => sendWaiting(field)));
  }

  return {
    ...{ $isUnsent, follow, sendWaiting },
    /** Another country: the postcode is checked by its rules, and sent again. */
    followCountry(): void {
      if ($draft.get().shipping.postcode) follow('shipping.postcode');
    },
    /** Another country of the VAT number: that makes it another number, which is sent (rule vat-number.country). */
    followNumber(): void {
      const { isCompany, vatNumber } = $draft.get();
      if (isCompany && vatNumber) follow('vatNumber');
    },
    /** Has the VAT number checked once more, where the check could not be made. */
    askNumberAgain(): void {
      const isUnchecked = $draft.get().isCompany && $basket.get()?.vatNumber === 'unchecked';
      if (isUnchecked && !$pending.get().vatNumber) markDirty('vatNumber');
    },
    /** Sends every filled field, for a new basket. */
    followAll: (): void => listTyped($draft.get()).forEach(follow),
    /** Sends all that waits, and what is typed meanwhile; resolves when all is answered, false when something could not be sent. */
    async sendAll(): Promise<boolean> {
      $isUnsent.set(false);
      while (dirty.isWaiting()) if (!(await writes.runExclusive(() => sendWaiting()))) return false;
      return true;
    },
  };
}
export type Intents = ReturnType<typeof createIntents>;
