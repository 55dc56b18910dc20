import { isPostcodeSufficient } from '#domain/checkout/postcode.ts';
import { cleanDraft } from '#domain/checkout/checkout-draft.ts';
import { $basket, $pending as $pendingLines } from '../basket/basket.ts';
import { areLinesMoving, takeBasketBack } from '../basket/dearer-instance.ts';
import { createDearerWatch } from '../basket/dearer.ts';
import { sessionText } from '../browser/storage.ts';
import { checkoutStore } from './checkout.ts';

const { $draft, $isUnsent, $pending } = checkoutStore;

function readPostcode(): string {
  const { country, postcode } = cleanDraft($draft.get()).shipping;
  return isPostcodeSufficient(country, postcode) ? postcode : '';
}

const isFormMoving = (): boolean => Object.values($pending.get()).some(Boolean) && !$isUnsent.get();

/** What checkout and summary notice. */
export const checkoutDearer = createDearerWatch({
  readBasket: () => $basket.get(),
  readPostcode,
  text: sessionText,
  isMoving: () => areLinesMoving() || isFormMoving(),
  takeBack: {
    ...takeBasketBack,
    place({ before: { country, postcode, methodId } }) {
      checkoutStore.setField('shipping.country', country);
      if (postcode !== '') checkoutStore.setField('shipping.postcode', postcode);
      return methodId === null ? Promise.resolve() : checkoutStore.chooseShippingMethod(methodId);
    },
    async currency({ before }) {
      await checkoutStore.answerCurrency(before);
      // it is not asked again for this country
      await checkoutStore.answerCurrency(null);
    },
  },
});
for (const $one of [$basket, $pendingLines, $pending, $isUnsent]) $one.listen(checkoutDearer.settle);
