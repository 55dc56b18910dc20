import { orderCopy } from '../config/copy/order.ts';
import { expect, test } from './fixtures.ts';
import { findFaults } from './screens/axe.ts';
import { addOwnPart, placeUnpaid } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';

/** In turn, on one order: paid is said of a closed one, too. */
const states = [
  { change: {}, heading: () => '4. Finalise your payment', says: null, publicly: 'This order is waiting for payment.' },
  {
    change: { paymentstatus: 'processing' },
    heading: () => '4. Finalise your payment',
    says: orderCopy.inProgress,
    publicly: 'This order is being processed.',
  },
  {
    change: { status: 'closed' },
    heading: () => 'Your order is closed',
    says: null,
    publicly: 'This order is closed.',
  },
  {
    change: { paymentstatus: 'fullypaid' },
    heading: (number: string) => `Your order is paid - ${number}`,
    says: null,
    publicly: 'This order is paid.',
  },
] as const;

// rule order.address-decides-nothing
test(
  'in each of its states the buyer sees all of it, a stranger number and state',
  { tag: '@deep' },
  async ({ page, browser, baseURL, sandbox }) => {
    const buyer = buyerFrom('DE', 'state');
    await placeUnpaid(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
    const { id = '', number = '' } = (await sandbox.orderOf(buyer.email)) ?? {};
    const stranger = await browser.newContext({ baseURL });
    const there = await stranger.newPage();
    for (const { change, heading, says, publicly } of states) {
      await sandbox.changeOrder(id, change);
      await page.goto(`/order/${id}/COMPLETED`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(number));
      if (says) await expect(page.getByText(says)).toBeVisible();
      const isPayable = publicly === orderCopy.publicStates['awaiting-payment'];
      await expect(page.getByRole('button', { name: /PayPal/ })).toHaveCount(isPayable ? 1 : 0);
      expect(await findFaults(page, 'main')).toEqual([]);
      await there.goto(`/order/${id}`);
      await expect(there.getByRole('heading', { level: 1 })).toHaveText(orderCopy.strangerTitle);
      await expect(there.getByText(`Order ${number}: ${publicly}`)).toBeVisible();
      await expect(there.getByText('Anna Keller')).toHaveCount(0);
    }
    await stranger.close();
  },
);

test(
  'after the order basket and form are empty again, and the way back to it stays',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    const buyer = buyerFrom('DE', 'reset');
    await placeUnpaid(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
    const { id = '', number = '' } = (await sandbox.orderOf(buyer.email)) ?? {};
    await page.goto('/summary');
    await expect(page.getByText(orderCopy.restored(number))).toBeVisible();
    await page.getByRole('link', { name: 'Click here' }).click();
    await expect(page).toHaveURL(`/order/${id}`);
    // an addition lets the order go, and with it what the order page may still be asking
    await page.goto('/faq');
    const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
    await page.request.post('/api/basket/lines', { data: { part: 'AG-1', quantity: 1 }, headers });
    await page.goto('/checkout');
    await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await page.goto(`/checkout/${id}/fullypaid`);
    await expect(page).toHaveURL(`/order/${id}`);
  },
);

test(
  'without JavaScript the buyer reads the order, and how it can be paid',
  { tag: '@desktop' },
  async ({ page, browser, sandbox }) => {
    const buyer = buyerFrom('DE', 'no-script');
    const part = await addOwnPart(sandbox);
    await placeUnpaid(page, buyer, { part, provider: 'PayPal' });
    const storageState = await page.context().storageState();
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
    const there = await plain.newPage();
    await there.goto(page.url());
    await expect(there.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
    await expect(
      there.getByRole('cell', { name: part }).or(there.getByRole('rowheader', { name: part })),
    ).toBeVisible();
    // texts inside noscript are not found by getByText
    const note = there.getByRole('main').locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(/^You need JavaScript to pay here\./);
    await expect(there.getByText('Loading PayPal payment options...')).toBeHidden();
    await plain.close();
  },
);
