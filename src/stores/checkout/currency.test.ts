import { checkoutPaths as paths } from '#api/checkout.ts';
import { describe, expect, test } from 'vitest';
import { chosenBasket, completeDraft, openInformation, openTestCheckout } from './checkout-for-tests.ts';

const choose = async (country: string, currency: 'eur' | 'pln') => {
  const kit = await openInformation({ draft: completeDraft, basket: chosenBasket({ currency }) });
  await kit.store.answerCurrency(null);
  kit.store.setField('shipping.country', country);
  await kit.pass(1_000);
  return kit;
};

// rule checkout.currency-question
describe('the currency question', () => {
  test.each([
    ['PL', 'eur', 'pln'],
    ['PL', 'pln', null],
    ['FR', 'pln', 'eur'],
    ['FR', 'eur', null],
    ['GB', 'eur', null],
  ] as const)('%s with a basket in %s expects %s', async (country, currency, expected) => {
    expect((await choose(country, currency)).store.$currencyQuestion.get()).toBe(expected);
  });

  test('is asked once the shop knows the country, not before', async () => {
    const { store, pass } = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    store.setField('shipping.country', 'PL');
    await pass(499);
    expect(store.$currencyQuestion.get()).toBeNull();
    await pass(1);
    expect(store.$currencyQuestion.get()).toBe('pln');
  });

  test('Yes changes the order currency', async () => {
    const { store, sent, shop } = await choose('PL', 'eur');
    await store.answerCurrency('pln');
    expect(sent(paths.currency)).toEqual([{ currency: 'pln' }]);
    expect(shop.basket.currency).toBe('pln');
    expect(store.$currencyQuestion.get()).toBeNull();
  });

  test('No changes nothing; the next change of country asks again', async () => {
    const { store, pass, sent } = await choose('PL', 'eur');
    await store.answerCurrency(null);
    await store.reload();
    expect(store.$currencyQuestion.get()).toBeNull();
    const questions: (string | null)[] = [];
    for (const country of ['FR', 'PL']) {
      store.setField('shipping.country', country);
      await pass(1_000);
      questions.push(store.$currencyQuestion.get());
    }
    expect(questions).toEqual([null, 'pln']);
    expect(sent(paths.currency)).toEqual([]);
  });

  test('No outlives the page: the memory holds a country and nothing else', async () => {
    const first = await choose('PL', 'eur');
    await first.store.answerCurrency(null);
    expect([...first.kept.values()].join(' ')).toMatch(/^[A-Z]{2}$/);
    const again = openTestCheckout({ draft: first.shop.draft, basket: first.shop.basket });
    for (const [key, text] of first.kept) again.kept.set(key, text);
    await again.store.open('information');
    expect(again.store.$currencyQuestion.get()).toBeNull();
  });

  test('a change that fails says so, and the basket stays as it is', async () => {
    const { store, spoil, shop } = await choose('PL', 'eur');
    spoil(paths.currency, 'shop-unavailable');
    await store.answerCurrency('pln');
    expect(store.$problem.get()).toBe('shop-unavailable');
    expect(shop.basket.currency).toBe('eur');
  });
});
