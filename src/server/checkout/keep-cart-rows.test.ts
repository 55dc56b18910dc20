import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CheckoutAnswer } from '#api/checkout.ts';
import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { reachSummary, testDraft } from '#scripts/test-kit/visitor.ts';
import { createLog } from '../log.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { keepCartRows } from './keep-cart-rows.ts';
import { deleteDraft, readDraft, saveDraft } from './stored-draft.ts';

const hourMs = 60 * 60 * 1000;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
});
afterAll(() => shop.stop());
afterEach(() => void vi.useRealTimers());

// rules checkout.nothing-lost and basket.lifetime
test.each(['/api/basket', '/api/checkout'])(
  'what was typed and accepted lasts as long as the basket that %s is asked for',
  async (path) => {
    const visitor = shop.visit();
    const shipping = { ...testDraft.shipping, country: 'DE', postcode: '10115' };
    await reachSummary(visitor, { draft: { shipping } });
    await visitor.ask('PUT', '/api/checkout/company', { isCompany: true });
    await visitor.ask('PUT', '/api/checkout/vat-number', { vatNumber: '123456789', country: 'DE' });
    const read = async () => (await visitor.ask('GET', '/api/checkout')).body as CheckoutAnswer;
    const before = await read();
    const start = Date.now();
    for (const hours of [20, 43]) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + hours * hourMs });
      expect((await visitor.ask('GET', path)).status).toBe(200);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: start + 66 * hourMs });
    const { draft, isCompany, takenVatNumber, saveNumber } = await read();
    expect({ draft, isCompany, takenVatNumber, saveNumber }).toEqual({
      ...{ draft: before.draft, isCompany: true, saveNumber: before.saveNumber },
      takenVatNumber: { country: 'DE', number: '123456789' },
    });
    expect(draft.email).toBe(testDraft.email);
  },
);

test('the storage is written to no more than once an hour', async () => {
  const visitor = shop.visit();
  await reachSummary(visitor);
  const swap = vi.spyOn(shop.services.storage, 'compareAndSwap');
  const start = Date.now();
  for (const minutes of [1, 30, 59]) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 });
    await visitor.ask('GET', '/api/basket');
  }
  const keys = swap.mock.calls.map(([key]) => key);
  swap.mockRestore();
  expect(keys.filter((key) => /^(draft|terms|cart-country):/.test(key))).toEqual([]);
});

const deps = () => ({ storage: createMemoryStorage(() => Date.now()), log: createLog('silent') });
const newer = { ...testDraft, email: 'newer@buyer.example' };

// rule checkout.late-save
test.each([
  ['saved', (shared: ReturnType<typeof deps>) => saveDraft(shared, 'cart-1', { draft: newer }), newer],
  ['deleted', (shared: ReturnType<typeof deps>) => deleteDraft(shared, 'cart-1'), emptyCheckoutDraft],
])('what is %s meanwhile stays as it is', async (_what, meanwhile, left) => {
  const shared = deps();
  await saveDraft(shared, 'cart-1', { draft: testDraft });
  const { storage } = shared;
  const get: typeof storage.get = async (key) => {
    const text = await storage.get(key);
    if (key.startsWith('draft:')) await meanwhile(shared);
    return text;
  };
  expect(await keepCartRows({ ...shared, storage: { ...storage, get } }, 'cart-1')).toBe(true);
  expect(await readDraft(shared, 'cart-1')).toEqual(left);
});

test('that it cannot be written is logged, and no reason not to answer', async () => {
  const shared = deps();
  await saveDraft(shared, 'cart-1', { draft: testDraft });
  const codes: string[] = [];
  const compareAndSwap = () => Promise.reject(new Error('disk full'));
  const log = { warn: (code: string) => void codes.push(code) };
  expect(await keepCartRows({ log, storage: { ...shared.storage, compareAndSwap } }, 'cart-1')).toBe(false);
  expect(codes).toEqual(['cart-rows-not-kept']);
});
