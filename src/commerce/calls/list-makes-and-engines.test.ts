import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

const list = async () => {
  const answer = await shop.source.listMakesAndEngines();
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
};

describe('listMakesAndEngines', () => {
  // rule catalogue.makes
  test('gives the 54 makes; the one with an empty name is left out', async () => {
    const { makes } = await list();
    expect(makes).toHaveLength(54);
    expect(makes.every(({ name }) => name !== '')).toBe(true);
  });

  test('gives the engines with the slug of their make', async () => {
    const { makes, engines } = await list();
    const slugs = new Set(makes.map(({ slug }) => slug));
    expect(engines).toHaveLength(715);
    expect(engines.every(({ makeSlug }) => slugs.has(makeSlug))).toBe(true);
  });

  test('leaves empty what the data does not know', async () => {
    const { engines } = await list();
    expect(engines.find(({ name }) => name === '129/5')).toMatchObject({ slug: '129-5', capacity: null });
  });

  test.each(['error-before', 'garbage', 'html', 'truncated', 'missing-field'] as const)(
    'fails as a whole on %s',
    async (mode) => {
      await shop.fault({ operation: 'getSource', mode });
      expect((await shop.source.listMakesAndEngines()).ok).toBe(false);
    },
  );
});
