import type { Page } from '@playwright/test';
import { site } from '../config/site.ts';
import { expect, test } from './fixtures.ts';
import { maxRetries, type Sandbox } from './sandbox.ts';
import { findFaults } from './screens/axe.ts';
import { addOwnPart, placeUnpaid } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';
import { answerCookies, skipToContent, tabTo } from './screens/visitor.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const step = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm withdrawal' });

type Typed = { order: string; email: string };

async function state(page: Page, { order, email }: Typed): Promise<void> {
  await field(page, 'Your name').fill('Anna 🏁 Keller');
  await field(page, 'Order number').fill(order);
  await field(page, 'E-mail for the receipt').fill(email);
  await page.getByRole('radio', { name: 'Some of its parts' }).check();
  await field(page, 'Parts and quantities').fill('4B1606H-STD, 1 set\nAG-1, 2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(step(page, '2. Check and confirm')).toBeFocused();
}

/** What only this run has typed, so that its mails can be found. */
const newStatement = (): Typed => ({
  order: `SO-${Math.floor(Math.random() * 1e10)}`,
  email: buyerFrom('DE', 'withdrawal').email,
});

/** Confirmation and receipt fit the smallest phone (rule access.narrow). */
async function expectNarrowMails(page: Page, sandbox: Sandbox, email: string): Promise<void> {
  await expect.poll(async () => (await sandbox.mailsTo(email)).length).toBeGreaterThan(1);
  await page.goto('about:blank');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { subject, html } of await sandbox.mailsTo(email)) {
    await page.setContent(html ?? '');
    expect([subject, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([subject, 320]);
  }
}

// rule withdrawal.two-steps
test('from the order page in two steps: receipt to the buyer, notice to the shop', async ({ page, sandbox }) => {
  const buyer = buyerFrom('DE', 'withdraws');
  await placeUnpaid(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
  const number = (await sandbox.orderOf(buyer.email))?.number ?? '';
  await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(field(page, 'Order number')).toHaveValue(number);
  await state(page, { order: number, email: buyer.email });
  await expect(page.getByText(`I hereby withdraw from my contract with the order number ${number}`)).toBeVisible();
  await confirm(page).dblclick();
  await expect(step(page, 'Your withdrawal has been received')).toBeFocused();
  const said = await page.getByText(/^We received it on/).textContent();
  const time = /on (\d{1,2} \w+ \d{4}, \d\d:\d\d:\d\d UTC)\.$/.exec(said ?? '')?.[1] ?? 'no time';
  for (const [to, subject] of [
    [buyer.email, `Receipt of your withdrawal, order ${number}`],
    [site.supportEmail, `Withdrawal from contract: order ${number}`],
  ] as const) {
    const mails = async () => (await sandbox.mailsTo(to)).filter((mail) => mail.subject === subject);
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [mail] = await mails();
    for (const words of [time, 'Anna 🏁 Keller', number, '4B1606H-STD, 1 set', 'AG-1, 2'])
      expect(mail?.text).toContain(words);
  }
  await expectNarrowMails(page, sandbox, buyer.email);
});

// rule withdrawal.two-steps
test(
  'reached from the footer, and what is missing is said at its field, by keyboard too',
  { tag: '@deep' },
  async ({ page }) => {
    await answerCookies(page);
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click();
    await expect(page).toHaveURL('/withdraw');
    await skipToContent(page);
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('4 fields need your attention')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('link', { name: /^Order number:/ }).click();
    await expect(field(page, 'Order number')).toBeFocused();
    await expect(field(page, 'Order number')).toHaveAccessibleDescription(/The order number is required/);
  },
);

test('back and forth, nothing typed is lost', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  await answerCookies(page);
  await page.goto('/withdraw');
  await state(page, newStatement());
  await page.goBack();
  await expect(step(page, '1. Your statement')).toBeFocused();
  await expect(field(page, 'Your name')).toHaveValue('Anna 🏁 Keller');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(field(page, 'Parts and quantities')).toHaveValue('4B1606H-STD, 1 set\nAG-1, 2');
});

test.describe('when the answer is lost', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/ERR_/] });

  test('it is said, can be confirmed again, and counts once', { tag: '@deep' }, async ({ page, sandbox }) => {
    const typed = newStatement();
    await answerCookies(page);
    await page.goto('/withdraw');
    await state(page, typed);
    await page.route('**/api/withdrawal', async (route) => {
      await route.fetch({ maxRetries });
      await route.abort();
    });
    await confirm(page).click();
    await expect(page.getByRole('alert')).toContainText('No receipt for your withdrawal yet');
    await page.unroute('**/api/withdrawal');
    await confirm(page).click();
    await expect(step(page, 'Your withdrawal has been received')).toBeVisible();
    await expect.poll(async () => (await sandbox.mailsTo(typed.email)).length).toBe(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to withdraw by e-mail or post', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/withdraw');
    await expect(page.getByRole('main').locator('noscript p')).toHaveText(/^This form needs JavaScript/);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
    const mail = page.getByRole('link', { name: 'Open an e-mail with this text' });
    await expect(mail).toHaveAttribute('href', /^mailto:.*I%20hereby%20give%20notice/);
    await expect(page.getByText('Sample Bearings Sp. z o.o.').first()).toBeVisible();
  });
});
