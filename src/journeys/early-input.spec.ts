import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addOwnPart, placeByRequest } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';

/** The script of one island comes only when the buyer has already been busy; answers how to let it come. */
async function holdScript(page: Page, name: RegExp): Promise<() => void> {
  let letPass = () => {};
  const isWanted = new Promise<void>((resolve) => (letPass = resolve));
  await page.route(name, async (route) => {
    await isWanted;
    await route.continue();
  });
  return letPass;
}

// rule finder.early-input
test('what was pressed before the page was ready is done as soon as it is', async ({
  page,
  browser,
  sandbox,
  baseURL,
}) => {
  const buyer = buyerFrom('DE', 'early-press');
  const id = await placeByRequest(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
  const elsewhere = await browser.newContext({ baseURL });
  const there = await elsewhere.newPage();
  const letPass = await holdScript(there, /OrderScreen.*\.js/);
  await there.goto(`/order/${id}`, { waitUntil: 'commit' });
  await there.getByRole('button', { name: 'Mail me the link again' }).dblclick();
  letPass();
  await expect(there.getByRole('main').getByRole('status')).toContainText('The link is on its way');
  const links = async () =>
    (await sandbox.mailsTo(buyer.email)).filter(({ subject }) => subject.startsWith('The link'));
  await expect.poll(async () => (await links()).length).toBe(1);
  await elsewhere.close();
});

// rule finder.early-input
test(
  'one field filled before the page was ready stays, whatever the form takes over by itself',
  { tag: '@deep' },
  async ({ page }) => {
    const letPass = await holdScript(page, /WithdrawalScreen.*\.js/);
    await page.goto('/withdraw', { waitUntil: 'commit' });
    const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
    await field('Your name').fill('Anna');
    letPass();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(field('Order number')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Your name')).toHaveValue('Anna');
    await expect(field('Your name')).not.toHaveAttribute('aria-invalid', 'true');
  },
);

test('several fields filled before the page was ready keep what was typed', async ({ page }) => {
  const letPass = await holdScript(page, /ContactScreen.*\.js/);
  await page.goto('/contact', { waitUntil: 'commit' });
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
  const typed = {
    'First name': 'Anna',
    'Last name': 'Keller',
    'Comment or message': 'Two lines,\nplease.',
  };
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  letPass();
  await expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
  for (const [name, text] of Object.entries(typed)) {
    await expect(field(name)).toHaveValue(text);
    await expect(field(name)).not.toHaveAttribute('aria-invalid', 'true');
  }
});
