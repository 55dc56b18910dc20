import { checkoutPaths as paths } from '#api/checkout.ts';
import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { describe, expect, test } from 'vitest';
import { sampleBasket } from '../basket/sample.ts';
import {
  chosenBasket,
  completeDraft,
  openInformation,
  openTestCheckout,
  sampleCheckoutBasket,
} from './checkout-for-tests.ts';

const emptyBasket = sampleBasket([]);

describe('opening', () => {
  test('shows what was typed before, and the methods of the basket', async () => {
    const { store } = await openInformation({
      draft: { ...completeDraft, shippingMethodId: 'old' },
      basket: chosenBasket(),
    });
    expect(store.$progress.get()).toBe('ready');
    expect(store.$draft.get()).toEqual(completeDraft);
  });

  test.each([
    ['what was typed', 'FR', 'AT', 'CH', 'FR'],
    ['what the basket has', '', 'AT', 'CH', 'AT'],
    ['where the visitor seems to be', '', null, 'CH', 'CH'],
    ['nothing', '', null, null, ''],
  ])('the country is %s', async (_, typed, held, guessed, expected) => {
    const kit = openTestCheckout({
      draft: { ...emptyCheckoutDraft, shipping: { ...emptyCheckoutDraft.shipping, country: typed } },
      basket: sampleCheckoutBasket({ shippingCountry: held }),
      visitorCountry: guessed,
    });
    await kit.store.open('information');
    await kit.pass(1_000);
    expect(kit.store.$draft.get().shipping.country).toBe(expected);
    expect(kit.shop.basket.shippingCountry).toBe(expected || null);
    expect(kit.sent(paths.shippingCountry)).toHaveLength(expected && expected !== held ? 1 : 0);
  });

  test('a VAT number that the basket lost is told again', async () => {
    const kit = openTestCheckout({
      draft: { ...completeDraft, isCompany: true, vatNumber: '123456789' },
      basket: chosenBasket(),
    });
    await kit.store.open('information');
    await kit.pass(1_000);
    expect(kit.writes()).toEqual([paths.vatNumber]);
  });

  test.each([
    [true, '123456789', null, [paths.company, paths.vatNumber]],
    [true, '', null, [paths.company]],
    [false, '', 'valid' as const, [paths.company]],
  ])(
    'a company box (%s) that the shop was not told of is told before the number',
    async (isCompany, vatNumber, held, expected) => {
      const draft = { ...completeDraft, isCompany, vatNumber };
      const kit = openTestCheckout({ draft, basket: chosenBasket({ vatNumber: held }), isCompany: !isCompany });
      await kit.store.open('information');
      await kit.pass(1_000);
      expect(kit.writes()).toEqual(expected);
    },
  );

  test('a number that another one has taken the place of is told again', async () => {
    const draft = { ...completeDraft, isCompany: true, vatNumber: '222222222' };
    const takenVatNumber = { country: 'DE', number: '111111111' };
    const begin = { draft, basket: chosenBasket({ vatNumber: 'valid' }), isCompany: true, takenVatNumber };
    const { store, pass, sent } = openTestCheckout(begin);
    await store.open('information');
    await pass(1_000);
    expect(sent(paths.vatNumber)).toEqual([{ vatNumber: '222222222', country: 'DE' }]);
  });

  test('a shop that does not answer is a failed page, which can be asked again', async () => {
    const { store, spoil } = openTestCheckout();
    spoil(paths.checkout, 'offline');
    await store.open('information');
    expect(store.$progress.get()).toBe('failed');
    await store.reload();
    expect(store.$progress.get()).toBe('ready');
  });

  test('without a basket the page is empty', async () => {
    const { store } = openTestCheckout({ basket: emptyBasket });
    await store.open('information');
    expect(store.$progress.get()).toBe('empty');
  });

  test('sent back from the summary: what is missing is named at once', async () => {
    const { store } = openTestCheckout({
      draft: { ...completeDraft, email: '', repeatEmail: '' },
      basket: chosenBasket(),
    });
    await store.open('information', { isChecking: true });
    expect(Object.keys(store.$fieldErrors.get())).toEqual(['email', 'repeatEmail']);
    expect(store.$failedChecks.get()).toBe(1);
  });
});

describe('coming back to the page', () => {
  test('shows what another tab has typed', async () => {
    const { store, shop } = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    shop.draft = { ...completeDraft, email: 'other@buyer.example' };
    await store.reload();
    expect(store.$draft.get().email).toBe('other@buyer.example');
  });

  test('a basket that was read meanwhile is newer; the draft counts all the same', async () => {
    const { store, shop, basketStore, hold, settled } = await openInformation({
      draft: completeDraft,
      basket: chosenBasket(),
    });
    shop.draft = { ...completeDraft, email: 'other@buyer.example' };
    const release = hold(paths.checkout);
    const reloaded = store.reload();
    await settled();
    shop.basket = chosenBasket({ promoCode: 'RALLY26' });
    await basketStore.loadBasket();
    await release();
    await reloaded;
    expect([store.$draft.get().email, basketStore.$basket.get()?.promoCode]).toEqual([
      'other@buyer.example',
      'RALLY26',
    ]);
  });

  test.each([0, 1_000])('what is typed while the answer is on its way stays, saved or not', async (afterMs) => {
    const { store, hold, settled, pass } = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    const release = hold(paths.checkout);
    const reloaded = store.reload();
    await settled();
    store.setField('email', 'new@buyer.example');
    await pass(afterMs);
    await release();
    await reloaded;
    expect(store.$draft.get().email).toBe('new@buyer.example');
  });

  test('a page that is left does not wait for what it is reading', async () => {
    const { store, shop, hold, settled } = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    hold(paths.checkout);
    void store.reload();
    store.setField('email', 'new@buyer.example');
    await settled();
    store.saveNow();
    await settled();
    expect(shop.draft.email).toBe('new@buyer.example');
  });

  test('what could not be saved stays', async () => {
    const { store, spoil, pass } = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    spoil(paths.draft, 'offline');
    store.setField('email', 'new@buyer.example');
    await pass(1_000);
    expect(store.$isUnsaved.get()).toBe(true);
    await store.reload();
    expect(store.$draft.get().email).toBe('new@buyer.example');
    await store.catchUp();
    expect(store.$isUnsaved.get()).toBe(false);
  });

  test('saves at once what still waits', async () => {
    const { store, sent, settled } = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    store.setField('email', 'new@buyer.example');
    store.saveNow();
    await settled();
    expect(sent(paths.draft)).toMatchObject([{ email: 'new@buyer.example' }]);
  });

  test('saves go one after the other, the last with what was typed last', async () => {
    const { store, hold, pass, shop, sent } = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    const release = hold(paths.draft);
    store.setField('email', 'first@buyer.example');
    await pass(600);
    store.setField('email', 'second@buyer.example');
    await pass(600);
    expect(sent(paths.draft)).toHaveLength(1);
    await release();
    expect(shop.draft.email).toBe('second@buyer.example');
  });
});

describe('a basket that expires', () => {
  const expire = async () => {
    const kit = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    Object.assign(kit.shop, { basket: emptyBasket, draft: emptyCheckoutDraft, isGone: true });
    kit.store.setField('shipping.postcode', '54321');
    await kit.pass(1_000);
    return kit;
  };

  test('keeps everything typed, sends nothing more and raises no message', async () => {
    const { store, calls, pass } = await expire();
    expect(store.$progress.get()).toBe('gone');
    calls.length = 0;
    store.setField('shipping.city', 'Potsdam');
    await pass(1_000);
    expect(calls).toEqual([]);
    expect(store.$draft.get().shipping).toMatchObject({ firstName: 'Anna', postcode: '54321', city: 'Potsdam' });
    expect([store.$problem.get(), store.$isUnsaved.get()]).toEqual([null, false]);
    expect(await store.submit()).toBe(false);
  });

  test('goes on with a new basket, which is told everything', async () => {
    const { store, basketStore, shop, pass, writes, calls } = await expire();
    calls.length = 0;
    Object.assign(shop, { basket: sampleCheckoutBasket({ shippingCountry: null }), isGone: false });
    await basketStore.loadBasket();
    expect(store.$progress.get()).toBe('ready');
    await pass(1_000);
    expect(writes()).toEqual([paths.shippingCountry, paths.postcode]);
    expect(shop.draft.shipping).toMatchObject({ firstName: 'Anna', postcode: '54321' });
  });

  test('the same after a return from the page cache', async () => {
    const { store, shop, pass } = await expire();
    Object.assign(shop, { basket: sampleCheckoutBasket({ shippingCountry: null }), isGone: false });
    await store.reload();
    await pass(1_000);
    expect(store.$draft.get().shipping.firstName).toBe('Anna');
    expect(shop.draft.shipping.firstName).toBe('Anna');
  });

  test('when it became an order, what was typed is done with', async () => {
    const { store, shop, basketStore, settled } = await openInformation({
      draft: completeDraft,
      basket: chosenBasket(),
    });
    Object.assign(shop, { basket: emptyBasket, draft: emptyCheckoutDraft, earlierOrderId: 'ord_1' });
    await basketStore.loadBasket();
    await settled();
    expect(store.$progress.get()).toBe('empty');
    expect(store.$draft.get()).toEqual(emptyCheckoutDraft);
  });
});

// rule checkout.summary
describe('the summary', () => {
  test('shows a complete checkout and writes nothing', async () => {
    const { store, visited, writes, pass } = openTestCheckout({
      draft: completeDraft,
      basket: chosenBasket(),
      visitorCountry: 'FR',
    });
    await store.open('summary');
    await pass(1_000);
    expect([store.$progress.get(), visited, writes()]).toEqual(['ready', [], []]);
  });

  test.each([
    ['an address', { draft: { ...completeDraft, shipping: emptyCheckoutDraft.shipping }, basket: chosenBasket() }],
    ['a shipping method', { draft: completeDraft, basket: chosenBasket({ shippingMethodId: null }) }],
    ['the terms', { draft: { ...completeDraft, termsAccepted: false }, basket: chosenBasket() }],
  ])('without %s leads back, and not into a circle', async (_, begin) => {
    const { store, visited } = openTestCheckout(begin);
    await store.open('summary');
    expect(visited).toEqual(['instead /checkout?check']);
  });

  // rule checkout.earlier-order
  test('without a basket shows the order placed before', async () => {
    const order = { id: 'ord_1', number: 'SO-1' };
    const { store, calls } = openTestCheckout({ basket: emptyBasket, earlierOrderId: 'ord_1', order });
    await store.open('summary');
    expect([store.$progress.get(), store.$earlierOrder.get()]).toEqual(['empty', order]);
    expect(calls.map(({ path }) => path)).toEqual([paths.checkout, '/api/order/ord_1']);
  });

  test('without both it is empty', async () => {
    const { store, visited } = openTestCheckout({ basket: emptyBasket });
    await store.open('summary');
    expect([store.$progress.get(), store.$earlierOrder.get(), visited]).toEqual(['empty', null, []]);
  });
});
