/** What was there before the form could listen: kept by this tab, or filled in while the page was loading. */
import { contactCopy as copy, enquiryChoices } from '#config/copy/contact.ts';
import { sessionKeys } from '#config/storage-keys.ts';
import { emptyDealer } from '#domain/enquiry/dealer-enquiry.ts';
import { emptyGeneral } from '#domain/enquiry/general-enquiry.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { poseWork } from '#islands/testing/proof.ts';
import { shop } from '#islands/testing/shop.ts';
import { writeVersioned } from '#stores/browser/storage.ts';
import { dealerForm } from '#stores/enquiry/contact.ts';
import { hydrateRoot } from 'react-dom/client';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DealerForm } from './DealerForm.tsx';
import { GeneralForm } from './GeneralForm.tsx';

const { generalEnquiry } = endpoints;
const key = 'a-key-of-before-the-reload';

const box = (label: string) => page.getByRole('textbox', { name: label });
const agreement = page.getByRole('checkbox', { name: /^I agree to the/ });
const send = page.getByRole('button', { name: copy.send.general });
const stored = (): string => sessionStorage.getItem(sessionKeys.generalEnquiry) ?? '';

beforeEach(poseWork);

// rule enquiry.kept-after-failure
describe('after a reload', () => {
  test('a general enquiry is what it was, is sent as the same one, and is then forgotten', async () => {
    const form = {
      ...{ ...emptyGeneral, firstname: 'Anna', lastname: 'Keller', email: 'anna@keller.example' },
      ...{ country: 'PT', type: 'knownPart', part: '4B1606H-STD', text: 'How many?', privacy: true },
    };
    sessionStorage.setItem(sessionKeys.generalEnquiry, writeVersioned({ key, form }));
    shop.answers(generalEnquiry, null);
    await render(<GeneralForm />);
    await expect.element(box('Part number')).toHaveValue('4B1606H-STD');
    await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('PT');
    await expect.element(agreement).toBeChecked();
    await box('Comment or message').fill('How many, and when?');
    expect(stored()).toContain('How many, and when?');
    await send.click();
    await expect
      .poll(() => shop.received(generalEnquiry)[0]?.body)
      .toMatchObject({ key, enquiry: { part: '4B1606H-STD' } });
    await expect.element(agreement).not.toBeChecked();
    expect(stored()).toBe('');
  });

  test('a dealer’s application too', async () => {
    const form = { ...emptyDealer, company: 'Solberg Motorsport AS', who: 'Retailer' };
    sessionStorage.setItem(sessionKeys.dealerEnquiry, writeVersioned({ key, form }));
    await render(<DealerForm />);
    await expect.element(box('Company')).toHaveValue('Solberg Motorsport AS');
    await expect.element(page.getByRole('radio', { name: 'Retailer' })).toBeChecked();
  });
});

test('what was chosen and ticked while the page was loading stays', async () => {
  dealerForm.$state.set({ ...dealerForm.$state.get(), form: emptyDealer });
  const { container, unmount } = await render(<DealerForm />);
  // without its script: what was built, and nothing that listens
  const arrived = container.cloneNode(true) as HTMLElement;
  await unmount();
  document.body.append(arrived);
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('Sweden');
  await page.getByRole('radio', { name: enquiryChoices.who[0] }).click();
  await agreement.click();
  const root = hydrateRoot(arrived, <DealerForm />);
  await expect
    .poll(() => dealerForm.$state.get().form)
    .toMatchObject({
      ...{ billing_address_country: 'SE', who: enquiryChoices.who[0], privacy: true },
    });
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('SE');
  await expect.element(agreement).toBeChecked();
  root.unmount();
  arrived.remove();
});
