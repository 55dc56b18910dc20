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

/** Asks about the currency of the order, once for each country of delivery; "No" is kept for the session. */
export function createCurrencyQuestion({ $basket, memory, draft: { $draft }, writes, $pending }: Needs) {
  /** set when the order currency should be asked about */
  const $currencyQuestion = atom<Currency | null>(null);

  /** "No" holds as long as the country stays the one it was said for: a page read again does not ask again. */
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
    /** Asks whether the order should be in the currency of its country, with every change to another country (rule checkout.currency-question). */
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
