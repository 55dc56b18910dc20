import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../storage/memory.ts';
import { createOrderPace } from './order-pace.ts';

const hour = 3_600_000;

function begin() {
  const clock = { at: 0 };
  const storage = createMemoryStorage(() => clock.at);
  const open = () =>
    createOrderPace({
      ...{ storage, now: () => clock.at, blind: (text: string) => `blind${text.length}${text.at(-1)}` },
      ...{ most: 5, proofFrom: 3, windowSeconds: 3600 },
    });
  const carts = 'abcdefghijklmnopqrstuvwxyz';
  const ordinal = async (cart: string, pace = open(), address = '198.51.100.7') => {
    const taken = await pace.take(address, cart);
    return taken.kind === 'taken' ? taken.ordinal : -taken.seconds;
  };
  return { clock, storage, open, ordinal, carts };
}

// rule order.pace
describe('orders of one address within an hour', () => {
  test('are numbered; the sixth waits until the first is an hour old', async () => {
    const { clock, ordinal } = begin();
    const seen: number[] = [];
    for (const cart of 'abcdef') {
      seen.push(await ordinal(cart));
      clock.at += 60_000;
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, -(3600 - 5 * 60)]);
    clock.at = hour;
    expect(await ordinal('f')).toBe(5);
    expect(await ordinal('g')).toBeLessThan(0);
  });

  test('another address has its own, and a basket that is sent again takes no second place', async () => {
    const { ordinal, open } = begin();
    for (const cart of 'abcde') await ordinal(cart);
    expect(await ordinal('a')).toBe(1);
    expect(await ordinal('z', open(), '198.51.100.48')).toBe(1);
  });

  test('what became no order is not counted', async () => {
    const { open, ordinal } = begin();
    for (const cart of 'abcdefghij') {
      const taken = await open().take('198.51.100.7', cart);
      if (taken.kind === 'taken') await taken.release();
    }
    expect(await ordinal('k')).toBe(1);
  });

  test('at the same moment, over several servers, no two are the same', async () => {
    const { ordinal, carts, open } = begin();
    const servers = [open(), open()];
    const all = await Promise.all([...carts].slice(0, 20).map((cart, turn) => ordinal(cart, servers[turn % 2])));
    expect(all.filter((one) => one > 0).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  test('never more than five within any hour', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 2_000_000 }), { maxLength: 26 }), async (pauses) => {
        const { clock, ordinal, carts } = begin();
        const taken: number[] = [];
        for (const [turn, pause] of pauses.entries()) {
          clock.at += pause;
          if ((await ordinal(carts[turn] ?? '')) > 0) taken.push(clock.at);
        }
        for (const [index, at] of taken.entries())
          expect((taken[index + 5] ?? Infinity) - at).toBeGreaterThanOrEqual(hour);
      }),
    );
  });

  test('keeps neither address nor basket', async () => {
    const { ordinal, storage } = begin();
    await ordinal('cart-4711');
    expect(JSON.stringify(await storage.list(''))).not.toMatch(/198\.51|4711/);
  });
});
