/** The checkout's information step and summary: reads, takes what is typed, checks, goes on. No React; every effect is handed in. */
import { checkoutPaths } from '#api/checkout.ts';
import type { Currency } from '#domain/price/money.ts';
import { numberCountryOfDraft } from '#domain/checkout/draft-number.ts';
import { atom } from 'nanostores';
import { createBasketWrites } from './basket-writes.ts';
import { createMethodChoice } from './method-choice.ts';
import { createNumberCountry } from './number-country.ts';
import { createCurrencyQuestion } from './currency.ts';
import { createDraft } from './draft.ts';
import type { DraftField } from '#domain/checkout/checkout-draft.ts';
import type { CheckoutEffects } from './effects.ts';
import { createFieldErrors } from './field-errors.ts';
import { createIntents } from './intents.ts';
import { createPending, createTimers } from './pending.ts';
import { createProgress } from './progress.ts';
import { type CheckoutPlace, createReading } from './reading.ts';
import { createTotalWatch } from './total-watch.ts';

/** Each part has its own state and is handed the parts above it. */
function createParts(effects: CheckoutEffects) {
  const progress = createProgress();
  const timers = createTimers(effects.schedule);
  const $pending = createPending();
  const draft = createDraft({ ...effects, progress, timers });
  const errors = createFieldErrors({ ...effects, draft, $pending });
  const writes = createBasketWrites({ ...effects, progress, errors });
  const currency = createCurrencyQuestion({ ...effects, draft, writes, $pending });
  const numberCountry = createNumberCountry({ draft, errors });
  const intents = createIntents({
    ...effects,
    draft,
    $pending,
    progress,
    timers,
    errors,
    writes,
    currency,
    numberCountry,
  });
  const choice = createMethodChoice({ ...effects, draft, $pending, progress, errors, writes, intents });
  const reading = createReading({ ...effects, draft, progress, errors, intents, choice, currency });
  const totals = createTotalWatch({ ...effects, draft, $pending, intents });
  return { progress, $pending, draft, errors, currency, numberCountry, intents, choice, reading, totals };
}

type Parts = ReturnType<typeof createParts>;

/** Changes a field of the form; when the typing pauses, that and what follows from it are sent. */
const createSetField =
  ({ draft, errors, intents, numberCountry }: Parts) =>
  (field: DraftField, value: string | boolean): void => {
    draft.noteEdit();
    const isOtherNumber = numberCountry.change(field, () => {
      draft.set(field, value);
      if (field === 'isCompany') draft.set('vatNumber', '');
    });
    errors.noteEdited(field);
    intents.follow(field);
    if (field === 'shipping.country') intents.followCountry();
    if (isOtherNumber) intents.followNumber();
    errors.dropFixed(field);
    draft.saveLater();
  };

type SetField = ReturnType<typeof createSetField>;

/**
 * Takes a number that is pasted over the whole field, without the words and letters of its country, which choose the country (rule
 * vat-number.no-prefix); false where there are none: the browser then pastes it as it is.
 */
const createPasteNumber =
  ({ draft, numberCountry }: Parts, setField: SetField) =>
  (text: string): boolean => {
    const read = numberCountry.readPasted(text);
    if (read === null) return false;
    const isOther = read.country !== numberCountryOfDraft(draft.$draft.get());
    setField('vatNumber', read.number);
    if (!isOther) return true;
    setField('vatCountry', read.country);
    numberCountry.$namedCountry.set(read.country);
    return true;
  };

/** Continue: sends what the shop does not know yet, checks everything, saves everything, then goes on (rule checkout.continue). */
function createSubmit({ progress, draft, errors, intents, totals }: Parts, go: CheckoutEffects['go']) {
  const $isSubmitting = atom(false);

  /** True when everything is right and saved, and the total is one that the buyer has seen. */
  async function settle(): Promise<boolean> {
    const isTotalSeen = totals.rememberTotals();
    intents.askNumberAgain();
    const isSent = await intents.sendAll();
    if (!isSent) progress.reportAside(checkoutPaths.vatNumber);
    if (!errors.checkAll() || !isSent) return false;
    const problem = await draft.save();
    if (problem && problem !== 'basket-gone') progress.reportFailure(checkoutPaths.draft, problem);
    return problem === null && isTotalSeen();
  }

  async function submit(): Promise<boolean> {
    if ($isSubmitting.get()) return false;
    progress.noteAct();
    $isSubmitting.set(true);
    const isReady = await settle();
    $isSubmitting.set(false);
    if (isReady) go('/summary');
    return isReady;
  }

  return { $isSubmitting, submit };
}

/** What the page shows. */
const listPageStores = ({ progress, $pending, draft, errors, currency, numberCountry, intents, ...parts }: Parts) => ({
  $progress: progress.$progress,
  $problem: progress.$problem,
  $draft: draft.$draft,
  $isUnsaved: draft.$isUnsaved,
  $fieldErrors: errors.$fieldErrors,
  $announcedField: errors.$announcedField,
  $failedChecks: errors.$failedChecks,
  $isMethodDropped: parts.choice.$isMethodDropped,
  $currencyQuestion: currency.$currencyQuestion,
  $namedCountry: numberCountry.$namedCountry,
  $earlierOrder: parts.reading.$earlierOrder,
  $pending,
  $isUnsent: intents.$isUnsent,
  $taxChange: parts.totals.$taxChange,
  $unseenTotal: parts.totals.$unseenTotal,
});

/** Reads when the page opens, when it comes back, when another tab has saved, and when the connection is back. */
const createOpening = ({ progress, draft, errors, intents, reading }: Parts) => ({
  /** `isChecking`: shows what is missing at once */
  async open(place: CheckoutPlace, { isChecking = false } = {}): Promise<void> {
    await reading.open(place);
    if (isChecking && progress.$progress.get() === 'ready') errors.checkAll();
  },
  reload: (): Promise<void> => reading.load(),
  /** another tab has saved what was typed there */
  readOtherTab: (): Promise<void> => reading.load({ isFromOtherTab: true }),
  /** The connection is there again: what could not be sent is sent. */
  async catchUp(): Promise<void> {
    draft.saveNow();
    if (progress.$progress.get() === 'ready') await intents.sendAll();
    await draft.whenSaved();
  },
});

/** Makes a checkout on the given effects; the shop has one, tests make their own. */
export function createCheckoutStore(effects: CheckoutEffects) {
  const parts = createParts(effects);
  const { progress, draft, errors, currency, numberCountry, intents, choice, reading, totals } = parts;
  const setField = createSetField(parts);
  effects.$basket.listen(reading.followBasket);
  effects.$basket.listen(totals.settle);
  parts.$pending.listen(totals.settle);
  intents.$isUnsent.listen(totals.settle);

  return {
    ...listPageStores(parts),
    ...createOpening(parts),
    ...createSubmit(parts, effects.go),
    setField,
    pasteNumber: createPasteNumber(parts, setField),
    checkField(field: DraftField): void {
      if (field === 'vatNumber') numberCountry.takeNamed();
      errors.checkField(field);
    },
    /** Has a VAT number checked again that could not be checked before (rule vat-number.check-again). */
    async checkNumberAgain(): Promise<void> {
      progress.noteAct();
      intents.askNumberAgain();
      await intents.sendAll();
    },
    chooseShippingMethod: (id: string): Promise<void> => choice.choose('shippingMethod', id),
    choosePaymentMethod: (id: string): Promise<void> => choice.choose('paymentMethod', id),
    answerCurrency(to: Currency | null): Promise<void> {
      progress.noteAct();
      return currency.answer(to);
    },
    saveNow: draft.saveNow,
    dismissProblem: progress.dismissProblem,
  };
}
