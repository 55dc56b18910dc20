import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findFaults } from './screens/axe.ts';
import { apply, box, fillGeneral, list, openContact, send, tab } from './screens/contact.ts';

test.describe('what is missing', () => {
  const required = 'This field is required';
  const expectFault = (field: Locator, fault: string) => expect(field).toHaveAccessibleDescription(new RegExp(fault));

  test('is said at its field, and listed with ways there; by keyboard', { tag: '@deep' }, async ({ page }) => {
    await openContact(page);
    await send(page).press('Enter');
    const alert = page.getByText('Check 7 fields before you send');
    await expect(alert).toBeVisible();
    for (const name of ['First name', 'Last name', 'E-mail', 'Comment or message'])
      await expectFault(box(page, name), required);
    for (const name of ['Country', 'Type of enquiry']) await expectFault(list(page, name), required);
    await expectFault(page.getByRole('checkbox', { name: /I agree to the/ }), required);
    expect(await findFaults(page)).toEqual([]);
    await list(page, 'Type of enquiry').selectOption({ index: 1 });
    for (const name of ['Make', 'Model', 'Year', 'Engine']) await expectFault(box(page, name), required);
    await expect(box(page, 'VIN')).not.toHaveAccessibleDescription(new RegExp(required));
    await box(page, 'E-mail').fill('ann');
    await expectFault(box(page, 'E-mail'), 'Invalid format');
    await box(page, 'E-mail').fill('a@b.example, c@d.example');
    await expectFault(box(page, 'E-mail'), 'Invalid format');
    await list(page, 'Type of enquiry').selectOption({ index: 2 });
    await expectFault(box(page, 'Part number'), required);
    await page.getByRole('link', { name: /^Last name:/ }).press('Enter');
    await expect(box(page, 'Last name')).toBeFocused();
  });

  test('is said for dealers, with the delivery address only where it differs', { tag: '@deep' }, async ({ page }) => {
    await openContact(page);
    await tab(page, 'GENERAL ENQUIRIES').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'DEALER / DISTRIBUTOR ENQUIRY')).toBeFocused();
    await expect(page).toHaveURL('/contact#dealer');
    await apply(page).click();
    await expect(page.getByText('Check 10 fields before you send')).toBeVisible();
    for (const name of ['First name', 'Last name', 'Company', 'VAT number', 'E-mail', 'Street', 'City', 'Postal code'])
      await expectFault(box(page, name), required);
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'Delivery address is different' }).check();
    for (const name of ['Street', 'City', 'Postal code']) await expectFault(box(page, name).nth(1), required);
    await expectFault(list(page, 'Country').nth(1), required);
    await expect(page.getByText('Check 14 fields before you send')).toBeVisible();
  });
});

test('what is typed stays over a change of tabs and a reload, in each form', { tag: '@deep' }, async ({ page }) => {
  await openContact(page);
  await fillGeneral(page, 'ann@buyer.example');
  await tab(page, 'DEALER / DISTRIBUTOR ENQUIRY').click();
  await expect(box(page, 'First name')).toHaveValue('');
  await box(page, 'Company').fill('Solberg Motorsport AS');
  await page.getByRole('group', { name: 'Who are you?' }).getByRole('radio', { name: 'Retailer' }).check();
  await page.reload();
  await expect(box(page, 'Company')).toHaveValue('Solberg Motorsport AS');
  await expect(page.getByRole('radio', { name: 'Retailer' })).toBeChecked();
  await tab(page, 'GENERAL ENQUIRIES').click();
  await expect(box(page, 'Engine')).toHaveValue('4G63T');
  await expect(list(page, 'Country')).toHaveValue('PT');
  await expect(page.getByRole('checkbox', { name: /I agree to the/ })).toBeChecked();
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
    await expect(cards.filter({ hasText: 'EU office' })).toContainText('8:00-16:00 CET/CEST Mon-Fri');
    await expect(cards.filter({ hasText: 'EU office' })).toContainText('Open now, until 16:00');
    await expect(cards.filter({ hasText: 'UK office' })).toContainText('Open now, until 15:00');
    await expect(page.getByText('For your region').filter({ visible: true })).toHaveCount(1);
    await page.clock.setSystemTime(new Date('2026-07-17T14:00:00Z'));
    await page.clock.runFor(60_000);
    await expect(cards.filter({ hasText: 'NL office' })).toContainText('Closed now, opens Monday 8:00');
    expect(await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score)).toBeLessThan(
      0.02,
    );
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the hours read plainly, and prepared mails stand where the forms would be',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto('/contact');
      const main = page.getByRole('main');
      await expect(main.getByText('8:00-16:00 CET/CEST Mon-Fri')).toBeVisible();
      await expect(main.getByRole('link', { name: /Sponsorship enquiry/ })).toHaveAttribute('href', /^mailto:/);
      await expect(main.getByRole('link', { name: /Dealer \/ distributor enquiry/ })).toBeVisible();
      await expect(send(page)).toBeHidden();
    },
  );
});
