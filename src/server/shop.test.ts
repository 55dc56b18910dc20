import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createShop } from './shop.ts';
import { openTrialShop, type TrialShop } from '#scripts/trial/trial-shop.ts';

let trial: TrialShop;
beforeAll(async () => {
  trial = await openTrialShop({ storage: 'memory' });
});
afterAll(() => trial.stop());
afterEach(() => trial.sandbox.store.faults.clear());

const find = (id: string) => createShop(trial.services, {}).findPart(id);

describe('findPart: what no file answers below /details (decision 1, doc 1 §4)', () => {
  test('an exact part, live', async () => {
    expect(await find('4B1606H-STD')).toMatchObject({ kind: 'part', part: { slug: '4B1606H-STD' } });
  });

  test.each([
    ['4b1606h-std', 'elsewhere'],
    ['4B1606H', 'instead'],
    ['4B1606H-9.99', 'instead'],
  ])('%s leads to the standard size: %s', async (id, kind) => {
    expect(await find(id)).toEqual({ kind, slug: '4B1606H-STD' });
  });

  test.each(['NOSUCHSET-STD', '4B1606-STD', 'x', '<script>', '..', '%'])('%s is not found', async (id) => {
    expect(await find(id)).toEqual({ kind: 'none' });
  });

  test('when the commerce API cannot be asked, that is not "not found"', async () => {
    trial.sandbox.store.faults.set({ operation: 'getItem', mode: 'error-before' });
    expect(await find('4B1606H-STD')).toEqual({ kind: 'unavailable' });
    trial.sandbox.store.faults.set({ operation: 'search', mode: 'error-before' });
    expect(await find('4B1606H')).toEqual({ kind: 'unavailable' });
  });
});
