import { localKeys } from '#config/storage-keys.ts';
import { chooseConsent, type ConsentCategory, isMeasured } from '#domain/consent/consent.ts';
import { describe, expect, test } from 'vitest';
import { notePurchase, reportPurchase } from './purchase.ts';
import { openSampleArea } from '../browser/browser-sample.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const order = (number: string) => ({
  ...{ number, promoCode: null, lines: [], email: 'anna@buyer.example' },
  totals: { total: eur(100), tax: eur(0), shipping: eur(0) },
});

function openBrowser(isFull = false) {
  const { stored, area } = openSampleArea({ isFull });
  const page: { dataLayer: unknown[] } = { dataLayer: [] };
  const browser = (...granted: ConsentCategory[]) => ({ area, consent: chooseConsent(granted) });
  return {
    stored,
    numbers: () =>
      page.dataLayer.map((event) => (event as { ecommerce: { transaction_id: string } }).ecommerce.transaction_id),
    note: (number: string, ...granted: ConsentCategory[]) => notePurchase(order(number), browser(...granted)),
    open: (pathname: string, ...granted: ConsentCategory[]) =>
      reportPurchase({ ...browser(...granted), pathname }, page),
  };
}

// rule order.purchase-event
describe('purchase event', () => {
  test('waits on the order page and is told once on the next page, also to a second tab or after a reload', () => {
    const { note, open, numbers } = openBrowser();
    note('SO-1', 'Analytics');
    open('/order/ord_1', 'Analytics');
    expect(numbers()).toEqual([]);
    open('/catalogue', 'Analytics');
    open('/catalogue', 'Analytics');
    note('SO-1', 'Analytics');
    open('/', 'Analytics');
    expect(numbers()).toEqual(['SO-1']);
  });

  test('without consent nothing is stored', () => {
    const { note, stored, numbers, open } = openBrowser();
    note('SO-1', 'Functional', 'Advertisement');
    open('/', 'Analytics');
    expect([stored.size, numbers()]).toEqual([0, []]);
  });

  test('consent taken back forgets it', () => {
    const { note, open, stored, numbers } = openBrowser();
    note('SO-1', 'Analytics');
    open('/');
    open('/', 'Analytics');
    expect([stored.has(localKeys.purchase), numbers()]).toEqual([false, []]);
  });

  test('the next order is another event, and no e-mail is in it', () => {
    const { note, open, numbers, stored } = openBrowser();
    note('SO-1', 'Analytics');
    open('/', 'Analytics');
    note('SO-2', 'Analytics');
    expect([...stored.values()].join()).not.toContain('@');
    open('/', 'Analytics');
    expect(numbers()).toEqual(['SO-1', 'SO-2']);
  });

  test('where nothing can be stored nothing is told', () => {
    const { note, open, numbers } = openBrowser(true);
    note('SO-1', 'Analytics');
    open('/', 'Analytics');
    expect(numbers()).toEqual([]);
  });
});

test.each([
  ['/', true],
  ['/basket', true],
  ['/orders-of-magnitude', true],
  ['/checkout', false],
  ['/checkout/ord_1/COMPLETED', false],
  ['/summary', false],
  ['/order/ord_1', false],
])('%s is measured: %j', (pathname, isIt) => {
  expect(isMeasured(pathname)).toBe(isIt);
});

test.each([
  ['broken', '{"v":1,"data":{"event":"purchase"'],
  ['a later version', '{"v":2,"data":{}}'],
  ['something else', '{"event":"purchase","ecommerce":{"email":"anna@buyer.example"}}'],
])('a waiting event that is %s is forgotten and told to nobody', (_, text) => {
  const { open, stored, numbers } = openBrowser();
  stored.set(localKeys.purchase, text);
  open('/', 'Analytics');
  expect([stored.has(localKeys.purchase), numbers()]).toEqual([false, []]);
});
