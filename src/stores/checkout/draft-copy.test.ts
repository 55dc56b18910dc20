import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { describe, expect, test } from 'vitest';
import { openSampleArea } from '../browser/browser-sample.ts';
import { createDraftCopy } from './draft-copy.ts';
import { completeDraft, openInformation, openTestCheckout } from './checkout-for-tests.ts';
import { checkoutPaths } from '#api/checkout.ts';

const typed = { saved: emptyCheckoutDraft, typed: completeDraft };

function openStorage() {
  const { stored: kept, area: store } = openSampleArea();
  return { kept, store };
}

// rule checkout.nothing-lost
describe('the copy of what is typed', () => {
  test('is read by the next page with the same key, and says nothing in the storage', async () => {
    const { kept, store } = openStorage();
    const copy = createDraftCopy(store);
    expect(await copy.open('key-of-basket')).toBeNull();
    await copy.keep(typed);
    expect([...kept.values()].join()).not.toMatch(/Keller|anna|Werk/i);
    expect(await createDraftCopy(store).open('key-of-basket')).toEqual(typed);
  });

  test('is nothing to another basket, and goes', async () => {
    const { kept, store } = openStorage();
    const copy = createDraftCopy(store);
    await copy.open('key-of-basket');
    await copy.keep(typed);
    expect(await createDraftCopy(store).open('key-of-another')).toBeNull();
    expect(kept.size).toBe(0);
  });

  test.each(['', 'x', 'AAAA.BBBB', '%.%'])('a damaged one (%j) is none', async (text) => {
    const { kept, store } = openStorage();
    const copy = createDraftCopy(store);
    await copy.open('key');
    await copy.keep(typed);
    for (const name of kept.keys()) kept.set(name, text);
    expect(await createDraftCopy(store).open('key')).toBeNull();
  });

  test('dropped while it is being made, it is not kept', async () => {
    const { kept, store } = openStorage();
    const copy = createDraftCopy(store);
    await copy.open('key');
    const keeping = copy.keep(typed);
    copy.drop();
    await keeping;
    expect(kept.size).toBe(0);
  });

  test('without a key nothing is kept', async () => {
    const { kept, store } = openStorage();
    await createDraftCopy(store).keep(typed);
    expect(kept.size).toBe(0);
  });
});

// rule checkout.nothing-lost
describe('a page that is left while a save is on its way', () => {
  const begin = { draft: completeDraft, copyKey: 'key-of-basket' };

  test('the next one shows what was typed, and saves it', async () => {
    const before = await openInformation(begin);
    before.hold(checkoutPaths.draft);
    before.store.setField('shipping.city', 'Hamburg');
    await expect.poll(() => before.copies.size).toBe(1);
    const after = openTestCheckout({ ...begin, copies: before.copies });
    await after.store.open('information');
    expect(after.store.$draft.get().shipping.city).toBe('Hamburg');
    await after.pass(500);
    expect(after.shop.draft.shipping.city).toBe('Hamburg');
    expect(after.copies.size).toBe(0);
  });

  // rule checkout.late-save
  test('that save comes after those of the next page: it is older, and what was typed last stays', async () => {
    const before = await openInformation(begin);
    before.hold(checkoutPaths.draft);
    before.store.setField('shipping.city', 'Hamburg');
    await before.pass(500);
    const [late] = before.sent(checkoutPaths.draft);
    const after = openTestCheckout({ ...begin, copies: before.copies });
    await after.store.open('information');
    after.store.setField('shipping.city', 'Kiel');
    await after.pass(500);
    expect(after.shop).toMatchObject({ draft: { shipping: { city: 'Kiel' } }, saveNumber: 1 });
    expect(late).toMatchObject({ shipping: { city: 'Hamburg' }, saveNumber: 1 });
  });

  test('what another tab has saved since is kept beside it', async () => {
    const before = await openInformation(begin);
    before.store.setField('shipping.city', 'Hamburg');
    await expect.poll(() => before.copies.size).toBe(1);
    const draft = { ...completeDraft, shipping: { ...completeDraft.shipping, phone: '040' } };
    const after = openTestCheckout({ ...begin, draft, copies: before.copies });
    await after.store.open('information');
    expect(after.store.$draft.get().shipping).toMatchObject({ city: 'Hamburg', phone: '040' });
  });
});
