import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { orderAnswerSchema, type Placed } from '#api/order.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, personalWords, reachSummary, readAgreed, type TestVisitor } from '#scripts/test-kit/visitor.ts';
import { endpointBuckets } from '../limits/endpoint-buckets.ts';
import { createShop } from '../shop.ts';

let shop: TestShop;
let buyer: TestVisitor;
let orderId = '';

const placeAs = async (visitor: TestVisitor) => {
  const { agreed } = await reachSummary(visitor);
  const answer = await visitor.ask('POST', '/api/order', { key: newKey(), ...agreed });
  return (answer.body as Placed).orderId;
};
const asHeader = ({ cookies }: TestVisitor) => [...cookies].map((pair) => pair.join('=')).join('; ');

beforeAll(async () => {
  shop = await openTestShop();
  buyer = shop.visit();
  orderId = await placeAs(buyer);
});
afterAll(() => shop.stop());

/** what anybody may know of it */
const strangers = { number: expect.any(String) as string, state: 'awaiting-payment' };
const endpoints = ['', '/payment', '/confirm'].map((tail) => [tail === '' ? 'GET' : 'POST', tail] as const);

/** "GET basket", "POST payment": every way to ask for something of an order by its id. */
const listOrderWays = (): string[] =>
  Object.keys(endpointBuckets).flatMap((row) => {
    const [, method, tail = ''] = /^(\w+) \/api\/order\/\[id\]\/?(.*)$/.exec(row) ?? [];
    // a mail that was asked for is written later, by the outbox (`mail-order-link.test.ts`)
    return method === undefined || tail === 'link' || tail === '' ? [] : [`${method} ${tail}`.trim()];
  });

// rule privacy.order-for-buyer
describe('an order shows personal data only to its buyer', () => {
  test('the buyer reads everything that was typed', async () => {
    const answer = orderAnswerSchema.parse((await buyer.ask('GET', `/api/order/${orderId}`)).body);
    expect(answer.yours && answer.order).toMatchObject({
      id: orderId,
      email: 'canary@buyer.example',
      shipping: { recipient: 'Canary Testowska' },
    });
    expect(JSON.stringify(answer)).not.toContain('addr_');
  });

  test('a company reads the VAT number it ordered with, and nobody else does', async () => {
    const company = shop.visit();
    const { draft } = await reachSummary(company);
    await company.ask('PUT', '/api/checkout/company', { isCompany: true });
    await company.ask('PUT', '/api/checkout/vat-number', { vatNumber: '123456789B01', country: 'NL' });
    await company.ask('PUT', '/api/checkout/shipping-method', { id: draft.shippingMethodId });
    await company.ask('PUT', '/api/checkout/draft', { ...draft, isCompany: true, vatNumber: '123456789B01' });
    const agreed = await readAgreed(company);
    const placed = await company.ask('POST', '/api/order', { key: newKey(), ...agreed });
    const path = `/api/order/${(placed.body as Placed).orderId}`;
    expect((await company.ask('GET', path)).body).toMatchObject({
      order: { tax: { vatNumber: 'NL123456789B01', numberState: 'valid', reason: 'number-of-seller' } },
    });
    expect(JSON.stringify((await buyer.ask('GET', path)).body)).not.toContain('123456789B01');
    expect((await buyer.ask('GET', `/api/order/${orderId}`)).body).toMatchObject({
      order: { tax: { vatNumber: null, reason: 'private-buyer' } },
    });
  });

  test('strangers read nothing personal in body or headers of any endpoint', async () => {
    const other = shop.visit();
    await placeAs(other);
    const forged = shop.visit(new Map([['order_id', orderId]]));
    const withCart = shop.visit();
    await withCart.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 });
    withCart.cookies.set('order_id', withCart.cookies.get('cart_id') ?? '');
    for (const stranger of [shop.visit(), other, forged, withCart]) {
      for (const [method, tail] of endpoints) {
        const answer = await stranger.ask(method, `/api/order/${orderId}${tail}`, method === 'POST' ? {} : undefined);
        const text = JSON.stringify([answer.body, [...answer.headers]]);
        for (const word of personalWords) expect(text).not.toContain(word);
        expect(answer.status).toBe(tail === '' ? 200 : 403);
      }
    }
  });

  test('a stranger is told number and state of an order, and nothing of one that was not placed here', async () => {
    const number = shop.sandbox.store.orders.byId(orderId)?.number;
    const read = async (id = orderId) => (await shop.visit().ask('GET', `/api/order/${id}`)).body;
    expect(await read()).toEqual({ yours: false, order: { number, state: 'awaiting-payment' } });
    shop.sandbox.store.orders.change(orderId, { status: 'closed' });
    expect(await read()).toEqual({ yours: false, order: { number, state: 'closed' } });
    shop.sandbox.store.orders.change(orderId, { status: 'pendingapproval' });
    expect(await read('ord_none')).toEqual({ yours: false });
    shop.sandbox.store.faults.set({ operation: 'getOrder', mode: 'error-before' });
    expect(await read()).toEqual({ yours: false });
    shop.sandbox.store.faults.clear();
  });

  test('at every other endpoint a stranger is told the same of an order that there is, and of none, without asking for it', async () => {
    const other = shop.visit();
    await placeAs(other);
    const getOrder = vi.spyOn(shop.services.commerce, 'getOrder');
    const bodies: Record<string, object> = {
      'POST provider-order': { made: null, gone: null },
      'POST capture': { providerOrder: 'P-1', window: 'w'.repeat(16) },
    };
    for (const stranger of [shop.visit(), other]) {
      for (const way of listOrderWays()) {
        const [method = '', tail = ''] = way.split(' ');
        const ask = async (id: string) => {
          const body = method === 'GET' ? undefined : (bodies[way] ?? {});
          const answer = await stranger.ask(method, `/api/order/${id}${tail && '/'}${tail}`, body);
          const { ref: _, ...rest } = answer.body as { ref?: string };
          return { status: answer.status, said: rest, headers: [...answer.headers] };
        };
        expect([way, await ask(orderId)]).toEqual([way, await ask('ord_none')]);
      }
    }
    expect(getOrder).not.toHaveBeenCalled();
    getOrder.mockRestore();
  });

  test('the page behind the address gets the same, by the same token', async () => {
    const found = (id: string, headers = {}) => createShop(shop.services, headers).findOrder(id);
    expect(await found(orderId)).toMatchObject({ kind: 'order', answer: { yours: false, order: strangers } });
    expect(await found('ord_none')).toEqual({ kind: 'order', answer: { yours: false } });
    expect(await found(orderId, { cookie: asHeader(buyer) })).toMatchObject({ answer: { yours: true } });
  });

  test('an impossible id is 404', async () => {
    for (const id of ['..%2f..', '%00', 'x'.repeat(300)]) {
      expect((await buyer.ask('GET', `/api/order/${id}`)).status).toBe(404);
    }
  });
});

describe('the link of the confirmation mail', () => {
  const path = () => `/api/order/${orderId}`;
  const mailed = async (): Promise<string> => {
    const mail = () => shop.sandbox.store.mails.list().find(({ text }) => text.includes(`/order/${orderId}#`));
    await expect.poll(mail, { timeout: 10_000 }).toBeDefined();
    expect(mail()?.to).toEqual(['canary@buyer.example']);
    return /#link=(\S+)/.exec(mail()?.text ?? '')?.[1] ?? '';
  };

  test('shows the order on any device, and gives the right to it by a press alone', async () => {
    const link = await mailed();
    const device = shop.visit();
    expect((await device.ask('POST', path(), { link })).body).toMatchObject({ yours: true, order: { id: orderId } });
    expect(device.cookies.size, 'it was only shown').toBe(0);
    expect((await device.ask('GET', path())).body).toEqual({ yours: false, order: strangers });
    await device.ask('POST', path(), { link, isPressed: true });
    expect((await device.ask('GET', path())).body).toMatchObject({ yours: true });
  });

  test('looked at ten times over, it changes neither basket, nor known orders, nor the order that waits', async () => {
    const victim = shop.visit();
    const own = await placeAs(victim);
    await victim.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 });
    const before = [...victim.cookies];
    const links = await Promise.all(
      Array.from({ length: 10 }, (_, at) => shop.services.seal.seal('order-link', { id: `ord_other_${at}` }, 60)),
    );
    for (const [at, link] of links.entries()) await victim.ask('POST', `/api/order/ord_other_${at}`, { link });
    await victim.ask('POST', path(), { link: await mailed() });
    expect([...victim.cookies]).toEqual(before);
    expect((await victim.ask('GET', `/api/order/${own}`)).body).toMatchObject({ yours: true });
  });

  test('opens nothing when it is forged, or made for another order or purpose', async () => {
    const forOther = await shop.services.seal.seal('order-link', { id: 'ord_other' }, 60);
    const cookieText = await shop.services.seal.seal('order', { id: orderId }, 60);
    for (const link of ['x', orderId, forOther, cookieText]) {
      const stranger = shop.visit();
      const { body } = await stranger.ask('POST', path(), { link, isPressed: true });
      expect(body).toEqual({ yours: false, order: strangers });
      expect(stranger.cookies.size).toBe(0);
    }
  });
});
