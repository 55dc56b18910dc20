import { contactCopy as copy, enquiryChoices } from '#config/copy/contact.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { emptyDealer } from '#domain/enquiry/dealer-enquiry.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { poseWork } from '#islands/testing/proof.ts';
import { shop } from '#islands/testing/shop.ts';
import { dealerForm } from '#stores/enquiry/contact.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DealerForm } from './DealerForm.tsx';

const { dealerEnquiry } = endpoints;
const { groups, forget, labels } = copy.dealer;
const { required } = enquiryCopy;

/** The field of the first address, or of the other one; a label may end in "optional". */
const box = (label: string, address = 0) =>
  page.getByRole('textbox', { name: new RegExp(`^${label.replace('?', '\\?')}( ?optional)?$`) }).nth(address);
const country = (address = 0) => page.getByRole('combobox', { name: labels.billing_address_country }).nth(address);
const agreement = page.getByRole('checkbox', { name: /^I agree to the/ });
const isElsewhere = page.getByRole('checkbox', { name: labels.is_delivery_different });
const send = page.getByRole('button', { name: copy.send.dealer });
const question = (name: string) => page.getByRole('group', { name });
const answer = (name: string, choice: string) => question(name).getByRole('radio', { name: choice });
const listed = (count: number) => page.getByText(copy.fieldsToCheck(count));
const error = (text: string) => page.getByRole('listitem').getByRole('link', { name: text });

const needed = ['First name', 'Last name', 'Company', 'VAT number', 'E-mail', 'Street', 'City', 'Postal code'];

const begun = { faults: {}, refusals: 0, isSending: false, failure: null, isSent: false };
/** All that is needed was typed. */
function fillIn(): void {
  const form = {
    ...{ ...emptyDealer, first_name: 'Ingrid', last_name: 'Solberg', company: 'Solberg AS', vat_number: 'NO 999' },
    ...{ email: 'ingrid@solberg.example', billing_address_street_1: 'Havnegata 1', billing_address_city: 'Drammen' },
    ...{ billing_address_post: '3015', billing_address_country: 'NO', privacy: true },
  };
  dealerForm.$state.set({ ...begun, form });
}

beforeEach(async () => {
  dealerForm.$state.set({ ...begun, form: emptyDealer });
  await poseWork();
  await render(<DealerForm />);
});

// rule enquiry.dealer-fields
describe('what is missing', () => {
  test('is said at each field, and the list says of which address', async () => {
    await send.click();
    await expect.element(listed(10)).toBeVisible();
    for (const label of needed) await expect.element(box(label)).toHaveAccessibleDescription(required);
    await expect.element(country()).toHaveAccessibleDescription(required);
    await expect.element(agreement).toHaveAccessibleDescription(required);
    for (const label of ['Phone', 'Website', 'Apartment', 'Comment'])
      await expect.element(box(label)).not.toHaveAttribute('aria-invalid');
    await expect.element(error(`${groups.billing}, City: ${required}`)).toBeVisible();
    expect(shop.received(dealerEnquiry)).toEqual([]);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('of the delivery address only where it differs', async () => {
    await expect.element(page.getByRole('heading', { name: groups.delivery })).not.toBeInTheDocument();
    await send.click();
    await isElsewhere.click();
    await expect.element(page.getByRole('heading', { name: groups.delivery })).toBeVisible();
    await expect.element(listed(14)).toBeVisible();
    for (const label of ['Street', 'City', 'Postal code'])
      await expect.element(box(label, 1)).toHaveAccessibleDescription(required);
    await expect.element(country(1)).toHaveAccessibleDescription(required);
    await error(`${groups.delivery}, City: ${required}`).click();
    await expect.element(box('City', 1)).toHaveFocus();
    await isElsewhere.click();
    await expect.element(listed(10)).toBeVisible();
  });
});

describe('the voluntary questions', () => {
  const choices = [
    [labels.who, enquiryChoices.who],
    [labels.customer, enquiryChoices.customers],
    [labels.range, enquiryChoices.range],
    [labels.stock, enquiryChoices.stock],
  ] as const;

  test('no answer is given beforehand', async () => {
    for (const [name, answers] of choices)
      for (const choice of answers) await expect.element(answer(name, choice)).not.toBeChecked();
  });

  test('a garage is asked what it is specialised in, and another one which', async () => {
    await expect.element(question(labels.specialisation)).not.toBeInTheDocument();
    await answer(labels.who, 'Specialised garage').click();
    await expect.element(box(labels.specialisation_other)).not.toBeInTheDocument();
    await answer(labels.specialisation, 'Other').click();
    await box(labels.specialisation_other).fill('Vintage boats');
    await answer(labels.who, 'Retailer').click();
    await expect.element(question(labels.specialisation)).not.toBeInTheDocument();
    await expect.element(box(labels.specialisation_other)).not.toBeInTheDocument();
  });

  test('every answer can be taken back', async () => {
    const takeBack = page.getByRole('button', { name: forget });
    await expect.element(takeBack).not.toBeInTheDocument();
    await answer(labels.who, 'Specialised garage').click();
    await answer(labels.stock, 'No').click();
    await takeBack.click();
    await expect.element(answer(labels.who, 'Specialised garage')).not.toBeChecked();
    await expect.element(answer(labels.stock, 'No')).not.toBeChecked();
    await expect.element(takeBack).not.toBeInTheDocument();
  });
});

describe('what is sent', () => {
  const sent = () => shop.received(dealerEnquiry)[0]?.body.enquiry;

  test('without the voluntary answers, and without what is hidden by now', async () => {
    shop.answers(dealerEnquiry, null);
    fillIn();
    await isElsewhere.click();
    await box('City', 1).fill('Göteborg');
    await isElsewhere.click();
    await answer(labels.who, 'Specialised garage').click();
    await answer(labels.specialisation, 'Race engines').click();
    await answer(labels.who, 'Other').click();
    await send.click();
    await expect.poll(sent).toMatchObject({
      ...{ company: 'Solberg AS', billing_address_country: 'NO', who: 'Other', specialisation: '', customer: '' },
      ...{ is_delivery_different: false, delivery_address_city: '', phone: '', privacy: true },
    });
    await expect.element(box('Company')).toHaveValue('');
    await expect.element(agreement).not.toBeChecked();
  });
});
