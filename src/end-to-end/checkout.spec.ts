import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillBasket } from './screens/basket.ts';
import { addOwnPart, placeUnpaid, standAtSummary } from './screens/order.ts';
import { buyerFrom, payWithPayPal } from './screens/shop.ts';

const place = (page: Page) => page.getByRole('button', { name: 'Place order and pay' });

test.describe('with an expired basket', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/409/] });

  test('the form keeps what was typed and goes on with a new one', { tag: '@deep' }, async ({ page, context }) => {
    await fillBasket(page, [['AG-1', 1]]);
    const response = page.waitForResponse((answer) => answer.url().endsWith('/api/checkout/shipping-country'));
    await page.goto('/checkout');
    await page.getByRole('textbox', { name: 'First name' }).fill('Anna');
    await response;
    await context.clearCookies({ name: 'cart_id' });
    await page.getByRole('textbox', { name: 'City' }).fill('Berlin');
    await expect(page.getByText('What you typed stays here.')).toBeVisible();
    await fillBasket(page, [['AR-1', 1]]);
    await page.evaluate(() => new BroadcastChannel('basket').postMessage('changed'));
    await expect(page.getByText('What you typed stays here.')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Anna');
    await expect(page.getByText('AR-1').first()).toBeAttached();
  });
});

/** Lets both tabs' orders be under way before the first is answered: then neither learns of the other's too early. */
async function holdUntilBoth(context: BrowserContext): Promise<void> {
  const both = Promise.withResolvers<void>();
  let requests = 0;
  await context.route('**/api/order', async (route) => {
    requests += 1;
    if (requests === 2) both.resolve();
    await both.promise;
    await route.continue();
  });
}

test(
  'two tabs that place at once make one order, and back does not place again',
  { tag: '@desktop' },
  async ({ page, context, sandbox }) => {
    const buyer = buyerFrom('DE', 'two-tabs');
    await standAtSummary(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
    // so that there is a checkout to go back to
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(place(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/summary');
    await expect(place(other)).toBeVisible();
    await holdUntilBoth(context);
    await Promise.all([page, other].map((tab) => place(tab).evaluate((button: HTMLButtonElement) => button.click())));
    await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible();
    expect(await sandbox.ordersOf(buyer.email)).toHaveLength(1);
    await page.goto('/summary');
    await page.getByRole('link', { name: 'Click here' }).click();
    await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
  },
);

test.describe('when the payment goes wrong', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/ERR_FAILED|422|409/] });

  // rule order.address-decides-nothing
  test('the buyer is told in the words of the case, and the address decides nothing', async ({ page, sandbox }) => {
    const buyer = buyerFrom('DE', 'payment-trouble');
    await page.route('**/paypal/sdk/js*', (route) => route.abort());
    await placeUnpaid(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
    await expect(page.getByText('Sorry, we are having trouble loading PayPal.')).toBeVisible();
    await page.unroute('**/paypal/sdk/js*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await payWithPayPal(page, 'Decline');
    await expect(page.getByText('The payment was declined', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Nothing was charged\./)).toBeVisible();
    await payWithPayPal(page, 'Cancel');
    await expect(page.getByText('The payment was cancelled. Nothing has been charged')).toBeVisible();
    const order = await sandbox.orderOf(buyer.email);
    await page.goto(`/checkout/${order?.id}/COMPLETED?error=payment`);
    await expect(page).toHaveURL(`/order/${order?.id}`);
    await expect(page.getByText('The payment was not completed.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
    await payWithPayPal(page, 'Approve payment');
    await expect(page.getByText('Payment Complete')).toBeVisible();
  });
});
