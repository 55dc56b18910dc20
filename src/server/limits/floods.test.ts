import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '#api/problem.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { makeProof } from '../proof/proof-for-tests.ts';
import { newKey, reachSummary, type TestVisitor } from '#scripts/test-kit/visitor.ts';

/** The figures themselves are those of `config/buckets.ts`; all of them at the sandbox take half a minute, a tenth shows the same. */
const pace = process.env['DEEP'] === '1' ? 1 : 0.1;

/** Real endpoints and sandbox, everybody behind the one address of the test kit. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ pace });
});
afterAll(() => shop.stop());

type Flood = { most: number; send: (turn: number) => ReturnType<TestVisitor['ask']> };

/** Sends until refused; how many were let through, and the refusal. */
async function flood({ most, send }: Flood) {
  for (let turn = 0; turn <= most * pace; turn += 1) {
    const answer = await send(turn);
    if (answer.status === 429) return { through: turn, answer };
  }
  throw new Error(`more than ${most} let through`);
}

const codeOf = ({ body }: { body: unknown }) => (body as Problem).code;

// rule request.pace
describe('a flood is refused with the time to wait', () => {
  const openFloods = async (): Promise<Record<string, Flood>> => {
    const guesser = shop.visit();
    await guesser.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 });
    const summary = shop.visit();
    const { agreed } = await reachSummary(summary);
    const stale = { ...agreed, shownTotal: { ...agreed.shownTotal, amount: 1 } };
    return {
      'promo codes of one basket': {
        most: 10,
        send: (turn) => guesser.ask('PUT', '/api/basket/promo-code', { code: `GUESS${turn}` }),
      },
      'VAT numbers of one basket': {
        most: 30,
        send: (turn) =>
          guesser.ask('PUT', '/api/checkout/vat-number', { vatNumber: `${100000000 + turn}B01`, country: 'NL' }),
      },
      'presses of one basket': {
        most: 30,
        send: () => summary.ask('POST', '/api/order', { key: newKey(), ...stale }),
      },
      baskets: {
        most: 40,
        send: () => shop.visit().ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 }),
      },
      'orders by their number': { most: 120, send: (turn) => shop.visit().ask('GET', `/api/order/ord_${turn}`) },
      searches: { most: 120, send: (turn) => shop.visit().ask('GET', `/api/search?q=4B${1000 + turn}`) },
      parts: { most: 300, send: (turn) => shop.visit().ask('GET', `/api/part/4B${1000 + turn}H-STD`) },
      'payment tokens': { most: 150, send: () => shop.visit().ask('POST', '/api/order/ord_1/payment', {}) },
    };
  };

  test('each within its figure', async () => {
    const floods = await openFloods();
    for (const [name, one] of Object.entries(floods)) {
      const { through, answer } = await flood(one);
      expect([name, through <= one.most * pace, codeOf(answer)]).toEqual([name, true, 'too-many-requests']);
      const { retryAfter } = answer.body as Problem;
      expect(retryAfter).toBeGreaterThan(0);
      expect(answer.headers.get('retry-after')).toBe(String(retryAfter));
    }
  });

  test('a buyer who came before with a basket of his own goes on at that address', async () => {
    const own = await openTestShop({ pace });
    try {
      const buyer = own.visit();
      const { agreed } = await reachSummary(buyer);
      const guesser = own.visit();
      await guesser.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 });
      await flood({ most: 10, send: () => guesser.ask('PUT', '/api/basket/promo-code', { code: 'GUESS' }) });
      await flood({
        most: 40,
        send: () => own.visit().ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 }),
      });
      expect((await buyer.ask('PUT', '/api/basket/promo-code', { code: 'NONE' })).status).toBe(422);
      expect((await buyer.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 })).status).toBe(200);
      const again = await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed });
      expect(codeOf(again)).not.toBe('too-many-requests');
    } finally {
      await own.stop();
    }
  });
});

// rule order.pace
test('orders of one address: the third shows a proof, the sixth waits, and trying in vain is no order', async () => {
  const own = await openTestShop({ pace: 1, storage: 'memory' });
  const order = async (change: object = {}) => {
    const buyer = own.visit();
    const { agreed } = await reachSummary(buyer);
    return buyer.ask('POST', '/api/order', { key: newKey(), ...agreed, ...change });
  };
  const prove = async () => ({ proof: await makeProof(await own.services.proofs.pose()) });
  try {
    for (let turn = 0; turn < 3; turn += 1) {
      const outdated = await order({ shownTotal: { amount: 1, currency: 'eur' } });
      expect([outdated.status, codeOf(outdated)]).toEqual([409, 'total-changed']);
    }
    expect([(await order()).status, (await order()).status]).toEqual([201, 201]);
    const third = await order();
    expect([third.status, codeOf(third)]).toEqual([403, 'proof-needed']);
    const proof = await prove();
    expect((await order(proof)).status).toBe(201);
    expect(codeOf(await order(proof))).toBe('proof-refused');
    expect([(await order(await prove())).status, (await order(await prove())).status]).toEqual([201, 201]);
    const sixth = await order(await prove());
    expect([sixth.status, codeOf(sixth)]).toEqual([429, 'too-many-requests']);
    expect((sixth.body as Problem).retryAfter).toBeGreaterThan(3_000);
    expect(own.sandbox.store.orders.list()).toHaveLength(5);
  } finally {
    await own.stop();
  }
});
