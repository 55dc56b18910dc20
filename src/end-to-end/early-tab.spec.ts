import { expect, test } from './fixtures.ts';
import { holdScript } from './screens/visitor.ts';

/** what islands share: none of them listens before it is there */
const shared = /\/_astro\/core\..*\.js/;

// rule finder.early-input
test(
  'who turns a tab and goes on at once stands in the field that it leads to, with what was typed',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    const letPass = await holdScript(page, shared);
    await page.goto('/');
    await page.getByRole('main').getByRole('tab', { name: 'By engine' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4b16z');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('06h');
    letPass();
    const number = page.getByRole('main').getByRole('combobox', { name: 'Part number' });
    await expect(number).toBeFocused();
    await expect(number).toHaveValue('4b1606h');
    await page.unrouteAll();
    const letPassAgain = await holdScript(page, shared);
    await page.goto('/contact');
    await page.getByRole('main').getByRole('tab').last().click();
    for (const typed of ['Anna', 'Keller']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    letPassAgain();
    const [first, last] = ['First name', 'Last name'].map((name) => page.getByRole('textbox', { name }));
    await expect(first!).toHaveValue('Anna');
    await expect(last!).toHaveValue('Keller');
    await expect(last!).toBeFocused();
  },
);

test(
  'a key in it turns the tab, a press puts the part on the build list',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    const letPass = await holdScript(page, shared);
    await page.goto('/');
    const tab = (name: string) => page.getByRole('main').getByRole('tab', { name });
    await tab('By engine').focus();
    await page.keyboard.press('ArrowRight');
    letPass();
    await expect(tab('By part number')).toHaveAttribute('aria-selected', 'true');
    await page.unrouteAll();
    const letPassAgain = await holdScript(page, shared);
    await page.goto('/details/4B1946H-STD');
    await page.getByRole('button', { name: 'Add to build list' }).click();
    letPassAgain();
    await expect(page.getByRole('link', { name: 'On your build list' })).toBeVisible();
  },
);
