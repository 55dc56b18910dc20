import { checkoutPaths as paths } from '#api/checkout.ts';
import { describe, expect, test } from 'vitest';
import { chosenBasket, completeDraft, openInformation } from './checkout-for-tests.ts';

describe('two tabs', () => {
  test('of two tabs neither takes back what was typed in the other', async () => {
    const { store, shop, hold, settled, pass } = await openInformation({
      draft: completeDraft,
      basket: chosenBasket(),
    });
    shop.draft = { ...completeDraft, shipping: { ...completeDraft.shipping, city: 'Bonn' } };
    const release = hold(paths.checkout);
    const reloaded = store.reload();
    await settled();
    store.setField('email', 'new@buyer.example');
    await pass(1_000);
    await release();
    await reloaded;
    await pass(1_000);
    for (const draft of [store.$draft.get(), shop.draft])
      expect([draft.email, draft.shipping.city]).toEqual(['new@buyer.example', 'Bonn']);
  });

  // rule checkout.late-save
  test('a save that knows nothing of the one in the other tab is sent again on top of it', async () => {
    const { store, shop, sent, pass } = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    shop.draft = { ...completeDraft, shipping: { ...completeDraft.shipping, city: 'Bonn' } };
    shop.saveNumber = 1;
    store.setField('email', 'new@buyer.example');
    await pass(1_000);
    expect(sent(paths.draft)).toMatchObject([{ saveNumber: 1 }, { saveNumber: 2, shipping: { city: 'Bonn' } }]);
    for (const draft of [store.$draft.get(), shop.draft])
      expect([draft.email, draft.shipping.city]).toEqual(['new@buyer.example', 'Bonn']);
    store.setField('email', 'newest@buyer.example');
    await pass(1_000);
    expect(sent(paths.draft)).toHaveLength(3);
  });

  // rule checkout.late-save
  test('a save whose answer was lost is sent again under the same number', async () => {
    const { store, sent, spoil, pass } = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    spoil(paths.draft, 'offline');
    store.setField('email', 'new@buyer.example');
    await pass(1_000);
    store.setField('email', 'newest@buyer.example');
    await pass(10_000);
    expect(sent(paths.draft).slice(0, 2)).toMatchObject([{ saveNumber: 1 }, { saveNumber: 1 }]);
  });

  test('a tab that looks aside shows what is typed in the other one and tells the shop nothing', async () => {
    const { store, shop, pass, writes } = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    shop.draft = { ...completeDraft, shipping: { ...completeDraft.shipping, country: 'FR' } };
    await store.readOtherTab();
    await pass(1_000);
    expect([store.$draft.get().shipping.country, writes()]).toEqual(['FR', []]);
    await store.reload();
    await pass(1_000);
    expect(writes()).toContain(paths.shippingCountry);
  });

  test('other tabs are told of what was typed, and not of what stayed as it was', async () => {
    const kit = await openInformation({ draft: completeDraft, basket: chosenBasket() });
    const before = kit.notified();
    kit.store.setField('email', 'new@buyer.example');
    await kit.pass(1_000);
    expect(kit.notified()).toBe(before + 1);
    await kit.store.submit();
    expect(kit.notified()).toBe(before + 1);
  });
});
