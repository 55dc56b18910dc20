import { spawnSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { availabilityCopy } from '../config/copy/availability.ts';
import { stockAlertCopy as copy } from '../config/copy/stock-alert.ts';
import { expect, test } from './fixtures.ts';
import type { RecordedMail, Sandbox } from './sandbox.ts';
import { findFaults } from './screens/axe.ts';
import { buyBox } from './screens/part.ts';
import { buyerFrom } from './screens/shop.ts';
import { answerCookies } from './screens/visitor.ts';

/** A part of the build of which there is nothing anywhere. */
const outOfStock = '4B9050H-.50';

/** A part of this run only, of which there is nothing anywhere. */
async function addMissingPart(sandbox: Sandbox): Promise<string> {
  const slug = `4B${Date.now() % 1_000_000}${Math.floor(Math.random() * 1000)}H-STD`;
  await sandbox.addPart(slug, { stock: 0 });
  return slug;
}

/** `npm run stock:alerts` as a timer would, with the settings of the shop; what it printed. */
function lookForStock(): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/stock-alerts/main.ts'], {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'warn' },
  });
  return { code: status, output: stdout + stderr };
}

/** Again where something was left for the next time: another end-to-end test may just have the API or the mail server fail. */
async function lookUntilDone(): Promise<string> {
  let output = '';
  await expect
    .poll(
      () => {
        const look = lookForStock();
        output += look.output;
        return look.code;
      },
      { timeout: 30_000 },
    )
    .toBe(0);
  return output;
}

const offer = (page: Page): Locator => page.getByRole('button', { name: availabilityCopy.tellMe });
const field = (page: Page, slug: string): Locator => buyBox(page, slug).getByRole('textbox', { name: copy.email });
const askButton = (page: Page): Locator => page.getByRole('button', { name: copy.ask, exact: true });

async function openForm(page: Page, slug: string): Promise<void> {
  await answerCookies(page);
  await page.goto(`/details/${slug}`);
  await offer(page).click();
  await expect(field(page, slug)).toBeFocused();
}

async function ask(page: Page, slug: string, email: string): Promise<void> {
  await openForm(page, slug);
  await field(page, slug).fill(email);
  await askButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: copy.askedTitle })).toBeFocused();
}

const waitForMails = async (sandbox: Sandbox, email: string, number: number): Promise<RecordedMail[]> => {
  await expect.poll(async () => (await sandbox.mailsTo(email)).length).toBe(number);
  return sandbox.mailsTo(email);
};
const linkIn = (mail: RecordedMail | undefined, page: 'confirm' | 'stop'): string =>
  new RegExp(`http://\\S+/stock-alert/${page}#\\S+`).exec(mail?.text ?? '')?.[0] ?? 'no link';

test('asked, confirmed, back in stock, told once', { tag: '@deep' }, async ({ page, sandbox }) => {
  // starts the command twice, as a process of its own
  test.slow();
  const slug = await addMissingPart(sandbox);
  const { email } = buyerFrom('DE', 'waits');
  await ask(page, slug, email);
  await expect(page.getByText(`We sent an e-mail to ${email}.`)).toBeVisible();
  const [question] = await waitForMails(sandbox, email, 1);
  expect(question?.subject).toBe(`Please confirm: tell me when ${slug} is in stock`);

  await page.goto(linkIn(question, 'confirm'));
  await expect(page).toHaveURL('/stock-alert/confirm');
  await page.reload();
  await expect(page.getByText(slug, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, tell me' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'You are on the list' })).toBeFocused();
  expect(await findFaults(page)).toEqual([]);

  await lookUntilDone();
  expect(await sandbox.mailsTo(email)).toHaveLength(1);
  await sandbox.changePart(slug, { stock: 3 });
  const output = await lookUntilDone();
  expect(output).not.toContain(email);
  const mail = (await waitForMails(sandbox, email, 2)).find(({ subject }) => subject === `${slug} is in stock`);

  await page.goto(/http:\S+\/details\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link');
  const box = buyBox(page, slug);
  await expect(box.getByText('In stock', { exact: true })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await page.goto(linkIn(mail, 'stop'));
  await expect(page.getByText('You are no longer on the list')).toBeVisible();
  await sandbox.removePart(slug);
});

// rule stock-alert.confirmed-first
test(
  'opening the links changes nothing; stopping deletes, and used links say so',
  { tag: '@deep' },
  async ({ page, sandbox }) => {
    const slug = await addMissingPart(sandbox);
    const { email } = buyerFrom('DE', 'stops');
    await ask(page, slug, email);
    const [question] = await waitForMails(sandbox, email, 1);
    for (const [act, button] of [
      ['stop', 'Yes, stop it'],
      ['confirm', 'Yes, tell me'],
      ['stop', 'Yes, stop it'],
    ] as const) {
      await page.goto(linkIn(question, act));
      await expect(page.getByRole('button', { name: button })).toBeVisible();
    }
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, stop it' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Your request is stopped and your address is deleted' }),
    ).toBeFocused();
    expect(await findFaults(page)).toEqual([]);
    await page.goto(linkIn(question, 'confirm'));
    await expect(page.getByText('Your request is stopped and your address is deleted')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yes, tell me' })).toBeHidden();
    await sandbox.changePart(slug, { stock: 3 });
    lookForStock();
    expect(await sandbox.mailsTo(email)).toHaveLength(1);
    await sandbox.removePart(slug);
  },
);

test('from the row of a list the link opens the form', { tag: '@deep' }, async ({ page }) => {
  await answerCookies(page);
  await page.goto('/quick-order');
  await page.getByRole('textbox', { name: 'Part numbers and quantities, one part per line' }).fill(`${outOfStock}, 1`);
  await page.getByRole('button', { name: 'Check the lines' }).click();
  await page.getByRole('row').getByRole('link', { name: availabilityCopy.tellMe }).click();
  await expect(page).toHaveURL(`/details/${outOfStock}#stock-alert`);
  await expect(field(page, outOfStock)).toBeFocused();
});
