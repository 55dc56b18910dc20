import type { Browser, Page } from '@playwright/test';
import { answerCard } from '#scripts/test-kit/screen-buyer.ts';
import { handsOf } from './screens/hands.ts';
import { attemptCopy } from '../config/copy/attempt.ts';
import { paymentCopy } from '../config/copy/payment.ts';
import { expect, test } from './fixtures.ts';
import { maxRetries, type Sandbox } from './sandbox.ts';
import { addOwnPart, placeUnpaid, type Provider, readRecord } from './screens/order.ts';
import { buyerFrom, payWithPayPal } from './screens/shop.ts';

type Row = {
  outcome: string;
  isDeep?: boolean;
  /** before the order page opens */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** what the buyer reads, to the letter */
  says: string | RegExp;
  isPaid?: boolean;
};

const isPaid = (page: Page) => page.getByRole('heading', { name: /^Your order is paid - / });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const main = (page: Page) => page.getByRole('main');

/** The provider has done it, and its answer is lost on the way. */
const loseAnswer = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await route.fetch({ maxRetries });
    await route.abort();
  });

/** What the shop answers, changed on its way to the page. */
const changeAnswer = (page: Page, address: string, change: (answer: object) => object) =>
  page.route(address, async (route) => {
    const response = await route.fetch({ maxRetries });
    await route.fulfill({ response, json: change((await response.json()) as object) });
  });

/** The question before the provider opens gets through; those after the payment do not. */
const cutAfterPaying = async (page: Page) => {
  let requests = 0;
  await page.route('**/api/order/*/confirm', (route) => ((requests += 1) === 1 ? route.continue() : route.abort()));
};

async function comeBack(page: Page): Promise<void> {
  await expect(main(page).getByText(paymentCopy.notYetConfirmed)).toBeVisible();
  await expect(page.getByRole('button', { name: /PayPal|by card/ })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
}

const cheaper = (page: Page) =>
  changeAnswer(page, '**/api/order/*/payment', (answer) => ({ ...answer, amount: { amount: 100, currency: 'eur' } }));

const approve = (page: Page) => payWithPayPal(page, 'Approve payment');
const payCard = (page: Page) => answerCard(handsOf(page), 'Pay');

/** Told in a window or a frame of the provider's; what the page then says and offers is held by the tests of the widgets. */
const paypal: Row[] = [
  {
    outcome: 'popup closed',
    isDeep: true,
    act: async (page) => {
      const coming = page.waitForEvent('popup');
      await page.getByRole('button', { name: /PayPal/ }).click();
      const popup = await coming;
      await expect(popup.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await popup.close();
    },
    says: paymentCopy.cancelled,
  },
  {
    outcome: 'answer of the capture lost',
    prepare: (page) => loseAnswer(page, '**/paypal/api/orders/*/capture'),
    act: approve,
    says: 'Payment Complete',
    isPaid: true,
  },
  {
    outcome: 'paid, and the page gone before it knew',
    prepare: cutAfterPaying,
    act: async (page) => {
      await approve(page);
      await comeBack(page);
    },
    says: 'Payment Complete',
    isPaid: true,
  },
  {
    outcome: 'wrong amount',
    isDeep: true,
    prepare: cheaper,
    act: approve,
    says: /^€1\.00 was taken for this order, which costs €/,
  },
];

const revolut: Row[] = [
  { outcome: 'cancel', isDeep: true, act: (page) => answerCard(handsOf(page), 'Cancel'), says: paymentCopy.cancelled },
  {
    outcome: 'popup closed',
    isDeep: true,
    act: async (page) => {
      await page.getByRole('button', { name: /by card/ }).click();
      await page.getByRole('dialog', { name: 'Revolut' }).getByRole('button', { name: 'Close' }).click();
    },
    says: paymentCopy.cancelled,
  },
  {
    outcome: 'script blocked',
    isDeep: true,
    prepare: (page) => page.route('**/revolut/embed.js*', (route) => route.abort('blockedbyclient')),
    act: async (page) => {
      await page.getByRole('button', { name: /by card/ }).click();
      await expect(retry(page)).toBeVisible();
    },
    says: /^Sorry, we are having trouble loading Revolut\./,
  },
  {
    outcome: 'paid, and the page gone before it knew',
    prepare: cutAfterPaying,
    act: async (page) => {
      await payCard(page);
      await comeBack(page);
    },
    says: 'Payment Complete',
    isPaid: true,
  },
  {
    outcome: 'another amount shown: the provider takes that of the order',
    prepare: cheaper,
    act: payCard,
    says: 'Payment Complete',
    isPaid: true,
  },
];

const table: Record<Provider, Row[]> = { PayPal: paypal, Revolut: revolut };

for (const provider of Object.keys(table) as Provider[]) {
  test.describe(provider, () => {
    // 409: the order page asks for the payment and whether it is paid at once, and the second may be known first
    test.use({ expectedErrors: [/ERR_FAILED|ERR_BLOCKED_BY_CLIENT|422|409/] });
    for (const { outcome, isDeep, prepare, act, says, isPaid: mustBePaid = false } of table[provider]) {
      // rules payment.failures, payment.paypal and payment.revolut
      test(outcome, { tag: isDeep ? '@deep' : [] }, async ({ page, sandbox }) => {
        const buyer = buyerFrom('DE', 'pay');
        await prepare?.(page);
        await placeUnpaid(page, buyer, { part: await addOwnPart(sandbox), provider });
        await act(page);
        await expect(main(page).getByText(says)).toBeVisible();
        await expect(isPaid(page)).toHaveCount(mustBePaid ? 1 : 0);
        const { orders, paymentstatus, captured } = await readRecord(sandbox, buyer);
        expect([orders, paymentstatus]).toEqual([1, mustBePaid ? 'fullypaid' : null]);
        const total = (await sandbox.orderOf(buyer.email))?.amounts.total;
        if (mustBePaid) expect(captured).toEqual([total]);
      });
    }
  });
}

// rule order.put-back
test('declined by card, then paid by PayPal: three presses, one paid order', async ({ page, sandbox }) => {
  const [buyer, part] = [buyerFrom('DE', 'other-way'), await addOwnPart(sandbox)];
  await placeUnpaid(page, buyer, { part, provider: 'Revolut' });
  await answerCard(handsOf(page), 'Decline');
  await page.getByRole('button', { name: paymentCopy.restoreBasket.payWith('PayPal') }).click();
  await expect(page).toHaveURL('/summary');
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await payWithPayPal(page, 'Approve payment');
  await expect(isPaid(page)).toBeVisible();
  expect((await readRecord(sandbox, buyer)).captured).toHaveLength(1);
});

/** PayPal's window is approved, and the shop's is closed when it asks for this; `isSent`: the question still gets through. */
async function closeAfterApproving(page: Page, { address, isSent }: Closed): Promise<void> {
  const asked = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (isSent) await route.fetch({ maxRetries });
    else await route.abort();
    asked.resolve();
  });
  await approve(page);
  await asked.promise;
  await page.close();
}

/** The order once more, in the same browser or by the link of its mail in another one. */
const devices = {
  'the same browser': async (page: Page) => page.context().newPage(),
  'another device by the link of the mail': async (_page: Page, browser: Browser) =>
    (await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' })).newPage(),
};

async function findLink(sandbox: Sandbox, email: string): Promise<string> {
  await expect.poll(async () => (await sandbox.mailsTo(email)).length).toBeGreaterThan(0);
  const [mail] = await sandbox.mailsTo(email);
  return /https?:\/\/\S+\/order\/\S+link=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

type Closed = { when: string; address: string; isSent: boolean; says: string | null };
const closed: Closed[] = [
  { when: 'after the money was taken', address: '**/paypal/api/orders/*/capture', isSent: true, says: null },
  { when: 'with leave to take it', address: '**/api/order/*/capture', isSent: true, says: attemptCopy['under-way'] },
  { when: 'before it had leave', address: '**/api/order/*/capture', isSent: false, says: attemptCopy.unfinished },
];

// rule payment.told-on-return
test.describe('closed right after approving', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  for (const one of closed) {
    for (const [device, openPage] of Object.entries(devices)) {
      test(
        `${one.when}: told within five seconds in ${device}`,
        { tag: one.says === null ? '@desktop' : ['@desktop', '@deep'] },
        async ({ page, browser, sandbox }) => {
          const buyer = buyerFrom('DE', 'closed');
          await placeUnpaid(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
          const [order, link] = [page.url(), await findLink(sandbox, buyer.email)];
          const again = await openPage(page, browser);
          await closeAfterApproving(page, one);
          const captures = one.says === null ? 1 : 0;
          expect(await readRecord(sandbox, buyer)).toMatchObject({
            paymentstatus: null,
            captured: { length: captures },
          });
          await again.goto(again.context() === page.context() ? order : link);
          const told = one.says === null ? isPaid(again) : main(again).getByText(one.says);
          await expect(told).toBeVisible({ timeout: 5_000 });
          expect((await readRecord(sandbox, buyer)).paymentstatus).toBe(one.says === null ? 'fullypaid' : null);
          await again.close();
        },
      );
    }
  }
});
