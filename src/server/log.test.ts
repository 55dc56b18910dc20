import { describe, expect, test } from 'vitest';
import { createLog, failureFacts } from './log.ts';
import { recordLog } from './log-for-tests.ts';
import { openRequest } from './log-origin.ts';

const request = () => openRequest({ method: 'GET', route: '/api/order/[id]' }, () => 'client');

describe('createLog', () => {
  test('writes one JSON line with code, level and facts', () => {
    const { lines, log } = recordLog();
    log.warn('order-pending', { step: 's1', attempt: 2 });
    expect(lines()).toMatchObject([{ level: 'warn', code: 'order-pending', step: 's1', attempt: 2 }]);
  });

  test('masks facts whose name is personal or a key, and mailboxes in any text', () => {
    const { text, log } = recordLog();
    log.info('x', {
      email: 'a@b.example',
      cartId: 'c1',
      recipient_name: 'Ann',
      detail: 'no mail to ann@b.example here',
    });
    expect(text()).not.toMatch(/a@b|c1"|Ann|ann@/);
    expect(text()).toContain('[mailbox]');
  });

  test('is silent below its level', () => {
    const { text, log } = recordLog('error');
    log.info('x');
    expect(text()).toBe('');
  });

  test('what is thrown is told by class, places and the time since the request began', () => {
    const { lines, log } = recordLog();
    log.within(request(), () => log.error('x', {}, new TypeError('no')));
    const [line] = lines();
    expect(line).toMatchObject({ error: { type: 'TypeError', message: 'no' }, ms: expect.any(Number) });
    expect(JSON.stringify(line)).toContain('src/server/log.test.ts:');
  });
});

describe('origins', () => {
  test('every line of a request carries its reference and route, also after waiting; no other line does', async () => {
    const { lines, log } = recordLog();
    const origin = request();
    await log.within(origin, async () => {
      log.info('a');
      await new Promise((resolve) => setImmediate(resolve));
      log.note({ order: 'o' });
      log.info('b');
    });
    log.info('c');
    const about = { ref: origin.ref, route: '/api/order/[id]' };
    expect(lines()).toMatchObject([{ code: 'a', ...about }, { code: 'b', order: 'o', ...about }, { code: 'c' }]);
    expect(lines()[0]).not.toHaveProperty('order');
    expect(lines()[2]).not.toHaveProperty('ref');
  });

  test('a job has a name and a reference of its own, and names the request that began it, also from a job in a job', () => {
    const { lines, log } = recordLog();
    const origin = request();
    log.within(origin, () => log.job('outbox', () => log.job('mail', () => log.info('a'))));
    log.job('outbox', () => log.info('b'));
    expect(lines()[0]).toMatchObject({ job: 'mail', startedBy: origin.ref });
    expect(lines()[0]).not.toHaveProperty('route');
    expect(lines()[1]).not.toHaveProperty('startedBy');
    expect(new Set([origin.ref, ...lines().map(({ ref }) => ref)]).size).toBe(3);
  });
});

describe('toRef', () => {
  test('is the same for the same id and secret, whichever process asks', () => {
    expect(recordLog().log.toRef('ord_1')).toBe(recordLog().log.toRef('ord_1'));
    expect(recordLog().log.toRef('ord_1')).not.toBe(recordLog().log.toRef('ord_2'));
  });

  test('cannot be worked out without the secret', () => {
    const other = recordLog('debug', 'another-secret-another-secret-00').log;
    expect(other.toRef('ord_1')).not.toBe(recordLog().log.toRef('ord_1'));
    expect(createLog('silent').toRef('ord_1')).not.toBe(createLog('silent').toRef('ord_1'));
  });
});

test('failureFacts cuts the other side down to kind, operation and code', () => {
  expect(failureFacts({ kind: 'status', operation: 'getCart', status: 500 })).toEqual({
    kind: 'status',
    operation: 'getCart',
    status: 500,
  });
});
