import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBasketCount, readBasketCount } from './count.ts';
import { createBasketStore } from './create-basket.ts';
import { sampleBasket, sampleLine } from './sample.ts';
import type { BasketEffects } from './state.ts';

type Reading = 'first' | 'second';
/** `cookie`: what its header makes of the cookie; a shop that knows of no basket sends none. */
type Answer = { reading: Reading; quantity: number; cookie?: number };

const basketOf = (quantity: number) => sampleBasket(quantity > 0 ? [sampleLine({ quantity })] : []);
const nothing = () => undefined;

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'basketCount=3' });
  vi.stubGlobal('location', { protocol: 'http:' });
});
afterEach(() => vi.unstubAllGlobals());

/** A page that shows three pieces asks twice, and the answers come as told; what the next page's badge says then. */
async function readTwice(answers: readonly Answer[]): Promise<number> {
  const waiting: ((answer: unknown) => void)[] = [];
  const call = () => new Promise((resolve) => waiting.push(resolve));
  const store = createBasketStore({
    ...{ call, schedule: () => nothing, go: nothing, announceAdded: nothing, notifyTabs: nothing },
    showCount: (quantity: number, late?: number) => late !== undefined && keepBasketCount(quantity, late),
  } as unknown as BasketEffects);
  store.setBasket(basketOf(3));
  const readings = { first: store.loadBasket(), second: store.loadBasket() };
  for (const { reading, quantity, cookie } of answers) {
    if (cookie !== undefined) document.cookie = `basketCount=${cookie}`;
    waiting[reading === 'first' ? 0 : 1]?.({ ok: true, value: basketOf(quantity) });
    await readings[reading];
  }
  expect(store.$basket.get()?.quantity).toBe(answers.find(({ reading }) => reading === 'second')?.quantity);
  return readBasketCount(document.cookie);
}

// rule basket.badge
test.each<[string, Answer[], number]>([
  [
    'an overtaken answer that is younger than the page is not undone by it',
    [
      { reading: 'first', quantity: 0, cookie: 0 },
      { reading: 'second', quantity: 0 },
    ],
    0,
  ],
  [
    'an overtaken answer that comes last is put right by what is shown',
    [
      { reading: 'second', quantity: 0 },
      { reading: 'first', quantity: 3, cookie: 3 },
    ],
    0,
  ],
  [
    'an overtaken answer that comes first is put right by the awaited one, though that brings no cookie',
    [
      { reading: 'first', quantity: 2, cookie: 2 },
      { reading: 'second', quantity: 0 },
    ],
    0,
  ],
  [
    'the cookie of the awaited answer stands',
    [
      { reading: 'first', quantity: 2, cookie: 2 },
      { reading: 'second', quantity: 5, cookie: 5 },
    ],
    5,
  ],
])('%s', async (_what, answers, left) => {
  expect(await readTwice(answers)).toBe(left);
});
