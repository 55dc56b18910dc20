import type { BasketAnswer } from '#api/basket.ts';
import type { CallResult } from '#api/call.ts';
import { describe, expect, test } from 'vitest';
import { offline, ok, openFilledShop, openShop, refuse, settled } from './basket-for-tests.ts';
import { sampleBasket, sampleLine } from './sample.ts';

// rule basket.lost-answer
describe('an answer that was lost', () => {
  const three = sampleLine({ quantity: 3 });
  const lost: [string, CallResult<BasketAnswer>][] = [
    ['no connection', offline],
    ['the shop heard nothing of the office', refuse('shop-unavailable')],
  ];

  test.each(lost)('%s: the part is in the basket, and that is said', async (_case, answer) => {
    const { store, last, done } = await openFilledShop();
    const adding = store.addPart('4B1606H-STD', 2);
    await settled();
    await last().answer(answer);
    await last().answer(ok(sampleBasket([three])));
    expect((await adding).ok).toBe(true);
    expect(done).toContain('Item added');
  });

  test.each(lost)('%s: the part is not in it, and can be added again', async (_case, answer) => {
    const { store, last, done } = await openFilledShop();
    const adding = store.addPart('4B1606H-STD', 2);
    await settled();
    await last().answer(answer);
    await last().answer(ok(sampleBasket()));
    expect(await adding).toEqual(answer);
    expect(done).not.toContain('Item added');
  });

  test.each([
    [2, false],
    [1, true],
  ])('with %i in a basket that this page had not read: in it: %s', async (inBasket, isIn) => {
    const { store, last } = openShop();
    const adding = store.addPart('4B1606H-STD', 2, inBasket);
    await settled();
    await last().answer(offline);
    await last().answer(ok(sampleBasket([three])));
    expect((await adding).ok).toBe(isIn);
  });

  // rule request.cookies-for-own-pages
  test('a first one: the basket is asked for by its name in a body, never in an address', async () => {
    let kept: string | undefined;
    const opening = { name: () => (kept ??= 'n'.repeat(32)), kept: () => kept, end: () => (kept = undefined) };
    const { store, calls, last } = openShop({ opening });
    const adding = store.addPart('4B1606H-STD', 3);
    await settled();
    await last().answer(offline);
    await last().answer(ok(sampleBasket([three])));
    expect((await adding).ok).toBe(true);
    expect(calls.map(({ path, options }) => [path, options.method, options.body])).toEqual([
      ['/api/basket/lines', 'POST', { part: '4B1606H-STD', quantity: 3, opening: 'n'.repeat(32) }],
      ['/api/basket', 'POST', { opening: 'n'.repeat(32) }],
    ]);
    void store.loadBasket();
    expect([last().path, last().options.method]).toEqual(['/api/basket', undefined]);
  });

  test('nobody knows where the basket cannot be read either', async () => {
    const { store, last, runTimers } = await openFilledShop();
    const adding = store.addPart('4B1606H-STD', 2);
    await settled();
    await last().answer(offline);
    await last().answer(offline);
    expect(await adding).toMatchObject({ problem: { code: 'not-known' } });
    store.changeQuantity('line-1', 4);
    await runTimers();
    await last().answer(offline);
    await last().answer(offline);
    expect(store.$lineProblems.get()['line-1']).toBe('not-known');
  });

  test('a quantity that arrived is no problem', async () => {
    const { store, last, runTimers } = await openFilledShop();
    store.changeQuantity('line-1', 3);
    await runTimers();
    await last().answer(offline);
    await last().answer(ok(sampleBasket([three])));
    expect(store.$lineProblems.get()['line-1']).toBeUndefined();
  });

  test('the last line that is out leads home', async () => {
    const { store, last, done } = await openFilledShop();
    const removing = store.removeLine('line-1');
    await settled();
    await last().answer(offline);
    await last().answer(ok(sampleBasket([])));
    await removing;
    expect(done).toContain('go /');
  });

  test('a promo code that was taken is taken', async () => {
    const { store, last } = await openFilledShop();
    const applying = store.applyPromoCode('rally26');
    await settled();
    await last().answer(offline);
    await last().answer(ok({ ...sampleBasket(), promoCode: 'RALLY26' }));
    expect((await applying).ok).toBe(true);
  });
});
