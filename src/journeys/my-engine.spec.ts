import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openQuiet, watchQuiet } from './screens/quiet.ts';
import { answerCookies, isPhone } from './screens/visitor.ts';

const keep = (page: Page) => page.getByRole('button', { name: 'Keep this engine' });
const mine = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Honda K20A' });
const drop = (page: Page) => page.getByRole('button', { name: 'Remove Honda K20A as my engine' });

async function keepK20A(page: Page): Promise<void> {
  await page.goto('/catalogue/Honda/K20A');
  await keep(page).click();
  await expect(mine(page)).toBeVisible();
}

test.beforeEach(({ page }) => answerCookies(page));

test('an engine is kept on its page, shown on every page, and dropped with one press', async ({ page }) => {
  await keepK20A(page);
  await expect(page.getByText('Honda K20A is your engine now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your engine: remove it' })).toBeVisible();
  await page.goto('/faq');
  await mine(page).click();
  await expect(page).toHaveURL('/catalogue/Honda/K20A');
  await drop(page).click();
  await expect(mine(page)).toBeHidden();
  await expect(keep(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mine(page)).toBeVisible();
  await page.goto('/');
  await drop(page).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mine(page)).toBeHidden();
});

test('a part says what it has to do with the engine', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/details/4B1946H-STD');
  await expect(page.getByText(/your engine/)).toHaveCount(0);
  await keepK20A(page);
  for (const [part, verdict] of [
    ['4B1946H-STD', 'Fits your engine, Honda K20A.'],
    ['4B1606H-STD', 'Does not fit your engine, Honda K20A.'],
    ['AG-1', 'Suits any engine, also Honda K20A.'],
    ['OPTA1077', 'Not known whether it fits Honda K20A.'],
  ] as const) {
    await page.goto(`/details/${part}`);
    await expect(page.getByText(verdict)).toBeVisible();
  }
});

test('the verdict stays when another size is chosen', { tag: '@deep' }, async ({ page }) => {
  await keepK20A(page);
  await page.goto('/details/4B1946H-STD');
  await expect(page.getByText('Fits your engine, Honda K20A.')).toBeVisible();
  await page
    .getByRole('link', { name: /^\.25/ })
    .or(page.getByRole('radio', { name: /^\.25/ }))
    .first()
    .click();
  await expect(page).toHaveURL('/details/4B1946H-.25');
  await expect(page.getByText('Fits your engine, Honda K20A.')).toBeVisible();
});

test('two tabs know of one engine', { tag: ['@desktop', '@deep'] }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/details/4B1606H-STD');
  await keepK20A(page);
  await expect(mine(other)).toBeVisible();
  await expect(other.getByText('Does not fit your engine, Honda K20A.')).toBeVisible();
  await drop(other).click();
  await expect(mine(page)).toBeHidden();
});

test(
  'pages without an engine have no place for it; with one, nothing moves while the page comes up',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/details/4B1946H-STD');
    const heading = page.getByRole('heading', { level: 2 }).first();
    const before = await heading.boundingBox();
    await keepK20A(page);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const untilQuiet = watchQuiet(page);
    await page.goto('/details/4B1946H-STD');
    await expect(page.getByText('Fits your engine, Honda K20A.')).toBeVisible();
    await untilQuiet();
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThan(0.02);
    const lower = isPhone(page) ? 45 : 0;
    expect(Math.round((await heading.boundingBox())?.y ?? 0)).toBe(Math.round((before?.y ?? 0) + lower));
  },
);

test('what something else stored under its name is no engine', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('my_engine', '{"makeSlug":"../..","engine":"<img src=x>"}'));
  await openQuiet(page, '/details/4B1606H-STD');
  await expect(page.getByRole('banner').getByText('My engine')).toBeHidden();
  await expect(page.getByText(/your engine/)).toBeHidden();
});
