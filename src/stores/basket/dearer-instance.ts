import { currencyPath } from '#api/basket.ts';
import { $isCountrySaving, chooseCountry } from '../browser/delivery-country.ts';
import { sessionText } from '../browser/storage.ts';
import { $basket, $pending, addPart, applyPromoCode, changeQuantity, sendToBasket } from './basket.ts';
import { createDearerWatch } from './dearer.ts';

/** How the lines and the code of a basket come back, wherever it is shown. */
export const takeBasketBack = {
  code: ({ before }: { before: string | null }) => applyPromoCode(before ?? ''),
  lines: async ({ lost }: { lost: readonly { id: string; slug: string; before: number; isGone: boolean }[] }) => {
    for (const { id, slug, before, isGone } of lost)
      if (isGone) await addPart(slug, before);
      else changeQuantity(id, before);
  },
};

export const areLinesMoving = (): boolean => Object.values($pending.get()).some(Boolean);

/** What basket and drawer notice; the order currency is chosen in the checkout, which may be open in another window. */
export const basketDearer = createDearerWatch({
  readBasket: () => $basket.get(),
  readPostcode: () => '',
  text: sessionText,
  isMoving: () => areLinesMoving() || $isCountrySaving.get(),
  takeBack: {
    ...takeBasketBack,
    place: ({ before }) => chooseCountry(before.country),
    currency: ({ before }) => sendToBasket({ path: currencyPath, method: 'PUT', body: { currency: before } }),
  },
});
for (const $one of [$basket, $pending, $isCountrySaving]) $one.listen(basketDearer.settle);
