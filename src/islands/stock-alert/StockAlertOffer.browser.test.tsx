import { availabilityCopy } from '#config/copy/availability.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { stockAlertCopy as copy } from '#config/copy/stock-alert.ts';
import { limits } from '#config/limits.ts';
import { links } from '#config/navigation.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StockAlertOffer } from './StockAlertOffer.tsx';

const { stockAlert } = endpoints;
const { emailInvalid, emailRequired } = enquiryCopy.quick;
const slug = '4B9050H-.50';
const address = 'anna@keller.example';

const offer = page.getByRole('button', { name: availabilityCopy.tellMe });
const field = page.getByRole('textbox', { name: copy.email });
const ask = page.getByRole('button', { name: copy.ask });
const asking = page.getByRole('button', { name: copy.asking });
const requestedNotice = page.getByRole('status').filter({ hasText: copy.askedTitle });
const alert = page.getByRole('alert');

/** Answers what notes that the part is in stock. */
async function show() {
  const onBack = vi.fn();
  await render(<StockAlertOffer slug={slug} onBack={onBack} />);
  return onBack;
}

async function open() {
  const onBack = await show();
  await offer.click();
  await expect.element(field).toHaveFocus();
  return onBack;
}

async function send(): Promise<void> {
  await field.fill(address);
  await ask.click();
}

describe('the offer', () => {
  test('is folded; a press unfolds the form with the focus in its field, another folds it', async () => {
    await show();
    await expect.element(offer).toHaveAttribute('aria-expanded', 'false');
    await expect.element(field).not.toBeInTheDocument();
    (offer.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(offer).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByText(copy.heading)).toBeVisible();
    await offer.click();
    await expect.element(field).not.toBeInTheDocument();
  });

  test('is unfolded by the link of a list', async () => {
    history.replaceState(null, '', '#stock-alert');
    await show();
    await expect.element(field).toHaveFocus();
  });

  test('says before it is sent what becomes of the address', async () => {
    await open();
    await expect.element(page.getByText(copy.privacy, { exact: false })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: copy.privacyLink }))
      .toHaveAttribute('href', links.stockAlertPrivacy);
    await expect.element(field).toHaveAttribute('maxlength', String(limits.emailMax));
    expect(await findAccessFaults()).toEqual([]);
  });
});

describe('the address', () => {
  test.each([
    ['', emailRequired],
    ['anna@keller', emailInvalid],
  ])('"%s": what is wrong is said at the field, which has the focus', async (text, sentence) => {
    await open();
    await field.fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription(sentence);
    await expect.element(field).toHaveFocus();
    await field.fill(address);
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    expect(shop.received(stockAlert)).toEqual([]);
  });

  test('is looked at when the field is left, but not while it is empty', async () => {
    await open();
    await userEvent.keyboard('{Tab}');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await field.fill('anna');
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveAccessibleDescription(emailInvalid);
  });
});

describe('asked', () => {
  test('by Enter: what to do next takes the focus', async () => {
    shop.answers(stockAlert, {});
    await open();
    await field.fill(` ${address}`);
    await userEvent.keyboard('{Enter}');
    await expect.element(requestedNotice).toHaveFocus();
    await expect.element(requestedNotice.getByText(copy.asked(address))).toBeVisible();
    await expect.element(requestedNotice.getByText(copy.askedNone)).toBeVisible();
    expect(shop.received(stockAlert)).toMatchObject([{ body: { slug } }]);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('a slow one says that it works, and a second press asks nothing', async () => {
    const held = shop.holds(stockAlert);
    await open();
    await send();
    await expect.element(asking).toHaveAttribute('aria-busy', 'true');
    await asking.click();
    await held.answer({});
    await expect.element(requestedNotice).toBeVisible();
    expect(shop.received(stockAlert)).toHaveLength(1);
  });

  test('another address can be given: the form is back with what was typed', async () => {
    shop.answers(stockAlert, {});
    await open();
    await send();
    await page.getByRole('button', { name: copy.otherAddress }).click();
    await expect.element(field).toHaveValue(address);
    await expect.element(field).toHaveFocus();
    await field.fill('bert@keller.example');
    await ask.click();
    await expect.element(requestedNotice.getByText(copy.asked('bert@keller.example'))).toBeVisible();
    expect(shop.received(stockAlert).map(({ body }) => body.email)).toEqual([address, 'bert@keller.example']);
  });
});

describe('not asked', () => {
  const refuse = (code: Parameters<typeof shop.refuses>[1]) => () => shop.refuses(stockAlert, code);

  test.each([
    ['no connection', () => shop.cutsOff(stockAlert), errorCopy.offline],
    ['not sold any more', refuse('unknown-part'), errorCopy['unknown-part']],
  ])('%s: the reason is read out, the address stays, and it can be sent again', async (_case, fail, sentence) => {
    fail();
    const onBack = await open();
    await send();
    await expect.element(alert.getByText(copy.failed)).toBeVisible();
    await expect.element(alert.getByText(sentence)).toBeVisible();
    await expect.element(field).toHaveValue(address);
    expect(onBack).not.toHaveBeenCalled();
    shop.answers(stockAlert, {});
    await ask.click();
    await expect.element(requestedNotice).toBeVisible();
  });

  // rule stock-alert.only-missing
  test('in stock again meanwhile: that is said as good news, once, and the box is told', async () => {
    shop.refuses(stockAlert, 'in-stock');
    const onBack = await open();
    await send();
    await expect.element(page.getByRole('status').filter({ hasText: copy.backMeanwhile })).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});
