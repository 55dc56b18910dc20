import type { Locator } from '@playwright/test';
import { readOfficeState } from '#domain/office/office.ts';
import { readNounFile } from '#editors/noun-file.ts';
import { site } from '../config/site.ts';
import { expect, test } from './fixtures.ts';
import { maxRetries, type RecordedMail, type Sandbox } from './sandbox.ts';
import { findFaults } from './screens/axe.ts';
import {
  apply,
  box,
  comeFromElsewhere,
  fillGeneral,
  list,
  openContact,
  outcome,
  send,
  tab,
} from './screens/contact.ts';
import { buyerFrom } from './screens/shop.ts';
import { tabTo } from './screens/visitor.ts';

const newAddress = (name: string) => buyerFrom('DE', name).email;

/** The mail that the shop got from this visitor. */
async function mailFrom(sandbox: Sandbox, email: string, within = 10_000): Promise<RecordedMail | undefined> {
  const find = async () => (await sandbox.mailsTo(site.supportEmail)).filter(({ replyTo }) => replyTo === email);
  await expect.poll(async () => (await find()).length, { timeout: within }).toBe(1);
  return (await find())[0];
}

const generalWords = [
  ...['Tomás 🏁', 'Ferreira', 'Portugal (PT)', 'I do NOT know the part number', 'Mitsubishi', 'Lancer Evolution VI'],
  ...['1999', '4G63T', 'JMBSNCP2A1U000001', 'Which HX sets fit?', 'Four of them.', 'Agreed'],
];

const sayAll = (mail: RecordedMail | undefined, words: string[]) => {
  for (const word of words) for (const text of [mail?.text, mail?.html]) expect(text).toContain(word);
};

test.beforeEach(({ page }) => comeFromElsewhere(page));

test('a general enquiry is proved, received, and ends in a mail with every field', async ({ page, sandbox }) => {
  const email = newAddress('general');
  await openContact(page);
  await fillGeneral(page, email);
  await send(page).click();
  const done = outcome(page, 'Contact Form Submitted');
  await expect(done).toContainText('We endeavour to respond within 48 hours');
  expect(await findFaults(page, 'dialog[open]')).toEqual([]);
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(box(page, 'First name')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /I agree to the/ })).not.toBeChecked();
  const mail = await mailFrom(sandbox, email);
  expect(mail?.subject).toBe('Product information, part number not known: Tomás 🏁 Ferreira');
  sayAll(mail, [...generalWords, email]);
  await page.reload();
  await expect(box(page, 'First name')).toHaveValue('');
});

test(
  'a dealer’s application with another delivery address ends in a mail with every field',
  { tag: '@deep' },
  async ({ page, sandbox }) => {
    const email = newAddress('dealer');
    await openContact(page, '/contact#dealer');
    await expect(tab(page, 'DEALER / DISTRIBUTOR ENQUIRY')).toHaveAttribute('aria-selected', 'true');
    const texts: [string, string][] = [
      ...([
        ['First name', 'Ingrid'],
        ['Last name', 'Solberg'],
        ['Company', 'Solberg Motorsport AS'],
      ] as const),
      ...([
        ['VAT number', 'NO 999 999 999'],
        ['E-mail', email],
        ['Phone', '+47 00 00 00 00'],
      ] as const),
      ...([
        ['Website', 'solberg.example'],
        ['Street', 'Havnegata 1'],
        ['Apartment', 'Hall 3'],
      ] as const),
      ...([
        ['City', 'Drammen'],
        ['Postal code', '3015'],
      ] as const),
    ].map(([label, text]) => [label, text]);
    for (const [label, text] of texts) await box(page, label).fill(text);
    await list(page, 'Country').selectOption('Norway');
    await page.getByRole('checkbox', { name: 'Delivery address is different' }).check();
    for (const [label, text] of [
      ['Street', 'Kaia 2'],
      ['City', 'Göteborg'],
      ['Postal code', '411 01'],
    ] as const)
      await box(page, label).nth(1).fill(text);
    await list(page, 'Country').nth(1).selectOption('Sweden');
    for (const [question, answer] of [
      ['Who are you?', 'Specialised garage'],
      ['Specialisation', 'Other'],
      ['Your customers', 'Garages and retail outlets'],
      ['Sales range', 'Sell outside of country'],
      ['Do you hold stock?', 'No'],
    ] as const)
      await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
    await box(page, 'Which one?').fill('Vintage boats');
    await box(page, 'Comment').fill('We build rally engines.');
    await page.getByRole('checkbox', { name: /I agree to the/ }).check();
    await apply(page).click();
    await expect(outcome(page, 'Contact Form Submitted')).toBeVisible();
    const mail = await mailFrom(sandbox, email);
    expect(mail?.subject).toBe('Dealer / distributor enquiry: Solberg Motorsport AS');
    sayAll(mail, [
      ...texts.map(([, text]) => text),
      ...['Norway (NO)', 'Kaia 2', 'Göteborg', '411 01', 'Sweden (SE)', 'Specialised garage', 'Vintage boats'],
      ...['Garages and retail outlets', 'Sell outside of country', 'We build rally engines.', 'Agreed'],
    ]);
  },
);

test(
  'the mail server is away: kept, the buyer is told what is true, and it arrives when the server is back',
  { tag: ['@desktop', '@deep'] },
  async ({ page, sandbox }) => {
    test.slow();
    const email = newAddress('later');
    await sandbox.refuseMails(email);
    await openContact(page);
    await fillGeneral(page, email);
    await send(page).click();
    await expect(outcome(page, 'Contact Form Submitted')).toContainText('We endeavour to respond within 48 hours');
    const arrived = (await sandbox.mailsTo(site.supportEmail)).filter(({ replyTo }) => replyTo === email);
    expect(arrived).toEqual([]);
    await sandbox.acceptMails(email);
    sayAll(await mailFrom(sandbox, email, 90_000), generalWords);
  },
);

test.describe('when it cannot be sent', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/ERR_|status of (403|503)/] });

  test(
    'nothing is lost, the reason is said, and the next try is the same enquiry',
    { tag: '@deep' },
    async ({ page, sandbox }) => {
      const email = newAddress('lost');
      await openContact(page);
      await fillGeneral(page, email);
      // the answer is lost after the shop has received it
      await page.route('**/api/enquiry/general', async (route) => {
        await route.fetch({ maxRetries });
        await route.abort();
      });
      await send(page).click();
      const failed = outcome(page, 'Error');
      await expect(failed).toContainText('What you typed is still here');
      await expect(failed).toContainText(`write to ${site.supportEmail}`);
      expect(await findFaults(page, 'dialog[open]')).toEqual([]);
      await failed.getByRole('button', { name: 'Close' }).last().click();
      await expect(box(page, 'Engine')).toHaveValue('4G63T');
      await page.unroute('**/api/enquiry/general');
      await page.reload();
      await expect(box(page, 'Engine')).toHaveValue('4G63T');
      await send(page).click();
      await expect(outcome(page, 'Contact Form Submitted')).toBeVisible();
      await mailFrom(sandbox, email);
    },
  );
});

test('reached and sent by keyboard alone', { tag: ['@desktop', '@deep'] }, async ({ page, sandbox }) => {
  const email = newAddress('keys');
  await openContact(page);
  await tab(page, 'GENERAL ENQUIRIES').focus();
  const type = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  await type(box(page, 'First name'), 'Ann');
  await type(box(page, 'Last name'), 'Keller');
  await type(box(page, 'E-mail'), email);
  await type(list(page, 'Country'), 'Germ');
  await type(list(page, 'Type of enquiry'), 'Spon');
  await type(box(page, 'Comment or message'), 'A season in the cup.');
  await tabTo(page, page.getByRole('checkbox', { name: /I agree to the/ }));
  await page.keyboard.press('Space');
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Contact Form Submitted')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(send(page)).toBeFocused();
  expect((await mailFrom(sandbox, email))?.subject).toBe('Sponsorship enquiry: Ann Keller');
});

test(
  'the offices tell their hours and whether somebody is there, and nothing moves by it',
  { tag: '@deep' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-07-15T10:00:00Z') });
    await page.addInitScript(() => {
      const moved = { score: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) moved.score += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openContact(page);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const { offices } = readNounFile('offices');
    const expectStates = async (at: string) => {
      for (const [which, { hours, open }] of offices.entries()) {
        const state = readOfficeState(open, Date.parse(at));
        const closed = state.isOpen ? '' : `Closed now, opens ${state.day} ${state.opens}`;
        await expect(cards.nth(which)).toContainText(hours);
        await expect(cards.nth(which)).toContainText(state.isOpen ? `Open now, until ${state.closes}` : closed);
      }
    };
    await expectStates('2026-07-15T10:00:00Z');
    await expect(page.getByText('For your region').filter({ visible: true })).toHaveCount(1);
    await page.clock.setSystemTime(new Date('2026-07-17T23:00:00Z'));
    await page.clock.runFor(60_000);
    await expectStates('2026-07-17T23:01:00Z');
    expect(await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score)).toBeLessThan(
      0.02,
    );
  },
);
