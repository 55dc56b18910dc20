import type { CallOptions, CallResult } from '#api/call.ts';
import { type OrderAnswer, type OrderView, type PaymentWidgets, orderPaths } from '#api/order.ts';
import { explainPaymentProblem, paymentCopy } from '#config/copy/payment.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleLine } from '../basket/sample.ts';
import { type OrderEffects, confirmRetryMs, isAwaitingPayment } from './payment.ts';
import { createOrderStore } from './order-page.ts';

const money = { amount: 11_240, currency: 'eur' } as const;
const address = {
  recipient: 'Anna Keller',
  address: 'Werkstraße 14',
  postcode: '12345',
  city: 'Berlin',
  ...{ country: 'Germany', countryCode: 'DE' },
};
const unpaid: OrderView = {
  ...{ id: 'ord_1', number: 'SO-1', date: '2026-11-21T10:00:00Z', status: 'pendingapproval', paymentStatus: null },
  ...{
    paymentMethod: 'PayPal',
    paymentTitle: 'PayPal',
    shippingMethod: 'UPS Standard',
    lines: [sampleLine()],
    promoCode: null,
    comment: '',
  },
  ...{ tax: null, shipping: address, billing: null, email: 'anna@buyer.example', phone: '030' },
  totals: {
    items: money,
    shipping: { ...money, amount: 0 },
    tax: { ...money, amount: 2_100 },
    total: money,
    discount: null,
  },
};
const paid: OrderView = { ...unpaid, paymentStatus: 'fullypaid' };
const widgets: PaymentWidgets = {
  ...{
    scripts: { paypal: null, revolut: null },
    widgets: [{ kind: 'paypal', clientId: 'client' }],
    amount: money,
    reference: 'ord_1',
    payerName: 'Anna Keller',
  },
};
const ok = (value: unknown) => ({ ok: true, value }) as CallResult<never>;
const refuse = (code: string) => ({ ok: false, problem: { code, ref: '' } }) as CallResult<never>;
const own = (order: OrderView) => ok({ yours: true, order } satisfies OrderAnswer);
const notPaid = own(unpaid);

/** Answers by path, one after the other; the last one again and again. */
function openOrder(
  answers: Record<string, CallResult<never>[]>,
  initial: OrderAnswer = { yours: true, order: unpaid },
) {
  const calls: string[] = [];
  const waits: number[] = [];
  let scrolls = 0;
  const effects: OrderEffects = {
    call: (async (path: string, _schema: unknown, options: CallOptions = {}) => {
      calls.push(`${options.method ?? 'GET'} ${path}`);
      await new Promise((resolve) => setImmediate(resolve));
      const list = answers[path] ?? [refuse('shop-unavailable')];
      return list.length > 1 ? list.shift() : list[0];
    }) as OrderEffects['call'],
    wait: async (delayMs) => void waits.push(delayMs),
    scrollToTop: () => void (scrolls += 1),
    makeKey: () => 'key-of-this-window',
  };
  const store = createOrderStore(effects, initial);
  return { store, calls, waits, scrolls: () => scrolls };
}

const confirmPath = orderPaths.confirm('ord_1');

// rule payment.shop-confirms
describe('COMPLETED', () => {
  test('asks the shop; only its word makes the payment complete, and the page goes to the top', async () => {
    const { store, calls, scrolls } = openOrder({ [confirmPath]: [own(paid)] });
    await store.confirm();
    expect(calls).toEqual([`POST ${confirmPath}`]);
    expect([store.$notice.get(), store.$order.get()?.paymentStatus, scrolls()]).toEqual([
      { kind: 'complete' },
      'fullypaid',
      1,
    ]);
  });

  test('asks again until it is paid, saying so', async () => {
    const seen: (string | undefined)[] = [];
    const { store, waits } = openOrder({ [confirmPath]: [notPaid, refuse('offline'), own(unpaid), own(paid)] });
    store.$notice.listen((notice) => seen.push(notice?.kind));
    await store.confirm();
    expect(seen).toEqual(['checking', 'not-confirmed', 'not-confirmed', 'not-confirmed', 'complete']);
    expect(waits).toEqual(confirmRetryMs.slice(0, 3));
  });

  test('after the last question the buyer is told, and may ask again', async () => {
    const { store, calls } = openOrder({ [confirmPath]: [notPaid] });
    await store.confirm();
    expect(store.$notice.get()).toEqual({ kind: 'unconfirmed' });
    expect(calls.length).toBe(confirmRetryMs.length + 1);
    await store.confirm();
    expect(calls.length).toBe(2 * (confirmRetryMs.length + 1));
  });

  test('reported twice is asked once', async () => {
    const { store, calls } = openOrder({ [confirmPath]: [own(paid)] });
    await Promise.all([store.confirm(), store.confirm()]);
    expect(calls).toHaveLength(1);
  });

  test('while it is asked, no widget is offered and no other report counts', async () => {
    const { store } = openOrder({ [confirmPath]: [notPaid, own(paid)] });
    const asking = store.confirm();
    store.report({ kind: 'cancelled' });
    expect(isAwaitingPayment(store.$notice.get())).toBe(true);
    await asking;
    expect(store.$notice.get()).toEqual({ kind: 'complete' });
  });
});

// rule payment.shop-confirms
describe('an answer that is overtaken', () => {
  /** An order whose two questions are answered when it is said, in any order. */
  function openSlow() {
    const answers = new Map<string, (answer: CallResult<never>) => void>();
    const call = ((path: string) => new Promise((resolve) => answers.set(path, resolve))) as OrderEffects['call'];
    const effects = { call, wait: () => Promise.resolve(), scrollToTop: () => undefined, makeKey: () => 'key' };
    const store = createOrderStore(effects, { yours: true, order: unpaid });
    return { store, answer: (path: string, word: CallResult<never>) => answers.get(path)?.(word) };
  }
  test.each([
    ['says paid too', own(paid)],
    ['was given before the payment', own(unpaid)],
    ['is lost', refuse('offline')],
  ])('takes nothing from "Payment Complete": it %s', async (_, late) => {
    const { store, answer } = openSlow();
    const looked = store.refresh();
    const confirmed = store.confirm();
    answer(confirmPath, own(paid));
    await confirmed;
    answer(orderPaths.order('ord_1'), late);
    await looked;
    expect([store.$order.get()?.paymentStatus, store.$notice.get()]).toEqual(['fullypaid', { kind: 'complete' }]);
  });

  test('does not take a payment back that was seen meanwhile', async () => {
    const { store, answer } = openSlow();
    const mayPay = store.mayPay();
    const looked = store.refresh();
    answer(orderPaths.order('ord_1'), own(paid));
    await looked;
    answer(confirmPath, own(unpaid));
    expect(await mayPay).toBe(false);
    expect(store.$order.get()?.paymentStatus).toBe('fullypaid');
  });
});

const anyAnswer = fc.constantFrom('offline', 'shop-unavailable', 'own unpaid', 'stranger', 'paid' as const);
const toAnswer = (word: string) =>
  word === 'paid'
    ? own(paid)
    : word === 'own unpaid'
      ? own(unpaid)
      : word === 'stranger'
        ? ok({ yours: false })
        : refuse(word);

// rule payment.shop-confirms
test('"Payment Complete" never stands there before the shop has said fullypaid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyAnswer, { minLength: 1, maxLength: 12 }),
      fc.array(fc.constantFrom('confirm', 'refresh', 'cancel', 'return'), { maxLength: 6 }),
      async (words, walk) => {
        const list = words.map(toAnswer);
        const { store } = openOrder({ [confirmPath]: [...list], [orderPaths.order('ord_1')]: [...list] });
        let isHonest = true;
        store.$notice.listen((notice) => {
          if (notice?.kind === 'complete') isHonest &&= store.$order.get()?.paymentStatus === 'fullypaid';
        });
        for (const step of walk) {
          if (step === 'confirm') await store.confirm();
          if (step === 'refresh') await store.refresh();
          if (step === 'return') await store.askOnReturn();
          if (step === 'cancel') store.report({ kind: 'cancelled' });
        }
        expect(isHonest).toBe(true);
        if (!words.includes('paid')) expect(store.$notice.get()?.kind).not.toBe('complete');
      },
    ),
    { numRuns: 300 },
  );
});

describe('widgets', () => {
  test('come from the shop, with the amount of the order', async () => {
    const { store } = openOrder({ [orderPaths.payment('ord_1')]: [ok(widgets)] });
    await store.loadWidgets();
    expect(store.$widgets.get()).toEqual({ step: 'ready', widgets });
  });

  test('that cannot be had are said, and asked for again', async () => {
    const { store } = openOrder({ [orderPaths.payment('ord_1')]: [refuse('shop-unavailable'), ok(widgets)] });
    await store.loadWidgets();
    expect(store.$widgets.get()).toEqual({ step: 'failed', code: 'shop-unavailable' });
    await store.loadWidgets();
    expect(store.$widgets.get().step).toBe('ready');
  });

  test('get a new token when one broke, and stay where they are meanwhile', async () => {
    const renewed = { ...widgets, widgets: [{ kind: 'paypal', clientId: 'renewed' }] };
    const { store } = openOrder({ [orderPaths.payment('ord_1')]: [ok(widgets), ok(renewed)] });
    await store.loadWidgets();
    const steps: string[] = [];
    const done = new Promise<void>((resolve) => store.$widgets.listen(({ step }) => (steps.push(step), resolve())));
    store.fail('broken');
    await done;
    expect([steps, store.$widgets.get()]).toEqual([['ready'], { step: 'ready', widgets: renewed }]);
  });

  test('of an order that was paid in another tab: the order is looked at instead', async () => {
    const { store } = openOrder({
      [orderPaths.payment('ord_1')]: [refuse('not-payable')],
      [orderPaths.order('ord_1')]: [own(paid)],
    });
    await store.loadWidgets();
    expect(store.$order.get()?.paymentStatus).toBe('fullypaid');
  });

  test('of an order whose amount has changed: its new total is shown beside the reason', async () => {
    const totals = { ...unpaid.totals, total: { ...unpaid.totals.total, amount: unpaid.totals.total.amount + 500 } };
    const { store } = openOrder({
      [orderPaths.payment('ord_1')]: [refuse('amount-mismatch')],
      [orderPaths.order('ord_1')]: [own({ ...unpaid, totals })],
    });
    await store.loadWidgets();
    expect(store.$widgets.get()).toEqual({ step: 'failed', code: 'amount-mismatch' });
    expect(store.$order.get()?.totals).toEqual(totals);
  });
});

// rule payment.once
describe('before a provider is opened', () => {
  test.each([
    ['unpaid', own(unpaid), true, null, null],
    ['paid in another tab', own(paid), false, 'complete', null],
    ['closed meanwhile', own({ ...unpaid, status: 'closed' }), false, null, null],
    ['the shop cannot be asked', refuse('offline'), false, null, explainPaymentProblem('offline')],
    ['an unknown problem', refuse('odd'), false, null, paymentCopy.widgetFailed],
  ])('%s', async (_, answer, may, notice, failure) => {
    const { store } = openOrder({ [confirmPath]: [answer] });
    expect(await store.mayPay()).toBe(may);
    expect([store.$notice.get()?.kind ?? null, store.$failure.get()]).toEqual([notice, failure]);
  });
});

describe('coming back', () => {
  test('a payment made elsewhere shows, and an old notice goes', async () => {
    const { store } = openOrder({ [orderPaths.order('ord_1')]: [own(paid)] });
    store.report({ kind: 'cancelled' });
    await store.refresh();
    expect([store.$order.get()?.paymentStatus, store.$notice.get()]).toEqual(['fullypaid', null]);
  });

  test('one that is being processed is looked at again until it is paid', async () => {
    const processing = own({ ...unpaid, paymentStatus: 'processing' });
    const answers = { [confirmPath]: [processing], [orderPaths.order('ord_1')]: [processing, own(paid)] };
    const { store, waits } = openOrder(answers);
    await store.askOnReturn();
    expect([store.$order.get()?.paymentStatus, waits]).toEqual(['fullypaid', confirmRetryMs.slice(0, 2)]);
  });

  test('a payment whose answer was lost is found', async () => {
    const { store } = openOrder({ [confirmPath]: [own(paid)] });
    await store.askOnReturn();
    expect([store.$order.get()?.paymentStatus, store.$notice.get()]).toEqual(['fullypaid', { kind: 'complete' }]);
  });

  test.each([paid, { ...unpaid, status: 'closed' }])('an order that is over is not asked about', async (order) => {
    const { store, calls } = openOrder({}, { yours: true, order });
    await store.refresh();
    await store.askOnReturn();
    expect(calls).toEqual([]);
  });

  test('a stranger asks nothing', async () => {
    const { store, calls } = openOrder({}, { yours: false });
    await store.refresh();
    expect([calls, store.$order.get()]).toEqual([[], null]);
  });
});
