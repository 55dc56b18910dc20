import { beforeEach, describe, expect, test } from 'vitest';
import { fail, type Result, succeed } from '#domain/failure.ts';
import type { Order } from '#domain/order/order.ts';
import { recordLog } from '../log-for-tests.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { createPaymentLooks } from './payment-looks.ts';

const [minute, hour] = [60_000, 3_600_000];
const unpaid = { id: 'o1', paymentStatus: null, status: 'pendingapproval', email: '', shipping: { recipient: '' } };
const order = (changes: object = {}) => ({ ...unpaid, ...changes }) as unknown as Order;
const paid = order({ paymentStatus: 'fullypaid' });
const away = fail({ kind: 'network', operation: 'getOrder', cause: 'refused' } as const);
const notPaid = fail({ kind: 'refused', operation: 'confirmPayment', reason: 'not-payable', detail: '' } as const);
const gone = fail({ kind: 'refused', operation: 'getOrder', reason: 'not-found', detail: '' } as const);

let now = 0;
beforeEach(() => {
  now = 0;
});

/** Two servers on one storage; `read` and `confirmed` are what the commerce API answers. */
function begin(answers: { read: Result<Order> | Promise<never>; confirmed: Result<Order> }) {
  const storage = createMemoryStorage(() => now);
  const { log, lines } = recordLog();
  const seen: (string | null)[] = [];
  let reads = 0;
  const open = () =>
    createPaymentLooks({
      ...{ storage, log, now: () => now },
      commerce: {
        getOrder: async () => ((reads += 1), answers.read),
        confirmPayment: async () => answers.confirmed,
      },
      onSeen: async ({ paymentStatus }) => void seen.push(paymentStatus),
      looksMs: [minute, 10 * minute, hour],
    });
  const [one, other] = [open(), open()];
  const lookAt = async (ms: number) => {
    now = ms;
    await Promise.all([one.look(), other.look()]);
  };
  return { one, lookAt, seen, lines, storage, reads: () => reads, left: () => storage.list('payment-look:') };
}

// rule payment.found-without-buyer
describe('an order that something was handed out for', () => {
  test('is looked at by one server at a time, in growing pauses, and then no more', async () => {
    const { one, lookAt, seen, left } = begin({ read: succeed(order()), confirmed: notPaid });
    await one.schedule('o1');
    await lookAt(minute - 1);
    expect(seen).toEqual([]);
    await lookAt(minute);
    expect(seen).toEqual([null]);
    await lookAt(10 * minute - 1);
    expect(seen).toHaveLength(1);
    await lookAt(10 * minute);
    await lookAt(hour);
    expect(seen).toHaveLength(3);
    expect(await left()).toEqual([]);
  });

  test('is found paid although nobody asks, and looked at later too: a second window may pay late', async () => {
    const { one, lookAt, seen } = begin({ read: succeed(order()), confirmed: succeed(paid) });
    await one.schedule('o1');
    await lookAt(minute);
    await lookAt(10 * minute);
    expect(seen).toEqual(['fullypaid', 'fullypaid']);
  });

  test('handed out once more: the pauses begin anew, and the look that is due does not wait', async () => {
    const { one, lookAt, seen, left } = begin({ read: succeed(order()), confirmed: notPaid });
    await one.schedule('o1');
    now = minute - 1;
    await one.schedule('o1');
    await lookAt(minute);
    expect(seen).toHaveLength(1);
    await lookAt(11 * minute);
    await lookAt(2 * hour);
    expect(seen).toHaveLength(3);
    expect(await left()).toEqual([]);
  });

  test('is asked about again where it could not be, for two days', async () => {
    const answers = { read: away as Result<Order>, confirmed: notPaid as Result<Order> };
    const { one, lookAt, seen, lines, left } = begin(answers);
    await one.schedule('o1');
    for (let round = 1; round <= 5; round += 1) await lookAt(round * minute);
    expect(seen).toEqual([]);
    expect(lines().filter(({ code }) => code === 'payment-not-looked-at')).toHaveLength(5);
    answers.read = succeed(paid);
    await lookAt(6 * minute);
    expect(seen).toEqual(['fullypaid']);
    answers.read = away;
    await lookAt(49 * hour);
    expect(await left()).toEqual([]);
  });

  test('is looked at a minute later where the look died with its process', async () => {
    const answers = { read: succeed(paid) as Result<Order> | Promise<never>, confirmed: notPaid as Result<Order> };
    const { one, lookAt, seen } = begin(answers);
    await one.schedule('o1');
    now = minute;
    answers.read = new Promise(() => undefined);
    void one.look();
    await new Promise((resolve) => setImmediate(resolve));
    answers.read = succeed(paid);
    await lookAt(2 * minute - 1);
    expect(seen).toEqual([]);
    await lookAt(2 * minute);
    expect(seen).toEqual(['fullypaid']);
  });

  test('is forgotten when there is no such order', async () => {
    const { one, lookAt, left, reads } = begin({ read: gone, confirmed: notPaid });
    await one.schedule('o1');
    await lookAt(minute);
    expect([reads(), await left()]).toEqual([1, []]);
  });

  test('is told of where the storage does not forget it', async () => {
    const { one, lookAt, storage, lines } = begin({ read: gone, confirmed: notPaid });
    await one.schedule('o1');
    storage.compareAndDelete = async () => {
      throw new Error('read-only');
    };
    await lookAt(minute);
    expect(lines()).toContainEqual(expect.objectContaining({ code: 'payment-not-looked-at', level: 'error' }));
  });
});
