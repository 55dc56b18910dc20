import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Hands, Wanted } from '#scripts/test-kit/screen-buyer.ts';

function find(page: Page | FrameLocator, { role, name, pattern, within, isNotBusy }: Wanted): Locator {
  const scope = within ? find(page, within) : page;
  const called =
    pattern === undefined ? { ...(name !== undefined && { name, exact: true }) } : { name: new RegExp(pattern) };
  const found = scope.getByRole(role as Parameters<Page['getByRole']>[0], called).filter({ visible: true });
  return (isNotBusy ? found.and(scope.locator(':not([aria-busy=true])')) : found).first();
}

/** What the scripted buyer does on screen, by Playwright. */
export const handsOf = (page: Page): Hands => ({
  open: (url) => page.goto(url),
  see: async (wanted) => {
    await expect(find(page, wanted)).toBeVisible();
    return (await find(page, wanted).textContent()) ?? '';
  },
  press: (wanted) => find(page, wanted).click(),
  pressInFrame: (wanted) => find(page.frameLocator('iframe'), wanted).click(),
  type: (name, text) => find(page, { role: 'textbox', name }).fill(text),
  choose: async (name, beginning) => {
    const list = find(page, { role: 'combobox', name });
    const option = list.locator('option').filter({ hasText: new RegExp(`^\\s*${beginning}`) });
    await list.selectOption(await option.first().evaluate((one) => (one as HTMLOptionElement).value));
  },
  arriveAt: (path) => expect(page).toHaveURL(path),
});
