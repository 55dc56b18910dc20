import { expect, test } from './fixtures.ts';
import { beginWith, fieldsOf } from './screens/checkout.ts';
import { buyerFrom, fillCheckout } from './screens/shop.ts';

const methods = { shipping: /UPS Standard/, payment: /^PayPal/ };

for (const [code, words] of [
  ['payment', 'The payment was not completed. Choose a payment method and try again.'],
  ['cancelled', 'The payment was cancelled. Nothing has been charged; you can try again.'],
  ['Call%20%2B49%20now', 'Something went wrong. Check your details and try again.'],
] as const)
  // rule checkout.error-codes
  test(
    `an error "${code}" in the address is a red alert in our own words`,
    { tag: '@deep' },
    async ({ page, baseURL }) => {
      await beginWith(page, baseURL, 'AG-1');
      await page.goto(`/checkout?error=${code}`);
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Call +49');
    },
  );

// rule vat-number.outcomes
test(
  'a VAT number that cannot be checked does not stop the order, and that is said',
  { tag: '@deep' },
  async ({ page, baseURL, sandbox }) => {
    const buyer = buyerFrom('DE', 'unchecked');
    const words = 'The order does not wait for it: we check it by hand.';
    await beginWith(page, baseURL, 'AG-1');
    await page.goto('/checkout');
    const fields = fieldsOf(page);
    await fields.country.selectOption({ label: 'Germany' });
    await fields.isCompany.check();
    await fields.text('VAT number').fill('123456999');
    await expect(page.getByText('The number could not be checked now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await fillCheckout(page, buyer, methods);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
    expect((await sandbox.orderOf(buyer.email))?.comment).toBe('VAT number could not be checked: DE123456999');
  },
);

test.describe('when the shop cannot be reached', () => {
  test.use({ expectedErrors: [/503/] });

  // rules vat-number.check-again and tax.change-announced
  test(
    'a VAT check that is down and then up: asked again it answers, and the total before and now is told',
    { tag: '@deep' },
    async ({ page, baseURL }) => {
      await beginWith(page, baseURL, 'AG-1');
      await page.goto('/checkout');
      const fields = fieldsOf(page);
      await fields.country.selectOption({ label: 'Germany' });
      await fields.isCompany.check();
      const path = '**/api/checkout/vat-number';
      await page.route(path, (route) => route.fulfill({ status: 503, json: { code: 'shop-unavailable', ref: 'r' } }));
      await fields.text('VAT number').fill('123456789');
      await expect(page.getByText('The number could not be checked now.')).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Info' })).toBeHidden();
      await page.unroute(path);
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(page.getByText('The number is valid.', { exact: true })).toBeVisible();
      const told = page.getByRole('status').filter({ hasText: 'Reverse charge: VAT is due by the recipient' });
      await expect(told).toContainText(/Before€[\d.]+Now€[\d.]+/);
    },
  );

  test(
    'a choice that did not go through is told in a window "Info", and the choice is not pretended',
    { tag: '@deep' },
    async ({ page, baseURL }) => {
      await beginWith(page, baseURL, 'AG-1');
      await page.goto('/checkout');
      await page.route('**/api/checkout/payment-method', (route) =>
        route.fulfill({ status: 503, json: { code: 'shop-unavailable', ref: 'r' } }),
      );
      await page.getByRole('radio', { name: methods.payment }).click();
      const info = page.getByRole('dialog', { name: 'Info' });
      await expect(info).toContainText('Prices, stock and orders cannot be reached now. Try again in a few minutes.');
      await info.getByRole('button', { name: 'Close' }).last().click();
      await expect(info).toBeHidden();
      await expect(page.getByRole('radio', { name: methods.payment })).not.toBeChecked();
    },
  );
});
