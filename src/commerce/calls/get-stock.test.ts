import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';

let shop: TestCommerce;
let partId: string;
beforeAll(async () => {
  shop = await startTestCommerce();
  const part = await shop.commerce.getPart('4B1606H-STD', { country: 'DE', currency: 'eur' });
  if (part.ok) partId = part.value.part.id;
});
afterEach(() => shop.reset());
afterAll(() => shop.stop());

describe('getStock', () => {
  test('gives what lies where, in pieces', async () => {
    await shop.control('PATCH', 'parts/4B1606H-STD', {
      stock: { default: 0, dropship: 7, alternative: 0, manufacturer: 5, inTransit: [] },
    });
    expect(await shop.commerce.getStock(partId, 'DE')).toEqual({
      ok: true,
      value: { default: 0, dropship: 7, alternative: 0, manufacturer: 5, inTransit: [] },
    });
  });

  test('says not-found for an unknown part', async () => {
    expect(await shop.commerce.getStock('itm-unknown', 'DE')).toMatchObject({
      ok: false,
      failure: { reason: 'not-found' },
    });
  });

  test('does not take a missing stock for an empty one', async () => {
    await shop.fault({ operation: 'getItemStock', mode: 'missing-field' });
    expect(await shop.commerce.getStock(partId, 'DE')).toMatchObject({
      ok: false,
      failure: { kind: 'broken-contract', at: expect.stringContaining('available') },
    });
  });
});
