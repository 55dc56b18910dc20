import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addOwnPart, placeUnpaid } from './screens/order.ts';
import { openQuiet } from './screens/quiet.ts';
import { buyerFrom } from './screens/shop.ts';

type Layer = { dataLayer?: { event?: string }[] };

const readEvents = (page: Page) =>
  page.evaluate(() => ((globalThis as Layer).dataLayer ?? []).filter(({ event }) => event === 'purchase'));

/** What was told on this page, once its scripts have had their turn. */
async function eventsAt(page: Page, path: string) {
  await openQuiet(page, path);
  return readEvents(page);
}

/** As placing leads there; the widget stands there once the page's script has run. */
async function openPlaced(page: Page, id = ''): Promise<void> {
  await page.goto(`/order/${id}?placed`);
  await expect(page.getByRole('button', { name: /PayPal/ })).toBeVisible();
}

const consent = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'consent', value, url: process.env.SHOP_URL ?? 'http://localhost:4321' }]);

// rule consent.before-third-party
test(
  'with consent the purchase is told once, on the next page that may be measured, and without the e-mail',
  { tag: '@deep' },
  async ({ page, context, sandbox }) => {
    const buyer = buyerFrom('DE', 'purchase');
    await placeUnpaid(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
    const order = await sandbox.orderOf(buyer.email);
    expect(await eventsAt(page, '/faq'), 'only mandatory').toEqual([]);
    await consent(page, 'v1.1.Mandatory.Analytics');
    expect(await eventsAt(page, '/faq'), 'consent that came later').toEqual([]);
    await openPlaced(page, order?.id);
    expect(await readEvents(page), 'the order page').toEqual([]);
    const second = await context.newPage();
    await openPlaced(second, order?.id);
    expect(await eventsAt(second, '/summary')).toEqual([]);
    await page.goto('/faq');
    await expect.poll(() => readEvents(page)).toHaveLength(1);
    const events = await readEvents(page);
    expect(events[0]).toMatchObject({ ecommerce: { transaction_id: order?.number, value: order?.amounts.total } });
    expect(JSON.stringify(events)).not.toContain('@');
    expect(await eventsAt(page, '/faq'), 'a reload').toEqual([]);
    await openPlaced(second, order?.id);
    expect(await eventsAt(second, '/faq'), 'a second tab, and back at the order').toEqual([]);
  },
);

// rule privacy.no-strangers
test('between checkout and payment nothing but the chosen provider is asked', async ({ page, sandbox, baseURL }) => {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).origin));
  const buyer = buyerFrom('DE', 'third');
  await placeUnpaid(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
  const order = await sandbox.orderOf(buyer.email);
  await consent(page, 'v1.1.Mandatory.Functional.Analytics.Advertisement');
  for (const path of ['/checkout', '/summary', `/order/${order?.id}`]) await openQuiet(page, path);
  await expect(page.getByRole('button', { name: /PayPal/ })).toBeVisible();
  const provider = new URL(process.env.SANDBOX_URL ?? 'http://localhost:4400').origin;
  expect([...requested].filter((origin) => origin.startsWith('http')).toSorted()).toEqual(
    [new URL(baseURL ?? '').origin, provider].toSorted(),
  );
});
