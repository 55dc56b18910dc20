import type { Page } from '@playwright/test';
import { site } from '../config/site.ts';
import { expect, test } from './fixtures.ts';
import { type Sandbox } from './sandbox.ts';
import { addOwnPart, placeUnpaid } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';

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
  const sentence = await page.getByText(/^We received it on/).textContent();
  const time = /on (\d{1,2} \w+ \d{4}, \d{1,2}:\d\d:\d\d [ap]m UTC)\.$/.exec(sentence ?? '')?.[1] ?? 'no time';
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
