import type { BasketAnswer } from '#api/basket.ts';
import type { CallOptions, CallResult } from '#api/call.ts';
import { createBasketStore } from './create-basket.ts';
import { sampleBasket } from './sample.ts';
import type { BasketEffects } from './state.ts';

export type PendingCall = {
  path: string;
  options: CallOptions;
  answer: (result: CallResult<BasketAnswer>) => Promise<void>;
};
export const ok = (basket: BasketAnswer): CallResult<BasketAnswer> => ({ ok: true, value: basket });
export const refuse = (code: 'out-of-stock' | 'shop-unavailable' | 'not-found'): CallResult<BasketAnswer> => ({
  ok: false,
  problem: { code, ref: 'r1' },
});
export const offline: CallResult<BasketAnswer> = { ok: false, problem: { code: 'offline', ref: '' } };
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A shop whose answers a test gives by hand. */
export function openShop(more: Pick<BasketEffects, 'cookies' | 'opening'> = {}) {
  const calls: PendingCall[] = [];
  const done: string[] = [];
  const timers = new Map<number, { run: () => void; delayMs: number }>();
  let timerId = 0;
  const effects: BasketEffects = {
    call: ((path: string, _schema: unknown, options: CallOptions = {}) =>
      new Promise((resolve) => {
        calls.push({ path, options, answer: async (result) => (resolve(result), settled()) });
      })) as unknown as BasketEffects['call'],
    schedule: (run, delayMs) => {
      const id = (timerId += 1);
      timers.set(id, { run, delayMs });
      return () => void timers.delete(id);
    },
    go: (path) => done.push(`go ${path}`),
    announceAdded: () => done.push('Item added'),
    readCount: () => '',
    showCount: (quantity) => done.push(`badge ${quantity}`),
    notifyTabs: () => done.push('tabs'),
    ...more,
  };
  const store = createBasketStore(effects);
  const runTimers = async () => {
    const due = [...timers.values()];
    timers.clear();
    due.forEach(({ run }) => run());
    await settled();
    return due.map(({ delayMs }) => delayMs);
  };
  const last = () => calls.at(-1) as PendingCall;
  return { store, calls, done, runTimers, last };
}

/** The same with a basket that was read. */
export async function openFilledShop(basket = sampleBasket()) {
  const shop = openShop();
  void shop.store.loadBasket();
  await shop.last().answer(ok(basket));
  shop.done.length = 0;
  return shop;
}
