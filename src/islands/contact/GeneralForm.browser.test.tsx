import { contactCopy as copy, enquiryChoices } from '#config/copy/contact.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { emptyGeneral } from '#domain/enquiry/general-enquiry.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { poseWork } from '#islands/testing/proof.ts';
import { shop } from '#islands/testing/shop.ts';
import { generalForm } from '#stores/enquiry/contact.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralForm } from './GeneralForm.tsx';

const { challenge, generalEnquiry } = endpoints;
const { labels } = copy.general;
const { required, invalidFormat } = enquiryCopy;
const { types } = enquiryChoices;

/** a label may end in "optional" */
const labelled = (label: string) => new RegExp(`^${label}( ?optional)?$`);
const box = (label: string) => page.getByRole('textbox', { name: labelled(label) });
const list = (label: string) => page.getByRole('combobox', { name: label });
const agreement = page.getByRole('checkbox', { name: /^I agree to the/ });
const send = page.getByRole('button', { name: copy.send.general });
const listed = (count: number) => page.getByText(copy.fieldsToCheck(count));
const errorLinks = page.getByRole('listitem').getByRole('link');

beforeEach(async () => {
  generalForm.$state.set({
    ...{ form: emptyGeneral, faults: {}, refusals: 0, isSending: false, failure: null, isSent: false },
  });
  await poseWork();
  await render(<GeneralForm />);
});

// rule enquiry.general-fields
describe('Send with nothing filled in', () => {
  const fields = [
    ['First name', box(labels.firstname)],
    ['Last name', box(labels.lastname)],
    ['E-mail', box(labels.email)],
    ['Country', list(labels.country)],
    ['Type of enquiry', list(labels.type)],
    ['Comment or message', box(labels.text)],
    ['Privacy agreement', agreement],
  ] as const;

  test('says at each field what is wrong, lists them and takes the focus there', async () => {
    await send.click();
    await expect.element(listed(fields.length)).toBeVisible();
    expect(document.activeElement?.contains(listed(fields.length).element())).toBe(true);
    for (const [, field] of fields) {
      await expect.element(field).toHaveAccessibleDescription(required);
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    }
    expect(errorLinks.elements().map(({ textContent }) => textContent)).toEqual(
      fields.map(([label]) => `${label}: ${required}`),
    );
    expect(shop.received(generalEnquiry)).toEqual([]);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('each of the list leads to its field, by keyboard', async () => {
    await send.click();
    for (const [label, field] of fields) {
      errorLinks
        .filter({ hasText: `${label}: ` })
        .element()
        .focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(field).toHaveFocus();
    }
  });

  test('what is filled in leaves the list; all of it, and the list goes', async () => {
    await send.click();
    await box(labels.firstname).fill('Anna');
    await expect.element(listed(fields.length - 1)).toBeVisible();
    await expect.element(box(labels.firstname)).not.toHaveAttribute('aria-invalid');
    await box(labels.lastname).fill('Keller');
    await box(labels.email).fill('anna@keller.example');
    await list(labels.country).selectOptions('Germany');
    await list(labels.type).selectOptions(types.other);
    await box(labels.text).fill('Hello');
    await agreement.click();
    await expect.element(errorLinks).not.toBeInTheDocument();
  });
});

// rule enquiry.types
describe('the type of enquiry', () => {
  test.each([
    ['unknownPart', ['Make', 'Model', 'Year', 'Engine'], ['VIN'], ['Part number']],
    ['knownPart', ['Part number'], [], ['Make', 'Model', 'Year', 'Engine', 'VIN']],
  ] as const)('%s asks for what it needs', async (type, needed, voluntary, hidden) => {
    await list(labels.type).selectOptions(types[type]);
    await send.click();
    for (const label of needed) await expect.element(box(label)).toHaveAccessibleDescription(required);
    for (const label of voluntary) await expect.element(box(label)).not.toHaveAttribute('aria-invalid');
    for (const label of hidden) await expect.element(box(label)).not.toBeInTheDocument();
  });
});

describe('a field that is left', () => {
  test('not before it is left', async () => {
    await list(labels.type).selectOptions(types.knownPart);
    await box(labels.part).fill('   ');
    await expect.element(box(labels.part)).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Tab}');
    await expect.element(box(labels.part)).toHaveAccessibleDescription(required);
  });

  test.each([
    ['E-mail', 'ann', invalidFormat],
    ['First name', '   ', required],
  ])('%s "%s" is told what is wrong, before anything is sent, until it is right', async (label, text, sentence) => {
    await box(label).fill(text);
    await userEvent.keyboard('{Tab}');
    await expect.element(box(label)).toHaveAccessibleDescription(sentence);
    await expect.element(errorLinks).not.toBeInTheDocument();
    await box(label).fill('anna@keller.example');
    await expect.element(box(label)).not.toHaveAttribute('aria-invalid');
  });

  test('a year is four digits', async () => {
    await list(labels.type).selectOptions(types.unknownPart);
    await box('Year').fill('99');
    await userEvent.keyboard('{Tab}');
    await expect.element(box('Year')).toHaveAccessibleDescription(invalidFormat);
    await box('Year').fill('19995');
    await expect.element(box('Year')).toHaveValue('1999');
  });
});

// rule enquiry.proof
test('a press on Send right after a wrong e-mail counts: the error moves nothing', async () => {
  await box(labels.email).fill('anna');
  await send.click({ position: { x: 8, y: 4 } });
  await expect.element(box(labels.email)).toHaveAccessibleDescription(invalidFormat);
  await expect.element(listed(7)).toBeVisible();
});

test('the proof is begun when a field is first used, once', async () => {
  const before = shop.received(challenge).length;
  await box(labels.firstname).click();
  await expect.poll(() => shop.received(challenge)).toHaveLength(before + 1);
  await box(labels.lastname).click();
  expect(shop.received(challenge)).toHaveLength(before + 1);
});
