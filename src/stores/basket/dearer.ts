/** Notices an act that has made the order dearer, by comparing settled baskets (rule basket.dearer-said). */
import { type BasketAnswer, basketAnswerSchema } from '#api/basket.ts';
import { sessionKeys } from '#config/storage-keys.ts';
import { type Act, isSameOrder } from '#domain/basket/acts.ts';
import { type Dearer, explainDearer, type PaidBasket } from '#domain/checkout/dearer.ts';
import { writeCountry } from '#domain/name-in-sentence.ts';
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { readVersioned, type TextStore, writeVersioned } from '../browser/storage.ts';

type Effects = {
  readBasket: () => BasketAnswer | null;
  /** the whole postcode that the basket goes to, or "": the basket does not tell it */
  readPostcode: () => string;
  /** more answers are to come, so this basket is not the one that the act leads to */
  isMoving: () => boolean;
  /** what one page has said the next one goes on saying; without postcodes */
  text: TextStore;
  /** nothing is said of an act that is not among them */
  takeBack: { [Kind in Act['kind']]?: (act: Extract<Act, { kind: Kind }>) => Promise<unknown> };
};
/** `isKept`: a page before this one has said it already. */
export type SaidDearer = Dearer & { isKept: boolean };
export type DearerWatch = ReturnType<typeof createDearerWatch>;

const toPaid = (basket: BasketAnswer, postcode: string): PaidBasket => {
  const country = basket.shippingCountry ?? '';
  const name = basket.delivery?.place ?? (country === '' ? '' : writeCountry(country));
  const hasFreeShipping = basket.delivery?.hasFreeShipping ?? true;
  return { ...basket, hasFreeShipping, place: { country, postcode, name } };
};

const keptSchema = z.strictObject({ before: basketAnswerSchema, now: basketAnswerSchema });

type Seen = { answer: BasketAnswer; paid: PaidBasket };
const see = (answer: BasketAnswer, postcode = ''): Seen => ({ answer, paid: toPaid(answer, postcode) });

/** Without the orders that its parts come from: nothing is compared by them. */
const writeKept = (before: BasketAnswer, now: BasketAnswer): string =>
  writeVersioned({ before: { ...before, putBack: undefined }, now: { ...now, putBack: undefined } });

/** Call `settle` whenever the basket or what is under way changes. */
export function createDearerWatch({ readBasket, readPostcode, isMoving, text, takeBack }: Effects) {
  const $dearer = atom<SaidDearer | null>(null);
  let last: Seen | null = null;
  /** what the notice compares with; it stands while only methods are chosen */
  let before: Seen | null = null;
  let isKept = false;

  const find = (one: Seen, now: Seen): Dearer | null => {
    const found = explainDearer(one.paid, now.paid);
    return found?.acts.every(({ kind }) => takeBack[kind]) ? found : null;
  };

  /** A first postcode completes the place of before too; it stays an act where nothing else has made the order dearer. */
  function complete(one: Seen, now: Seen): Seen {
    const { country, postcode } = now.paid.place;
    if (one.paid.place.country !== country || one.paid.place.postcode !== '') return one;
    const whole = see(one.answer, postcode);
    return find(whole, now) ? whole : one;
  }

  /** What the page before this one has said. */
  function restore(): Seen | null {
    const kept = readVersioned(keptSchema, text.read(sessionKeys.dearer));
    isKept = kept !== null;
    before = kept && see(kept.before);
    return kept && see(kept.now);
  }

  function settle(): void {
    const basket = readBasket();
    if (!basket || isMoving()) return;
    const now = see(basket, readPostcode());
    const one = last ?? restore() ?? now;
    last = now;
    const isNews = find(one, now) !== null;
    if (isNews) before = one;
    else if (!isSameOrder(one.paid, now.paid)) before = null;
    else if (before) before = complete(before, now);
    const found = before && find(before, now);
    if (before && found) text.write(sessionKeys.dearer, writeKept(before.answer, basket));
    else if (isKept || $dearer.get()) text.remove(sessionKeys.dearer);
    isKept &&= found !== null && !isNews;
    $dearer.set(found && { ...found, isKept });
  }

  return {
    $dearer,
    settle,
    /** Takes back all that led there, one act after the other. */
    async takeBack({ acts }: Dearer): Promise<void> {
      for (const act of acts) await (takeBack[act.kind] as ((one: Act) => Promise<unknown>) | undefined)?.(act);
    },
  };
}
