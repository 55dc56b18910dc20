import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '#scripts/test-kit/shop.ts';
import { memoryTimes } from '../live/decide-wait.ts';

/** With the deadlines of daily work, passed by the clock: what hangs is waited for. */
const shop = await openTestShop({
  timing: {
    live: memoryTimes,
    breaks: true,
    fetch: globalThis.fetch,
    startDeadline: (ms) => AbortSignal.timeout(ms),
  },
});
afterAll(() => shop.stop());

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

// rule availability.shared
test('when nothing answers, the first wait for one deadline, with a basket too, and the next less than 300 ms', async () => {
  const buyer = shop.visit();
  await buyer.ask('POST', '/api/basket/lines', { part: '4B1606H-STD', quantity: 1 });
  shop.sandbox.store.faults.set({ operation: '*', mode: 'hang' });
  const look = (slug: string) =>
    Promise.all([buyer, shop.visit()].map((visitor) => time(() => visitor.ask('GET', `/api/part/${slug}`))));
  const first = Math.max(...(await look('AR-1')));
  expect(first).toBeGreaterThan(4_000);
  expect(first).toBeLessThan(6_000);
  for (const slug of ['AR-1', 'AB-1', '4B1606H-.25', 'AG-1'])
    expect(Math.max(...(await look(slug))), slug).toBeLessThan(300);
}, 20_000);
