import { enquiryCopy } from '#config/copy/enquiry.ts';
import { webAddressFault } from '#config/copy/web-address.ts';
import { statementCopy as words } from '#config/copy/statement.ts';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import { limits } from '#config/limits.ts';
import { withdrawalKind } from '#domain/statement/withdrawal.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, onPhone } from '#islands/testing/page.ts';
import { poseWork } from '#islands/testing/proof.ts';
import { shop } from '#islands/testing/shop.ts';
import { beginStatement } from '#stores/order/statement.ts';
import { withdrawalStore } from '#stores/order/withdrawal.ts';
import { hydrateRoot } from 'react-dom/client';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

const { withdrawal } = endpoints;
const { labels, missing, scopes } = words;
const { emailRequired } = enquiryCopy.quick;

const box = (name: string) => page.getByRole('textbox', { name });
const choice = (name: string) => page.getByRole('radio', { name });
const step = (name: string) => page.getByRole('heading', { name });
const goOn = page.getByRole('button', { name: words.continue });
const errorLink = (text: string) => page.getByRole('listitem').getByRole('link', { name: text });

const order = 'SO-100001';
const email = 'anna@keller.example';

const begun = beginStatement(withdrawalKind);

beforeEach(async () => {
  withdrawalStore.$statement.set(begun);
  await poseWork();
});

/** A whole statement, as to some of the parts. */
async function fillIn(): Promise<void> {
  await render(<WithdrawalScreen />);
  await box(labels.name).fill('Anna 🏁 Keller');
  await box(labels.order).fill(order);
  await box(labels.email).fill(email);
  await choice(scopes.some).click();
  await box(labels.goods).fill('4B1606H-STD, 1 set\nAG-1, 2');
}

test('begins empty, with nothing chosen, and does not take the focus', async () => {
  await render(<WithdrawalScreen />);
  await expect.element(step(copy.statement)).not.toHaveFocus();
  for (const label of [labels.name, labels.order, labels.email]) await expect.element(box(label)).toHaveValue('');
  for (const scope of Object.values(scopes)) await expect.element(choice(scope)).not.toBeChecked();
  await expect.element(box(labels.goods)).not.toBeInTheDocument();
  await expect.element(box(labels.order)).toHaveAccessibleDescription(words.hints.order);
  expect(await findAccessFaults()).toEqual([]);
});

test.each([
  ['#order=SO-100077', 'SO-100077'],
  [`#order=${'9'.repeat(100)}`, '9'.repeat(limits.orderNumberMax)],
])('an address with %s fills in the number', async (hash, number) => {
  history.replaceState(null, '', hash);
  await render(<WithdrawalScreen />);
  await expect.element(box(labels.order)).toHaveValue(number);
});

test('what has been typed since is not overwritten by the address', async () => {
  history.replaceState(null, '', '#order=SO-100077');
  withdrawalStore.setField('order', order);
  await render(<WithdrawalScreen />);
  await expect.element(box(labels.order)).toHaveValue(order);
});

// rule withdrawal.no-relay
test('the address of a web page is refused at its field', async () => {
  await fillIn();
  await box(labels.goods).fill('AG-1, 2\nhttps://win-now.example');
  await goOn.click();
  await expect.element(box(labels.goods)).toHaveAccessibleDescription(expect.stringContaining(webAddressFault));
  await expect.element(errorLink(`${labels.goods}: ${webAddressFault}`)).toBeVisible();
});

// rule withdrawal.two-steps
test('with nothing filled in: each field says what is missing, and the list takes the focus', async () => {
  await render(<WithdrawalScreen />);
  (goOn.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const list = page.getByText(words.fieldsToCheck(4));
  await expect.element(list).toBeVisible();
  expect(document.activeElement?.contains(list.element())).toBe(true);
  for (const [label, sentence] of [
    [labels.name, missing.name],
    [labels.order, missing.order],
    [labels.email, emailRequired],
  ] as const)
    await expect.element(box(label)).toHaveAccessibleDescription(sentence);
  await expect.element(page.getByRole('group', { name: copy.scope })).toHaveAccessibleDescription(missing.scope);
  expect(shop.received(withdrawal)).toEqual([]);
});

test('each of the list leads to its field', async () => {
  await render(<WithdrawalScreen />);
  await goOn.click();
  for (const [text, field] of [
    [`${labels.order}: ${missing.order}`, box(labels.order)],
    [`${labels.email}: ${emailRequired}`, box(labels.email)],
    [`${copy.scope}: ${missing.scope}`, choice(scopes.all)],
  ] as const) {
    await errorLink(text).click();
    await expect.element(field).toHaveFocus();
  }
});

// rule withdrawal.whole-or-part
test('some of the parts: which ones must be said; the whole order asks for no more', async () => {
  await fillIn();
  await box(labels.goods).fill('');
  await goOn.click();
  await expect.element(box(labels.goods)).toHaveAccessibleDescription(missing.goods);
  await choice(scopes.all).click();
  await expect.element(box(labels.goods)).not.toBeInTheDocument();
  await goOn.click();
  await expect.element(step(words.check)).toBeVisible();
});

// rule finder.early-input
test('what was typed and chosen while the page was loading stays, and it can be sent only then', async () => {
  const { container, unmount } = await render(<WithdrawalScreen />);
  const arrived = container.cloneNode(true) as HTMLElement;
  await unmount();
  document.body.append(arrived);
  arrived.querySelector('fieldset:last-of-type')?.setAttribute('disabled', '');
  await expect.element(goOn).toBeDisabled();
  await box(labels.name).fill('Anna');
  await choice(scopes.all).click();
  const root = hydrateRoot(arrived, <WithdrawalScreen />);
  await expect.element(goOn).toBeEnabled();
  await goOn.click();
  await expect.element(page.getByText(words.fieldsToCheck(2))).toBeVisible();
  await expect.element(box(labels.name)).toHaveValue('Anna');
  await expect.element(choice(scopes.all)).toBeChecked();
  root.unmount();
  arrived.remove();
});

test('on a phone it fits', async () => {
  await onPhone();
  await fillIn();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(box(labels.goods).element().getBoundingClientRect().width).toBeGreaterThan(250);
});
