import { contactCopy as copy, enquiryChoices } from '#config/copy/contact.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { enquiryFailures as failures } from '#config/copy/enquiry-failures.ts';
import { supportLine } from '#config/copy/errors.ts';
import { site } from '#config/site.ts';
import { emptyDealer } from '#domain/enquiry/dealer-enquiry.ts';
import { emptyGeneral } from '#domain/enquiry/general-enquiry.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { poseWork, readProof, sampleWork } from '#islands/testing/proof.ts';
import { shop } from '#islands/testing/shop.ts';
import { chooseTab, dealerForm, generalForm } from '#stores/enquiry/contact.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ContactScreen } from './ContactScreen.tsx';

const { challenge, dealerEnquiry, generalEnquiry } = endpoints;
const { tabs } = copy;
const { types } = enquiryChoices;

const generalTab = page.getByRole('tab', { name: tabs.general });
const dealerTab = page.getByRole('tab', { name: tabs.dealer });
const box = (name: string) => page.getByRole('textbox', { name });
const message = box('Comment or message');
const agreement = page.getByRole('checkbox', { name: /^I agree to the/ });
const send = page.getByRole('button', { name: copy.send.general });
const apply = page.getByRole('button', { name: copy.send.dealer });
const sending = page.getByRole('button', { name: copy.sending });
const received = page.getByRole('dialog', { name: enquiryCopy.sentTitle });
const failed = page.getByRole('dialog', { name: enquiryCopy.errorTitle });
const close = (dialog: typeof failed) => dialog.getByRole('button', { name: copy.close }).last();

async function readPreparedMail(): Promise<string> {
  const link = failed.getByRole('link', { name: enquiryCopy.writeInstead });
  await expect.element(link).toBeVisible();
  return decodeURIComponent(link.element().getAttribute('href') ?? '');
}

const typed = {
  ...{ ...emptyGeneral, firstname: 'Anna', lastname: 'Keller', email: 'anna@keller.example', country: 'DE' },
  ...{ type: 'sponsorship' as const, text: 'A season.\nIn the cup.', privacy: true },
};

const begun = { faults: {}, refusals: 0, isSending: false, failure: null, isSent: false };
beforeEach(async () => {
  generalForm.$state.set({ ...begun, form: typed });
  dealerForm.$state.set({ ...begun, form: emptyDealer });
  chooseTab('general');
  await poseWork();
});

// rule enquiry.begun
test('a link begins the form; what was typed before stays', async () => {
  generalForm.$state.set({ ...begun, form: { ...typed, type: '', text: '' } });
  history.replaceState(null, '', '?type=knownPart&part=4B1606H-.77&text=Can+you%3F&firstname=Eve');
  await render(<ContactScreen />);
  await expect.element(message).toHaveValue('Can you?');
  await expect.element(box('Part number')).toHaveValue('4B1606H-.77');
  await expect.element(box('First name')).toHaveValue('Anna');
  history.replaceState(null, '', location.pathname);
});

describe('the two forms', () => {
  test('are tabs: one is shown, by press and by arrow keys, and the address says which', async () => {
    await render(
      <ContactScreen>
        <p>Offices</p>
      </ContactScreen>,
    );
    await expect.element(generalTab).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tabpanel', { name: tabs.general })).toBeVisible();
    await expect.element(apply).not.toBeInTheDocument();
    await expect.element(page.getByText('Offices')).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
    await dealerTab.click();
    await expect.element(apply).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
    expect(location.hash).toBe('#dealer');
    for (const [key, tab, hash] of [
      ['{ArrowRight}', generalTab, ''],
      ['{ArrowLeft}', dealerTab, '#dealer'],
      ['{Home}', generalTab, ''],
      ['{End}', dealerTab, '#dealer'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(tab).toHaveFocus();
      await expect.element(tab).toHaveAttribute('aria-selected', 'true');
      expect(location.hash).toBe(hash);
    }
    await userEvent.keyboard('{Tab}');
    await expect.element(generalTab).not.toHaveFocus();
  });

  test('the address opens one, and another address the other', async () => {
    history.replaceState(null, '', '#dealer');
    await render(<ContactScreen />);
    await expect.element(apply).toBeVisible();
    location.hash = '#general';
    await expect.element(send).toBeVisible();
  });

  test('each stays as it is while the other one is shown', async () => {
    await render(<ContactScreen />);
    await dealerTab.click();
    await expect.element(box('First name')).toHaveValue('');
    await box('Company').fill('Solberg Motorsport AS');
    await generalTab.click();
    await expect.element(message).toHaveValue(typed.text);
    await dealerTab.click();
    await expect.element(box('Company')).toHaveValue('Solberg Motorsport AS');
  });
});

// rules enquiry.received and enquiry.proof
describe('sent', () => {
  test('with a proof of this browser’s own work; the form is then empty', async () => {
    shop.answers(generalEnquiry, null);
    await render(<ContactScreen />);
    await send.click();
    await expect.element(received.getByText(enquiryCopy.sentText)).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
    const [sent] = shop.received(generalEnquiry);
    expect(sent?.body.enquiry).toEqual(typed);
    const { challenge: solved, solution } = readProof(sent?.body.proof ?? '');
    expect(solved).toEqual(sampleWork.provider === 'proof-of-work' ? sampleWork.work : null);
    expect(solution.derivedKey).toMatch(/^00/);
    await userEvent.keyboard('{Escape}');
    await expect.element(received).not.toBeInTheDocument();
    await expect.element(send).toHaveFocus();
    await expect.element(message).toHaveValue('');
    await expect.element(agreement).not.toBeChecked();
    await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('');
  });

  test('a slow one says that it works; pressed again it is not sent again, and typing waits', async () => {
    const held = shop.holds(generalEnquiry);
    await render(<ContactScreen />);
    await send.click();
    await expect.element(sending).toHaveAttribute('aria-busy', 'true');
    await sending.click();
    await message.fill('Something else');
    await expect.element(message).toHaveValue(typed.text);
    await held.answer(null);
    await expect.element(received).toBeVisible();
    expect(shop.received(generalEnquiry)).toHaveLength(1);
  });
});

// rule enquiry.kept-after-failure
describe('not sent', () => {
  const refuse = (code: Parameters<typeof shop.refuses>[1]) => () => shop.refuses(generalEnquiry, code);

  test.each([
    ['too often', refuse('too-many-requests'), failures['too-many-requests']],
    ['no challenge for the proof', () => shop.refuses(challenge, 'shop-unavailable'), failures.other],
  ])('%s: the reason is said, with a way to write, and what was typed stays', async (_case, fail, sentence) => {
    fail();
    await render(<ContactScreen />);
    await send.click();
    await expect.element(failed.getByText(sentence)).toBeVisible();
    await expect.element(failed.getByText(supportLine(site.supportEmail))).toBeVisible();
    await expect.element(received).not.toBeInTheDocument();
    await close(failed).click();
    await expect.element(failed).not.toBeInTheDocument();
    await expect.element(send).toHaveFocus();
    await expect.element(message).toHaveValue(typed.text);
    await expect.element(agreement).toBeChecked();
  });

  test('the prepared mail says all that was typed', async () => {
    shop.cutsOff(generalEnquiry);
    await render(<ContactScreen />);
    await send.click();
    const address = await readPreparedMail();
    expect(address).toContain(`mailto:${site.supportEmail}?subject=${enquiryCopy.heading}`);
    for (const phrase of ['First name: Anna', types.sponsorship, 'Country: Germany (DE)', 'In the cup.'])
      expect(address).toContain(phrase);
  });

  test('a dealer’s application fails as itself, with its own prepared mail', async () => {
    const form = {
      ...{ ...emptyDealer, first_name: 'Ingrid', last_name: 'Solberg', company: 'Solberg AS', vat_number: 'NO 999' },
      ...{ email: 'ingrid@solberg.example', billing_address_street_1: 'Havnegata 1', billing_address_city: 'Drammen' },
      ...{ billing_address_post: '3015', billing_address_country: 'NO', privacy: true },
    };
    dealerForm.$state.set({ ...begun, form });
    shop.refuses(dealerEnquiry, 'shop-unavailable');
    await render(<ContactScreen />);
    await dealerTab.click();
    await apply.click();
    await expect.element(failed.getByText(failures.other)).toBeVisible();
    const address = await readPreparedMail();
    expect(address).toContain(copy.prepared.dealer.subject);
    expect(address).toContain('Billing address: City: Drammen');
    await close(failed).click();
    await expect.element(box('Company')).toHaveValue('Solberg AS');
  });

  test('the next try is the same enquiry, until it is received', async () => {
    shop.cutsOff(generalEnquiry);
    await render(<ContactScreen />);
    await send.click();
    await close(failed).click();
    shop.answers(generalEnquiry, null);
    await send.click();
    await expect.element(received).toBeVisible();
    const keys = shop.received(generalEnquiry).map(({ body }) => body.key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

test('another provider of the proof is asked in its own way, and its token is sent', async () => {
  shop.answers(challenge, { provider: 'turnstile', siteKey: 'site-key' });
  const proveAtOnce = (_box: HTMLElement, { callback }: { callback: (token: string) => void }) => callback('a-token');
  Object.assign(window, { turnstile: { render: proveAtOnce, remove: () => {} } });
  shop.answers(generalEnquiry, null);
  await render(<ContactScreen />);
  await send.click();
  await expect.element(received).toBeVisible();
  expect(shop.received(generalEnquiry)[0]?.body.proof).toBe('a-token');
});
