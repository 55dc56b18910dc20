import type { BasketAnswer } from '#api/basket.ts';
import { describe, expect, test } from 'vitest';
import { createTextStore } from '../browser/storage.ts';
import { createDearerWatch } from './dearer.ts';
import { sampleBasket, sampleLine } from './sample.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const gauge = sampleLine({ id: 'gauge', slug: 'AG-1', number: 'AG-1', gross: eur(200) });

/** To Italy, with what UPS Standard costs it. */
function basket(items: number, shipping: number, more: Partial<BasketAnswer> = {}): BasketAnswer {
  const sample = sampleBasket();
  return {
    ...sample,
    shippingCountry: 'IT',
    shippingMethodId: 'ups',
    shippingMethods: [{ id: 'ups', name: 'UPS', title: 'UPS', description: '', gross: eur(shipping) }],
    totals: { ...sample.totals, items: eur(items), shipping: eur(shipping), total: eur(items + shipping) },
    ...more,
  };
}
const free = basket(10_935, 0);
const withCode = basket(9_842, 1_490, { promoCode: 'PADDOCK10' });

function open(kept = new Map<string, string>()) {
  const done: unknown[] = [];
  const state = { basket: null as BasketAnswer | null, isMoving: false, postcode: '' };
  const note = (act: unknown) => Promise.resolve(done.push(act));
  const watch = createDearerWatch({
    readBasket: () => state.basket,
    readPostcode: () => state.postcode,
    isMoving: () => state.isMoving,
    text: createTextStore(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    })),
    takeBack: { code: note, lines: note, place: note, currency: note },
  });
  const show = (...baskets: BasketAnswer[]) => {
    for (const one of baskets) {
      state.basket = one;
      watch.settle();
    }
    return watch.$dearer.get();
  };
  return { ...watch, state, show, done, kept };
}

// rule basket.dearer-said
describe('an order that an act makes dearer', () => {
  test('is said with the total before, and taken back by one press', async () => {
    const { show, takeBack, done } = open();
    const said = show(free, withCode);
    expect(said?.before).toEqual(eur(10_935));
    if (said) await takeBack(said);
    expect(done).toEqual([{ kind: 'code', before: null, now: 'PADDOCK10' }]);
    expect(show(free)).toBeNull();
  });

  test.each<[string, BasketAnswer[], boolean]>([
    ['the first basket of a page', [withCode], false],
    ['the same basket, read again', [free, withCode, { ...withCode }], true],
    ['a payment method is chosen', [free, withCode, { ...withCode, paymentMethodId: 'paypal' }], true],
    [
      'another act, which makes it cheaper',
      [free, withCode, { ...withCode, lines: [], totals: basket(0, 0).totals }],
      false,
    ],
    ['a part is put in', [free, withCode, basket(12_000, 0, { lines: [sampleLine(), gauge] })], false],
  ])('%s: %#', (_case, baskets, isSaid) => {
    expect(open().show(...baskets) !== null).toBe(isSaid);
  });

  test('is said until the address is another one: the postcode that is typed next only completes it', () => {
    const { show, state } = open();
    const azores = basket(10_935, 2_990, { shippingCountry: 'A2' });
    expect(show(free, azores)?.before).toEqual(eur(10_935));
    state.postcode = '9500-150';
    expect(show(azores)?.before).toEqual(eur(10_935));
    state.postcode = '9700-018';
    expect(show(azores)).toBeNull();
  });

  test.each<[string, BasketAnswer, boolean]>([
    ['with the same basket', withCode, true],
    ['with the method chosen', { ...withCode, shippingMethodId: 'ups' }, true],
    ['with the code off', free, false],
    ['with another part', basket(12_000, 0, { lines: [sampleLine(), gauge] }), false],
  ])('is said by the next page too: %s', (_case, next, isSaid) => {
    const { show, kept } = open();
    expect(show(free, withCode)).toMatchObject({ isKept: false });
    const after = open(kept);
    expect(after.show(next)).toEqual(isSaid ? expect.objectContaining({ before: eur(10_935), isKept: true }) : null);
    expect(kept.size).toBe(isSaid ? 1 : 0);
    after.show(free);
    expect(kept.size).toBe(0);
  });

  test.each([
    ['by a postcode that is known already', ['00184']],
    ['by a postcode that comes later', ['', '00184']],
  ])('keeps its press on the next page: %s', (_case, postcodes) => {
    const { show, kept } = open();
    show(free, withCode);
    const after = open(kept);
    for (const postcode of postcodes) {
      after.state.postcode = postcode;
      expect(after.show(withCode)?.acts.map(({ kind }) => kind)).toEqual(['code']);
    }
  });

  test('is said by the next page where another postcode led there, which that does not know', () => {
    const { show, state, kept } = open();
    state.postcode = '00184';
    show(free);
    state.postcode = '07046';
    expect(show(basket(10_935, 1_490))?.acts).toMatchObject([{ kind: 'place', before: { postcode: '00184' } }]);
    const after = open(kept);
    after.state.postcode = '07046';
    expect(after.show(basket(10_935, 1_490))?.acts).toMatchObject([{ kind: 'place', before: { postcode: '' } }]);
  });

  test('is compared with what stood still before, not with an answer in between', () => {
    const { show, state } = open();
    show(free);
    state.isMoving = true;
    show(basket(9_000, 1_490, { shippingCountry: 'ES' }));
    state.isMoving = false;
    expect(show(basket(9_842, 1_490, { shippingCountry: 'ES' }))?.before).toEqual(eur(10_935));
  });
});
