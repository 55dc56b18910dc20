import type { CallOptions } from '#api/call.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleBasket, sampleLine } from './sample.ts';
import type { BasketEffects } from './state.ts';
import { createBasketStore } from './create-basket.ts';

type Wish = { lineId: string; quantity: number };
type Shop = Map<string, number>;

const lineIds = ['line-1', 'line-2'];
const wishes = fc.array(fc.record({ lineId: fc.constantFrom(...lineIds), quantity: fc.integer({ min: 1, max: 9 }) }), {
  minLength: 1,
  maxLength: 8,
});
const answerOf = (shop: Shop) => sampleBasket([...shop].map(([id, quantity]) => sampleLine({ id, quantity })));

/** A shop whose requests and answers take as long as the scheduler likes; `fails` says which writes are lost on the way. */
function openShop(scheduler: fc.Scheduler, shop: Shop, fails: () => 'no' | 'before' | 'after') {
  const call = async (path: string, _schema: unknown, options: CallOptions = {}) => {
    const fate = options.method ? fails() : 'no';
    await scheduler.schedule(Promise.resolve(), `request ${path}`);
    const wish = options.body as { quantity: number } | undefined;
    if (wish && fate !== 'before') shop.set(path.split('/').at(-1) ?? '', wish.quantity);
    const answer = answerOf(shop);
    await scheduler.schedule(Promise.resolve(), `answer ${path}`);
    return fate === 'no' ? { ok: true, value: answer } : { ok: false, problem: { code: 'offline', ref: '' } };
  };
  const schedule: BasketEffects['schedule'] = (run) => {
    let isCalledOff = false;
    void scheduler.schedule(Promise.resolve(), 'timer').then(() => isCalledOff || run());
    return () => {
      isCalledOff = true;
    };
  };
  const nothing = () => undefined;
  const effects = {
    call,
    schedule,
    go: nothing,
    announceAdded: nothing,
    readCount: () => '',
    showCount: nothing,
    notifyTabs: nothing,
  };
  return createBasketStore(effects as unknown as BasketEffects);
}

async function press(scheduler: fc.Scheduler, store: ReturnType<typeof openShop>, pressed: Wish[]) {
  store.awaitBasket()(answerOf(new Map(lineIds.map((id) => [id, 1]))));
  const presses = pressed.map((wish) => ({
    label: `press ${wish.lineId} ${wish.quantity}`,
    builder: async () => {
      store.changeQuantity(wish.lineId, wish.quantity);
      if (wish.quantity % 3 === 0) void store.loadBasket();
    },
  }));
  scheduler.scheduleSequence(presses);
  await scheduler.waitIdle();
}

const displayedLines = (store: ReturnType<typeof openShop>) =>
  new Map(store.$basket.get()?.lines.map(({ id, quantity }) => [id, quantity]));

// rule basket.pause
describe('changeQuantity under any interleaving of presses, timers, requests and answers', () => {
  test('ends in what was asked last, in the shop and on the page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), wishes, async (scheduler, pressed) => {
        const shop: Shop = new Map(lineIds.map((id) => [id, 1]));
        const store = openShop(scheduler, shop, () => 'no');
        await press(scheduler, store, pressed);
        const wanted = new Map(
          lineIds.map((id) => [id, pressed.findLast(({ lineId }) => lineId === id)?.quantity ?? 1]),
        );
        expect(shop).toEqual(wanted);
        expect(displayedLines(store)).toEqual(wanted);
        expect(store.$pending.get()).toEqual({});
      }),
      { numRuns: 300 },
    );
  });

  test('with lost requests and lost answers the page ends in what the shop holds', async () => {
    const fates = fc.infiniteStream(fc.constantFrom('no' as const, 'before' as const, 'after' as const));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), wishes, fates, async (scheduler, pressed, fate) => {
        const shop: Shop = new Map(lineIds.map((id) => [id, 1]));
        const store = openShop(scheduler, shop, () => fate.next().value);
        await press(scheduler, store, pressed);
        expect(displayedLines(store)).toEqual(shop);
        expect(store.$pending.get()).toEqual({});
      }),
      { numRuns: 300 },
    );
  });
});
