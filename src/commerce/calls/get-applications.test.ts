import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';

let shop: TestCommerce;
let partId: string;
beforeAll(async () => {
  shop = await startTestCommerce();
  const part = await shop.commerce.getPart('8B663H-STD', { country: 'DE', currency: 'eur' });
  if (part.ok) partId = part.value.part.id;
});
afterEach(() => shop.reset());
afterAll(() => shop.stop());

describe('getApplicationsOfPart', () => {
  // rule part.applications
  test('gives make, model, engine and variant with the slugs of their pages', async () => {
    const answer = await shop.commerce.getApplicationsOfPart(partId);
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    expect(answer.value.length).toBeGreaterThan(0);
    expect(Object.keys(answer.value[0] ?? {})).toEqual([
      'make',
      'makeSlug',
      'model',
      'engine',
      'engineSlug',
      'variant',
    ]);
  });

  test('shows nothing twice', async () => {
    const once = await shop.commerce.getApplicationsOfPart(partId);
    await shop.fault({ operation: 'getApplications', mode: 'duplicates' });
    expect(await shop.commerce.getApplicationsOfPart(partId)).toEqual(once);
  });

  test('says not-found for an unknown part', async () => {
    expect(await shop.commerce.getApplicationsOfPart('itm-unknown')).toMatchObject({
      ok: false,
      failure: { reason: 'not-found' },
    });
  });
});

describe('listApplicationsOfMake', () => {
  test('gives a row for each part size, with the figures of the engine', async () => {
    const answer = await shop.source.listApplicationsOfMake('Acura');
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    expect(answer.value.length).toBeGreaterThan(10);
    expect(answer.value.find(({ application }) => application.engine === 'B17A1')).toMatchObject({
      application: { makeSlug: 'Acura', engineSlug: 'B17A1' },
      cylinders: 'I4',
      capacity: '1678cc',
      boreSize: '81.00mm',
      stroke: '81.40mm',
    });
  });

  test('gives none for a make that has none', async () => {
    expect(await shop.source.listApplicationsOfMake('Nobody')).toEqual({ ok: true, value: [] });
  });
});

describe('getRelatedOfPart', () => {
  test('gives visible parts, each once', async () => {
    await shop.fault({ operation: 'getRelatedItems', mode: 'duplicates' });
    const answer = await shop.commerce.getRelatedOfPart(partId);
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    expect(answer.value.length).toBeGreaterThan(0);
    expect(new Set(answer.value.map(({ slug }) => slug)).size).toBe(answer.value.length);
    expect(answer.value[0]).toMatchObject({ description: expect.any(String), photoUrl: expect.stringMatching(/^\//) });
  });

  test('fails when an entry has no code', async () => {
    await shop.fault({ operation: 'getRelatedItems', mode: 'missing-field' });
    expect(await shop.commerce.getRelatedOfPart(partId)).toMatchObject({
      ok: false,
      failure: { kind: 'broken-contract' },
    });
  });
});
