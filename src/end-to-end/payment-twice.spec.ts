import type { BrowserContext, Page } from '@playwright/test';
import { answerCard } from '#scripts/test-kit/screen-buyer.ts';
import { handsOf } from './screens/hands.ts';
import { expect, test } from './fixtures.ts';
import { addOwnPart, placeUnpaid, readRecord } from './screens/order.ts';
import { buyerFrom, payWithPayPal } from './screens/shop.ts';

const payButton = (page: Page) => page.getByRole('button', { name: /PayPal$|by card$/ });
const ways = [
  { provider: 'PayPal', isDeep: false, pay: (page: Page) => payWithPayPal(page, 'Approve payment') },
  { provider: 'Revolut', isDeep: true, pay: (page: Page) => answerCard(handsOf(page), 'Pay') },
] as const;

for (const { provider, isDeep, pay } of ways) {
  test.describe(provider, () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    // rule payment.once
    test(
      'a second tab cannot pay once more what the first has paid',
      { tag: isDeep ? '@deep' : [] },
      async ({ page, context, sandbox }) => {
        const buyer = buyerFrom('DE', 'twice');
        await placeUnpaid(page, buyer, { part: await addOwnPart(sandbox), provider });
        const other = await context.newPage();
        await other.goto(page.url());
        await expect(payButton(other)).toBeVisible();
        let requests = 0;
        await page.route('**/api/order/*/confirm', (route) =>
          (requests += 1) === 1 ? route.continue() : route.abort(),
        );
        await pay(page);
        await expect(page.getByRole('main').getByText(/Do not pay again/)).toBeVisible();
        expect(await readRecord(sandbox, buyer)).toMatchObject({ orders: 1, paymentstatus: null });
        await payButton(other).click();
        await expect(other.getByText('Payment Complete')).toBeVisible();
        await expect(other.getByRole('heading', { name: /^Your order is paid - / })).toBeVisible();
        await expect(payButton(other)).toHaveCount(0);
        expect(context.pages()).toHaveLength(2);
        const { orders, paymentstatus, captured } = await readRecord(sandbox, buyer);
        expect([orders, paymentstatus, captured.length]).toEqual([1, 'fullypaid', 1]);
      },
    );
  });
}

/** Both windows of PayPal open, on the same order there. */
async function openBoth(page: Page, context: BrowserContext) {
  const other = await context.newPage();
  await other.goto(page.url());
  const open = async (tab: Page) => {
    const popup = tab.waitForEvent('popup');
    await payButton(tab).click();
    return popup;
  };
  return { other, first: await open(page), second: await open(other) };
}

// rules payment.once and payment.one-provider-order
test.describe('two windows of PayPal are open', () => {
  test.describe('both approved at the same moment', () => {
    // 409: the second window is told to wait
    test.use({ expectedErrors: [/409/] });

    test('one takes the money, the other waits for its word', async ({ page, context, sandbox }) => {
      const buyer = buyerFrom('DE', 'at-once');
      await placeUnpaid(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
      const { other, first, second } = await openBoth(page, context);
      const capturing = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      await page.route('**/paypal/api/orders/*/capture', async (route) => {
        capturing.resolve();
        await goOn.promise;
        await route.continue();
      });
      await first.getByRole('button', { name: 'Approve payment' }).click();
      await capturing.promise;
      await second.getByRole('button', { name: 'Approve payment' }).click();
      await expect(other.getByRole('main').getByText(/Do not pay again/)).toBeVisible();
      goOn.resolve();
      for (const tab of [page, other]) await expect(tab.getByRole('main').getByText('Payment Complete')).toBeVisible();
      expect((await readRecord(sandbox, buyer)).captured).toHaveLength(1);
      expect((await sandbox.orderOf(buyer.email))?.payments).toHaveLength(1);
    });
  });
});
