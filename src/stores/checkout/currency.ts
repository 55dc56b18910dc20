import type { BodyOf } from '#api/call.ts';
import { checkoutPaths, type currencyRequestSchema } from '#api/checkout.ts';
import { sessionKeys } from '#config/storage-keys.ts';
import { type Currency, expectedCurrency } from '#domain/price/money.ts';
import { atom } from 'nanostores';
import type { BasketWrites } from './basket-writes.ts';
import type { Draft } from './draft.ts';
import type { CheckoutEffects } from './effects.ts';
import type { Pending } from './pending.ts';

type Needs = Pick<CheckoutEffects, '$basket' | 'memory'> & {
  draft: Pick<Draft, '$draft'>;
  writes: BasketWrites;
  $pending: Pending;
};

/** Asks whether to change the currency, once for each country of delivery; "No" is remembered for the session. */
export function createCurrencyQuestion({ $basket, memory, draft: { $draft }, writes, $pending }: Needs) {
  /** the currency that the buyer is asked about; null where nothing is asked */
  const $currencyQuestion = atom<Currency | null>(null);

  /** True where the buyer has said "No" for this country; a "No" for another country is forgotten. */
  function isDeclined(country: string): boolean {
    const declined = memory.read(sessionKeys.currencyKept);
    if (declined && declined !== country) memory.write(sessionKeys.currencyKept, '');
    return declined === country;
  }

  async function changeTo(currency: Currency): Promise<void> {
    await writes.send(checkoutPaths.currency, { currency } satisfies BodyOf<typeof currencyRequestSchema>);
    $pending.setKey('currency', false);
  }

  return {
    $currencyQuestion,
    /** Asks whether the order should be in the currency of its country; called at every change of country (rule checkout.currency-question). */
    ask(): void {
      const { country } = $draft.get().shipping;
      const currency = $basket.get()?.currency;
      const expected = expectedCurrency(country);
      if (country === '' || currency === undefined) return;
      const isOpen = !isDeclined(country) && currency !== expected;
      $currencyQuestion.set(isOpen ? expected : null);
    },
    /** "Yes, change to …", or null for "No". */
    async answer(currency: Currency | null): Promise<void> {
      $currencyQuestion.set(null);
      if (currency) {
        $pending.setKey('currency', true);
        return writes.runExclusive(() => changeTo(currency));
      }
      memory.write(sessionKeys.currencyKept, $draft.get().shipping.country);
    },
  };
}
export type CurrencyQuestion = ReturnType<typeof createCurrencyQuestion>;
