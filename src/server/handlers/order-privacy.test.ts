import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderAnswerSchema, type Placed } from '#api/order.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, personalWords, reachSummary, readAgreed, type TestVisitor } from '#scripts/test-kit/visitor.ts';
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

const endpoints = ['', '/payment', '/confirm'].map((tail) => [tail === '' ? 'GET' : 'POST', tail] as const);

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
    await company.ask('PUT', '/api/checkout/vat-number', { vatNumber: '123456789B01' });
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

  test('strangers read number and state, and nothing personal in body or headers of any endpoint', async () => {
    const other = shop.visit();
    await placeAs(other);
    const forged = shop.visit(new Map([['order_id', orderId]]));
    const withCart = shop.visit();
    await withCart.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 });
    withCart.cookies.set('order_id', withCart.cookies.get('cart_id') ?? '');
    for (const stranger of [shop.visit(), other, forged, withCart]) {
      for (const [method, tail] of endpoints) {
        const answer = await stranger.ask(method, `/api/order/${orderId}${tail}`, method === 'POST' ? {} : undefined);
        const said = JSON.stringify([answer.body, [...answer.headers]]);
        for (const word of personalWords) expect(said).not.toContain(word);
        expect(answer.status).toBe(tail === '' ? 200 : 403);
      }
    }
  });

  test('the page behind the address gets the same, by the same token', async () => {
    const stranger = await createShop(shop.services, {}).readOrder(orderId);
    expect(stranger).toEqual({ yours: false, number: expect.stringContaining('SO-'), state: 'awaiting-payment' });
    expect(await createShop(shop.services, { cookie: asHeader(buyer) }).readOrder(orderId)).toMatchObject({
      yours: true,
    });
    expect(await createShop(shop.services, {}).readOrder('ord_none')).toBeNull();
  });

  test('an unknown or impossible id is 404', async () => {
    for (const id of ['ord_none', '..%2f..', '%00', 'x'.repeat(300)]) {
      expect((await buyer.ask('GET', `/api/order/${id}`)).status).toBe(404);
    }
  });
});

describe('the link of the confirmation mail', () => {
  const open = async (link: string) => createShop(shop.services, {}).openOrderLink(orderId, link);

  test('is mailed to the buyer, and opens the order on any device with a clean address', async () => {
    const mail = () => shop.sandbox.store.mails.list().find(({ text }) => text.includes(`/order/${orderId}?`));
    await expect.poll(mail, { timeout: 10_000 }).toBeDefined();
    expect(mail()?.to).toEqual(['canary@buyer.example']);
    const link = /\?link=(\S+)/.exec(mail()?.text ?? '')?.[1] ?? '';
    const response = await open(link);
    expect([response.status, response.headers.get('location')]).toEqual([303, `/order/${orderId}`]);
    const device = shop.visit(
      new Map([response.headers.getSetCookie()[0]?.split(';')[0]?.split('=') as [string, string]]),
    );
    expect((await device.ask('GET', `/api/order/${orderId}`)).body).toMatchObject({ yours: true });
  });

  test('opens nothing when it is forged, or made for another order or purpose', async () => {
    const forOther = await shop.services.seal.seal('order-link', { id: 'ord_other' }, 60);
    const cookieText = await shop.services.seal.seal('order', { id: orderId }, 60);
    for (const link of ['', 'x', orderId, forOther, cookieText]) {
      const response = await open(link);
      expect([response.status, response.headers.getSetCookie()]).toEqual([303, []]);
    }
  });
});
