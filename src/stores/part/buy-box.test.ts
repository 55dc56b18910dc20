import type { BasketAnswer } from '#api/basket.ts';
import type { CallResult } from '#api/call.ts';
import type { LivePart } from '#api/part.ts';
import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { sampleBasket, sampleLine } from '../basket/sample.ts';
import type { BasketResult } from '../basket/state.ts';
import { createBuyBox } from './buy-box.ts';

const slug = '4B1606H-STD';
const euro = (amount: number) => ({ amount, currency: 'eur' as const });
const live = (stock: Partial<LivePart['stock']> = {}, inBasket = 0): LivePart => ({
  slug,
  net: euro(9138),
  gross: euro(11_240),
  promotion: null,
  inBasket,
  availability: { case: 'instock', message: 'In stock', delivery: null, note: null, colour: 'green', max: 5 },
  stock: { default: 3, dropship: 0, alternative: 0, inTransit: [], manufacturer: 2, ...stock },
  today: '2026-11-21',
});

function openBox() {
  const $basket = atom<BasketAnswer | null>(null);
  const calls: string[] = [];
  const added: number[] = [];
  let answers: CallResult<LivePart>[] = [];
  let result: (result: BasketResult) => void = () => undefined;
  const box = createBuyBox(slug, {
    call: (async (path: string) => {
      calls.push(path);
      return answers.shift();
    }) as never,
    addPart: (_slug, quantity) => {
      added.push(quantity);
      return new Promise((resolve) => (result = resolve));
    },
    $basket,
  });
  return {
    ...box,
    $basket,
    calls,
    added,
    answer: (...next: CallResult<LivePart>[]) => void (answers = next),
    finish: (end: BasketResult) => result(end),
  };
}

async function openLoadedBox(part = live()) {
  const box = openBox();
  box.answer({ ok: true, value: part });
  await box.load();
  return box;
}

describe('setQuantity', () => {
  test('stays between 1 and the maximum and decides the availability anew', async () => {
    const { $box, $offer, setQuantity } = await openLoadedBox();
    setQuantity(9);
    expect($box.get().quantity).toBe(5);
    expect($offer.get()?.availability.case).toBe('airfreight');
    setQuantity(0);
    expect($box.get().quantity).toBe(1);
    expect($offer.get()?.availability.case).toBe('instock');
  });

  test('counts what the basket holds already', async () => {
    const { $basket, $offer } = await openLoadedBox(live({}, 1));
    expect($offer.get()).toMatchObject({ inBasket: 1, availability: { max: 4 } });
    $basket.set(sampleBasket([sampleLine({ quantity: 4 }), sampleLine({ id: 'kit', isKitComponent: true })]));
    expect($offer.get()).toMatchObject({ inBasket: 4, availability: { case: 'airfreight', max: 1 } });
  });
});

describe('add', () => {
  test.each([
    ['before the answer, within it', 2, [2], { quantity: 2, isAdding: true, problem: null }],
    ['before the answer, for more than there is', 3, [], { quantity: 2, isAdding: false, problem: 'out-of-stock' }],
  ])('pressed %s', async (_, wanted, put, box) => {
    const { $box, setQuantity, add, answer, added } = openBox();
    answer({ ok: true, value: live({ default: 2, manufacturer: 0 }) });
    setQuantity(wanted);
    void add();
    await expect.poll(() => $box.get()).toMatchObject({ progress: 'ready', ...box });
    expect(added).toEqual(put);
  });

  test('does nothing when nothing can be had', async () => {
    const { add, added } = await openLoadedBox(live({ default: 0, manufacturer: 0 }));
    await add();
    expect(added).toEqual([]);
  });
});

// rule basket.quantity-back
describe('watchBasket', () => {
  test('another number of pieces in the basket sets the quantity back to 1', async () => {
    const { $box, $basket, setQuantity, watchBasket } = await openLoadedBox();
    const stop = watchBasket();
    setQuantity(3);
    expect($box.get().quantity).toBe(3);
    $basket.set(sampleBasket([sampleLine({ quantity: 1 })]));
    expect($box.get().quantity).toBe(1);
    stop();
  });
});
