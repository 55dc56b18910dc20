import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSampleOrder } from '../testing/sample-order.ts';
import { startSandbox } from '../server.ts';
import type { Sandbox } from '../server.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: ':memory:', quiet: true, shopUrl: 'https://shop.example' });
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.store.reset());

const get = async (path: string) => {
  const answer = await fetch(sandbox.url + path);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const send = (path: string, fields: Record<string, string> = {}, origin: string | null = sandbox.url) =>
  fetch(sandbox.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: origin === null ? {} : { origin },
    body: new URLSearchParams(fields),
  });
const part = () => sandbox.store.parts.search('', 1)[0]!;
const partFields = (change: Record<string, string> = {}) => ({
  name: 'Conrod set',
  price: '99.50',
  pricepln: '430',
  former: '',
  default: '7',
  dropship: '0',
  alternative: '0',
  manufacturer: '3',
  transit: '0',
  transitdays: '',
  ...change,
});
const addMail = (html: string | null) =>
  sandbox.store.mails.add({
    from: 'a@shop.example',
    to: ['b@buyer.example'],
    replyTo: null,
    subject: 'Order <1>',
    text: 'Hello',
    html,
    raw: 'Subject: x',
    date: '2026-11-21T10:00:00.000Z',
  });

describe('the pages', () => {
  test.each([
    ['/', 'Nobody has ordered yet'],
    ['/orders', 'Nobody has ordered yet'],
    ['/carts', 'No cart yet'],
    ['/mails', 'No mail yet'],
    ['/parts?query=nothing-like-this', 'No part has this'],
    ['/calls', 'Nobody has asked anything yet'],
    ['/faults', 'Everything works as it should'],
  ])('%s says so when it is empty, under the banner', async (path, words) => {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(words);
    expect(page.text).toContain('<strong>Sandbox</strong>');
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each(['/orders/none', '/parts/none', '/mails/99'])('%s is a page with status 404', async (path) => {
    const page = await get(path);
    expect(page.status).toBe(404);
    expect(page.text).toContain('role="alert"');
  });

  test('load their style', async () => {
    expect((await get('/page/page.css')).headers.get('content-type')).toContain('text/css');
    expect((await get('/page/package.json')).status).toBe(404);
  });
});

describe('an order', () => {
  test('shows everything that was agreed', async () => {
    const { number } = addSampleOrder(sandbox.store, 'ord_1', { comment: 'OUTSIDE EU', promoCode: 'RACE5' });
    expect((await get('/orders')).text).toContain(number);
    const { text } = await get('/orders/ord_1');
    for (const words of [
      number,
      '€309.66',
      'EUR',
      'anna@keller.example',
      'Werkstraße 14',
      'OUTSIDE EU',
      'RACE5',
      '4B1946HX-STD',
      'reqpayment → sendtogether',
      'not paid',
    ]) {
      expect(text).toContain(words);
    }
  });

  test.each([
    ['paid', { paymentStatus: 'fullypaid' }],
    ['unpaid', { paymentStatus: null }],
    ['closed', { status: 'closed' }],
    ['reopened', { status: 'pendingapproval' }],
  ])('is marked %s', async (move, change) => {
    addSampleOrder(sandbox.store, 'ord_1', {
      paymentStatus: move === 'unpaid' ? 'fullypaid' : null,
      status: move === 'reopened' ? 'closed' : 'pendingapproval',
    });
    const answer = await send(`/orders/ord_1/${move}`);
    expect(answer.headers.get('location')).toBe(`/orders/ord_1?said=${move}`);
    expect(sandbox.store.orders.byId('ord_1')).toMatchObject(change);
  });
});

test('carts show their lines, and addresses stand below', async () => {
  const cart = sandbox.store.carts.open();
  sandbox.store.carts.save({
    ...cart,
    lines: [{ id: 'l1', partId: part().id, quantity: 2 }],
    shipCountry: 'DE',
    shipZip: '12345',
  });
  sandbox.store.addresses.add(cart.id, {
    address: 'Werkstraße 14',
    address2: '',
    addressee: 'Anna Keller',
    city: 'Berlin',
    zip: '12345',
    country: 'DE',
    phone: '1',
    name: 'Anna',
  });
  const { text } = await get('/carts');
  for (const words of [`2 × <span class="mono">${part().number}`, 'DE 12345', 'Anna Keller', 'Berlin'])
    expect(text).toContain(words);
});

describe('a mail', () => {
  test('is read as text, and as HTML that can do nothing', async () => {
    const { id } = addMail('<p>Hello</p><script>alert(1)</script>');
    const { text } = await get(`/mails/${id}`);
    expect(text).toContain('Order &lt;1&gt;');
    expect(text).toContain('<iframe sandbox');
    const letter = await get(`/mails/${id}/html`);
    expect(letter.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect((await get(`/mails/${id}/raw`)).text).toBe('Subject: x');
  });
});

describe('the part form', () => {
  test('changes price and stock', async () => {
    const { slug, id } = part();
    const answer = await send(`/parts/${slug}`, partFields({ former: '120', transit: '5', transitdays: '9' }));
    expect(answer.status).toBe(303);
    expect(sandbox.store.parts.byId(id)).toMatchObject({
      name: 'Conrod set',
      price: { eur: { net: 9950, formerNet: 12000 }, pln: { net: 43000 } },
      stock: { default: 7, manufacturer: 3, inTransit: [{ days: 9, quantity: 5 }] },
    });
    expect((await get(`/parts?query=${slug}`)).text).toContain('€99.50');
  });

  test.each([
    ['price', ''],
    ['price', '0'],
    ['price', 'much'],
    ['default', '-1'],
    ['default', '1.5'],
    ['name', ' '],
  ])('refuses %s "%s" and changes nothing', async (name, value) => {
    const before = part();
    const answer = await send(`/parts/${before.slug}`, partFields({ [name]: value }));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`${name}: `);
    expect(sandbox.store.parts.byId(before.id)).toEqual(before);
  });
});

describe('faults', () => {
  test('are switched on, seen, and off', async () => {
    await send('/faults', { operation: 'getCart', mode: 'hang', times: '2' });
    expect(sandbox.store.faults.list()).toEqual([{ operation: 'getCart', mode: 'hang', times: 2 }]);
    expect((await get('/faults')).text).toContain('2 times');
    await send('/faults/off', { operation: 'getCart' });
    expect(sandbox.store.faults.list()).toEqual([]);
  });

  test.each([
    { operation: 'nothing', mode: 'hang' },
    { operation: 'getCart', mode: 'nothing' },
    { operation: 'getCart', mode: 'hang', times: '0' },
  ])('refuses %o', async (fields) => {
    expect((await send('/faults', { times: '', ...fields } as Record<string, string>)).status).toBe(422);
    expect(sandbox.store.faults.list()).toEqual([]);
  });
});

describe('settings', () => {
  test('country of the visitor', async () => {
    await send('/settings/country', { country: 'PL' });
    expect(sandbox.store.settings.get().visitorCountry).toBe('PL');
    await send('/settings/country', { country: '' });
    expect(sandbox.store.settings.get().visitorCountry).toBeNull();
    expect((await send('/settings/country', { country: 'Poland' })).status).toBe(422);
  });

  test('marquee', async () => {
    await send('/settings/marquee', { show: 'on', text_en: 'Closed', text_pl: 'Zamknięte', error_msg_en: '' });
    expect(sandbox.store.settings.get().marquee).toEqual({
      show: true,
      show_error: false,
      text_en: 'Closed',
      text_pl: 'Zamknięte',
      error_msg_en: '',
    });
  });

  test('reset asks first, and only a form does it', async () => {
    addSampleOrder(sandbox.store, 'ord_1');
    expect((await get('/reset')).text).toContain('Reset the sandbox?');
    expect(sandbox.store.orders.list()).toHaveLength(1);
    await send('/reset');
    expect(sandbox.store.orders.list()).toHaveLength(0);
  });
});

test.each([
  '/reset',
  '/orders/ord_1/paid',
  '/faults',
  '/faults/off',
  '/settings/country',
  '/settings/marquee',
  '/parts/x',
])('%s takes no form of another site', async (path) => {
  addSampleOrder(sandbox.store, 'ord_1');
  for (const origin of ['https://elsewhere.example', null]) expect((await send(path, {}, origin)).status).toBe(403);
  expect(sandbox.store.orders.byId('ord_1')?.paymentStatus).toBeNull();
});
