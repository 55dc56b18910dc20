import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { applicationsAnswerSchema, relatedAnswerSchema } from '#api/part.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { testPart } from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

const ask = (path: string) => shop.visit().ask('GET', `/api/part/${path}`);

describe('GET /api/part/{slug}/applications', () => {
  test('what the part fits, with the addresses of make and engine', async () => {
    const { applications } = applicationsAnswerSchema.parse((await ask('4B1946H-STD/applications')).body);
    expect(applications).toContainEqual(
      expect.objectContaining({ make: 'Honda', makeSlug: 'Honda', engine: 'K20A', engineSlug: 'K20A' }),
    );
  });

  test('none for a gauge', async () => {
    expect((await ask('AG-1/applications')).body).toEqual({ applications: [] });
  });
});

describe('GET /api/part/{slug}/related', () => {
  test('visible parts with what a card shows', async () => {
    const { related } = relatedAnswerSchema.parse((await ask('4B1946H-STD/related')).body);
    expect(related.length).toBeGreaterThan(0);
    for (const part of related) expect(part.photo).toMatch(/^\/pictures\//);
    expect(related.find(({ slug }) => slug.endsWith('-STD'))).toMatchObject({
      title: expect.stringMatching(/, standard size$/),
    });
  });
});

describe.each(['applications', 'related'])('/%s', (list) => {
  test.each(['NOSUCHT-STD', '4B1606-STD', '4b1606h-std', '%00'])('of %s is 404', async (slug) => {
    expect(await ask(`${slug}/${list}`)).toMatchObject({ status: 404, body: { code: 'unknown-part' } });
  });

  test('is 503 while the commerce API fails', async () => {
    const operation = list === 'related' ? 'getRelatedItems' : 'getApplications';
    shop.sandbox.store.faults.set({ operation, mode: 'html' });
    expect(await ask(`${testPart}/${list}`)).toMatchObject({ status: 503, body: { code: 'shop-unavailable' } });
  });
});
