import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillBasket } from './screens/basket.ts';
import { fieldsOf, untilKept } from './screens/checkout.ts';
import { addOwnPart, standAtSummary } from './screens/order.ts';
import { buyerFrom, fillCheckout } from './screens/shop.ts';
import { isPhone, untilLive } from './screens/visitor.ts';

const methods = { shipping: /UPS Standard/, payment: /^PayPal/ };
const place = (page: Page) => page.getByRole('button', { name: 'Place order and pay' });

// rule checkout.nothing-lost
test('a reload in the middle of typing, and the way there and back, lose nothing', async ({ page }) => {
  await fillBasket(page, [['AG-1', 1]]);
  await page.goto('/checkout');
  await fieldsOf(page).text('City').pressSequentially('Potsdam');
  await page.reload();
  await expect(fieldsOf(page).text('City')).toHaveValue('Potsdam');
  await fillCheckout(page, buyerFrom('DE', 'kept'), methods);
  for (const go of [() => page.goBack(), () => page.reload()]) {
    await go();
    const fields = fieldsOf(page);
    await expect(fields.text('Repeat e-mail')).toHaveValue(/^kept-/);
    await expect(fields.text('City')).toHaveValue('Berlin');
    await expect(fields.country).toHaveValue('DE');
    await expect(fields.terms).toBeChecked();
    await expect(page.getByRole('radio', { name: methods.shipping })).toBeChecked();
    await expect(page.getByRole('radio', { name: methods.payment })).toBeChecked();
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Werkstrasse 14')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test(
    'what is typed is kept on the page, and at the shop as soon as it is back',
    { tag: '@deep' },
    async ({ page, context }) => {
      await fillBasket(page, [['AG-1', 1]]);
      await page.goto('/checkout');
      await expect(fieldsOf(page).text('City')).toBeVisible();
      await untilLive(page);
      await context.setOffline(true);
      await fieldsOf(page).text('City').fill('Potsdam');
      await expect(page.getByText('We lost the connection.')).toBeVisible();
      const kept = untilKept(page);
      await context.setOffline(false);
      await kept;
      await expect(page.getByText('We lost the connection.')).toBeHidden();
      await page.reload();
      await expect(fieldsOf(page).text('City')).toHaveValue('Potsdam');
    },
  );
});

test(
  'two windows type into one form, and each shows what the other one typed',
  { tag: '@deep' },
  async ({ page, context }) => {
    await fillBasket(page, [['AG-1', 1]]);
    await page.goto('/checkout');
    const other = await context.newPage();
    await other.goto('/checkout');
    await expect(fieldsOf(other).text('City')).toBeVisible();
    await fieldsOf(page).text('City').fill('Potsdam');
    await expect(fieldsOf(other).text('City')).toHaveValue('Potsdam');
    await fieldsOf(other).text('First name').fill('Anna');
    await expect(fieldsOf(page).text('First name')).toHaveValue('Anna');
    await expect(fieldsOf(page).text('City')).toHaveValue('Potsdam');
  },
);

/** A window that cannot look again before the button is pressed. */
async function keepBlindUntilPlacing(page: Page): Promise<void> {
  let hasPlaced = false;
  page.on('request', (request) => (hasPlaced ||= request.url().endsWith('/api/order')));
  await page.route('**/api/checkout', (route) => (hasPlaced ? route.continue() : route.abort()));
}

test.describe('when another window changes the order', () => {
  test.use({ expectedErrors: [/409|ERR_FAILED/] });

  test(
    'the summary shows it by itself, and what was not seen is not ordered',
    { tag: '@deep' },
    async ({ page, context, sandbox }) => {
      const buyer = buyerFrom('DE', 'windows');
      await standAtSummary(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
      const other = await context.newPage();
      await other.goto('/checkout');
      const street = fieldsOf(other).text('Address');
      await street.fill('Kade 1');
      await expect(page.getByText('Kade 1')).toBeVisible();

      await keepBlindUntilPlacing(page);
      const kept = untilKept(other);
      await street.fill('Kade 2');
      await kept;
      await expect(page.getByText('Kade 1')).toBeVisible();
      await place(page).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your order has changed' })).toBeVisible();
      await expect(page.getByText('Kade 2')).toBeVisible();
      expect(await sandbox.orderOf(buyer.email)).toBeUndefined();
      await place(page).click();
      await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
      expect((await sandbox.orderOf(buyer.email))?.address).toMatchObject({ address: 'Kade 2' });
    },
  );
});

// rules checkout.not-indexed and checkout.one-column
test(
  'one column up to 960 px, with the basket behind Show and Hide; never in a search engine',
  { tag: '@deep' },
  async ({ page }) => {
    await fillBasket(page, [['AG-1', 1]]);
    for (const path of ['/checkout', '/summary'])
      expect(await (await page.request.get(path)).text()).toMatch(/<meta name="robots" content="noindex/);
    await page.goto('/checkout');
    const form = page.getByRole('heading', { name: 'Information & Shipping' });
    const totals = page.getByRole('complementary', { name: 'Order summary' });
    const isBeside = async () => {
      const [main, side] = [await form.boundingBox(), await totals.boundingBox()];
      return (side?.x ?? 0) > (main?.x ?? 0) + 1;
    };
    await expect(form).toBeVisible();
    if (!isPhone(page)) {
      expect(await isBeside()).toBe(true);
      await page.setViewportSize({ width: 961, height: 900 });
      expect(await isBeside()).toBe(true);
      await page.setViewportSize({ width: 960, height: 900 });
    }
    expect(await isBeside()).toBe(false);
    const lines = page.getByRole('region', { name: 'Items' }).getByRole('list');
    await expect(lines).toBeHidden();
    await page.getByRole('button', { name: /Show basket/ }).click();
    await expect(lines.getByText('AG-1')).toBeVisible();
    await page.getByRole('button', { name: /Hide basket/ }).click();
    await expect(lines).toBeHidden();
  },
);

// rule vat-number.outcomes
test(
  'a VAT number that cannot be checked does not stop the order, and that is said',
  { tag: '@deep' },
  async ({ page, sandbox }) => {
    const buyer = buyerFrom('DE', 'unchecked');
    const words = 'Your order does not wait: we check the number by hand.';
    await fillBasket(page, [['AG-1', 1]]);
    await page.goto('/checkout');
    const fields = fieldsOf(page);
    await fields.country.selectOption({ label: 'Germany' });
    await fields.isCompany.check();
    await fields.text('VAT number').fill('123456999');
    await expect(page.getByText('We could not check the number just now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await fillCheckout(page, buyer, methods);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
    expect((await sandbox.orderOf(buyer.email))?.comment).toBe('VAT number could not be checked: DE123456999');
  },
);
