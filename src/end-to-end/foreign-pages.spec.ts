import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { expect, test } from './fixtures.ts';
import { fieldsOf, untilKept } from './screens/checkout.ts';
import { addOwnPart, placeByRequest } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';

/** A page that is not the shop's, and what a browser is led to do by it. */
type Attack = { url: (site: 'cross-site' | 'same-site') => string; stop: () => Promise<void> };

/** Serves whatever its query says, as a page. To the shop at localhost, 127.0.0.1 is another site, another port the same site. */
async function openAttack(): Promise<Attack> {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(new URL(request.url ?? '/', 'http://localhost').searchParams.get('html') ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (site) => `http://${site === 'cross-site' ? '127.0.0.1' : 'localhost'}:${port}/?html=`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

let attack: Attack;
test.beforeAll(async () => {
  attack = await openAttack();
});
test.afterAll(() => attack.stop());

/** Everything that a page can make a browser ask of an address without a press of anybody's. */
const lure = (address: string): string =>
  `<a href="${address}">look</a><img src="${address}"><iframe src="${address}"></iframe>` +
  `<form action="${address}" method="post" enctype="text/plain"><input name='{"opening":"x","a":"' value='"}'></form>` +
  `<script>fetch("${address}", { credentials: "include", mode: "no-cors" })</script>`;

async function follow(page: Page, shop: string, address: string): Promise<string | undefined> {
  await page.waitForLoadState('networkidle');
  const led = page.waitForRequest((request) => request.isNavigationRequest() && request.url().startsWith(shop));
  await page.getByRole('link', { name: 'look' }).click();
  const request = await led;
  expect(request.url()).toBe(address);
  return (await request.allHeaders())['sec-fetch-site'];
}

type Led = (page: Page, shop: string, address: string) => Promise<string | undefined>;
const ledFrom =
  (site: 'cross-site' | 'same-site'): Led =>
  async (page, shop, address) => {
    await page.goto(attack.url(site) + encodeURIComponent(lure(address)));
    return follow(page, shop, address);
  };

/** By what the browser says of where it comes from. */
const ways: Record<string, Led> = {
  'cross-site': ledFrom('cross-site'),
  'same-site': ledFrom('same-site'),
  none: async (page, _shop, address) => {
    const answer = await page.goto(address);
    return (await answer?.request().allHeaders())?.['sec-fetch-site'];
  },
  'same-origin': async (page, shop, address) => {
    await page.goto(`${shop}/faq`);
    const led = page.waitForRequest(address);
    await page.evaluate((path) => fetch(path).then((answer) => answer.text()), address);
    return (await (await led).allHeaders())['sec-fetch-site'];
  },
};

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'consent');

/** Leads a visitor to a basket that an attacker has opened, and reads it as both of them. */
async function leadAstray(browser: Browser, shop: string, part: string, site: string, lead: Led): Promise<void> {
  const opening = `attack-${site}-${process.pid}-${Date.now()}`;
  const ours = { origin: shop, 'sec-fetch-site': 'same-origin' };
  const attacker = await browser.newContext({ baseURL: shop });
  const opened = await attacker.request.post('/api/basket/lines', {
    ...{ data: { part, quantity: 1, opening }, headers: ours },
  });
  expect(opened.ok()).toBe(true);
  const readByAttacker = async (): Promise<string> => {
    const texts = ['/api/basket', '/api/checkout'].map(async (path) =>
      (await attacker.request.get(path, { headers: ours })).text(),
    );
    return (await Promise.all(texts)).join();
  };
  const victim = await browser.newContext({ baseURL: shop });
  const page = await victim.newPage();
  for (const path of ['/api/basket', '/api/checkout', `/details/box/${part}`, `/api/part/${part}`])
    expect(await lead(page, shop, `${shop}${path}?opening=${opening}`)).toBe(site);
  expect(await cookieNames(victim)).toEqual([]);

  await victim.request.post('/api/basket/lines', { data: { part, quantity: 2 }, headers: ours });
  await page.goto('/checkout');
  const kept = untilKept(page);
  await fieldsOf(page).text('City').fill('Canaryville');
  expect(await readByAttacker()).not.toContain('Canaryville');
  await kept;
  expect(await readByAttacker()).not.toContain('Canaryville');
  expect(JSON.parse(await (await attacker.request.get('/api/basket', { headers: ours })).text())).toMatchObject({
    quantity: 1,
  });
  await page.reload();
  await expect(fieldsOf(page).text('City')).toHaveValue('Canaryville');
  await Promise.all([attacker.close(), victim.close()]);
}

// rules request.cookies-for-own-pages and privacy.cart-holder
test(
  'who is led to a basket that an attacker has opened does not get it, and what is typed later is read by nobody',
  { tag: ['@desktop', '@deep'] },
  async ({ browser, sandbox, baseURL }) => {
    const part = await addOwnPart(sandbox);
    for (const [site, lead] of Object.entries(ways))
      await test.step(site, () => leadAstray(browser, baseURL ?? '', part, site, lead));
  },
);

// rule privacy.cart-holder
test(
  'a cookie of the basket that was copied before anything was typed opens nothing afterwards',
  { tag: ['@desktop', '@deep'] },
  async ({ browser, sandbox, baseURL }) => {
    const shop = baseURL ?? '';
    const ours = { origin: shop, 'sec-fetch-site': 'same-origin' };
    const victim = await browser.newContext({ baseURL: shop });
    await victim.request.post('/api/basket/lines', {
      ...{ data: { part: await addOwnPart(sandbox), quantity: 1 }, headers: ours },
    });
    const attacker = await browser.newContext({ baseURL: shop, storageState: await victim.storageState() });
    const page = await victim.newPage();
    await page.goto('/checkout');
    const kept = untilKept(page);
    await fieldsOf(page).text('City').fill('Canaryville');
    await kept;
    const ask = (path: string, data?: object) =>
      attacker.request.fetch(path, { headers: ours, ...(data ? { method: 'PUT', data } : {}) });
    const own = await page.request.get('/api/checkout', { headers: ours });
    expect(await own.text()).toContain('Canaryville');
    for (const answer of [await ask('/api/checkout'), await ask('/api/checkout/currency', { currency: 'eur' })])
      expect(await answer.text()).not.toContain('Canaryville');
    expect((await ask('/api/checkout/draft', { ...emptyCheckoutDraft, email: 'eve@else.example' })).status()).toBe(409);
    await Promise.all([attacker.close(), victim.close()]);
  },
);

// rule privacy.order-for-buyer
test(
  'links of somebody else’s order take nothing out of the browser that follows them, and put nothing in',
  {
    tag: '@desktop',
  },
  async ({ page, browser, sandbox, baseURL }) => {
    const [mine, theirs] = [buyerFrom('DE', 'own-order'), buyerFrom('DE', 'order-of-others')];
    const own = await placeByRequest(page, mine, { part: await addOwnPart(sandbox), provider: 'PayPal' });
    const other = await browser.newContext({ baseURL });
    await placeByRequest(await other.newPage(), theirs, { part: await addOwnPart(sandbox), provider: 'PayPal' });
    await expect.poll(async () => (await sandbox.mailsTo(theirs.email)).length).toBe(1);
    const [mail] = await sandbox.mailsTo(theirs.email);
    const link = /https?:\/\/\S+\/order\/\S+link=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const readCookies = async () => JSON.stringify(await page.context().cookies());
    const before = await readCookies();
    for (let time = 0; time < 3; time += 1) {
      await page.goto(attack.url('cross-site') + encodeURIComponent(`<a href="${link}">look</a>`));
      await page.getByRole('link', { name: 'look' }).click();
      await expect(page.getByText(theirs.email).first()).toBeVisible();
    }
    expect(await readCookies()).toBe(before);
    await page.goto('/basket');
    await expect(page.locator(`a[href^="/order/${own}"]`).first()).toBeVisible();
    await other.close();
  },
);
