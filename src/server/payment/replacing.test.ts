import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderAnswer, OtherMethods, Placed } from '#api/order.ts';
import type { CheckoutAnswer } from '#api/checkout.ts';
import type { Problem } from '#api/problem.ts';
import { clientIdOf, openPaymentWindow, tokenOf, type Widgets } from '#scripts/test-kit/payment-window.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary, readAgreed, type TestVisitor } from '#scripts/test-kit/visitor.ts';
import { placingRows, toUnsettledRecord } from '../journal/placing-record.ts';
import { openRows } from '../storage/versioned-rows.ts';
import { changePaymentRecord, paymentRows } from './payment-rows.ts';
import { readMailHtml } from '../mail/mail-html-for-tests.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

type Answer = { status: number; body: unknown };
const codeOf = ({ status, body }: Answer) => [status, (body as Problem).code];

/** An order of this visitor's; what is asked of it is asked with the right to it. */
function follow(visitor: TestVisitor, orderId: string) {
  const own = new Map(visitor.cookies);
  const device = shop.visit(own);
  const ask = (method: string, path: string, body?: unknown) => device.ask(method, path, body);
  const post = (end: string, body: unknown = {}) => ask('POST', `/api/order/${orderId}/${end}`, body);
  const { orders, mails } = shop.sandbox.store;
  const number = orders.byId(orderId)?.number ?? '-';
  return {
    ...{ orderId, post, number },
    open: () => openPaymentWindow({ askShop: ask, sandbox: shop.sandbox, orderId }),
    read: async () => ((await ask('GET', `/api/order/${orderId}`)).body as OrderAnswer & { yours: true }).order,
    mails: (words: RegExp) => mails.list().filter(({ subject }) => words.test(subject) && subject.includes(number)),
  };
}

async function placed(payment: 'paypal' | 'revolut' = 'paypal') {
  const buyer = shop.visit();
  const { agreed } = await reachSummary(buyer, { payment });
  const { orderId } = (await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).body as Placed;
  return { buyer, first: follow(buyer, orderId) };
}

const place = async (buyer: TestVisitor, more: object = {}) =>
  buyer.ask('POST', '/api/order', { key: newKey(), ...(await readAgreed(buyer)), ...more });

/** Puts the parts back, to be paid by the other method; not ordered anew yet. */
async function restoreBasket(payment: 'paypal' | 'revolut' = 'paypal') {
  const { buyer, first } = await placed(payment);
  const path = `/api/order/${first.orderId}/basket`;
  const [other] = ((await buyer.ask('GET', path)).body as OtherMethods).methods;
  expect((await buyer.ask('POST', path, { paymentMethodId: other?.id })).status).toBe(200);
  return { buyer, first };
}

async function orderedAnew(payment: 'paypal' | 'revolut' = 'paypal') {
  const { buyer, first } = await restoreBasket(payment);
  const { orderId } = (await place(buyer)).body as Placed;
  return { buyer, first, second: follow(buyer, orderId) };
}

type Followed = ReturnType<typeof follow>;
async function openWidgets({ open }: Followed): Promise<Widgets> {
  const widgets = await open().open();
  if (widgets === null) throw new Error('nothing to pay with');
  return widgets;
}
async function payByCard(order: Followed, token?: string): Promise<void> {
  const window = order.open();
  await window.payByRevolut(token ?? tokenOf(await openWidgets(order)));
  await window.confirm();
}
async function approve(order: Followed) {
  const widgets = await openWidgets(order);
  const window = order.open();
  const id = (await window.openProviderOrder(widgets, clientIdOf(widgets))) ?? '';
  await window.approve(id);
  return { window, id };
}

/** At the provider, past the shop. */
function takeMoney({ orderId: reference }: Followed) {
  const { orders, payments } = shop.sandbox.store;
  const order = orders.byId(reference);
  if (!order) throw new Error('no such order');
  const { currency } = order;
  const amount = order.amounts.total;
  payments.capture(payments.create({ provider: 'paypal', reference, amount, currency }).id);
  return { amount, currency };
}

const wrong = /^Payment to check/;

// rule order.replaced
describe('an unpaid order whose parts were ordered anew', () => {
  test('cannot be paid, leads to the new one, and the mail of the new one says so', async () => {
    const { first, second } = await orderedAnew();
    const ask = (end: string, body: object = {}) => first.post(end, body).then(codeOf);
    expect(await ask('payment')).toEqual([409, 'order-replaced']);
    expect(await ask('provider-order', { made: 'PP-1', gone: null })).toEqual([409, 'order-replaced']);
    expect(await ask('capture', { providerOrder: 'PP-1', window: newKey() })).toEqual([409, 'order-replaced']);
    expect(await ask('basket')).toEqual([409, 'order-replaced']);
    const { orderId: id, number } = first;
    expect(await second.read()).toMatchObject({ replaces: [{ id, number, isTaken: false }] });
    expect(await first.read()).toMatchObject({ replaced: { id: second.orderId, number: second.number } });
    await expect.poll(() => second.mails(/^Your order/)[0]?.text).toContain(`replaces order ${first.number}`);
    expect(readMailHtml(second.mails(/^Your order/)[0]?.html)).toContain(`replaces order ${first.number}`);
  });

  test('the new one is paid, and nothing is wrong with it', async () => {
    const { second } = await orderedAnew();
    await payByCard(second);
    expect(await second.read()).toMatchObject({ paymentStatus: 'fullypaid' });
    expect(second.mails(wrong)).toEqual([]);
  });

  test('a window that has opened its payment before may not take the money', async () => {
    const { buyer, first } = await restoreBasket();
    const { window, id } = await approve(first);
    expect((await place(buyer)).status).toBe(201);
    expect(await window.mayCapture(id)).toBe(false);
  });

  test('and ordered anew once more: the third is paid, the other two are not', async () => {
    const { buyer, first, second } = await orderedAnew();
    await buyer.ask('POST', `/api/order/${second.orderId}/basket`, {});
    const third = follow(buyer, ((await place(buyer)).body as Placed).orderId);
    for (const order of [first, second]) expect(codeOf(await order.post('payment'))).toEqual([409, 'order-replaced']);
    expect((await third.post('payment')).status).toBe(200);
    expect((await third.read()).replaces?.map(({ id }) => id)).toEqual([second.orderId, first.orderId]);
  });

  test.each([
    ['nothing was taken for it: the old one can be paid, and ordered anew', false, 200],
    ['money was taken for it: the old one stays replaced', true, 409],
  ])('the seller closes the new one, and %s', async (_case, isTaken, status) => {
    const { buyer, first, second } = await orderedAnew();
    if (isTaken) takeMoney(second);
    shop.sandbox.store.orders.change(second.orderId, { status: 'closed' });
    expect((await first.post('payment')).status).toBe(status);
    if (isTaken) return expect(await first.read()).toMatchObject({ replaced: { id: second.orderId } });
    expect(await first.read()).not.toHaveProperty('replaced');
    expect((await buyer.ask('POST', `/api/order/${first.orderId}/basket`, {})).status).toBe(200);
    const third = follow(buyer, ((await place(buyer)).body as Placed).orderId);
    expect(await first.read()).toMatchObject({ replaced: { id: third.orderId } });
  });

  test('the seller closes the second of three: the first stays replaced by the third', async () => {
    const { buyer, first, second } = await orderedAnew();
    await buyer.ask('POST', `/api/order/${second.orderId}/basket`, {});
    expect((await place(buyer)).status).toBe(201);
    shop.sandbox.store.orders.change(second.orderId, { status: 'closed' });
    expect(codeOf(await first.post('payment'))).toEqual([409, 'order-replaced']);
  });

  test('but its parts were taken out of the basket before: it can be paid', async () => {
    const { buyer, first } = await restoreBasket();
    await buyer.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 });
    const { basket } = (await buyer.ask('GET', '/api/checkout')).body as CheckoutAnswer;
    for (const { id, slug } of basket.lines) if (slug !== 'AG-1') await buyer.ask('DELETE', `/api/basket/lines/${id}`);
    expect((await place(buyer)).status).toBe(201);
    expect((await first.post('payment')).status).toBe(200);
  });
});

// rule order.replaced
describe('money for an order that was ordered anew', () => {
  test('is noticed, and the new one is not paid as well', async () => {
    const { buyer, first } = await restoreBasket('revolut');
    const token = tokenOf(await openWidgets(first));
    const second = follow(buyer, ((await place(buyer)).body as Placed).orderId);
    await payByCard(first, token);
    expect(await first.read()).toMatchObject({
      paymentStatus: 'fullypaid',
      paymentFault: { kind: 'replaced', giveBack: [] },
    });
    expect(codeOf(await second.post('payment'))).toEqual([409, 'earlier-paid']);
    expect((await second.read()).replaces).toMatchObject([{ id: first.orderId, isTaken: true }]);
    await expect.poll(() => first.mails(wrong).length, { timeout: 10_000 }).toBe(1);
    expect(first.mails(wrong)[0]?.text).toContain(`Replaced by: ${second.number}`);
    // the money of a payment that was under way there
    const taken = takeMoney(second);
    await second.post('confirm');
    expect((await first.read()).paymentFault?.giveBack).toEqual([taken]);
    await expect.poll(() => first.mails(wrong).length, { timeout: 10_000 }).toBe(2);
    expect(
      first
        .mails(wrong)
        .map(({ text }) => text)
        .join(''),
    ).toContain('To give back');
  });

  test('is not taken where the row of its payment was lost, once the new one is paid; taken all the same it is noticed', async () => {
    const { first, second } = await orderedAnew();
    await shop.services.storage.set(paymentRows.prefix + first.orderId, '{', 60);
    await payByCard(second);
    expect(codeOf(await first.post('payment'))).toEqual([409, 'order-replaced']);
    takeMoney(first);
    await first.post('confirm');
    await expect.poll(() => first.mails(wrong).length, { timeout: 10_000 }).toBe(1);
    expect(first.mails(wrong)[0]?.text).toContain('To give back');
  });

  test.each([
    [
      'is paid',
      ({ orderId }: Followed) => void shop.sandbox.store.orders.change(orderId, { paymentStatus: 'fullypaid' }),
    ],
    [
      'is being paid',
      async (order: Followed) => {
        const { window, id } = await approve(order);
        expect(await window.mayCapture(id)).toBe(true);
      },
    ],
  ])('while it %s nothing is ordered, until the buyer wants it beside', async (_case, pay) => {
    const { buyer, first } = await restoreBasket();
    await pay(first);
    expect(codeOf(await place(buyer))).toEqual([409, 'earlier-order']);
    const { status, body } = await place(buyer, { isBesideEarlier: true });
    expect(status).toBe(201);
    const beside = follow(buyer, (body as Placed).orderId);
    expect((await beside.post('payment')).status).toBe(200);
    expect(await first.read()).not.toHaveProperty('replaced');
  });

  test('while nobody can be asked how it stands nothing is ordered', async () => {
    const { buyer } = await restoreBasket();
    shop.sandbox.store.faults.set({ operation: 'confirmPayment', mode: 'error-before' });
    expect(codeOf(await place(buyer))).toEqual([503, 'order-failed']);
  });
});

// rule order.replaced
describe('a claim', () => {
  test('is given up where no order came of it', async () => {
    const { buyer, first } = await restoreBasket();
    shop.sandbox.store.faults.set({ operation: 'createOrder', mode: 'error-before' });
    expect((await place(buyer)).status).not.toBe(201);
    shop.sandbox.store.faults.clear();
    await expect.poll(async () => (await first.post('payment')).status, { timeout: 10_000 }).toBe(200);
  });

  const claimBy = (orderId: string, cartId: string) =>
    changePaymentRecord(shop.services, orderId, (before) => ({
      record: { ...before, replaced: { cartId, orderId: null, since: 1 } },
      result: undefined,
    }));

  test.each([
    ['holds while an order may be coming of it', 'converting', 409],
    ['of a cart that surely became none is given up', 'failed', 200],
  ] as const)('left behind by a process that died %s', async (_case, step, status) => {
    const { first } = await placed();
    const cartId = `cart-${first.orderId}`;
    await openRows(placingRows, shop.services).write(cartId, { ...toUnsettledRecord(cartId, 0), step });
    await claimBy(first.orderId, cartId);
    expect((await first.post('payment')).status).toBe(status);
    const { replaced } = await first.read();
    expect(replaced).toEqual(status === 409 ? { id: null, number: null } : undefined);
  });

  test('left behind, and the cart became an order: that one is found', async () => {
    const { first } = await placed();
    const { first: other } = await placed();
    const cartId = shop.sandbox.store.orders.byId(other.orderId)?.cartId ?? '';
    await shop.services.storage.delete(placingRows.prefix + cartId);
    await claimBy(first.orderId, cartId);
    expect((await first.read()).replaced?.id).toBe(other.orderId);
  });
});
