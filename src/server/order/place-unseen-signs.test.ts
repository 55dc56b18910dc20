import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary, testDraft } from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

// rule access.unseen-signs
test('what nobody sees is no part of the order; the draft keeps what was typed', async () => {
  const shipping = {
    ...testDraft.shipping,
    firstName: '\uFEFFCan\u00ADary',
    lastName: 'Testowska\u00A0\u200B',
    address: 'Kanarie\u200Bstraat\u00A012\u00BD',
    city: '\u202ACanaryville\u202C',
    postcode: '\uFF11\uFF10\uFF11\uFF12\u00A0AB',
    phone: '\uFF0B31 20\u202F555\u200E 0199',
  };
  const email = 'canary\uFF20b\u00FCyer.example';
  const typed = { shipping, email, repeatEmail: 'canary@xn--byer-0ra.example\u200B' };
  const visitor = shop.visit();
  const { agreed } = await reachSummary(visitor, { draft: typed });
  expect((await visitor.ask('POST', '/api/order', { key: newKey(), ...agreed })).status).toBe(201);
  expect(shop.sandbox.store.orders.list().at(-1)).toMatchObject({
    email: `canary@${new URL('http://b\u00FCyer.example').hostname}`,
    shipping: {
      addressee: 'Canary Testowska',
      address: 'Kanariestraat 12\u00BD',
      city: 'Canaryville',
      zip: '1012 AB',
      phone: '+31 20 555 0199',
    },
  });
});
