/** Notices an act that has made the order dearer, by comparing settled baskets (rule basket.dearer-said). */
import type { BasketAnswer } from '#api/basket.ts';
import { type Act, isSameOrder } from '#domain/basket/acts.ts';
import { type Dearer, explainDearer, type PaidBasket } from '#domain/checkout/dearer.ts';
import { writeCountry } from '#domain/name-in-sentence.ts';
import { atom } from 'nanostores';

type Effects = {
  readBasket: () => BasketAnswer | null;
  /** the whole postcode that the basket goes to, or "": the basket does not tell it */
  readPostcode: () => string;
  /** more answers are to come, so this basket is not the one that the act leads to */
  isMoving: () => boolean;
  /** nothing is said of an act that is not among them */
  takeBack: { [Kind in Act['kind']]?: (act: Extract<Act, { kind: Kind }>) => Promise<unknown> };
};
export type DearerWatch = ReturnType<typeof createDearerWatch>;

const toPaid = (basket: BasketAnswer, postcode: string): PaidBasket => {
  const country = basket.shippingCountry ?? '';
  const name = basket.delivery?.place ?? (country === '' ? '' : writeCountry(country));
  const hasFreeShipping = basket.delivery?.hasFreeShipping ?? true;
  return { ...basket, hasFreeShipping, place: { country, postcode, name } };
};

/** Call `settle` whenever the basket or what is under way changes. */
export function createDearerWatch({ readBasket, readPostcode, isMoving, takeBack }: Effects) {
  const $dearer = atom<Dearer | null>(null);
  let last: PaidBasket | null = null;
  /** what the notice compares with; it stands while only methods are chosen */
  let before: PaidBasket | null = null;

  const find = (one: PaidBasket, now: PaidBasket): Dearer | null => {
    const found = explainDearer(one, now);
    return found?.acts.every(({ kind }) => takeBack[kind]) ? found : null;
  };

  function settle(): void {
    const basket = readBasket();
    if (!basket || isMoving()) return;
    const now = toPaid(basket, readPostcode());
    const one = last ?? now;
    last = now;
    if (find(one, now)) before = one;
    else if (!isSameOrder(one, now)) before = null;
    $dearer.set(before && find(before, now));
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
