import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OrderAnswer, type Placed } from '#api/order.ts';
import type { Problem } from '#api/problem.ts';
import {
  clientIdOf,
  openPaymentWindow,
  type PaymentWindow,
  tokenOf,
  type Widgets,
} from '#scripts/test-kit/payment-window.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary } from '#scripts/test-kit/visitor.ts';
import { recordLog } from '../log-for-tests.ts';
import { createTestLimits } from '../limits/limits-for-tests.ts';
import { createOrderPayments } from './order-payments.ts';

const { log, lines } = recordLog();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ log });
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

/** A buyer with an order to pay; each window is one of the same browser. */
async function placed(payment: 'paypal' | 'revolut' = 'paypal') {
  const buyer = shop.visit();
  const { agreed } = await reachSummary(buyer, { payment });
  const { orderId } = (await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).body as Placed;
  const askShop = (method: string, path: string, body?: unknown) => buyer.ask(method, path, body);
  const open = () => openPaymentWindow({ askShop, sandbox: shop.sandbox, orderId });
  const post = (end: string, body: unknown) => buyer.ask('POST', `/api/order/${orderId}/${end}`, body);
  return {
    ...{ buyer, orderId, open, post, total: agreed.shownTotal.amount },
    read: async () => (await buyer.ask('GET', `/api/order/${orderId}`)).body as OrderAnswer & { yours: true },
    captured: () =>
      shop.sandbox.store.payments
        .list()
        .filter((payment) => payment.orderId === orderId && payment.status === 'captured')
        .map(({ amount }) => amount),
    mails: (words: RegExp) =>
      shop.sandbox.store.mails
        .list()
        .filter(
          ({ subject }) =>
            words.test(subject) && subject.includes(shop.sandbox.store.orders.byId(orderId)?.number ?? '-'),
        ),
  };
}
type Placing = Awaited<ReturnType<typeof placed>>;

async function openWidgets(window: PaymentWindow): Promise<Widgets> {
  const widgets = await window.open();
  if (widgets === null) throw new Error('nothing to pay with');
  return widgets;
}

async function approveIn(window: PaymentWindow) {
  const widgets = await openWidgets(window);
  const clientId = clientIdOf(widgets);
  const id = (await window.openProviderOrder(widgets, clientId)) ?? '';
  await window.approve(id);
  return { id, clientId };
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];
const ways = ['paypal', 'revolut'] as const;

/** A payment that no window of ours would make: with an order at PayPal of its own, or another amount. */
function takeBehindOurBack({ orderId }: Placing, amount: number): void {
  const { payments, orders } = shop.sandbox.store;
  const currency = orders.byId(orderId)?.currency ?? 'eur';
  payments.capture(payments.create({ provider: 'paypal', reference: orderId, amount, currency }).id);
}

// rule payment.one-provider-order
describe('two windows', () => {
  test('of PayPal are given the same order to pay, also when both make one at the same moment', async () => {
    const { open } = await placed();
    const windows = [open(), open(), open()];
    const opened = await Promise.all(
      windows.map(async (window) => {
        const widgets = await openWidgets(window);
        return window.openProviderOrder(widgets, clientIdOf(widgets));
      }),
    );
    expect(new Set(opened)).toEqual(new Set([expect.stringMatching(/./)]));
    expect(new Set(opened).size).toBe(1);
  });

  test('of Revolut are handed the same token, and the commerce API is asked for one', async () => {
    const { open, post } = await placed('revolut');
    const before = shop.sandbox.store.calls.counts()['getPaymentWidgets'] ?? 0;
    const first = await openWidgets(open());
    const second = await openWidgets(open());
    expect(second.widgets).toEqual(first.widgets);
    expect(shop.sandbox.store.calls.counts()['getPaymentWidgets']).toBe(before + 1);
    expect(first.widgets[0]).toHaveProperty('token');
    const renewed = (await post('payment', { gone: tokenOf(first) })).body as Widgets;
    expect(tokenOf(renewed)).not.toBe(tokenOf(first));
    expect(tokenOf(await openWidgets(open()))).toBe(tokenOf(renewed));
  });

  // rule payment.once
  test('that capture at the same moment end in one payment', async () => {
    const order = await placed();
    const [first, second] = [order.open(), order.open()];
    const { id, clientId } = await approveIn(first);
    const letIn = await Promise.all([first.mayCapture(id), second.mayCapture(id)]);
    expect(letIn.toSorted()).toEqual([false, true]);
    const [payer, other] = letIn[0] ? [first, second] : [second, first];
    expect(await other.mayCapture(id)).toBe(false);
    await payer.confirm(await payer.take(id, clientId));
    expect((await other.confirm())?.order.paymentStatus).toBe('fullypaid');
    expect(order.captured()).toEqual([order.total]);
    expect((await order.read()).order.paymentFault).toBeUndefined();
  });

  test('the one that was let through asks again: it is let through again, after a decline anybody', async () => {
    const { open } = await placed();
    const [first, second] = [open(), open()];
    const { id } = await approveIn(first);
    expect([await first.mayCapture(id), await first.mayCapture(id), await second.mayCapture(id)]).toEqual([
      true,
      true,
      false,
    ]);
    await second.confirm({ providerOrder: id, outcome: 'declined', amount: null });
    expect(await second.mayCapture(id), 'its own decline ends no other window’s right').toBe(false);
    await first.confirm({ providerOrder: id, outcome: 'declined', amount: null });
    expect(await second.mayCapture(id)).toBe(true);
  });
});

// rule payment.declined
describe('a refusal', () => {
  test.each(ways)('of %s is told to whoever opens the order again, until somebody tries again', async (payment) => {
    const { open, post, read } = await placed(payment);
    const window = open();
    const kept = payment === 'paypal' ? (await approveIn(window)).id : tokenOf(await openWidgets(window));
    expect((await read()).order.isDeclined).toBeUndefined();
    await post('confirm', { seen: { providerOrder: 'another', outcome: 'declined', amount: null } });
    expect((await read()).order.isDeclined, 'of another provider order').toBeUndefined();
    await post('confirm', { seen: { providerOrder: kept, outcome: 'declined', amount: null } });
    expect((await read()).order.isDeclined).toBe(true);
    await post('confirm', {});
    expect((await read()).order.isDeclined, 'asking whether it is paid is no try').toBe(true);
    await post('confirm', { isTry: true });
    expect((await read()).order.isDeclined).toBeUndefined();
  });
});

// rule payment.once
describe('nothing is handed out or taken', () => {
  test('of an order that is paid, of another provider order, or after a capture that the order does not know yet', async () => {
    const order = await placed();
    const window = order.open();
    const { id, clientId } = await approveIn(window);
    const ask = (providerOrder: string) => order.post('capture', { providerOrder, window: newKey() });
    expect(codeOf(await ask('PP-other'))).toEqual([409, 'payment-outdated']);
    shop.sandbox.store.faults.set({ operation: 'confirmPayment', mode: 'error-before' });
    const seen = await window.take(id, clientId);
    await window.confirm(seen);
    expect(codeOf(await ask(id))).toEqual([409, 'payment-under-way']);
    expect(codeOf(await order.post('payment', {}))).toEqual([409, 'payment-under-way']);
    shop.sandbox.store.faults.clear();
    expect(codeOf(await ask(id))).toEqual([409, 'not-payable']);
    expect(codeOf(await order.post('payment', {}))).toEqual([409, 'not-payable']);
    expect(codeOf(await order.post('provider-order', { made: 'PP-2', gone: null }))).toEqual([409, 'not-payable']);
  });

  test('while the order cannot be asked for', async () => {
    const order = await placed();
    const { id } = await approveIn(order.open());
    shop.sandbox.store.faults.set({ operation: 'getOrder', mode: 'error-before' });
    expect(codeOf(await order.post('capture', { providerOrder: id, window: newKey() }))).toEqual([
      503,
      'shop-unavailable',
    ]);
    expect(codeOf(await order.post('payment', {}))).toEqual([503, 'shop-unavailable']);
  });

  test('for anybody but the buyer', async () => {
    const { orderId } = await placed();
    for (const [end, body] of [
      ['provider-order', { made: 'PP-1', gone: null }],
      ['capture', { providerOrder: 'PP-1', window: newKey() }],
      ['receipt', {}],
    ] as const)
      expect(codeOf(await shop.visit().ask('POST', `/api/order/${orderId}/${end}`, body))).toEqual([
        403,
        'not-your-order',
      ]);
  });
});

// rule payment.faults-noticed
describe('money taken wrongly', () => {
  const wrong = /^Payment to check/;
  const claims = /^Not confirmed/;

  test('as only a browser says: a line in the log and one notice, no alarm, whatever it makes up', async () => {
    const order = await placed();
    const ref = shop.services.log.toRef(order.orderId);
    const about = () => lines().filter((line) => line['order'] === ref);
    const eur = (amount: number) => ({ amount, currency: 'eur' });
    const made = { 'PP-1': eur(996_889), 'PP-2': eur(100), 'PP-3': { amount: 5, currency: 'pln' } };
    for (const [providerOrder, amount] of Object.entries(made)) {
      const answer = await order.post('confirm', { seen: { providerOrder, outcome: 'captured', amount } });
      expect(answer.body).toMatchObject({ order: { paymentFault: { evidence: 'browser' } } });
    }
    await expect.poll(() => order.mails(claims).length, { timeout: 10_000 }).toBe(1);
    const [notice] = order.mails(claims);
    expect(notice?.to).toEqual([shop.services.env.ENQUIRY_TO]);
    expect(`${notice?.text} ${notice?.html}`).not.toContain('To give back');
    expect(about().filter(({ level }) => level === 'error')).toEqual([]);
    expect(about()).toContainEqual(expect.objectContaining({ level: 'warn', code: 'payment-claimed' }));
    expect(order.mails(wrong)).toEqual([]);
    for (const amount of [order.total, order.total]) takeBehindOurBack(order, amount);
    await order.post('confirm', {});
    await expect.poll(() => order.mails(wrong).length, { timeout: 10_000 }).toBe(1);
    expect(order.mails(wrong)[0]?.text).toContain(`To give back: €${(order.total / 100).toFixed(2)}`);
  });

  test.each([
    ['twice', (order: Placing) => [order.total, order.total], 'twice'],
    ['with another amount', () => [100], 'too-little'],
  ] as const)('%s: logged, mailed to the seller once, told to the buyer', async (_case, amounts, kind) => {
    const order = await placed();
    for (const amount of amounts(order)) takeBehindOurBack(order, amount);
    await order.post('confirm', {});
    const answer = await order.post('confirm', {});
    expect(answer.body).toMatchObject({ order: { paymentFault: { kind } } });
    expect(lines()).toContainEqual(expect.objectContaining({ level: 'error', code: `payment-${kind}` }));
    await expect.poll(() => order.mails(wrong).map(({ to }) => to), { timeout: 10_000 }).toHaveLength(1);
    const [mail] = order.mails(wrong);
    const giveBack = kind === 'twice' ? order.total : 100;
    expect(mail?.text).toContain(`To give back: €${(giveBack / 100).toFixed(2)}`);
    expect(mail?.to).toEqual([shop.services.env.ENQUIRY_TO]);
    expect((await order.read()).order.paymentFault?.giveBack).toEqual([{ amount: giveBack, currency: 'eur' }]);
  });

  // rule payment.found-without-buyer
  test.each(ways)(
    'after a payment by %s that no window tells of, and we died: found by whoever starts',
    async (kind) => {
      const order = await placed(kind);
      const window = order.open();
      if (kind === 'paypal') await approveIn(window).then(({ id, clientId }) => window.take(id, clientId));
      else await window.payByRevolut(tokenOf(await openWidgets(window)));
      takeBehindOurBack(order, order.total);
      const minuteLater = () => shop.services.now() + 61_000;
      const started = [1, 2].map(() => createOrderPayments({ ...shop.services, now: minuteLater }));
      await Promise.all(started.map(({ look }) => look()));
      await expect.poll(() => order.mails(wrong).map(({ to }) => to), { timeout: 10_000 }).toHaveLength(1);
      expect(order.mails(wrong)[0]?.text).toContain(`To give back: €${(order.total / 100).toFixed(2)}`);
    },
  );
});

// rule order.receipt
describe('the receipt', () => {
  const receipt = /^Receipt/;

  test('how often it may be asked for is limited', async () => {
    const { post } = await placed();
    shop.services.limits = createTestLimits({ receipt: 1 });
    await post('receipt', {});
    expect(codeOf(await post('receipt', {}))).toEqual([429, 'too-many-requests']);
    shop.services.limits = createTestLimits();
  });

  test.each(ways)('%s: one for each order, in both kinds of text; one more when the buyer asks', async (kind) => {
    const order = await placed(kind);
    const window = order.open();
    expect(codeOf(await order.post('receipt', {}))).toEqual([409, 'not-payable']);
    if (kind === 'paypal') {
      const { id, clientId } = await approveIn(window);
      await window.take(id, clientId);
    } else {
      await window.payByRevolut(tokenOf(await openWidgets(window)));
    }
    for (let round = 0; round < 3; round += 1) await window.confirm();
    await expect.poll(() => order.mails(receipt).length, { timeout: 10_000 }).toBe(1);
    const amount = `€${(order.total / 100).toFixed(2)}`;
    expect(order.mails(receipt)[0]).toMatchObject({ to: ['canary@buyer.example'] });
    for (const text of [order.mails(receipt)[0]?.text, order.mails(receipt)[0]?.html]) {
      expect(text).toContain(`We have received your payment of ${amount}.`);
      expect(text).toContain('Withdraw from contract here');
    }
    expect((await order.post('receipt', {})).status).toBe(202);
    await expect.poll(() => order.mails(receipt).length, { timeout: 10_000 }).toBe(2);
  });
});
