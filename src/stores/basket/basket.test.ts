import { describe, expect, test } from 'vitest';
import { offline, ok, openFilledShop, openShop, refuse, settled } from './basket-for-tests.ts';
import { sampleBasket, sampleLine } from './sample.ts';

describe('loadBasket', () => {
  test('is loading until the answer is there, then ready; the badge follows, other tabs are not disturbed', async () => {
    const { store, last, done } = openShop();
    void store.loadBasket();
    expect(store.$basketState.get()).toBe('loading');
    await last().answer(ok(sampleBasket()));
    expect(store.$basketState.get()).toBe('ready');
    expect(done).toEqual(['badge 1']);
  });

  test('without an answer it has failed, and can be asked again', async () => {
    const { store, last } = openShop();
    void store.loadBasket();
    await last().answer(offline);
    expect(store.$basketState.get()).toBe('failed');
    void store.loadBasket();
    await last().answer(ok(sampleBasket()));
    expect(store.$basketState.get()).toBe('ready');
  });

  test('a reading that fails later leaves the basket as it was', async () => {
    const { store, last } = await openFilledShop();
    void store.loadBasket();
    await last().answer(offline);
    expect(store.$basketState.get()).toBe('ready');
    expect(store.$basket.get()?.lines).toHaveLength(1);
  });

  test('a reading that a write has overtaken is dropped', async () => {
    const { store, calls, last } = openShop();
    void store.loadBasket();
    const reading = last();
    void store.addPart('4B1606H-STD', 2);
    await settled();
    await last().answer(ok(sampleBasket([sampleLine({ quantity: 2 })])));
    await reading.answer(ok(sampleBasket([])));
    expect(calls).toHaveLength(2);
    expect(store.$basket.get()?.quantity).toBe(2);
  });
});

describe('addPart', () => {
  // rule basket.adding
  test('loading on, call, basket, badge, Item added, loading off, in this order', async () => {
    const { store, last, done } = openShop();
    const adding = store.addPart('4B1606H-STD', 2);
    await settled();
    expect(store.$isAdding.get()).toBe(true);
    expect([last().path, last().options.method, last().options.body]).toEqual([
      '/api/basket/lines',
      'POST',
      { part: '4B1606H-STD', quantity: 2 },
    ]);
    store.$isAdding.listen((isAdding) => done.push(`adding ${isAdding}`));
    await last().answer(ok(sampleBasket()));
    expect((await adding).ok).toBe(true);
    expect(done).toEqual(['badge 1', 'tabs', 'Item added', 'adding false']);
  });

  test('a failure is told, adds no notice, and the basket is read again because the outcome may be unknown', async () => {
    const { store, last, done } = openShop();
    const adding = store.addPart('4B1606H-STD', 1);
    await settled();
    await last().answer(offline);
    expect(last().path).toBe('/api/basket');
    await last().answer(ok(sampleBasket([sampleLine({ slug: 'AG-1' })])));
    expect((await adding).ok).toBe(false);
    expect(done).not.toContain('Item added');
    expect(store.$basket.get()?.quantity).toBe(1);
    expect(store.$isAdding.get()).toBe(false);
  });
});

// rule basket.pause
describe('changeQuantity', () => {
  test('shows the number at once and sends it 500 ms after the last press, once', async () => {
    const { store, calls, runTimers, last } = await openFilledShop();
    store.changeQuantity('line-1', 2);
    store.changeQuantity('line-1', 3);
    expect(store.$pending.get()['line-1']?.quantity).toBe(3);
    expect(calls).toHaveLength(1);
    expect(await runTimers()).toEqual([500]);
    expect([last().path, last().options.method, last().options.body]).toEqual([
      '/api/basket/lines/line-1',
      'PUT',
      { quantity: 3 },
    ]);
    await last().answer(ok(sampleBasket([sampleLine({ quantity: 3 })])));
    expect(store.$pending.get()).toEqual({});
    expect(calls).toHaveLength(2);
  });

  test('is sent at once, and outlives the page, when the page is left before the pause is over', async () => {
    const { store, calls, runTimers, last } = await openFilledShop();
    store.changeQuantity('line-1', 4);
    store.sendQuantitiesNow();
    await settled();
    expect([last().path, last().options.body, last().options.keepalive]).toEqual([
      '/api/basket/lines/line-1',
      { quantity: 4 },
      true,
    ]);
    expect(await runTimers()).toEqual([]);
    store.sendQuantitiesNow();
    await settled();
    expect(calls).toHaveLength(2);
  });

  test('a late answer does not overwrite a newer wish', async () => {
    const { store, runTimers, last } = await openFilledShop();
    store.changeQuantity('line-1', 2);
    await runTimers();
    const first = last();
    store.changeQuantity('line-1', 5);
    await first.answer(ok(sampleBasket([sampleLine({ quantity: 2 })])));
    expect(store.$pending.get()['line-1']?.quantity).toBe(5);
    await runTimers();
    expect(last().options.body).toEqual({ quantity: 5 });
  });

  test('below 1 nothing happens', async () => {
    const { store, runTimers } = await openFilledShop();
    store.changeQuantity('line-1', 0);
    expect(await runTimers()).toEqual([]);
  });

  test.each([
    [refuse('out-of-stock'), 'out-of-stock'],
    [refuse('shop-unavailable'), 'not-saved'],
    [offline, 'not-saved'],
  ] as const)('on failure the true number comes back with a reason', async (failure, problem) => {
    const { store, runTimers, last } = await openFilledShop();
    store.changeQuantity('line-1', 9);
    await runTimers();
    await last().answer(failure);
    await last().answer(ok(sampleBasket([sampleLine({ quantity: 4 })])));
    expect(store.$pending.get()).toEqual({});
    expect(store.$basket.get()?.lines[0]?.quantity).toBe(4);
    expect(store.$lineProblems.get()['line-1']).toBe(problem);
    store.changeQuantity('line-1', 5);
    expect(store.$lineProblems.get()['line-1']).toBeUndefined();
  });

  test('a line that is gone takes its wish and its timer with it', async () => {
    const { store, calls, runTimers } = await openFilledShop();
    store.changeQuantity('line-1', 2);
    store.awaitBasket()(sampleBasket([]));
    expect(store.$pending.get()).toEqual({});
    expect(await runTimers()).toEqual([]);
    expect(calls).toHaveLength(1);
  });
});

describe('removeLine', () => {
  const kitPart = sampleLine({ id: 'line-2', isKitComponent: true });

  test('of several lines: the buyer stays', async () => {
    const { store, last, done } = await openFilledShop(sampleBasket([sampleLine(), sampleLine({ id: 'line-3' })]));
    const removing = store.removeLine('line-1');
    await settled();
    expect(store.$pending.get()['line-1']?.isRemoval).toBe(true);
    expect([last().path, last().options.method]).toEqual(['/api/basket/lines/line-1', 'DELETE']);
    await last().answer(ok(sampleBasket([sampleLine({ id: 'line-3' })])));
    await removing;
    expect(done).toEqual(['badge 1', 'tabs']);
  });

  // rule basket.last-line
  test.each([[[]], [[kitPart]]])('of the last one that is seen: the buyer goes home', async (left) => {
    const { store, last, done } = await openFilledShop(sampleBasket([sampleLine(), kitPart]));
    const removing = store.removeLine('line-1');
    await settled();
    await last().answer(ok(sampleBasket(left)));
    await removing;
    expect(done).toContain('go /');
  });

  test('on failure the line stays and says so', async () => {
    const { store, last, done } = await openFilledShop();
    const removing = store.removeLine('line-1');
    await settled();
    await last().answer(refuse('shop-unavailable'));
    await last().answer(ok(sampleBasket()));
    await removing;
    expect(store.$lineProblems.get()['line-1']).toBe('not-removed');
    expect(store.$pending.get()).toEqual({});
    expect(done).not.toContain('go /');
  });

  test('pressed twice it is sent once, and a quantity pressed after it is not sent', async () => {
    const { store, calls, runTimers } = await openFilledShop();
    void store.removeLine('line-1');
    void store.removeLine('line-1');
    store.changeQuantity('line-1', 3);
    await settled();
    expect(await runTimers()).toEqual([]);
    expect(calls.filter(({ options }) => options.method === 'DELETE')).toHaveLength(1);
  });
});

describe('applyPromoCode', () => {
  test('sends the code without blanks and answers with what the shop says', async () => {
    const { store, last } = await openFilledShop();
    const applying = store.applyPromoCode(' RACE5 ');
    await settled();
    expect([last().path, last().options.body]).toEqual(['/api/basket/promo-code', { code: 'RACE5' }]);
    await last().answer(ok({ ...sampleBasket(), promoCode: 'RACE5' }));
    expect((await applying).ok).toBe(true);
    expect(store.$basket.get()?.promoCode).toBe('RACE5');
  });
});

describe('writes', () => {
  test('go out one after the other', async () => {
    const { store, calls, last } = await openFilledShop();
    void store.addPart('A-1', 1);
    void store.addPart('B-1', 1);
    await settled();
    expect(calls).toHaveLength(2);
    await last().answer(ok(sampleBasket()));
    expect(calls).toHaveLength(3);
    expect(last().options.body).toEqual({ part: 'B-1', quantity: 1 });
  });
});
