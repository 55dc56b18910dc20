import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSampleOrder } from '../sample-order.ts';
import { startSandbox } from '../server.ts';
import type { Sandbox } from '../server.ts';
import { serveShopPage, shopProgram } from './shop-page.ts';

let sandbox: Sandbox;
let shop: Awaited<ReturnType<typeof serveShopPage>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let made = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: ':memory:', quiet: true });
  shop = await serveShopPage(sandbox.url, await bundle());
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  sandbox.store.faults.clear();
  complaints = [];
  context = await browser.newContext();
  context.setDefaultTimeout(10_000);
  page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterEach(() => context.close());

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: shopProgram, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}

async function open(provider: 'paypal' | 'revolut', more: Record<string, string> = {}): Promise<string> {
  const orderId = `ord_${++made}`;
  addSampleOrder(sandbox.store, orderId);
  const token = sandbox.store.payments.tokenFor(orderId, provider);
  const given: Record<string, string> =
    provider === 'paypal' ? { client: token, amount: '309.66', currency: 'EUR', order: orderId } : { token };
  await page.goto(`${shop.url}/?${new URLSearchParams({ sandbox: sandbox.url, ...given, ...more })}`);
  return orderId;
}
const said = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text }).first().waitFor();
const log = () => page.getByRole('listitem').allTextContents();
const statusOf = (orderId: string) =>
  sandbox.store.payments.list().find((payment) => payment.orderId === orderId)?.status;
const payPalButton = () => page.getByRole('button', { name: 'PayPal', exact: true });

async function openPopup(): Promise<Page> {
  await said('ready');
  const [popup] = await Promise.all([page.waitForEvent('popup'), payPalButton().click()]);
  await popup.getByText('€309.66').waitFor();
  return popup;
}

describe('PayPal through its official loader', () => {
  test('approves and captures', async () => {
    const orderId = await open('paypal');
    const popup = await openPopup();
    expect(await popup.getByText(new URL(shop.url).host).isVisible()).toBe(true);
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Approve payment' }).click()]);
    await said('captured COMPLETED');
    expect(statusOf(orderId)).toBe('captured');
    expect(complaints).toEqual([]);
  });

  test('tells of a declined instrument', async () => {
    const orderId = await open('paypal');
    await (await openPopup()).getByRole('button', { name: 'Decline' }).click();
    await said(/^failed INSTRUMENT_DECLINED/);
    expect(statusOf(orderId)).toBe('declined');
  });

  test('starts again after a declined instrument', async () => {
    const orderId = await open('paypal', { restart: '1' });
    const popup = await openPopup();
    const [again] = await Promise.all([
      page.waitForEvent('popup'),
      popup.getByRole('button', { name: 'Decline' }).click(),
    ]);
    await again.getByRole('button', { name: 'Approve payment' }).click();
    await said('captured COMPLETED');
    expect(statusOf(orderId)).toBe('captured');
  });

  test('cancels', async () => {
    const orderId = await open('paypal');
    await (await openPopup()).getByRole('button', { name: 'Cancel' }).click();
    await said('cancelled');
    expect(statusOf(orderId)).toBe('cancelled');
  });

  test('takes a closed popup for a cancelled payment', async () => {
    await open('paypal');
    await (await openPopup()).close();
    await said('cancelled');
  });

  test('lays itself over the page where popups are blocked', async () => {
    const orderId = await open('paypal', { blocked: '1' });
    await said('ready');
    await payPalButton().click();
    await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'Approve payment' }).click();
    await said('captured COMPLETED');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(statusOf(orderId)).toBe('captured');
    expect(complaints).toEqual([]);
  });

  test('tells of a capture that failed', async () => {
    await open('paypal');
    const popup = await openPopup();
    sandbox.store.faults.set({ operation: 'paypalCapture', mode: 'error-before', times: 1 });
    await popup.getByRole('button', { name: 'Approve payment' }).click();
    await said(/^failed /);
  });

  test.each([
    ['a wrong client id', { client: 'nobody' }],
    ['an unknown currency', { currency: 'ZZZ' }],
  ])('is not there for %s', async (_, wrong) => {
    await open('paypal', wrong);
    await said(/^failed .* undefined$/);
    expect(complaints.length).toBeGreaterThan(0);
  });
});

describe('Revolut through its official loader', () => {
  const frame = () => page.frameLocator('iframe[title="Revolut"]');
  async function press(name: string): Promise<void> {
    await said('ready');
    await page.getByRole('button', { name: 'Pay with Revolut' }).click();
    await frame().getByText('Anna Keller').waitFor();
    await frame().getByText('€309.66').waitFor();
    await frame().getByRole('button', { name, exact: true }).click();
  }

  test.each([
    ['Pay', 'paid', 'captured'],
    ['Decline', 'failed error.declined Payment was declined', 'declined'],
    ['Cancel', 'cancelled', 'cancelled'],
  ])('"%s" reports "%s"', async (button, text, status) => {
    const orderId = await open('revolut');
    await press(button);
    await said(text);
    expect(await log()).toEqual(['ready', text]);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(statusOf(orderId)).toBe(status);
    expect(complaints).toEqual([]);
  });

  test('takes a closed popup for a cancelled payment', async () => {
    await open('revolut');
    await said('ready');
    await page.getByRole('button', { name: 'Pay with Revolut' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await said('cancelled');
  });

  test('is left with Escape, and the focus is back where it was', async () => {
    await open('revolut');
    await said('ready');
    await page.getByRole('button', { name: 'Pay with Revolut' }).press('Enter');
    // the provider's own page takes the focus once it is there, and its keys with it
    await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.tagName === 'IFRAME');
    await page.getByRole('button', { name: 'Close' }).press('Escape');
    await said('cancelled');
    expect(await page.locator(':focus').textContent()).toBe('Pay with Revolut');
  });

  test('tells of a token that nobody gave', async () => {
    await open('revolut', { token: 'rev_unknown' });
    await said('ready');
    await page.getByRole('button', { name: 'Pay with Revolut' }).click();
    await said('failed error.order-not-found Order not found');
  });

  test('keeps the popup open when the provider fails, and lets pay again', async () => {
    const orderId = await open('revolut');
    sandbox.store.faults.set({ operation: 'revolutPay', mode: 'error-before', times: 1 });
    await press('Pay');
    await frame().getByText('no proper answer').waitFor();
    await frame().getByRole('button', { name: 'Pay', exact: true }).click();
    await said('paid');
    expect(statusOf(orderId)).toBe('captured');
  });
});
