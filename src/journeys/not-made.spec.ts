import { expect, test } from './fixtures.ts';
import { findFaults } from './screens/axe.ts';
import { answerCookies } from './screens/visitor.ts';

// rule part.not-made
test(
  'a size that is not made is said, with the sizes near to it and nothing to buy',
  { tag: '@desktop' },
  async ({ page }) => {
    const answer = await page.goto('/details/4b1606h%20.77');
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('4B1606H is not made in −.77. You see STD.')).toBeVisible();
    const near = page.getByRole('list', { name: 'Nearest sizes to −.77' }).getByRole('link');
    await expect(near).toHaveText([/^\s*\.50[^]*In stock/, /^\s*\.25[^]*In stock/, /^\s*\.025/]);
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
    expect(await findFaults(page)).toEqual([]);
    await answerCookies(page);
    await page.reload();
    await near.first().click();
    await expect(page).toHaveURL('/details/4B1606H-.50');
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  },
);
