import { availabilityCopy } from '#config/copy/availability.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { enquiryFailures as failures } from '#config/copy/enquiry-failures.ts';
import { errorTitles, serverErrorText, supportLine } from '#config/copy/errors.ts';
import { limits } from '#config/limits.ts';
import { site } from '#config/site.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, currentNotice } from '#islands/testing/page.ts';
import { forbidProving, poseWork } from '#islands/testing/proof.ts';
import { shop } from '#islands/testing/shop.ts';
import { quickEnquiry } from '#stores/enquiry/quick-enquiry.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EnquiryLink, EnquiryNote } from './EnquiryLink.tsx';
import { QuickEnquiry } from './QuickEnquiry.tsx';

const { challenge, quickEnquiry: send } = endpoints;
const { quick: copy } = enquiryCopy;
const slug = '6M9460H-.025';
const address = 'anna@keller.example';

const link = page.getByRole('link', { name: 'Ask' });
const dialog = page.getByRole('dialog', { name: copy.title });
const email = dialog.getByRole('textbox', { name: copy.email });
const question = dialog.getByRole('textbox', { name: /^Your question/ });
const sendButton = dialog.getByRole('button', { name: copy.send });
const failed = page.getByRole('dialog', { name: errorTitles.server });

beforeEach(async () => {
  quickEnquiry.$enquiry.set({ part: null, email: '', text: '', isChecked: false, isSending: false, failure: null });
  await poseWork();
});

async function show(): Promise<void> {
  await render(
    <>
      <EnquiryLink slug={slug}>Ask</EnquiryLink>
      <QuickEnquiry />
    </>,
  );
}

async function open(): Promise<void> {
  await show();
  await link.click();
  await expect.element(dialog).toBeVisible();
}

const text = 'When will four sets be there?';

/** The form with what was typed in it. */
async function openTyped(): Promise<void> {
  quickEnquiry.setEmail(address);
  quickEnquiry.setText(text);
  await open();
}

describe('the link', () => {
  test('is a mail with the number in its subject until the form is there', async () => {
    await show();
    const href = link.element().getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toBe(
      `mailto:${site.supportEmail}?subject=${availabilityCopy.enquirySubject(slug)}`,
    );
  });

  test('opens the form instead; with a key held it stays a link', async () => {
    await show();
    await link.click({ modifiers: ['Control'] });
    await expect.element(dialog).not.toBeInTheDocument();
    await link.click();
    await expect.element(dialog).toBeVisible();
  });

  test('stands in a sentence where its words are, and nowhere else', async () => {
    await render(
      <>
        <p>
          <EnquiryNote slug={slug}>{`Use the ${copy.form} to ask.`}</EnquiryNote>
        </p>
        <p>
          <EnquiryNote slug={slug}>Nothing to ask.</EnquiryNote>
        </p>
        <QuickEnquiry />
      </>,
    );
    await expect.element(page.getByText(`Use the ${copy.form} to ask.`)).toBeVisible();
    await page.getByRole('link', { name: copy.form }).click();
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByText('Nothing to ask.')).toBeInTheDocument();
    expect(page.getByRole('link', { includeHidden: true }).elements()).toHaveLength(1);
  });
});

describe('the form', () => {
  test('names the part, begins in its first field, and asks for the proof meanwhile', async () => {
    const before = shop.received(challenge).length;
    await open();
    await expect.element(dialog.getByText(slug)).toBeVisible();
    await expect.element(email).toHaveFocus();
    await expect.element(question).toHaveAttribute('maxlength', String(limits.enquiryTextMax));
    expect(shop.received(challenge)).toHaveLength(before + 1);
    expect(await findAccessFaults()).toEqual([]);
  });

  // rule enquiry.quick-email
  test('Send can be pressed with nothing filled in: it says why not, and leads to the field', async () => {
    await open();
    await expect.element(sendButton).toHaveAccessibleDescription(copy.emailRequired);
    await expect.element(email).not.toHaveAttribute('aria-invalid');
    sendButton.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription(copy.emailRequired);
  });

  test('a wrong address is told when the field is left, an empty one is not', async () => {
    await open();
    await userEvent.keyboard('{Tab}');
    await expect.element(question).toHaveFocus();
    await expect.element(email).not.toHaveAttribute('aria-invalid');
    await email.fill('anna@keller');
    await userEvent.keyboard('{Tab}');
    await expect.element(email).toHaveAccessibleDescription(copy.emailInvalid);
  });

  test('Escape closes it, the focus goes back, and what was typed is there when it is opened again', async () => {
    await openTyped();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).toHaveValue(text);
    await expect.element(email).toHaveValue(address);
  });
});

describe('sending', () => {
  test('closes the form, says so, and leaves nothing behind', async () => {
    shop.answers(send, null);
    await open();
    await email.fill(address);
    await question.fill(text);
    await sendButton.click();
    await expect.poll(currentNotice).toBe(copy.sent);
    await expect.element(dialog).not.toBeInTheDocument();
    const enquiry = { email: address, part: slug, text };
    expect(shop.received(send)).toMatchObject([{ body: { enquiry } }]);
    await link.click();
    await expect.element(email).toHaveValue('');
    await expect.element(question).toHaveValue('');
  });

  test('without a question is enough, by Enter in the field', async () => {
    shop.answers(send, null);
    await open();
    await email.fill(address);
    await userEvent.keyboard('{Enter}');
    await expect.poll(currentNotice).toBe(copy.sent);
    expect(shop.received(send)).toMatchObject([{ body: { enquiry: { text: '' } } }]);
  });

  test('slow says that it works, and a second press sends nothing', async () => {
    const held = shop.holds(send);
    await openTyped();
    await sendButton.click();
    const sending = dialog.getByRole('button', { name: copy.sending });
    await expect.element(sending).toHaveAttribute('aria-busy', 'true');
    await sending.click();
    await held.answer(null);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.received(send)).toHaveLength(1);
  });
});

// rule enquiry.kept-after-failure
describe('not sent', () => {
  test.each([
    ['no connection', () => shop.cutsOff(send), serverErrorText],
    ['no connection for the proof', () => shop.cutsOff(challenge), serverErrorText],
    ['too often', () => shop.refuses(send, 'too-many-requests'), failures['too-many-requests']],
  ])('%s: it is said, and what was typed stays', async (_case, fail, sentence) => {
    fail();
    await openTyped();
    await sendButton.click();
    await expect.element(failed.getByText(sentence)).toBeVisible();
    await expect.element(failed.getByText(supportLine(site.supportEmail))).toBeVisible();
    await failed.getByRole('button', { name: copy.close }).last().click();
    await expect.element(failed).not.toBeInTheDocument();
    await expect.element(email).toHaveValue(address);
    await expect.element(question).toHaveValue(text);
    expect(currentNotice()).toBeNull();
  });

  test('a browser that cannot prove anything is told so', async () => {
    const end = forbidProving();
    try {
      await openTyped();
      await sendButton.click();
      await expect.element(failed.getByText(failures['proof-impossible'])).toBeVisible();
      expect(await findAccessFaults()).toEqual([]);
    } finally {
      end();
    }
  });

  test('sent again it is the same enquiry', async () => {
    shop.cutsOff(send);
    await openTyped();
    await sendButton.click();
    await failed.getByRole('button', { name: copy.close }).last().click();
    shop.answers(send, null);
    await sendButton.click();
    await expect.poll(currentNotice).toBe(copy.sent);
    const keys = shop.received(send).map(({ body }) => body.key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});
