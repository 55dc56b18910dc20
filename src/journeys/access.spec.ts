import { expect, test } from './fixtures.ts';
import { findFaults } from './screens/axe.ts';
import { expectInBasket } from './screens/basket.ts';
import { watchQuiet } from './screens/quiet.ts';
import { answerCookies, isPhone, skipToContent, tabTo } from './screens/visitor.ts';

test.beforeEach(({ page }) => answerCookies(page));

// rule access.standard
/** One page of each build-up; the others follow in the deep run. */
const inGate = new Set(['engine of few parts', 'conrod set']);

test.describe('axe finds no fault', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [name, address] of [
    ['home', '/'],
    ['catalogue', '/catalogue'],
    ['make', '/catalogue/Ford'],
    ['engine', '/catalogue/Honda/K20A'],
    ['engine of few parts', '/catalogue/Honda/CBR600RR'],
    ['engine without data', '/catalogue/Renault/129-5'],
    ['search', '/search?q=k20a'],
    ['withdrawal', '/withdraw'],
    ['conrod set', '/details/4B1606H-STD'],
    ['main set', '/details/5M1959H-.25'],
    ['thrust washers', '/details/1T1957-STD'],
    ['coated set', '/details/4B1946HC-STD'],
    ['kit', '/details/4B1946H+5M1959H+1T1957'],
    ['oil pump', '/details/OPHD1040HP'],
    ['gauge', '/details/AG-1'],
    ['part not found', '/details/4B9999H-STD'],
  ] as const) {
    test(`on ${name}`, { tag: inGate.has(name) ? [] : '@deep' }, async ({ page }) => {
      const untilQuiet = watchQuiet(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await untilQuiet();
      expect(await findFaults(page)).toEqual([]);
      // rule page.footer
      const foot = page.getByRole('contentinfo');
      for (const width of isPhone(page) ? [390] : [1440, 961, 768, 601]) {
        await page.setViewportSize({ width, height: 900 });
        await foot.scrollIntoViewIfNeeded();
        const { height = 0 } = (await foot.boundingBox()) ?? {};
        expect(height, `${width} px wide`).toBeLessThanOrEqual(width <= 600 ? 640 : 480);
      }
    });
  }

  test('on an opened list of makes, and on an empty table', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/catalogue');
    await page.getByRole('button', { name: 'Makes to show' }).click();
    await expect(page.getByRole('dialog', { name: 'Makes to show' })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.goto('/catalogue/Ford');
    await page.getByRole('searchbox', { name: 'Search engines' }).fill('V9');
    await expect(page.getByText('No engine matches “V9”')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });
});

// rule access.keyboard
test.describe('by keyboard alone', () => {
  test('from the finder to the engine and its part', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/');
    await skipToContent(page);
    await tabTo(page, page.getByRole('combobox', { name: 'Make' }));
    await page.keyboard.type('Hon');
    const engine = page.getByRole('combobox', { name: 'Engine' });
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

  test('on a part page: size, basket, sections', async ({ page }) => {
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
