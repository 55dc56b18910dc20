import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemSchema } from '#api/problem.ts';
import { openTrialShop, type TrialShop } from '#scripts/trial/trial-shop.ts';
import { reachSummary, trialDraft, type TrialVisitor } from '#scripts/trial/trial-visitor.ts';

let shop: TrialShop;
let visitor: TrialVisitor;
beforeAll(async () => {
  shop = await openTrialShop();
  visitor = shop.visit();
  await reachSummary(visitor);
});
afterAll(() => shop.stop());

const writes: [string, string, Record<string, unknown>][] = [
  ['POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 }],
  ['PUT', '/api/basket/lines/line_x', { quantity: 1 }],
  ['PUT', '/api/basket/promo-code', { code: '' }],
  ['PUT', '/api/checkout/draft', trialDraft],
  ['PUT', '/api/checkout/shipping-country', { country: 'NL' }],
  ['PUT', '/api/checkout/billing-country', { country: 'NL' }],
  ['PUT', '/api/checkout/postcode', { postcode: '1012 AB' }],
  ['PUT', '/api/checkout/shipping-method', { id: 'ship-dpd' }],
  ['PUT', '/api/checkout/payment-method', { id: 'pay-paypal' }],
  ['PUT', '/api/checkout/company', { isCompany: false }],
  ['PUT', '/api/checkout/vat-number', { vatNumber: '' }],
  ['PUT', '/api/checkout/currency', { currency: 'eur' }],
  ['POST', '/api/order', { key: 'k'.repeat(16), shownTotal: { amount: 1, currency: 'eur' } }],
  ['POST', '/api/order/ord_x/confirm', {}],
  ['POST', '/api/order/ord_x/payment', {}],
];

/** Anything, and things that look almost right: one value replaced, one key too many. */
const almost = (good: Record<string, unknown>) => {
  const keys = Object.keys(good);
  const replaced =
    keys.length === 0
      ? []
      : [fc.tuple(fc.constantFrom(...keys), fc.jsonValue()).map(([key, value]) => ({ ...good, [key]: value }))];
  const extra = fc.constantFrom('price', 'tax', 'cart_id', 'source', 'pricegroup', '__proto__', 'constructor');
  const added = fc
    .tuple(extra, fc.jsonValue())
    .map(
      ([key, value]) =>
        JSON.parse(
          `${JSON.stringify(good).slice(0, -1)}${keys.length ? ',' : ''}"${key}":${JSON.stringify(value)}}`,
        ) as unknown,
    );
  return fc.oneof(fc.jsonValue(), added, ...replaced);
};

describe('whatever is sent, the answer is 2xx or a 4xx problem (design T05-T07)', () => {
  test.each(writes)('%s %s', async (method, path, good) => {
    const guest = path === '/api/order' ? shop.visit() : visitor;
    await fc.assert(
      fc.asyncProperty(almost(good), async (body) => {
        const answer = await guest.ask(method, path, body);
        expect([answer.status, answer.body]).toSatisfy(() => answer.status < 500);
        if (answer.status >= 400) expect(problemSchema.safeParse(answer.body).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test.each(writes)('%s %s: a key too many is 400, and so is what is no JSON', async (method, path, good) => {
    const extra = await visitor.ask(method, path, { ...good, grosamount: 1 });
    expect(extra.status).toBe(400);
  });

  test.each(['/api/part/', '/api/order/', '/api/search?q='])('GET %s…', async (path) => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom('..', '%', "'--", '<script>', '\u0000'),
    );
    await fc.assert(
      fc.asyncProperty(
        typed.filter((text) => text !== '' && text !== '.' && text !== '..'),
        async (text) => {
          const answer = await visitor.ask('GET', path + encodeURIComponent(text.toWellFormed()));
          expect(answer.status).toBeLessThan(500);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a body that is no JSON, or too large', async () => {
    const { loadTrialRoutes } = await import('#scripts/trial/trial-routes.ts');
    const route = await loadTrialRoutes();
    const post = (body: string) =>
      route(shop.services, new Request('http://localhost/api/basket/lines', { method: 'POST', body }));
    expect((await post('{')).status).toBe(400);
    expect((await post('['.repeat(10_000))).status).toBe(400);
    expect((await post(JSON.stringify('x'.repeat(70_000)))).status).toBe(413);
  });

  test.each(['/api/basket', '/api/order', '/api/search', '/api/checkout/draft'])(
    '%s: another method is 405 with Allow, and changes nothing',
    async (path) => {
      const answer = await visitor.ask('PATCH', path, {});
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toMatch(/^(GET|POST|PUT|DELETE)/);
    },
  );
});
