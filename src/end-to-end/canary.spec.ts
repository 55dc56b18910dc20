import { readFileSync } from 'node:fs';
import type { Buyer } from '#scripts/test-kit/screen-buyer.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { RecordedOrder, Sandbox } from './sandbox.ts';
import { basketRows, expectInBasket } from './screens/basket.ts';
import { type Sight, findWords, readBrowser, watchAnswers } from './screens/seen.ts';
import { buyerFrom, fillCheckout, payWithPayPal } from './screens/shop.ts';

/** A buyer whose every word is found nowhere else. */
type Canary = { buyer: Buyer; texts: Record<string, string>; words: string[] };

function createCanary(name: string): Canary {
  const mark = `${name}${Math.random().toString(36).slice(2, 8)}`;
  const texts = {
    'First name': `First${mark}`,
    'Last name': `Last${mark}`,
    Phone: `+49 30 ${Math.floor(1e8 + Math.random() * 9e8)}`,
    Address: `Street${mark} 1`,
    City: `City${mark}`,
  };
  const buyer = buyerFrom('DE', `mail${mark}`);
  return { buyer, texts, words: [buyer.email, texts.Phone, mark] };
}

type Visit = { context: BrowserContext; page: Page; read(): Promise<Sight[]>; note(): Promise<void> };

/** A browser of its own; `note` writes down what a script of the page could read at this moment. */
async function visit(browser: Browser, shop: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: shop });
  await context.addCookies([{ name: 'consent', value: 'v1.1.Mandatory', url: shop }]);
  const answers = watchAnswers(context, shop);
  const page = await context.newPage();
  const kept: Sight[] = [];
  return {
    context,
    page,
    note: async () => void kept.push(...(await readBrowser(page))),
    read: async () => [...(await answers.read()), ...kept],
  };
}

/** From the part to the paid order and back to it, through every page that a buyer sees. */
async function buy({ page, note }: Visit, { buyer, texts }: Canary, sandbox: Sandbox): Promise<RecordedOrder> {
  await page.goto('/details/4B1606H-STD');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expectInBasket(page, 1);
  await note();
  await page.goto('/basket');
  await expect(basketRows(page)).toHaveCount(1);
  await note();
  await page.goto('/checkout');
  await fillCheckout(page, buyer, { shipping: /UPS Standard/, payment: /^PayPal/, texts });
  await note();
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
  await payWithPayPal(page, 'Approve payment');
  await expect(page.getByText('Payment Complete')).toBeVisible();
  await note();
  const order = await sandbox.orderOf(buyer.email);
  if (!order) throw new Error('the sandbox has no order of this buyer');
  return order;
}

/** Looks at everything around an order that is not theirs. */
async function pry({ page, context, note }: Visit, { id }: RecordedOrder): Promise<Sight[]> {
  const sights: Sight[] = [];
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  for (const path of [`/order/${id}`, `/order/${id}/fullypaid`, `/checkout/${id}/COMPLETED`]) {
    await page.goto(path);
    await note();
  }
  for (const tail of ['', '/payment', '/confirm', '/link']) {
    const path = `/api/order/${id}${tail}`;
    const answer = await (tail === '' ? context.request.get(path) : context.request.post(path, { data: {}, headers }));
    sights.push({ where: path, text: JSON.stringify([answer.headersArray(), await answer.text()]) });
  }
  return sights;
}

/** The log of the shop that is being tried, as its starter has it written. */
const readLog = (): Sight[] => [
  { where: 'log', text: readFileSync(process.env.SHOP_LOG ?? '.cache/test-shop/shop.log', 'utf8') },
];

test(
  'nothing of one buyer is seen by another, by a stranger, by a script or in the log',
  { tag: ['@desktop', '@deep'] },
  async ({ browser, baseURL, sandbox }) => {
    test.setTimeout(150_000);
    const shop = baseURL ?? '';
    const [ann, bea] = [createCanary('Zephyrine'), createCanary('Quillon')];
    const [annVisit, beaVisit] = [await visit(browser, shop), await visit(browser, shop)];
    const annOrder = await buy(annVisit, ann, sandbox);
    const beaOrder = await buy(beaVisit, bea, sandbox);
    const carts = [annOrder.cart_id, beaOrder.cart_id];

    // another buyer's way shows nothing at all of the first one's; nobody's pages show any cart id, their own included
    const beaSaw = await beaVisit.read();
    expect(beaSaw.length, 'something was collected').toBeGreaterThan(100);
    expect(findWords(beaSaw, [...ann.words, annOrder.id, annOrder.number, ...carts])).toEqual([]);
    expect(findWords(await annVisit.read(), carts)).toEqual([]);

    // what is typed is the buyer's own, and still is in no storage that a script could read
    const stored = beaSaw.filter(({ where }) => !/^(headers|body) of/.test(where));
    expect(findWords(stored, bea.words)).toEqual([]);

    // who knows the id of an order learns nothing of it, as a stranger and as a buyer of something else
    const stranger = await visit(browser, shop);
    await stranger.page.goto('/');
    const prying = [...(await pry(stranger, annOrder)), ...(await pry(beaVisit, annOrder))];
    const seen = [...prying, ...(await stranger.read()), ...(await beaVisit.read())];
    expect(findWords(seen, [...ann.words, ...carts])).toEqual([]);

    expect(findWords(readLog(), ['placing-ended'])).toHaveLength(1);
    expect(findWords(readLog(), [...ann.words, ...bea.words, ...carts, annOrder.id, beaOrder.id])).toEqual([]);
    await Promise.all([annVisit, beaVisit, stranger].map(({ context }) => context.close()));
  },
);

test('a seeded word is found wherever it is', { tag: ['@desktop', '@deep'] }, async ({ browser, baseURL }) => {
  const { page, note, read, context } = await visit(browser, baseURL ?? '');
  const word = 'seeded-cänary@buyer.example';
  await page.route('**/api/basket', (route) =>
    route.fulfill({ status: 500, headers: { 'x-seeded': encodeURIComponent(word) }, body: `{"a":"${word}"}` }),
  );
  const response = page.waitForResponse('**/api/basket');
  await page.goto('/basket');
  await (await response).finished();
  await page.evaluate(async (seeded) => {
    localStorage.setItem('seeded', seeded);
    sessionStorage.setItem('seeded', btoa(encodeURIComponent(seeded)));
    document.cookie = `seeded=${encodeURIComponent(seeded)}`;
    await (await caches.open('seeded')).put('/seeded', new Response(seeded));
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('seeded');
      opening.onupgradeneeded = () => opening.result.createObjectStore('seeded').put(seeded, 1);
      opening.onsuccess = () => (opening.result.close(), resolve());
    });
  }, word);
  await note();
  const places = findWords(await read(), [word, encodeURIComponent(word)]).map((found) => found.split(': ')[1]);
  expect([...new Set(places)].toSorted()).toEqual(
    [
      'body of GET /api/basket',
      'caches of /basket',
      'cookies of /basket',
      'databases of /basket',
      'headers of GET /api/basket',
      'localStorage of /basket',
      'sessionStorage of /basket',
    ].toSorted(),
  );
  await context.close();
});
