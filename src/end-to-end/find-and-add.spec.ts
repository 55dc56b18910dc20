import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerCookies } from './screens/visitor.ts';

/** Counts what a buyer does on the way; at most five acts lead from a car to the basket. */
function countActs() {
  let acts = 0;
  return {
    act: async (done: Promise<unknown>): Promise<void> => {
      acts += 1;
      await done;
    },
    total: () => acts,
  };
}

const expectAdded = (page: Page, set: string) =>
  expect(
    page
      .getByRole('dialog', { name: /Basket/ })
      .or(page.getByText('Item added'))
      .first(),
    set,
  ).toBeVisible();

// rules search.understood and finder.typed-engine
test.describe('a 1999 Impreza', () => {
  test('by search to the basket', async ({ page }) => {
    const { act, total } = countActs();
    await answerCookies(page);
    await page.goto('/search');
    await act(page.getByRole('main').getByRole('searchbox').fill('1999 Impreza EJ20'));
    const engines = page.getByRole('region', { name: 'Engines' }).getByRole('link');
    await expect(engines.first()).toContainText('EJ205');
    const [first] = await page.getByRole('region', { name: 'Parts' }).getByRole('listitem').all();
    if (!first) throw new Error('no set was found');
    await act(first.getByRole('button', { name: /^Add .* to the basket$/ }).click());
    await expectAdded(page, 'the best match');
    expect(total()).toBeLessThanOrEqual(5);
  });

  test('by the finder to the basket', { tag: '@deep' }, async ({ page }) => {
    const { act, total } = countActs();
    await answerCookies(page);
    await page.goto('/');
    await act(page.getByRole('combobox', { name: 'Make' }).selectOption({ label: 'Subaru' }));
    await act(page.getByRole('textbox', { name: 'Year' }).fill('1999'));
    const engine = page.getByRole('combobox', { name: 'Engine', exact: true });
    await act(engine.fill('ej207').then(() => engine.press('Enter')));
    await act(page.getByRole('button', { name: /^Show \d+ sets/ }).click());
    await expect(page).toHaveURL('/catalogue/Subaru/EJ207');
    await act(page.getByRole('button', { name: 'Add 4B8296H-STD to the basket' }).click());
    await expectAdded(page, '4B8296H-STD');
    expect(total()).toBeLessThanOrEqual(5);
  });
});

// rule part.engine-words
test(
  'a part that was found by an engine is put in for that one from its own page',
  { tag: '@deep' },
  async ({ page }) => {
    await answerCookies(page);
    await page.goto('/search?q=honda+k20a');
    await page
      .getByRole('link', { name: /^4B1946H-/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expectAdded(page, '4B1946H');
    await page.goto('/basket');
    await expect(page.getByText(/for Honda K20A and 18 more engines/).first()).toBeVisible();
  },
);
