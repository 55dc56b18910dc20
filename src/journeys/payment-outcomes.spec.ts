import type { Page } from '@playwright/test';
import { supportLine } from '../config/copy/errors.ts';
import { paymentCopy } from '../config/copy/payment.ts';
import { site } from '../config/site.ts';
import { expect, test } from './fixtures.ts';
import { maxRetries } from './sandbox.ts';
import { addOwnPart, placeUnpaid, type Provider, readRecord } from './screens/order.ts';
import { buyerFrom, payWithPayPal, payWithRevolut } from './screens/shop.ts';

type Row = {
  outcome: string;
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

/** Refuses the provider's script as an ad blocker does. */
const block = (page: Page, address: string) => page.route(address, (route) => route.abort('blockedbyclient'));

/** The question before the provider opens gets through; those after the payment do not. */
const cutAfterPaying = async (page: Page) => {
  let asked = 0;
  await page.route('**/api/order/*/confirm', (route) => ((asked += 1) === 1 ? route.continue() : route.abort()));
};

async function comeBack(page: Page): Promise<void> {
  await expect(main(page).getByText(paymentCopy.notYetConfirmed)).toBeVisible();
  await expect(page.getByRole('button', { name: /PayPal|by card/ })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
}

const tokenless = (page: Page) =>
  changeAnswer(page, '**/api/order/*/payment', (answer) => ({ ...answer, widgets: [] }));
const cheaper = (page: Page) =>
  changeAnswer(page, '**/api/order/*/payment', (answer) => ({ ...answer, amount: { amount: 100, currency: 'eur' } }));

/** Blocked first; the page offers another try, and that one pays. */
async function retryUnblocked(page: Page, pay: (page: Page) => Promise<void>): Promise<void> {
  await expect(retry(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await retry(page).click();
  await pay(page);
}

/** The button that was pressed is gone; who cannot see the page must not be left nowhere. */
async function payAndListen(page: Page, pay: (page: Page) => Promise<void>): Promise<void> {
  await pay(page);
  await expect(main(page).getByRole('status').filter({ hasText: 'Payment Complete' })).toBeFocused();
}

const approve = (page: Page) => payWithPayPal(page, 'Approve payment');
const payCard = (page: Page) => payWithRevolut(page, 'Pay');

const paypal: Row[] = [
  { outcome: 'success', act: (page) => payAndListen(page, approve), says: 'Payment Complete', isPaid: true },
  { outcome: 'cancel', act: (page) => payWithPayPal(page, 'Cancel'), says: paymentCopy.cancelled },
  {
    outcome: 'popup closed',
    act: async (page) => {
      const coming = page.waitForEvent('popup');
      await page.getByRole('button', { name: /PayPal/ }).click();
      const popup = await coming;
      await expect(popup.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await popup.close();
    },
    says: paymentCopy.cancelled,
  },
  { outcome: 'decline', act: (page) => payWithPayPal(page, 'Decline'), says: paymentCopy.declined },
  {
    outcome: 'script blocked',
    prepare: (page) => block(page, '**/paypal/sdk/js*'),
    act: (page) => expect(retry(page)).toBeVisible(),
    says: `Sorry, we are having trouble loading PayPal. Please try again later or make the order again choosing the other payment option. ${supportLine(site.supportEmail)}`,
  },
  {
    outcome: 'script blocked, then let in',
    prepare: (page) => block(page, '**/paypal/sdk/js*'),
    act: (page) => retryUnblocked(page, approve),
    says: 'Payment Complete',
    isPaid: true,
  },
  {
    outcome: 'token missing',
    prepare: tokenless,
    act: (page) => expect(retry(page)).toBeVisible(),
    says: 'Failed to get PayPal token',
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
    outcome: 'another word of the provider',
    prepare: (page) =>
      changeAnswer(page, '**/paypal/api/orders/*/capture', (answer) => ({ ...answer, status: 'PENDING' })),
    act: approve,
    says: 'PayPal reports the payment as PENDING.',
  },
  {
    outcome: 'widget broken',
    prepare: (page) => page.route('**/paypal/api/orders', (route) => route.abort()),
    act: async (page) => {
      await page.getByRole('button', { name: /PayPal/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Error' });
      await expect(dialog.getByText(paymentCopy.widgetFailed)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
    },
    says: '4. Finalise your payment',
  },
  {
    outcome: 'wrong amount',
    prepare: cheaper,
    act: approve,
    says: /^€1\.00 was taken for this order, which costs €/,
  },
];

const revolut: Row[] = [
  { outcome: 'success', act: (page) => payAndListen(page, payCard), says: 'Payment Complete', isPaid: true },
  { outcome: 'cancel', act: (page) => payWithRevolut(page, 'Cancel'), says: paymentCopy.cancelled },
  {
    outcome: 'popup closed',
    act: async (page) => {
      await page.getByRole('button', { name: /by card/ }).click();
      await page.getByRole('dialog', { name: 'Revolut' }).getByRole('button', { name: 'Close' }).click();
    },
    says: paymentCopy.cancelled,
  },
  { outcome: 'decline', act: (page) => payWithRevolut(page, 'Decline'), says: paymentCopy.declined },
  {
    outcome: 'script blocked',
    prepare: (page) => block(page, '**/revolut/embed.js*'),
    act: async (page) => {
      await page.getByRole('button', { name: /by card/ }).click();
      await expect(retry(page)).toBeVisible();
    },
    says: `Sorry, we are having trouble loading Revolut. Please try again later or make the order again choosing the other payment option. ${supportLine(site.supportEmail)}`,
  },
  {
    outcome: 'token missing',
    prepare: tokenless,
    act: (page) => expect(retry(page)).toBeVisible(),
    says: 'Failed to get Revolut token',
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

/** What the page says and offers then is held by the tests of the widgets; a window, a frame and the money are not in these. */
const deep: Record<Provider, string[]> = {
  PayPal: [
    ...['success', 'token missing', 'script blocked', 'script blocked, then let in', 'cancel', 'decline'],
    ...['another word of the provider', 'widget broken', 'popup closed'],
    'wrong amount',
  ],
  Revolut: ['success', 'token missing', 'script blocked', 'cancel', 'popup closed', 'decline'],
};

for (const provider of Object.keys(table) as Provider[]) {
  test.describe(provider, () => {
    // 409: the order page asks for the payment and whether it is paid at once, and the second may be known first
    test.use({ expectedErrors: [/ERR_FAILED|ERR_BLOCKED_BY_CLIENT|422|409/] });
    for (const { outcome, prepare, act, says, isPaid: mustBePaid = false } of table[provider]) {
      // rules payment.failures, payment.paypal and payment.revolut
      test(outcome, { tag: deep[provider].includes(outcome) ? '@deep' : [] }, async ({ page, sandbox }) => {
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
  await payWithRevolut(page, 'Decline');
  await page.getByRole('button', { name: paymentCopy.putBack.payWith('PayPal') }).click();
  await expect(page).toHaveURL('/summary');
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await payWithPayPal(page, 'Approve payment');
  await expect(isPaid(page)).toBeVisible();
  expect((await readRecord(sandbox, buyer)).captured).toHaveLength(1);
});
