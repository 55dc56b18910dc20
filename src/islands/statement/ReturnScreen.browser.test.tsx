import { errorCopy } from '#config/copy/errors.ts';
import { returnCopy as copy } from '#config/copy/return.ts';
import { statementCopy as words } from '#config/copy/statement.ts';
import { sellers } from '#config/sellers.ts';
import { site } from '#config/site.ts';
import { returnKind } from '#domain/statement/return.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, onPhone } from '#islands/testing/page.ts';
import { poseWork } from '#islands/testing/proof.ts';
import { shop } from '#islands/testing/shop.ts';
import { returnStore } from '#stores/order/return.ts';
import { beginStatement } from '#stores/order/statement.ts';
import { hydrateRoot } from 'react-dom/client';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { ReturnScreen } from './ReturnScreen.tsx';

const { registerReturn } = endpoints;
const { labels, scopes, missing } = words;

const box = (name: string) => page.getByRole('textbox', { name });
const reason = page.getByRole('textbox', { name: /^Reason/ });
const step = (name: string) => page.getByRole('heading', { name, exact: true });
const goOn = page.getByRole('button', { name: words.continue });
const register = page.getByRole('button', { name: copy.confirm });
const alert = page.getByRole('alert');
const form = page.getByRole('region', { name: copy.form.title });

const email = 'anna@keller.example';
const received = { receivedAt: '2026-06-12T08:30:05.000Z', number: 'RT-4F7K-2M9Q' };

beforeEach(async () => {
  returnStore.$statement.set(beginStatement(returnKind));
  await poseWork();
});
afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: 'screen' }));

async function fillIn(): Promise<void> {
  await render(<ReturnScreen />);
  await box(labels.name).fill('Anna 🏁 Keller');
  await box(labels.order).fill('SO-100001');
  await box(labels.email).fill(email);
  await page.getByRole('radio', { name: scopes.some }).click();
  await box(labels.goods).fill('4B1606H-STD, 1 set\nAG-1, 2');
  await reason.fill('Ordered twice');
}

async function reachConfirm(): Promise<void> {
  await fillIn();
  await goOn.click();
  await expect.element(step(words.check)).toHaveFocus();
}

// rule return.registered
describe('the form', () => {
  test('begins empty, says what is missing, and asks for no reason', async () => {
    await render(<ReturnScreen />);
    await expect.element(reason).toHaveValue('');
    expect(await findAccessFaults()).toEqual([]);
    (goOn.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(words.fieldsToCheck(4))).toBeVisible();
    await expect.element(page.getByRole('group', { name: copy.scope })).toHaveAccessibleDescription(missing.scope);
  });

  test('shows what will be registered, has sent nothing, and leads back to all that was typed', async () => {
    await reachConfirm();
    for (const phrase of [copy.declareSome('SO-100001'), '4B1606H-STD, 1 set', 'AG-1, 2', 'Ordered twice', email])
      await expect.element(page.getByText(phrase)).toBeVisible();
    expect(shop.received(registerReturn)).toEqual([]);
    history.back();
    await expect.element(step(copy.statement)).toHaveFocus();
    await expect.element(reason).toHaveValue('Ordered twice');
  });

  // rule finder.early-input
  test('a reason that was typed while the page was loading stays', async () => {
    const { container, unmount } = await render(<ReturnScreen />);
    const arrived = container.cloneNode(true) as HTMLElement;
    await unmount();
    document.body.append(arrived);
    arrived.querySelector('fieldset:last-of-type')?.setAttribute('disabled', '');
    await reason.fill('Ordered twice');
    const root = hydrateRoot(arrived, <ReturnScreen />);
    await expect.poll(() => returnStore.$statement.get().form.reason).toBe('Ordered twice');
    root.unmount();
    arrived.remove();
  });

  // rule return.reached
  test('an address with a number fills it in', async () => {
    history.replaceState(null, '', '#order=SO-100077');
    await render(<ReturnScreen />);
    await expect.element(box(labels.order)).toHaveValue('SO-100077');
  });
});

describe('registered', () => {
  // rule return.form
  test('by a double click it is one: its number, where the receipt goes, and the form for the parcel', async () => {
    shop.answers(registerReturn, received);
    await reachConfirm();
    await register.dblClick();
    await expect.element(step(copy.done)).toHaveFocus();
    await expect.element(page.getByText(words.receiptTo(email))).toBeVisible();
    for (const phrase of [
      ...[received.number, '19 June 2026', 'SO-100001', '4B1606H-STD, 1 set', 'AG-1, 2', 'Ordered twice'],
      ...[sellers.dutch.name, sellers.polish.name, words.sellers.dutch, words.sellers.polish],
    ])
      await expect.element(form.getByText(phrase, { exact: true })).toBeVisible();
    const statement = { name: 'Anna 🏁 Keller', order: 'SO-100001', scope: 'some', reason: 'Ordered twice' };
    expect(shop.received(registerReturn)).toMatchObject([{ body: { return: statement } }]);
    expect(await findAccessFaults()).toEqual([]);
  });

  // rule return.form
  test('its form is printed alone', async () => {
    shop.answers(registerReturn, received);
    await reachConfirm();
    await register.click();
    const printed = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    await page.getByRole('button', { name: copy.form.print }).click();
    expect(printed).toHaveBeenCalledOnce();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    await expect.element(form.getByText(site.name)).toBeVisible();
    await expect.element(form.getByText(received.number)).toBeVisible();
    await expect.element(page.getByText(words.receiptTo(email))).not.toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('on a phone it fits', async () => {
    await onPhone();
    shop.answers(registerReturn, received);
    await reachConfirm();
    await register.click();
    await expect.element(form).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

describe('not registered', () => {
  // rule return.registered
  test('the answer was lost: it is read out with the other way, and pressed again it counts as one', async () => {
    shop.cutsOff(registerReturn);
    await reachConfirm();
    await register.click();
    await expect.element(alert.getByText(copy.failedTitle)).toBeVisible();
    await expect.element(alert.getByText(copy.failedNote, { exact: false })).toBeVisible();
    const mail = alert.getByRole('link', { name: words.failedMail });
    await expect.element(mail).toBeVisible();
    const address = decodeURIComponent(mail.element().getAttribute('href') ?? '');
    for (const phrase of [copy.declareSome('SO-100001'), 'AG-1, 2', 'Ordered twice']) expect(address).toContain(phrase);
    shop.answers(registerReturn, received);
    await register.click();
    await expect.element(step(copy.done)).toHaveFocus();
    const keys = shop.received(registerReturn).map(({ body }) => body.key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  // rule request.pace
  test.each([
    [
      'too often',
      () => shop.refuses(registerReturn, 'too-many-requests', { retryAfter: 100 }),
      /Try again in \d+ seconds/,
    ],
    ['the shop is down', () => shop.refuses(registerReturn, 'shop-unavailable'), errorCopy['shop-unavailable']],
  ])('%s: that is said', async (_case, refuse, sentence) => {
    refuse();
    await reachConfirm();
    await register.click();
    await expect.element(alert.getByText(sentence, { exact: false }).first()).toBeVisible();
  });
});
