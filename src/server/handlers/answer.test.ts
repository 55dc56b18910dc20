import { expect, test } from 'vitest';
import type { RefusalReason } from '#domain/failure.ts';
import { recordLog } from '../log-for-tests.ts';
import { answerFailure } from './answer.ts';

test.each<[RefusalReason, number, string]>([
  ['not-found', 404, 'not-found'],
  ['out-of-stock', 409, 'out-of-stock'],
  ['invalid-promo-code', 422, 'invalid-promo-code'],
  ['expired-promo-code', 422, 'expired-promo-code'],
  ['invalid-vat-number', 422, 'invalid-vat-number'],
  ['vat-service-down', 503, 'shop-unavailable'],
  ['cart-closed', 409, 'basket-gone'],
  ['amount-mismatch', 409, 'amount-mismatch'],
  ['not-payable', 409, 'not-payable'],
  ['invalid-request', 422, 'invalid-request'],
  ['other', 422, 'invalid-request'],
])('a "no" of the commerce API, %s, is %i %s', async (reason, status, code) => {
  const answer = answerFailure(recordLog(), { kind: 'refused', operation: 'getCart', reason });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
});

test('what is no answer is 503, and its line says which operation', () => {
  const { log, lines } = recordLog();
  expect(answerFailure({ log }, { kind: 'status', operation: 'getCart', status: 500 }).status).toBe(503);
  expect(lines()).toMatchObject([
    { code: 'problem', level: 'warn', operation: 'getCart', problem: 'shop-unavailable' },
  ]);
});
