import { errorCopy } from '#config/copy/errors.ts';
import { statementCopy as words } from '#config/copy/statement.ts';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import { links } from '#config/navigation.ts';
import { site } from '#config/site.ts';
import { withdrawalKind } from '#domain/statement/withdrawal.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { forbidProving, poseWork } from '#islands/testing/proof.ts';
import { shop } from '#islands/testing/shop.ts';
import { beginStatement } from '#stores/order/statement.ts';
import { withdrawalStore } from '#stores/order/withdrawal.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

const { withdrawal } = endpoints;
const { labels, scopes } = words;

const box = (name: string) => page.getByRole('textbox', { name });
const step = (name: string) => page.getByRole('heading', { name });
const goOn = page.getByRole('button', { name: words.continue });
const confirm = page.getByRole('button', { name: copy.confirm });
const change = page.getByRole('button', { name: words.change });
const alert = page.getByRole('alert');

const order = 'SO-100001';
const email = 'anna@keller.example';
const receivedAt = '2026-06-12T08:30:05.000Z';

const begun = beginStatement(withdrawalKind);

beforeEach(async () => {
  withdrawalStore.$statement.set(begun);
  await poseWork();
});

const goods = '4B1606H-STD, 1 set\nAG-1, 2';

/** Step 1 with a statement that was typed. */
async function state(scope: keyof typeof scopes = 'some'): Promise<void> {
  const form = { name: 'Anna 🏁 Keller', order, email, scope, goods };
  withdrawalStore.$statement.set({ ...begun, form });
  await render(<WithdrawalScreen />);
}

async function reachConfirm(scope?: keyof typeof scopes): Promise<void> {
  await state(scope);
  await goOn.click();
  await expect.element(step(words.check)).toHaveFocus();
}

// rule withdrawal.two-steps
describe('step 2', () => {
  test.each([
    ['some', copy.declareSome(order), ['4B1606H-STD, 1 set', 'AG-1, 2']],
    ['all', copy.declare(order), [scopes.all]],
  ] as const)('%s: shows what will be sent, and has sent nothing', async (scope, declaration, parts) => {
    await reachConfirm(scope);
    await expect.element(page.getByText(declaration)).toBeVisible();
    for (const phrase of ['Anna 🏁 Keller', email, ...parts])
      await expect.element(page.getByText(phrase)).toBeVisible();
    await expect.element(page.getByText(copy.checkNote)).toBeVisible();
    expect(shop.received(withdrawal)).toEqual([]);
    expect(await findAccessFaults()).toEqual([]);
  });

  test.each([
    ['Change', () => change.click()],
    ['the back button', () => Promise.resolve(history.back())],
  ])('%s leads back to all that was typed, with the focus on the step', async (_case, leave) => {
    await reachConfirm();
    await leave();
    await expect.element(step(copy.statement)).toHaveFocus();
    await expect.element(box(labels.name)).toHaveValue('Anna 🏁 Keller');
    await expect.element(box(labels.goods)).toHaveValue(goods);
    await goOn.click();
    await expect.element(step(words.check)).toHaveFocus();
  });
});

// rule withdrawal.receipt
describe('confirmed', () => {
  test('it is received: when, where the receipt goes, what was stated, and what comes next', async () => {
    shop.answers(withdrawal, { receivedAt });
    await reachConfirm();
    await confirm.click();
    await expect.element(step(copy.done)).toHaveFocus();
    await expect.element(page.getByText(words.receivedAt('12 June 2026, 8:30:05 am UTC'))).toBeVisible();
    await expect.element(page.getByText(words.receiptTo(email))).toBeVisible();
    await expect.element(page.getByText('AG-1, 2')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: copy.next }))
      .toHaveAttribute('href', links.withdrawalConditions);
    const statement = { name: 'Anna 🏁 Keller', order, email, scope: 'some', goods };
    expect(shop.received(withdrawal)).toMatchObject([{ body: { withdrawal: statement } }]);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('by a double click it is sent once, and the focus stays on the news', async () => {
    shop.answers(withdrawal, { receivedAt });
    await state();
    await goOn.dblClick();
    await expect.element(step(words.check)).toHaveFocus();
    await confirm.dblClick();
    await expect.element(step(copy.done)).toHaveFocus();
    expect(shop.received(withdrawal)).toHaveLength(1);
  });

  test('slow: it says that it works, and neither Change nor the back button leaves it', async () => {
    const held = shop.holds(withdrawal);
    await reachConfirm();
    await confirm.click();
    const confirming = page.getByRole('button', { name: words.confirming });
    await expect.element(confirming).toHaveAttribute('aria-busy', 'true');
    await confirming.click();
    await change.click();
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await expect.element(step(words.check)).toBeVisible();
    await held.answer({ receivedAt });
    await expect.element(step(copy.done)).toHaveFocus();
    expect(shop.received(withdrawal)).toHaveLength(1);
  });

  test('the back button does not lead out of what was received', async () => {
    shop.answers(withdrawal, { receivedAt });
    await reachConfirm();
    await confirm.click();
    await expect.element(step(copy.done)).toBeVisible();
    const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await wentBack;
    await expect.element(step(copy.done)).toBeVisible();
  });
});

describe('confirmed without a receipt', () => {
  const refuse = (code: Parameters<typeof shop.refuses>[1]) => () => shop.refuses(withdrawal, code);

  test.each([
    ['no connection', () => shop.cutsOff(withdrawal), errorCopy.offline],
    ['the shop is down', refuse('shop-unavailable'), errorCopy['shop-unavailable']],
  ])('%s: it is read out, and confirmed again it counts as one', async (_case, fail, sentence) => {
    fail();
    await reachConfirm();
    await confirm.click();
    await expect.element(alert.getByText(copy.failedTitle)).toBeVisible();
    await expect.element(alert.getByText(sentence, { exact: false })).toBeVisible();
    await expect.element(alert.getByText(copy.failedNote, { exact: false })).toBeVisible();
    shop.answers(withdrawal, { receivedAt });
    await confirm.click();
    await expect.element(step(copy.done)).toHaveFocus();
    const keys = shop.received(withdrawal).map(({ body }) => body.key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  // rule request.pace
  test('too often, and the shop says when: said there and at the button', async () => {
    shop.refuses(withdrawal, 'too-many-requests', { retryAfter: 100 });
    await reachConfirm();
    await confirm.click();
    await expect.element(alert.getByText(/Try again in \d+ seconds/).first()).toBeVisible();
    await expect.element(confirm).toHaveAccessibleDescription(/^Try again in \d+ seconds$/);
  });

  // rule withdrawal.proof
  test('with a proof that was made unseen; where none can be made, that is said beside the other way', async () => {
    const allow = forbidProving();
    shop.refuses(withdrawal, 'proof-needed');
    await reachConfirm();
    await confirm.click();
    await expect.element(alert.getByText(errorCopy['proof-needed'], { exact: false })).toBeVisible();
    await expect.element(alert.getByRole('link', { name: words.failedMail })).toBeVisible();
    allow();
    shop.answers(withdrawal, { receivedAt });
    await confirm.click();
    await expect.element(step(copy.done)).toHaveFocus();
    expect(shop.received(withdrawal).map(({ body }) => typeof body.proof)).toEqual(['undefined', 'string']);
  });

  test('a mail with the same words is the other way', async () => {
    shop.cutsOff(withdrawal);
    await reachConfirm();
    await confirm.click();
    const mail = alert.getByRole('link', { name: words.failedMail });
    await expect.element(mail).toBeVisible();
    const address = decodeURIComponent(mail.element().getAttribute('href') ?? '');
    expect(address).toContain(`mailto:${site.supportEmail}?subject=${copy.otherWays.subject(order)}`);
    for (const phrase of [copy.declareSome(order), 'Anna 🏁 Keller', 'AG-1, 2', email])
      expect(address).toContain(phrase);
  });

  test('changed after it failed: the failure is not said any more', async () => {
    shop.cutsOff(withdrawal);
    await reachConfirm();
    await confirm.click();
    await expect.element(alert).toBeVisible();
    await change.click();
    await goOn.click();
    await expect.element(step(words.check)).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });
});
