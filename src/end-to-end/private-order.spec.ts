import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { addOwnPart, placeByRequest, placeUnpaid } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';

const personal = ['Anna', 'Keller', '5550142', 'Werkstrasse', '12345', 'Berlin'];

// rule privacy.order-for-buyer
test('an order page shows nothing personal to a stranger, in HTML and in every endpoint', async ({
  page,
  browser,
  sandbox,
  baseURL,
}) => {
  const buyer = buyerFrom('DE', 'private');
  await placeUnpaid(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
  await expect(page.getByText(buyer.email).first()).toBeVisible();
  const order = await sandbox.orderOf(buyer.email);
  const stranger = await browser.newContext({ baseURL });
  const paths = [
    `/order/${order?.id}`,
    `/order/${order?.id}/fullypaid`,
    `/checkout/${order?.id}`,
    `/api/order/${order?.id}`,
  ];
  for (const path of paths) {
    const answer = await stranger.request.get(path);
    const text = await answer.text();
    for (const word of [buyer.email, ...personal]) expect(text, `${path} must not hold ${word}`).not.toContain(word);
  }
  for (const tail of ['payment', 'confirm']) {
    const headers = { origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' };
    const answer = await stranger.request.post(`/api/order/${order?.id}/${tail}`, { data: {}, headers });
    expect(answer.status()).toBe(403);
    for (const word of [buyer.email, ...personal]) expect(await answer.text()).not.toContain(word);
  }
  const other = await stranger.newPage();
  await other.goto(`/order/${order?.id}/fullypaid`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Only the buyer can see this order');
  await expect(other.getByText(`Order ${order?.number}: This order is waiting for payment.`)).toBeVisible();
  await stranger.close();
});

test('the link in the confirmation mail shows the order at its clean address, and a press lets its buyer pay it there', async ({
  page,
  browser,
  sandbox,
  baseURL,
}) => {
  const buyer = buyerFrom('DE', 'mail-link');
  await placeByRequest(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
  await expect.poll(async () => (await sandbox.mailsTo(buyer.email)).length).toBe(1);
  const [mail] = await sandbox.mailsTo(buyer.email);
  const link = /https?:\/\/\S+\/order\/\S+link=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const token = link.split('link=')[1] ?? '';
  const elsewhere = await browser.newContext({ baseURL });
  const there = await elsewhere.newPage();
  const seen: string[] = [];
  there.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())));
  await there.goto(link);
  await expect(there.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
  await expect(there.getByText(buyer.email).first()).toBeVisible();
  // shown, and no more: no right, no script of others, the token in no address, no header and nowhere in the page
  expect(await elsewhere.cookies()).toEqual([]);
  expect(there.url()).not.toContain('link=');
  expect(
    [await there.content(), await there.evaluate(() => JSON.stringify(history.state)), ...seen].join(),
  ).not.toContain(token);
  expect(
    await there.evaluate(() => [...document.scripts].filter(({ src }) => !src.startsWith(origin) && src !== '')),
  ).toEqual([]);
  if (process.env.SHOP_LOG) expect(await readFile(process.env.SHOP_LOG, 'utf8')).not.toContain(token);
  await there.reload();
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Only the buyer can see this order');
  await there.goto('/faq');
  await there.goto(link);
  await there.getByRole('button', { name: 'Go on to payment' }).click();
  await expect(there.getByRole('button', { name: 'PayPal' })).toBeVisible();
  expect(there.url()).not.toContain('link=');
  await there.reload();
  await expect(there.getByText(buyer.email).first()).toBeVisible();
  await elsewhere.close();
});
