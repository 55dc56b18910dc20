import { describe, expect, test } from 'vitest';
import { type Failure, fail, isOutcomeUnknown, isRefusedAs, type Result, succeed } from './failure.ts';

describe('Result', () => {
  test('succeed wraps a value, fail a failure', () => {
    const failure: Failure = { kind: 'refused', operation: 'getItem', reason: 'not-found' };
    const outcomes: Result<number>[] = [succeed(1), fail(failure)];
    expect(outcomes).toStrictEqual([
      { ok: true, value: 1 },
      { ok: false, failure },
    ]);
  });
});

describe('isOutcomeUnknown', () => {
  test.each<[Failure, boolean]>([
    [{ kind: 'network', operation: 'createOrder', cause: 'deadline' }, true],
    [{ kind: 'network', operation: 'createOrder', cause: 'refused' }, true],
    [{ kind: 'network', operation: 'createOrder', cause: 'not-sent' }, false],
    [{ kind: 'broken-contract', operation: 'createOrder', at: '_id' }, true],
    [{ kind: 'status', operation: 'createOrder', status: 500 }, true],
    [{ kind: 'status', operation: 'createOrder', status: 503 }, true],
    [{ kind: 'status', operation: 'createOrder', status: 499 }, false],
    [{ kind: 'status', operation: 'createOrder', status: 429 }, false],
    [{ kind: 'refused', operation: 'createOrder', reason: 'out-of-stock' }, false],
  ])('%j: %s', (failure, isUnknown) => {
    expect(isOutcomeUnknown(failure)).toBe(isUnknown);
  });
});

test('isRefusedAs: a considered no, for one of these reasons', () => {
  const refused: Failure = { kind: 'refused', operation: 'addToCart', reason: 'out-of-stock' };
  expect(isRefusedAs(refused, 'not-found', 'out-of-stock')).toBe(true);
  expect(isRefusedAs(refused, 'not-found')).toBe(false);
  expect(isRefusedAs({ kind: 'status', operation: 'addToCart', status: 409 }, 'out-of-stock')).toBe(false);
});
