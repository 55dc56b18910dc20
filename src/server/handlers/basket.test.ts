import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { basketAnswerSchema, type BasketAnswer } from '#api/basket.ts';
import type { CheckoutAnswer } from '#api/checkout.ts';
import type { Problem } from '#api/problem.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { atMaker, setStock } from '#scripts/test-kit/delivery.ts';
import { testPart, type TestVisitor } from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

/** not on the filled shelf of the test shop */
const scarcePart = '4B1606H-.25';
const add = (visitor: TestVisitor, part = testPart, quantity = 1) =>
  visitor.ask('POST', '/api/basket/lines', { part, quantity });
const basketOf = (answer: { body: unknown }): BasketAnswer => basketAnswerSchema.parse(answer.body);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];
const storedCart = (visitor: TestVisitor) =>
  shop.services.seal.open('cart', visitor.cookies.get('cart_id') ?? '').then((payload) => payload?.['id'] ?? '');

describe('basket endpoints', () => {
  test('a visitor without basket sees an empty one and gets no cookie', async () => {
    const visitor = shop.visit();
    expect(basketOf(await visitor.ask('GET', '/api/basket'))).toMatchObject({ lines: [], quantity: 0 });
    expect(visitor.cookies.size).toBe(0);
  });

  // rule basket.adding
  test('adding opens a basket, raises a line that is there, counts for the badge and forgets the last order', async () => {
    const visitor = shop.visit(new Map([['order_id', 'anything']]));
    await add(visitor);
    const answer = await add(visitor, testPart, 2);
    const basket = basketOf(answer);
    expect(basket.lines).toHaveLength(1);
    expect(basket.lines[0]).toMatchObject({ slug: testPart, size: 'STD', quantity: 3, isKitComponent: false });
    expect(basket.lines[0]?.max).toBeGreaterThan(3);
    expect(visitor.cookies.get('basketCount')).toMatch(/^3\.[\w-]{6}$/);
    expect(visitor.cookies.has('order_id')).toBe(false);
  });

  test('two first parts at once come into one basket when the browser gives it one name, else into two', async () => {
    const put = async (opening?: string) => {
      const [one, other] = [shop.visit(), shop.visit()];
      const body = { part: testPart, quantity: 1, opening };
      await Promise.all([one.ask('POST', '/api/basket/lines', body), other.ask('POST', '/api/basket/lines', body)]);
      return [await storedCart(one), await storedCart(other)];
    };
    const [named, same] = await put('0123456789abcdef0123');
    expect(named).not.toBe('');
    expect(same).toBe(named);
    const [bare, another] = await put();
    expect(another).not.toBe(bare);
  });

  // rule basket.adding
  test('two parts that find their basket ordered come into one new basket under the name that the browser gave it', async () => {
    const opening = '0123456789abcdef89ab';
    const sealed = await shop.services.seal.seal('cart', { id: 'cart_vanished' }, 60);
    const [held, bare] = [shop.visit(new Map([['cart_id', sealed]])), shop.visit()];
    for (const visitor of [held, bare, held])
      await visitor.ask('POST', '/api/basket/lines', { part: testPart, quantity: 1, opening });
    expect(await storedCart(held)).toBe(await storedCart(bare));
    expect(basketOf(await bare.ask('GET', '/api/basket')).quantity).toBe(3);
  });

  // rule basket.lost-answer
  test('a first part whose answer was lost is found again by the name of its basket, and by no other', async () => {
    const opening = '0123456789abcdef4567';
    await shop.visit().ask('POST', '/api/basket/lines', { part: testPart, quantity: 2, opening });
    const lost = shop.visit();
    const recover = (name: string) => lost.ask('POST', '/api/basket', { opening: name });
    expect(basketOf(await recover('0123456789abcdef9999')).lines).toEqual([]);
    expect(basketOf(await lost.ask('GET', `/api/basket?opening=${opening}`)).lines, 'an address opens none').toEqual(
      [],
    );
    expect(lost.cookies.size).toBe(0);
    expect(basketOf(await recover(opening)).lines).toMatchObject([{ quantity: 2 }]);
    expect(basketOf(await lost.ask('GET', '/api/basket')).lines).toMatchObject([{ quantity: 2 }]);
  });

  // rule basket.lost-answer
  test('it is found again beside the cookie of a basket that is gone, and the next part joins it', async () => {
    const opening = '0123456789abcdef7777';
    const sealed = await shop.services.seal.seal('cart', { id: 'cart_vanished' }, 60);
    const cookies = new Map([['cart_id', sealed]]);
    await shop.visit(new Map(cookies)).ask('POST', '/api/basket/lines', { part: testPart, quantity: 1, opening });
    const lost = shop.visit(cookies);
    expect(basketOf(await lost.ask('POST', '/api/basket', { opening })).lines).toMatchObject([{ quantity: 1 }]);
    await add(lost);
    expect(basketOf(await lost.ask('GET', '/api/basket')).quantity).toBe(2);
  });

  // rule privacy.ids-prove-nothing
  test('no answer and no readable cookie holds the cart id', async () => {
    const visitor = shop.visit();
    const answer = await add(visitor);
    const id = await storedCart(visitor);
    expect(id).not.toBe('');
    expect(JSON.stringify(answer.body) + JSON.stringify([...answer.headers])).not.toContain(id);
  });

  test('unknown and hidden parts: 404 unknown-part; more than there is: 409 out-of-stock with all pieces', async () => {
    const visitor = shop.visit();
    expect(codeOf(await add(visitor, 'NOSUCHT-STD'))).toEqual([404, 'unknown-part']);
    expect(codeOf(await add(visitor, '4B1606-STD'))).toEqual([404, 'unknown-part']);
    const short = await add(visitor, scarcePart, 999);
    expect(codeOf(short)).toEqual([409, 'out-of-stock']);
    expect((short.body as Problem).max).toBeGreaterThan(0);
  });

  // rule basket.most-quantity
  test('however many there are, a line comes above 999 by no way, and one that is above is lowered', async () => {
    setStock(shop, atMaker, { manufacturer: 5000 });
    const visitor = shop.visit();
    const [line] = basketOf(await add(visitor, atMaker, 998)).lines;
    const path = `/api/basket/lines/${line?.id}`;
    const quantity = async () => basketOf(await visitor.ask('GET', '/api/basket')).lines.map((one) => one.quantity);
    const most = await add(visitor, atMaker, 2);
    expect([...codeOf(most), (most.body as Problem).max]).toEqual([409, 'out-of-stock', 999]);
    expect(await quantity()).toEqual([998]);
    expect(basketOf(await add(visitor, atMaker, 1)).quantity).toBe(999);
    expect(codeOf(await visitor.ask('PUT', path, { quantity: 1000 }))).toEqual([409, 'out-of-stock']);
    expect(await quantity()).toEqual([999]);

    const cartId = String(await storedCart(visitor));
    await shop.services.commerce.setLineQuantity(cartId, line?.id ?? '', 1998);
    expect(codeOf(await visitor.ask('PUT', path, { quantity: 1999 }))).toEqual([409, 'out-of-stock']);
    expect(basketOf(await visitor.ask('PUT', path, { quantity: 1997 })).quantity).toBe(1997);
    expect(codeOf(await add(visitor, atMaker, 1))).toEqual([409, 'out-of-stock']);
    expect(await quantity()).toEqual([1997]);
  });

  // rule basket.last-line
  test('a line is changed and removed; with the last one the promo code goes', async () => {
    const visitor = shop.visit();
    const [line] = basketOf(await add(visitor, scarcePart)).lines;
    const path = `/api/basket/lines/${line?.id}`;
    expect(basketOf(await visitor.ask('PUT', path, { quantity: 4 })).quantity).toBe(4);
    const short = await visitor.ask('PUT', path, { quantity: 999 });
    expect([...codeOf(short), (short.body as Problem).max]).toEqual([409, 'out-of-stock', line?.max]);
    expect(codeOf(await visitor.ask('PUT', '/api/basket/promo-code', { code: 'NONSENSE' }))).toEqual([
      422,
      'invalid-promo-code',
    ]);
    // rule access.unseen-signs
    for (const code of ['RALLY26', '\u00A0RAL\u200BLY26\uFEFF', '\uFF32\uFF21\uFF2C\uFF2C\uFF39\uFF12\uFF16'])
      expect(basketOf(await visitor.ask('PUT', '/api/basket/promo-code', { code })).promoCode).toBe('RALLY26');
    const emptied = basketOf(await visitor.ask('DELETE', path));
    expect(emptied).toMatchObject({ lines: [], promoCode: null });
    expect(visitor.cookies.get('basketCount')).toMatch(/^0\./);
  });

  test('only a visible line of the own basket can be touched', async () => {
    const visitor = shop.visit();
    await add(visitor, '5B5562H-STD');
    const basket = basketOf(await visitor.ask('GET', '/api/basket'));
    const stranger = basketOf(await add(shop.visit())).lines[0]?.id;
    for (const id of [stranger, basket.lines.find(({ isKitComponent }) => isKitComponent)?.id ?? 'line_no', 'x%20y']) {
      expect(codeOf(await visitor.ask('PUT', `/api/basket/lines/${id}`, { quantity: 2 }))).toEqual([404, 'not-found']);
    }
  });

  test('a basket that vanished upstream is an empty one, and adding begins a new one', async () => {
    const visitor = shop.visit();
    const sealed = await shop.services.seal.seal('cart', { id: 'cart_vanished' }, 60);
    visitor.cookies.set('cart_id', sealed);
    expect(codeOf(await visitor.ask('PUT', '/api/basket/promo-code', { code: 'X' }))).toEqual([409, 'basket-gone']);
    expect(visitor.cookies.get('cart_id')).toBe(sealed);
    expect(basketOf(await visitor.ask('GET', '/api/basket')).lines).toEqual([]);
    expect(basketOf(await add(visitor)).quantity).toBe(1);
    expect(basketOf(await visitor.ask('GET', '/api/basket')).quantity).toBe(1);
  });

  // rule basket.expired
  test('a basket that the commerce API does not know any more has expired; none, and one that was ordered, has not', async () => {
    const sealed = await shop.services.seal.seal('cart', { id: 'cart_vanished' }, 60);
    const readExpiry = async (visitor: TestVisitor) => [
      basketOf(await visitor.ask('GET', '/api/basket')).isExpired,
      ((await visitor.ask('GET', '/api/checkout')).body as CheckoutAnswer).basket.isExpired,
    ];
    const held = shop.visit(new Map([['cart_id', sealed]]));
    expect(await readExpiry(held)).toEqual([true, true]);
    await add(held);
    expect(await readExpiry(held)).toEqual([undefined, undefined]);
    expect(await readExpiry(shop.visit())).toEqual([undefined, undefined]);
  });

  // rule basket.late-answers
  test('only a change of lines hands out the number, and no answer takes a basket away', async () => {
    const visitor = shop.visit();
    const [line] = basketOf(await add(visitor, testPart, 2)).lines;
    const gone = await shop.services.seal.seal('cart', { id: 'cart_vanished' }, 60);
    const requests = [
      ['GET', '/api/basket'],
      ['GET', '/api/checkout'],
      ['GET', `/api/part/${testPart}`],
      ['PUT', '/api/basket/promo-code', { code: 'RALLY26' }],
      ['PUT', '/api/checkout/shipping-country', { country: 'NL' }],
      ['PUT', '/api/checkout/company', { isCompany: true }],
      ['PUT', `/api/basket/lines/${line?.id}`, { quantity: 3 }],
    ] as const;
    const handed: string[][] = [];
    for (const [method, path, body] of requests) {
      for (const cart of method === 'GET' ? [visitor.cookies.get('cart_id') ?? '', gone] : [null]) {
        const other = shop.visit(new Map(visitor.cookies).set('basketCount', '9'));
        if (cart) other.cookies.set('cart_id', cart);
        const { headers } = await other.ask(method, path, body);
        handed.push([
          `${method} ${path.split('/')[2]}`,
          ...headers.getSetCookie().map((text) => text.split(';')[0] ?? ''),
        ]);
      }
    }
    expect(handed.filter(([, ...cookies]) => cookies.length > 0)).toEqual([
      ['PUT basket', expect.stringMatching(/^basketCount=3\./)],
    ]);
  });

  test('when stock cannot be asked the line has no maximum and the basket is shown', async () => {
    const visitor = shop.visit();
    await add(visitor);
    shop.sandbox.store.faults.set({ operation: 'getItemStock', mode: 'hang' });
    expect(basketOf(await visitor.ask('GET', '/api/basket')).lines[0]?.max).toBeNull();
  });

  test.each(['error-before', 'garbage', 'html', 'hang', 'drop-after'] as const)(
    'getCart %s: 503 shop-unavailable, the cookie stays',
    async (mode) => {
      const visitor = shop.visit();
      await add(visitor);
      shop.sandbox.store.faults.set({ operation: 'getCart', mode });
      const answer = await visitor.ask('GET', '/api/basket');
      expect(codeOf(answer)).toEqual([503, 'shop-unavailable']);
      expect(Object.keys(answer.body as object).sort()).toEqual(['code', 'ref']);
      expect(visitor.cookies.has('cart_id')).toBe(true);
    },
  );
});
