import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

const visitor = { country: 'DE', currency: 'eur' } as const;

describe('getPart', () => {
  test('gives the part in our words with its price in minor units', async () => {
    const answer = await shop.commerce.getPart('4B1606H-STD', visitor);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        part: {
          slug: '4B1606H-STD',
          set: '4B1606H',
          size: 'STD',
          type: 'rod',
          category: 'Conrod bearings',
          isKit: false,
          price: { net: { currency: 'eur' }, gross: { currency: 'eur' } },
        },
      },
    });
    if (!answer.ok) throw new Error('no part');
    const { net, gross } = answer.value.part.price;
    expect([net.amount, gross.amount].every(Number.isSafeInteger)).toBe(true);
    expect(gross.amount).toBeGreaterThan(net.amount);
  });

  test('asks for the price in the currency of the visitor', async () => {
    const answer = await shop.commerce.getPart('4B1606H-STD', { country: 'PL', currency: 'pln' });
    expect(answer).toMatchObject({ ok: true, value: { part: { price: { gross: { currency: 'pln' } } } } });
  });

  test('gives stock by kind, deliveries with their day of arrival', async () => {
    await shop.control('PATCH', 'parts/4B1606H-STD', {
      stock: { default: 3, dropship: 2, alternative: 1, manufacturer: 9, inTransit: [{ days: 5, quantity: 4 }] },
    });
    const answer = await shop.commerce.getPart('4B1606H-STD', visitor);
    expect(answer).toMatchObject({
      ok: true,
      value: { stock: { default: 3, dropship: 2, alternative: 1, manufacturer: 9, inTransit: [{ quantity: 4 }] } },
    });
    expect(answer.ok && answer.value.stock.inTransit[0]?.eta).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  // rules price.promotion and commerce.optional-fields
  test('shows a promotion with the lowest price of the last 30 days where the data has one', async () => {
    await shop.control('PATCH', 'parts/4B1606H-STD', { price: 80, promotion: { price: 100, lowest30days: 90 } });
    const answer = await shop.commerce.getPart('4B1606H-STD', visitor);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        part: {
          price: {
            net: { amount: 8000 },
            gross: { amount: 9840 },
            promotion: { formerGross: { amount: 12300 }, lowestGross30Days: { amount: 11070 } },
          },
        },
      },
    });
  });

  // rule price.promotion
  test('shows no promotion that reduces nothing', async () => {
    await shop.control('PATCH', 'parts/4B1606H-STD', { price: 80, promotion: { price: 80 } });
    expect(await shop.commerce.getPart('4B1606H-STD', visitor)).toMatchObject({
      ok: true,
      value: { part: { price: { promotion: null } } },
    });
  });

  // rule commerce.sanitised
  test('sanitises the long description', async () => {
    await shop.control('PATCH', 'parts/4B1606H-STD', {
      detaildescription: '<p>Fit <b>dry</b></p><script>alert(1)</script><img src=x onerror=alert(1)>',
    });
    expect(await shop.commerce.getPart('4B1606H-STD', visitor)).toMatchObject({
      ok: true,
      value: { part: { overviewHtml: '<p>Fit <b>dry</b></p>' } },
    });
  });

  test('gives a kit with its contents', async () => {
    const answer = await shop.commerce.getPart('5B5562H-STD', visitor);
    expect(answer).toMatchObject({
      ok: true,
      value: { part: { isKit: true, kitContents: [{ slug: '1B5562H-STD' }] } },
    });
  });

  test('gives the numbers that a part takes the place of', async () => {
    expect(await shop.commerce.getPart('8B663H-STD', visitor)).toMatchObject({
      ok: true,
      value: {
        part: {
          interchange: [
            { brand: 'Clevite', number: 'CB663H' },
            { brand: 'King', number: 'CR819HP' },
          ],
        },
      },
    });
  });

  test('says not-found for a part that is not there', async () => {
    expect(await shop.commerce.getPart('4B9999H-STD', visitor)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', operation: 'get-part', reason: 'not-found' },
    });
  });

  test('does not offer a part without a price', async () => {
    await shop.control('PATCH', 'parts/4B1606H-STD', { price: 0 });
    expect(await shop.commerce.getPart('4B1606H-STD', visitor)).toMatchObject({
      ok: false,
      failure: { kind: 'broken-contract', at: 'data.price.prices.NL: no price' },
    });
  });

  test.each(['price', 'available', 'manufacturerstock', 'id', 'photos'])(
    'does not guess a missing %s',
    async (field) => {
      await shop.fault({ operation: 'getItem', mode: 'missing-field', field: `data.${field}` });
      const answer = await shop.commerce.getPart('4B1606H-STD', visitor);
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'broken-contract', operation: 'get-part' } });
      expect(!answer.ok && answer.failure.kind === 'broken-contract' && answer.failure.at).toContain(field);
    },
  );

  test.each(['features', 'gtin', 'bulletin', 'interchange', 'picture'])(
    'does without %s, which is optional',
    async (field) => {
      await shop.fault({ operation: 'getItem', mode: 'missing-field', field: `data.${field}` });
      expect(await shop.commerce.getPart('AG-1', visitor)).toMatchObject({ ok: true });
    },
  );
});
