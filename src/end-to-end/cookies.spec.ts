import type { Page } from '@playwright/test';
import { cookieTable } from '#config/cookies.ts';
import { badgeCopy } from '#config/copy/badge.ts';
import { dearerCopy } from '#config/copy/dearer.ts';
import { expect, test } from './fixtures.ts';
import { chooseCountry } from './screens/delivery.ts';
import { expectInBasket, fillBasket, remove } from './screens/basket.ts';
import { addOwnPart, standAtSummary } from './screens/order.ts';
import { box, tab } from './screens/contact.ts';
import { buyerFrom } from './screens/shop.ts';

/** The cookie table against what a crawl of the shop finds set, in all states of consent. */

const kinds = {
  'Cookie, server only': 'cookie',
  Cookie: 'cookie',
  'Session storage': 'session',
  'Local storage': 'local',
} as const;
type Kind = keyof typeof kinds;

/** `typed` is kept only where a script was lost, while the page is loaded anew (`early-input.spec.ts`). */
const ours = cookieTable.filter(({ supplier, name }) => supplier === 'This shop' && name !== 'typed');
const listed = (usages: readonly string[]) =>
  ours
    .filter(({ usageType }) => usages.includes(usageType))
    .map(({ name, scriptType }) => `${kinds[scriptType as Kind]} ${name}`)
    .toSorted();

const pages = [
  ...['/', '/catalogue/Honda', '/catalogue/Honda/K20A', '/details/4B1606H-STD', '/search?q=4B1606H', '/contact'],
  ...['/products/oil-pumps', '/faq', '/terms', '/distributors', '/quick-order', '/basket', '/checkout'],
];

/** Everything that is kept from now on, also what is removed again: "cookie consent", "local my_engine". */
async function watchKept(page: Page): Promise<() => Promise<string[]>> {
  const seen = new Set<string>();
  const context = page.context();
  await context.exposeBinding('noteKept', (_, kind: string, name: string) => void seen.add(`${kind} ${name}`));
  await context.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      const note = (window as unknown as { noteKept(kind: string, name: string): void }).noteKept;
      note(this === localStorage ? 'local' : 'session', name);
      set.call(this, name, value);
    };
  });
  return async () => {
    for (const { name } of await context.cookies()) seen.add(`cookie ${name}`);
    return [...seen].toSorted();
  };
}

async function crawl(page: Page): Promise<void> {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 600);
  }
}

const bringBanner = async (page: Page): Promise<void> => {
  await page.goto('/about');
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('button', { name: 'Only mandatory' })).toBeVisible();
};

/** Each press that makes the shop keep something in the browser, short of buying. */
async function useEverything(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Make' }).selectOption({ label: 'Honda' });
  await expect(page.getByRole('combobox', { name: 'Engine', exact: true })).toBeEnabled();
  await page.goto('/catalogue/Honda/K20A');
  await page.getByRole('button', { name: 'Keep this engine' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Honda K20A' })).toBeVisible();
  await page.goto('/catalogue', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Makes to show' }).click();
  const dialog = page.getByRole('dialog', { name: 'Makes to show' });
  await dialog.getByRole('checkbox', { name: 'Honda' }).check();
  await dialog.getByRole('button', { name: 'Show these makes' }).click();
  await page.goto('/search?q=honda%20k20a');
  await page.getByRole('link', { name: '4B1946H-STD', exact: true }).click();
  await expect(page).toHaveURL('/details/4B1946H-STD');
  await chooseCountry(page, 'Portugal');
  await page.getByRole('button', { name: 'Show prices without VAT' }).first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expectInBasket(page, 1);
  await page.getByRole('button', { name: 'Add to build list' }).click();
  await page.getByRole('link', { name: 'Which size do I need?' }).click();
  await page.getByLabel('Housing bore').fill('50.608');
  await page.getByLabel('Journal diameter').fill('47.518');
  await page.getByLabel('Journal diameter').press('Tab');
  await page.goto('/quick-order');
  await page.getByRole('textbox', { name: /Part numbers and quantities/ }).fill('AG-1 2');
  await page.getByRole('button', { name: 'Check the lines' }).click();
  await page.goto('/contact');
  await box(page, 'First name').fill('Anna');
  await tab(page, 'DEALER / DISTRIBUTOR ENQUIRY').click();
  await box(page, 'Company').fill('Keller Motorenbau');
}

/** Nine gauges are sent free of charge, eight are not. */
async function makeDearer(page: Page): Promise<void> {
  await fillBasket(page, [['AG-1', 9]]);
  await page.goto('/basket');
  await chooseCountry(page, 'Italy');
  await remove(page, '4B1946H-STD').click();
  const subtotal = page.getByRole('complementary', { name: 'Subtotal' }).getByRole('status');
  await expect(subtotal.filter({ hasText: '€109.62' })).toBeVisible();
  await page.getByRole('button', { name: 'Decrease quantity of AG-1' }).click();
  await expect(page.getByText(dearerCopy.title)).toBeVisible();
}

/** Keeps the euro for Poland, which the checkout remembers while the tab is open. */
async function keepCurrency(page: Page, shop: string): Promise<void> {
  const headers = { origin: shop, 'sec-fetch-site': 'same-origin' };
  const added = await page.request.post('/api/basket/lines', { data: { part: 'AG-1', quantity: 1 }, headers });
  expect(added.ok()).toBe(true);
  await page.goto('/checkout');
  await page.getByRole('combobox', { name: 'Country' }).first().selectOption({ label: 'Poland' });
  await page.getByRole('button', { name: 'No', exact: true }).click();
}

const states = [
  { state: 'not yet answered', press: null, usages: ['Mandatory'] },
  { state: 'only mandatory', press: 'Only mandatory', usages: ['Mandatory'] },
  { state: 'everything granted', press: 'Agree', usages: ['Mandatory', 'Functional', 'Analytics', 'Advertisement'] },
] as const;

for (const { state, press, usages } of states) {
  test(
    `${state}: reading the whole shop keeps the cookie choice and nothing else`,
    { tag: '@deep' },
    async ({ page }) => {
      test.slow();
      const readKept = await watchKept(page);
      await bringBanner(page);
      if (press) await page.getByRole('button', { name: press, exact: true }).click();
      await crawl(page);
      expect(await readKept()).toEqual(['cookie consent']);
    },
  );

  if (press === null) continue;
  // rule consent.cookie-table
  const depth = { tag: press === 'Agree' ? '@deep' : [] };
  test(`${state}: using and buying keeps exactly what the policy lists`, depth, async ({ page, sandbox, baseURL }) => {
    test.slow();
    const readKept = await watchKept(page);
    await bringBanner(page);
    await page.getByRole('button', { name: press, exact: true }).click();
    const [answered] = (await page.context().cookies()).filter(({ name }) => name === 'consent');
    await useEverything(page);
    await makeDearer(page);
    await keepCurrency(page, baseURL ?? '');
    await standAtSummary(page, buyerFrom('DE', 'cookies'), { part: await addOwnPart(sandbox), provider: 'PayPal' });
    // standing there has answered the question anew
    if (answered) await page.context().addCookies([answered]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Place order and pay' })).toBeVisible();
    // an order takes away what was typed for it
    await readKept();
    // the page of the order is ready once it has asked how it can be paid
    const ready = page.waitForResponse((answer) => /\/api\/order\/[^/]+\/payment$/.test(answer.url()));
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    await ready;
    await page.goto('/faq');
    await expect.poll(readKept).toEqual(listed(usages));
  });
}

// rules basket.badge and order.once
test(
  'who leaves while the order is placed is handed it, and its parts are counted no more',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    await standAtSummary(page, buyerFrom('DE', 'left'), { part: await addOwnPart(sandbox), provider: 'PayPal' });
    await page.getByRole('button', { name: 'Place order and pay' }).click({ noWaitAfter: true });
    await page.goto('/faq');
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('orderedBasket');
    await page.goto('/about');
    await expect(page.getByRole('banner').getByRole('link', { name: badgeCopy.basket(0) })).toBeVisible();
  },
);
