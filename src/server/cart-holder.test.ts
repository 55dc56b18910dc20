import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BasketAnswer } from '#api/basket.ts';
import type { CheckoutAnswer } from '#api/checkout.ts';
import type { Placed } from '#api/order.ts';
import { emptyCheckoutDraft, isPersonal } from '#domain/checkout/checkout-draft.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import {
  newKey,
  personalWords,
  reachSummary,
  readAgreed,
  testDraft,
  type TestVisitor,
} from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
});
afterAll(() => shop.stop());
afterEach(() => void vi.useRealTimers());

const holder = 'name-of-the-buyers-browser';
/** Somebody with the cookies that another browser has now; also a tab of that browser whose answers are lost. */
const copyOf = ({ cookies }: TestVisitor): TestVisitor => shop.visit(new Map(cookies));
const later = (seconds: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

async function visitWithBasket(): Promise<TestVisitor> {
  const visitor = shop.visit();
  await visitor.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 });
  return visitor;
}
const type = (visitor: TestVisitor, email = testDraft.email, name: string | undefined = holder) =>
  visitor.ask('PUT', '/api/checkout/draft', { ...testDraft, email, holder: name });
const basketOf = async (visitor: TestVisitor) => (await visitor.ask('GET', '/api/basket')).body as BasketAnswer;
const checkoutOf = async (visitor: TestVisitor) => (await visitor.ask('GET', '/api/checkout')).body as CheckoutAnswer;

/** All that may be asked with a cart cookie, and what of the buyer's is said. */
async function askAll(visitor: TestVisitor): Promise<string> {
  const answers = [
    await visitor.ask('GET', '/api/basket'),
    await visitor.ask('GET', '/api/checkout'),
    await visitor.ask('PUT', '/api/checkout/draft', {
      ...emptyCheckoutDraft,
      email: 'eve@else.example',
      saveNumber: 1,
    }),
    await visitor.ask('PUT', '/api/checkout/currency', { currency: 'eur' }),
    await visitor.ask('GET', '/api/part/AG-1'),
  ];
  return JSON.stringify(answers.map(({ body, headers }) => [body, [...headers]]));
}

// rule privacy.cart-holder
test('who knows the name that a cart was opened under has it no more once something was typed', async () => {
  const opening = '0123456789abcdef0eee';
  const eve = shop.visit();
  const put = (visitor: TestVisitor) =>
    visitor.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1, opening });
  await put(eve);
  const buyer = copyOf(eve);
  await type(buyer);
  const again = shop.visit();
  expect(((await again.ask('POST', '/api/basket', { opening })).body as BasketAnswer).lines).toEqual([]);
  await put(again);
  expect((await checkoutOf(again)).draft.email).toBe('');
  expect((await basketOf(buyer)).quantity).toBe(1);
});

// rule privacy.cart-holder
test('a row of the holder that cannot be read leaves the cart to who has a key', async () => {
  const buyer = await visitWithBasket();
  const stranger = copyOf(buyer);
  await type(buyer);
  const [row] = await shop.services.storage.list('cart-holder:').then((rows) => rows.slice(-1));
  await shop.services.storage.set(row?.key ?? '', 'torn', 600);
  expect((await checkoutOf(buyer)).draft.email).toBe(testDraft.email);
  expect((await type(buyer, 'new@keller.example')).status).toBeLessThan(300);
  for (const word of personalWords) expect(await askAll(stranger)).not.toContain(word);
});

// rule privacy.cart-holder
describe('a cart that somebody else knows', () => {
  test('from the first thing typed, nothing of it is read with the cookie of before, and nothing placed', async () => {
    const buyer = await visitWithBasket();
    const stranger = copyOf(buyer);
    await type(buyer);
    const { agreed } = await reachSummary(buyer);
    for (const seconds of [0, 60]) {
      if (seconds > 0) later(seconds);
      const text = await askAll(stranger);
      for (const word of personalWords) expect(text, `${seconds} s later`).not.toContain(word);
      const pressed = await stranger.ask('POST', '/api/order', { key: newKey(), ...agreed });
      expect(pressed.status).toBe(409);
      expect(stranger.cookies.has('order_id')).toBe(false);
    }
    expect(await basketOf(stranger)).toMatchObject({ lines: [] });
    expect((await stranger.ask('PUT', '/api/checkout/currency', { currency: 'eur' })).status).toBe(409);
    expect((await checkoutOf(buyer)).draft).toMatchObject({ email: testDraft.email });
  });

  test('the order that its buyer makes of it is the buyer’s alone', async () => {
    const buyer = await visitWithBasket();
    const stranger = copyOf(buyer);
    await type(buyer);
    const { agreed } = await reachSummary(buyer);
    const { orderId } = (await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).body as Placed;
    const text = await askAll(stranger);
    expect(text).not.toContain(orderId);
    expect([...stranger.cookies.keys()].filter((name) => name.includes('order'))).toEqual([]);
    expect((await stranger.ask('GET', `/api/order/${orderId}`)).body).toMatchObject({ yours: false });
    expect((await buyer.ask('GET', `/api/order/${orderId}`)).body).toMatchObject({ yours: true });
  });

  test('into which somebody else has typed first is not read by the one who typed second', async () => {
    const first = await visitWithBasket();
    const second = copyOf(first);
    await type(first);
    const answer = await type(second, 'second@buyer.example', 'name-of-another-browser');
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([409, expect.stringContaining('basket-gone')]);
    expect((await checkoutOf(first)).draft.email).toBe(testDraft.email);
  });

  test('an answer to the cookie of before never hands out the new one, however old it is', async () => {
    const buyer = await visitWithBasket();
    const stranger = copyOf(buyer);
    const sealed = stranger.cookies.get('cart_id');
    later(2 * 60 * 60);
    await type(copyOf(buyer));
    await askAll(stranger);
    expect(stranger.cookies.get('cart_id')).toBe(sealed);
  });

  test.each([
    ['choices alone', { shippingMethodId: 'ship-dpd', paymentMethodId: 'pay-paypal', termsAccepted: true }, false],
    ['the country', { shipping: { ...emptyCheckoutDraft.shipping, country: 'NL' } }, false],
    ['a first name', { shipping: { ...emptyCheckoutDraft.shipping, firstName: 'A' } }, true],
    ['an address of the bill', { billing: { ...emptyCheckoutDraft.billing, city: 'B' } }, true],
    ['a VAT number', { vatNumber: '1' }, true],
  ])('%s: personal', async (_, change, isRenewed) => {
    const draft = { ...emptyCheckoutDraft, ...change };
    expect(isPersonal(draft)).toBe(isRenewed);
    const buyer = await visitWithBasket();
    const sealed = buyer.cookies.get('cart_id');
    await buyer.ask('PUT', '/api/checkout/draft', draft);
    expect(buyer.cookies.get('cart_id') !== sealed).toBe(isRenewed);
  });
});

// rules privacy.cart-holder and checkout.nothing-lost
describe('the buyer', () => {
  test('whose answer with the new cookie was lost goes on: basket, what was typed, order', async () => {
    const buyer = await visitWithBasket();
    await type(copyOf(buyer));
    later(60 * 60 - 60);
    expect((await basketOf(buyer)).quantity).toBe(1);
    expect((await type(buyer, 'again@buyer.example')).status).toBe(204);
    expect((await checkoutOf(buyer)).draft).toMatchObject({
      email: 'again@buyer.example',
      shipping: testDraft.shipping,
    });
    const { agreed } = await reachSummary(buyer);
    expect((await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).status).toBe(201);
  });

  test('reads in a new tab what a lost answer had saved, with the first thing typed there', async () => {
    const buyer = await visitWithBasket();
    await type(copyOf(buyer));
    expect((await checkoutOf(buyer)).draft).toEqual(emptyCheckoutDraft);
    const save = { ...emptyCheckoutDraft, reference: 'PO 1', saveNumber: 1, holder };
    expect((await buyer.ask('PUT', '/api/checkout/draft', save)).body).toMatchObject({ draft: testDraft });
    expect((await checkoutOf(buyer)).draft).toEqual(testDraft);
  });

  test('keeps the basket whatever was on its way when the first thing was saved', async () => {
    const buyer = await visitWithBasket();
    const before = copyOf(buyer);
    const requests: [string, string, object?][] = [
      ['PUT', '/api/checkout/postcode', { postcode: '1012 AB' }],
      ['POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 }],
      ['PUT', '/api/checkout/shipping-country', { country: 'NL' }],
      ['GET', '/api/basket'],
      ['GET', '/api/checkout'],
    ];
    const together = await Promise.all([type(buyer), ...requests.map((one) => copyOf(before).ask(...one))]);
    expect(together.map(({ status }) => status)).toEqual([204, 200, 200, 200, 200, 200]);
    await basketOf(buyer);
    const late = await Promise.all(requests.map((one) => copyOf(before).ask(...one)));
    expect(late.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await basketOf(buyer)).quantity).toBe(3);
  });

  test('of two tabs at once, with one name, both have what was typed', async () => {
    const buyer = await visitWithBasket();
    const tab = shop.visit(buyer.cookies);
    const saved = await Promise.all([type(buyer, 'one@buyer.example'), type(tab, 'two@buyer.example')]);
    expect(saved.map(({ status }) => status)).toEqual([204, 204]);
    expect((await checkoutOf(buyer)).draft.email).toMatch(/^(?:one|two)@buyer/);
  });

  test('who puts an order’s parts back is the holder of that basket at once', async () => {
    const buyer = await visitWithBasket();
    const { agreed } = await reachSummary(buyer);
    const { orderId } = (await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).body as Placed;
    await buyer.ask('POST', `/api/order/${orderId}/basket`, {});
    expect((await checkoutOf(buyer)).draft).toMatchObject({ email: testDraft.email });
    const { id } = (await shop.services.seal.open('cart', buyer.cookies.get('cart_id') ?? '')) ?? {};
    const keyless = await shop.services.seal.seal('cart', { id: id ?? '' }, 60);
    const stranger = shop.visit(new Map([['cart_id', keyless]]));
    const text = await askAll(stranger);
    for (const word of personalWords) expect(text).not.toContain(word);
    expect((await readAgreed(buyer)).shown.draft).toMatchObject({ email: testDraft.email });
  });
});

/** What happens to one cart that two browsers know. */
const acts = fc.constantFrom(
  'buyer types',
  'buyer types, answer lost',
  'buyer looks',
  'stranger asks',
  'a minute goes by',
);

// rule privacy.cart-holder
test('in whatever order they come, the stranger reads nothing typed, and the buyer loses nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 2, maxLength: 8 }), async (made) => {
      const buyer = await visitWithBasket();
      const stranger = copyOf(buyer);
      await type(copyOf(buyer));
      for (const act of made) {
        if (act === 'buyer types') expect((await type(buyer)).status).toBe(204);
        if (act === 'buyer types, answer lost') expect((await type(copyOf(buyer))).status).toBe(204);
        if (act === 'buyer looks') expect((await basketOf(buyer)).quantity).toBe(1);
        if (act === 'a minute goes by') later(60);
        const text = act === 'stranger asks' ? await askAll(stranger) : '';
        for (const word of personalWords) expect(text).not.toContain(word);
      }
      await type(buyer);
      expect((await checkoutOf(buyer)).draft).toMatchObject({ email: testDraft.email, shipping: testDraft.shipping });
    }),
    { numRuns: 30 },
  );
});
