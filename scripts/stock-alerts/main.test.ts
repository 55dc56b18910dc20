import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, testEnv, type TestShop } from '../test-kit/shop.ts';
import { runLook } from './main.ts';

const slug = '10B1580H-STD';
const email = 'waits@buyer.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const environment = () => testEnv(shop.sandbox, shop.services.env.DATA_DIR);
const mails = () => shop.sandbox.store.mails.list().filter(({ to }) => to.includes(email));

function setStock(pieces: number): void {
  const part = shop.sandbox.store.parts.bySlug(slug);
  if (part) {
    const stock = { default: pieces, dropship: 0, alternative: 0, manufacturer: 0, inTransit: [] };
    shop.sandbox.store.parts.save({ ...part, stock });
  }
}

test('nobody waits: said, and content', async () => {
  expect(await runLook(environment())).toEqual({
    code: 0,
    lines: ['0 confirmed requests for 0 parts; 0 requests whose part is back.'],
  });
});

test('beside the serving shop: stock comes, the mail goes out once, however often the command runs', async () => {
  setStock(0);
  await shop.visit().ask('POST', '/api/stock-alert', { slug, email });
  await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 10_000 });
  const link = /confirm#(\S+)/.exec(mails()[0]?.text ?? '')?.[1];
  await shop.visit().ask('POST', '/api/stock-alert/confirm', { link });
  expect(await runLook(environment())).toMatchObject({ code: 0 });
  expect(mails()).toHaveLength(1);

  shop.sandbox.store.faults.set({ operation: '*', mode: 'error-before' });
  const away = await runLook(environment());
  expect(away).toMatchObject({ code: 1 });
  expect(away.lines.join()).toContain('1 part could not be asked for');
  shop.sandbox.store.faults.clear();

  setStock(2);
  const looks = await Promise.all([runLook(environment()), runLook(environment())]);
  expect(looks.map(({ lines }) => lines.join()).join()).not.toContain(email);
  await vi.waitFor(() => expect(mails()).toHaveLength(2), { timeout: 10_000 });
  expect(await runLook(environment())).toMatchObject({ code: 0 });
  expect(mails()).toHaveLength(2);
});

test.each([
  [{ STORAGE: 'memory' }, /STORAGE=sqlite or redis/],
  [{ STORAGE: 'redis' }, /REDIS_URL is missing/],
  [{ STOCK_ALERT_EVERY: 'often' }, /STOCK_ALERT_EVERY is wrong/],
])('%j: says why it cannot run', async (change, why) => {
  const { code, lines } = await runLook({ ...environment(), ...change });
  expect([code, lines.join('\n')]).toEqual([2, expect.stringMatching(why)]);
});
