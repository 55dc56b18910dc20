import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepBasketCount, readBasketCount, readKeptCount } from './count.ts';
import { createBasketStore } from './create-basket.ts';
import { sampleBasket, sampleLine } from './sample.ts';
import type { BasketEffects } from './state.ts';

const basketOf = (quantity: number) => sampleBasket(quantity > 0 ? [sampleLine({ quantity })] : []);
const nothing = () => undefined;

/** The browser's cookies, of which each is written by itself. */
function stubCookies(): void {
  const cookies = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    },
  });
}

beforeEach(() => {
  stubCookies();
  document.cookie = 'basketCount=3.first';
  vi.stubGlobal('location', { protocol: 'http:' });
});
afterEach(() => vi.unstubAllGlobals());

const [ordered, changed, begun] = ['orderedBasket=first', 'basketCount=7.first', 'basketCount=3.second'];

/** A page that shows three pieces; its questions are answered by hand. */
function openPage() {
  const waiting: { method: string; answer: (quantity: number) => Promise<void> }[] = [];
  const call = (_path: string, _schema: unknown, { method = 'GET' }: { method?: string } = {}) =>
    new Promise((resolve) => {
      const answer = async (quantity: number) => {
        resolve({ ok: true, value: basketOf(quantity) });
        await new Promise(setImmediate);
      };
      waiting.push({ method, answer });
    });
  const store = createBasketStore({
    ...{ call, schedule: () => nothing, go: nothing, announceAdded: nothing, notifyTabs: nothing },
    ...{ readCount: readKeptCount, showCount: keepBasketCount },
  } as unknown as BasketEffects);
  store.awaitBasket()(basketOf(3));
  const next = () => readBasketCount(document.cookie);
  return { store, waiting, next, quantity: () => store.$basket.get()?.quantity };
}

// rule basket.late-answers
describe('the number of the next page', () => {
  test.each([
    ['the newer answer comes last', [0, 1]],
    ['the newer answer comes first', [1, 0]],
  ])('of two readings the newer one counts: %s', async (_what, order) => {
    const { store, waiting, next, quantity } = openPage();
    void store.loadBasket();
    void store.loadBasket();
    for (const index of order) await waiting[index]?.answer(index === 0 ? 2 : 5);
    expect([quantity(), next()]).toEqual([5, 5]);
  });

  test.each([
    ['ordered in another tab', ordered, 0],
    ['changed in another tab', changed, 7],
    ['ordered, and the next one begun with as many pieces', begun, 3],
  ])('a reading that comes after the basket was %s does not undo it', async (_what, cookie, count) => {
    const { store, waiting, next } = openPage();
    void store.loadBasket();
    document.cookie = cookie;
    await waiting[0]?.answer(4);
    expect(next()).toBe(count);
  });

  test('an answer of another endpoint does not undo it either', () => {
    const { store, next } = openPage();
    const take = store.awaitBasket();
    document.cookie = ordered;
    take(basketOf(4));
    expect(next()).toBe(0);
  });

  test('a change whose answer comes after the basket was ordered in another tab is put right by reading again', async () => {
    const { store, waiting, next, quantity } = openPage();
    void store.applyPromoCode('RALLY26');
    document.cookie = ordered;
    void store.loadBasket();
    await waiting[1]?.answer(0);
    document.cookie = 'basketCount=4.first';
    await waiting[0]?.answer(4);
    expect(waiting.map(({ method }) => method)).toEqual(['PUT', 'GET', 'GET']);
    await waiting[2]?.answer(0);
    expect([quantity(), next()]).toEqual([0, 0]);
  });

  test('a change during which nothing was asked is not read again', async () => {
    const { store, waiting, quantity } = openPage();
    void store.applyPromoCode('RALLY26');
    await waiting[0]?.answer(4);
    expect([quantity(), waiting.length]).toEqual([4, 1]);
  });
});
