import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/failure.ts';
import { isWorthRetrying, toNetworkFailure, toStatusFailure } from './failures.ts';

const refusal = (code?: string) => JSON.stringify({ message: 'No.', ...(code ? { code } : {}) });

describe('toStatusFailure', () => {
  test.each([
    [404, 'not_found', 'not-found'],
    [404, 'cart_not_found', 'not-found'],
    [404, 'line_not_found', 'not-found'],
    [409, 'out_of_stock', 'out-of-stock'],
    [409, 'cart_closed', 'cart-closed'],
    [409, 'not_paid', 'not-payable'],
    [422, 'invalid_promocode', 'invalid-promo-code'],
    [422, 'invalid_field', 'invalid-request'],
    [422, 'invalid_tax', 'invalid-request'],
    [422, 'invalid_address', 'invalid-request'],
    [422, 'incomplete_cart', 'invalid-request'],
    [422, 'amount_mismatch', 'amount-mismatch'],
    [503, 'vat_service_down', 'vat-service-down'],
    [404, undefined, 'not-found'],
    [400, undefined, 'invalid-request'],
    [422, 'a_new_code', 'invalid-request'],
    [409, 'a_new_code', 'other'],
    [404, 'constructor', 'not-found'],
    [409, '__proto__', 'other'],
  ])('%i %s is refused: %s', (status, code, reason) => {
    expect(toStatusFailure('get-cart', status, refusal(code))).toEqual({
      kind: 'refused',
      operation: 'get-cart',
      reason,
      detail: 'No.',
    });
  });

  test.each([
    [500, refusal()],
    [502, '<h1>Bad gateway</h1>'],
    [503, refusal('a_new_code')],
    [503, refusal('constructor')],
    [404, '<h1>Not found</h1>'],
    [401, refusal()],
    [403, refusal()],
    [429, refusal('too_many')],
    [409, ''],
    [409, '"No."'],
    [409, '{"message":7}'],
  ])('%i with %s is a status', (status, body) => {
    expect(toStatusFailure('get-cart', status, body)).toEqual({ kind: 'status', operation: 'get-cart', status });
  });
});

describe('toNetworkFailure', () => {
  test.each([
    ['refused', new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })],
    ['refused', new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) })],
    ['deadline', new DOMException('late', 'TimeoutError')],
    ['deadline', new TypeError('terminated', { cause: new DOMException('late', 'TimeoutError') })],
    ['cut', new TypeError('terminated', { cause: Object.assign(new Error(), { code: 'UND_ERR_SOCKET' }) })],
    ['cut', new TypeError('fetch failed', { cause: new Error('unexpected redirect') })],
    ['cut', 'anything else'],
  ])('%s', (cause, error) => {
    expect(toNetworkFailure('get-cart', error)).toEqual({ kind: 'network', operation: 'get-cart', cause });
  });
});

describe('isWorthRetrying', () => {
  const operation = 'get-part';
  test.each<[boolean, Failure]>([
    [true, { kind: 'network', operation, cause: 'refused' }],
    [true, { kind: 'network', operation, cause: 'cut' }],
    [false, { kind: 'network', operation, cause: 'deadline' }],
    [false, { kind: 'network', operation, cause: 'not-sent' }],
    [true, { kind: 'status', operation, status: 500 }],
    [true, { kind: 'status', operation, status: 503 }],
    [false, { kind: 'status', operation, status: 429 }],
    [false, { kind: 'refused', operation, reason: 'not-found' }],
    [false, { kind: 'broken-contract', operation, at: 'body' }],
  ])('%s for %j', (worth, failure) => expect(isWorthRetrying(failure)).toBe(worth));
});
