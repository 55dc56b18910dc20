import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findFaults } from './screens/axe.ts';
import { expectInBasket } from './screens/basket.ts';
import { openQuiet } from './screens/quiet.ts';
import { answerCookies, isPhone, skipToContent, tabTo } from './screens/visitor.ts';

test.beforeEach(({ page }) => answerCookies(page));

/** One page of each build-up in CI, with the heights of its foot; all others in the deep run. */
const pages = {
  ci: ['/catalogue/Honda/CBR600RR', '/details/4B1606H-STD'],
  deep: [
    ...['/', '/catalogue', '/catalogue/Ford', '/catalogue/Honda/K20A', '/catalogue/Renault/129-5', '/search?q=k20a'],
    ...['/details/5M1959H-.25', '/details/1T1957-STD', '/details/4B1946HC-STD', '/details/4B1946H+5M1959H+1T1957'],
    ...['/details/OPHD1040HP', '/details/AG-1', '/details/4B9999H-STD', '/products/engine-bearings', '/withdraw'],
    ...['/return'],
    ...['/products/flexigauge', '/news', '/news/how-to-use-plastic-gauge', '/distributors', '/build-list'],
  ],
};

async function findFootFaults(page: Page): Promise<string[]> {
  const foot = page.getByRole('contentinfo');
  const faults: string[] = [];
  for (const width of isPhone(page) ? [390] : [1440, 961, 768, 601]) {
    await page.setViewportSize({ width, height: 900 });
    await foot.scrollIntoViewIfNeeded();
    const { height = 0 } = (await foot.boundingBox()) ?? {};
    if (height > (width <= 600 ? 640 : 480)) faults.push(`foot of ${height} px, ${width} px wide`);
  }
  return faults;
}

test.describe('axe finds no fault', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [run, addresses] of Object.entries(pages))
    // rules access.standard and page.footer
    test(`on pages of the ${run} run`, { tag: run === 'deep' ? '@deep' : [] }, async ({ page }) => {
      test.slow();
      const size = page.viewportSize() ?? { width: 1440, height: 900 };
      const faults: Record<string, string[]> = {};
      for (const address of addresses) {
        await page.setViewportSize(size);
        await openQuiet(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        faults[address] = [...(await findFaults(page)), ...(await findFootFaults(page))];
      }
      expect(faults).toEqual(Object.fromEntries(addresses.map((address) => [address, []])));
    });

  test('where no scripts run', { tag: '@deep' }, async ({ page }) => {
    // axe is a script: the page is read without scripts, and only then they may run
    const browser = await page.context().newCDPSession(page);
    for (const address of ['/', '/catalogue', '/catalogue/Honda', '/catalogue/Honda/K20A', '/details/4B1946H-STD']) {
      await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.goto(address);
      await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
      expect(await findFaults(page), address).toEqual([]);
    }
  });
});

// rule access.keyboard
test.describe('by keyboard alone', () => {
  test('from the finder to the engine and its part', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/');
    await skipToContent(page);
    await tabTo(page, page.getByRole('combobox', { name: 'Make' }));
    await page.keyboard.type('Hon');
    const engine = page.getByRole('combobox', { name: 'Engine', exact: true });
    await expect(engine).toBeEnabled();
    await tabTo(page, engine);
    await page.keyboard.type('K20A');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: /^Show \d+ sets/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/catalogue/Honda/K20A');
    await skipToContent(page);
    await tabTo(page, page.getByRole('link', { name: '4B1946H', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/details/4B1946H-STD');
  });

  test('through the engine table: filter, search, rows', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/catalogue/Honda');
    await skipToContent(page);
    await tabTo(page, page.getByRole('radio', { name: 'All' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Engine' })).toBeChecked();
    const field = page.getByRole('searchbox', { name: 'Search engines' });
    await tabTo(page, field, 1);
    await page.keyboard.type('k20');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'K20A', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'K20C1', exact: true })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/catalogue/Honda/K20A');
  });

  test('on a part page: size, basket, sections', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/details/4B1946H-STD');
    await skipToContent(page);
    const sizes = page.getByRole('radiogroup', { name: 'Choose your size:' });
    await tabTo(page, sizes.getByRole('radio', { name: /^STD ?, standard size, €/ }));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/details/4B1946H-STD-SP');
    await expect(sizes.getByRole('radio', { name: /^STD-SP/ })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL('/details/4B1946H-STD');
    await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }).first());
    await page.keyboard.press('Enter');
    await expectInBasket(page, 1);
    const cell = page.getByRole('cell', { name: 'Integra GS-R DB2' }).first();
    await expect(cell).toBeHidden();
    if (isPhone(page)) {
      await tabTo(page, page.getByRole('button', { name: 'Applications' }), 60);
      await page.keyboard.press('Enter');
    } else {
      await tabTo(page, page.getByRole('tab', { name: 'Overview' }), 60);
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: /^Applications/ })).toBeFocused();
    }
    await expect(cell).toBeVisible();
  });
});
