/** Reads basket, draft and earlier order from the shop, and merges them with what is on the page. */
import type { BasketAnswer } from '#api/basket.ts';
import { type CheckoutAnswer, checkoutAnswerSchema, checkoutPaths } from '#api/checkout.ts';
import { type OrderView, orderAnswerSchema, orderPaths } from '#api/order.ts';
import { type CheckoutDraft, cleanDraft, isBlank } from '#domain/checkout/checkout-draft.ts';
import { readDraftNumber, takeNamedCountry } from '#domain/checkout/draft-number.ts';
import { isPostcodeSufficient } from '#domain/checkout/postcode.ts';
import { normalisePostcode } from '#domain/postcode-spelling.ts';
import { atom } from 'nanostores';
import type { MethodChoice } from './method-choice.ts';
import type { CurrencyQuestion } from './currency.ts';
import type { Draft } from './draft.ts';
import type { CheckoutEffects } from './effects.ts';
import type { FieldErrors } from './field-errors.ts';
import type { Intents } from './intents.ts';
import type { CheckoutProgress, Progress } from './progress.ts';

export type CheckoutPlace = 'information' | 'summary';

type Needs = Pick<CheckoutEffects, 'areCookiesBlocked' | 'call' | '$basket' | 'awaitBasket' | 'replaceBy'> & {
  draft: Draft;
  progress: Progress;
  errors: Pick<FieldErrors, 'find'>;
  intents: Intents;
  choice: Pick<MethodChoice, 'followMethods'>;
  currency: Pick<CurrencyQuestion, 'ask'>;
};

/** `isFromOtherTab`: another tab is being typed into, and sends by itself what the shop does not know yet. */
type Reading = { isFromOtherTab: boolean };
/** `takeBasket` makes the basket of this answer that of the page. */
type Answered = Reading & { place: CheckoutPlace; takeBasket: (basket: BasketAnswer) => void };

/** True when the VAT number of the form is not the one that the basket has, or does not stand beside its country yet. */
function lacksVatNumber(draft: CheckoutDraft, { basket, takenVatNumber: taken }: CheckoutAnswer): boolean {
  const typed = readDraftNumber(draft);
  if (!draft.isCompany || 'error' in typed || typed.country === '') return false;
  const isUnknown = basket.vatNumber === null || basket.vatNumber === 'checking';
  return (
    isUnknown || takeNamedCountry(draft) !== null || typed.number !== taken?.number || typed.country !== taken.country
  );
}

/** True when the basket was priced and taxed with another postcode than that of the form, as far as that one is sent at all. */
const lacksPostcode = (draft: CheckoutDraft, { takenPostcode }: CheckoutAnswer): boolean => {
  const { country, postcode } = cleanDraft(draft).shipping;
  return (
    isPostcodeSufficient(country, postcode) &&
    normalisePostcode(country, postcode) !== normalisePostcode(country, takenPostcode ?? '')
  );
};

type Taking = Pick<Needs, 'draft' | 'intents'>;

function decideProgress({ draft }: Taking, place: CheckoutPlace, answer: CheckoutAnswer): CheckoutProgress {
  if (answer.basket.lines.length > 0) return 'ready';
  const hasTyped = place === 'information' && !isBlank(draft.$draft.get());
  return hasTyped && !answer.earlierOrderId ? 'gone' : 'empty';
}

/** A new basket does not know what was typed for the old one: all of it is sent again. */
function sendAnew({ draft, intents }: Taking): void {
  intents.followAll();
  draft.saveLater();
}

/** Merges the draft of the server with that of the page: what was typed here and is not saved stays, and an order clears it. */
function takeDraft(needs: Taking, { basket, draft: kept, saveNumber, earlierOrderId }: CheckoutAnswer): void {
  if (basket.lines.length === 0) {
    if (earlierOrderId) needs.draft.clear();
  } else if (!needs.draft.takeSaved({ draft: kept, saveNumber })) sendAnew(needs);
}

/** Sends what the shop lacks of the draft, as after a page that was left too soon; without a country, the visitor's is taken. */
function catchUp({ draft, intents, currency }: Needs, answer: CheckoutAnswer): void {
  const { basket, visitorCountry, isCompany } = answer;
  const typed = draft.$draft.get();
  const country = typed.shipping.country || basket.shippingCountry || visitorCountry || '';
  if (country !== typed.shipping.country) draft.set('shipping.country', country);
  const isMoved = country !== '' && country !== basket.shippingCountry;
  if (isMoved) intents.follow('shipping.country');
  if (isCompany !== typed.isCompany) intents.follow('isCompany');
  if (lacksVatNumber(typed, answer)) intents.follow('vatNumber');
  if (isMoved || lacksPostcode(typed, answer)) intents.followCountry();
  currency.ask();
}

/** The earlier order, for a summary without a basket. */
async function readEarlierOrder(
  { call }: Pick<Needs, 'call'>,
  place: CheckoutPlace,
  { earlierOrderId }: CheckoutAnswer,
): Promise<OrderView | null> {
  if (place !== 'summary' || !earlierOrderId) return null;
  const answer = await call(orderPaths.order(earlierOrderId), orderAnswerSchema);
  return answer.ok && answer.value.yours ? answer.value.order : null;
}

/** Applies an answer to the page. */
const createTake =
  (needs: Needs) =>
  (answer: CheckoutAnswer, { place, isFromOtherTab, takeBasket }: Answered): void => {
    const { $basket, replaceBy, progress, errors, choice } = needs;
    const decided = decideProgress(needs, place, answer);
    takeDraft(needs, answer);
    progress.$progress.set(decided);
    if ($basket.get() !== answer.basket) takeBasket(answer.basket);
    choice.followMethods();
    if (decided !== 'ready') return;
    if (place === 'information') return isFromOtherTab ? undefined : catchUp(needs, answer);
    // the summary shows only what can be ordered; otherwise the buyer goes back to the fields that are missing
    if (Object.keys(errors.find()).length > 0) replaceBy('/checkout?check');
  };

/** Reads what the shop holds. What is typed here wins; an answer that came after more was typed changes only the draft. */
export function createReading(needs: Needs) {
  const { call, $basket, awaitBasket, draft, progress, choice } = needs;
  const { $progress } = progress;
  const take = createTake(needs);
  /** on the summary without a basket: the order that this visitor placed before (rule checkout.earlier-order) */
  const $earlierOrder = atom<OrderView | null>(null);
  let place: CheckoutPlace = 'information';

  async function read(reading: Reading): Promise<void> {
    if (needs.areCookiesBlocked?.()) return progress.hasShown() ? undefined : $progress.set('blocked');
    const before = { edits: draft.edits(), basket: $basket.get() };
    const takeBasket = awaitBasket();
    const answer = await call(checkoutPaths.checkout, checkoutAnswerSchema);
    if (!answer.ok) return progress.hasShown() ? undefined : $progress.set('failed');
    if (!progress.hasShown() && answer.value.copyKey) await draft.restore(answer.value.copyKey);
    const order = await readEarlierOrder(needs, place, answer.value);
    if (draft.edits() !== before.edits && progress.hasShown()) return takeDraft(needs, answer.value);
    $earlierOrder.set(order);
    const now = $basket.get();
    const newest = now && now !== before.basket ? { ...answer.value, basket: now } : answer.value;
    take(newest, { ...reading, place, takeBasket });
  }

  /**
   * Reads everything. When something is typed meanwhile, only the untouched fields are taken from the answer; the first answer of a page
   * is applied in full. A basket that came meanwhile is newer and stays.
   */
  const load = ({ isFromOtherTab = false }: Partial<Reading> = {}): Promise<void> =>
    draft.read(() => read({ isFromOtherTab }));

  return {
    $earlierOrder,
    load,
    open(where: CheckoutPlace): Promise<void> {
      place = where;
      return load();
    },
    /** Follows a basket that came from a write or from another tab: its methods, and whether it has lines at all. */
    followBasket(): void {
      const hasLines = ($basket.get()?.lines.length ?? 0) > 0;
      const now = $progress.get();
      choice.followMethods();
      if (now === 'gone' && hasLines) {
        $progress.set('ready');
        sendAnew(needs);
      } else if ((now === 'ready' && !hasLines) || (now === 'empty' && hasLines)) void load();
    },
  };
}
