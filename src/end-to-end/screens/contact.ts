import type { Page } from '@playwright/test';
import { enquiryChoices } from '../../config/copy/contact.ts';
import { expect } from '../fixtures.ts';
import { answerCookies } from './visitor.ts';

/** a label may end in "optional" */
const labelled = (name: string) => new RegExp(`^${name.replace('?', '\\?')}\\s*(optional)?$`);

export const box = (page: Page, name: string) => page.getByRole('textbox', { name: labelled(name) });
export const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' });
export const apply = (page: Page) => page.getByRole('button', { name: 'Send application' });
export const outcome = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** The page with the cookie question answered. */
export async function openContact(page: Page, address = '/contact'): Promise<void> {
  await answerCookies(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
}

/** A whole enquiry of somebody who does not know the number. */
export async function fillGeneral(page: Page, email: string): Promise<void> {
  await box(page, 'First name').fill('Tomás 🏁');
  await box(page, 'Last name').fill('Ferreira');
  await box(page, 'E-mail').fill(email);
  await list(page, 'Country').selectOption('Portugal');
  await list(page, 'Type of enquiry').selectOption({ label: enquiryChoices.types.unknownPart });
  await box(page, 'Make').fill('Mitsubishi');
  await box(page, 'Model').fill('Lancer Evolution VI');
  await box(page, 'Year').fill('1999');
  await box(page, 'Engine').fill('4G63T');
  await box(page, 'VIN').fill('JMBSNCP2A1U000001');
  await box(page, 'Comment or message').fill('Which HX sets fit?\nFour of them.');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
}

/** Every visitor writes from an address of their own, because one may write only so often. */
export async function comeFromElsewhere(page: Page): Promise<void> {
  const part = () => 1 + Math.floor(Math.random() * 250);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
}
