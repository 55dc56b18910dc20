import { type Locator, type Page, expect } from '@playwright/test';

export const shopUrl = process.env.SHOP_URL ?? 'http://localhost:4321';

/** A visitor who has answered the cookie question on an earlier visit. */
export async function answerCookies(page: Page, url = shopUrl): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value: 'v1.1.Mandatory', url }]);
}

/** Past header and menu by key, as the first Tab of every page offers. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tab until the target has the focus; fails where that takes more than `most` presses. */
export async function tabTo(page: Page, target: Locator, most = 25): Promise<void> {
  for (let pressed = 0; pressed < most && !(await isFocused(target)); pressed += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 960;

/** Islands that start at once and have not come yet: of tools, and of a search that the address asks for. */
export const starting = 'astro-island[ssr]:is([client=start], [data-asked] main [client=interaction])';

/** All islands that come by themselves have come; whoever goes offline before says so in the console. */
export const untilLive = (page: Page): Promise<void> =>
  expect(page.locator(`${starting}, astro-island[ssr][client=idle]`)).toHaveCount(0);

/** The script of one island comes only when the buyer has already been busy, or not at all; answers how to go on. */
export async function holdScript(
  page: Page,
  name: RegExp,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let letPass = () => {};
  const isWanted = new Promise<void>((resolve) => (letPass = resolve));
  await page.route(name, async (route) => {
    await isWanted;
    await route[end]();
  });
  return letPass;
}
