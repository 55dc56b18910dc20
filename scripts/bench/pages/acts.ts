import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { cataloguePageCopy } from '#config/copy/catalogue-page.ts';
import { partCopy } from '#config/copy/part.ts';

/** What a visitor does on a page, in several touches; the first of them may find an island that sleeps. */
export type Act = { name: string; path: string; run(page: Page): Promise<void> };

const part = '/details/4B1606H-STD';
/** ms between two keys or presses of a quick person */
const pace = 180;
/**
 * Where it is is asked beforehand: what a test looks for in the page, at the moment of the touch, would be counted as the page's
 * own work, four times slower.
 */
const touch = async (target: Locator): Promise<void> => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not there`);
  await pause(pace);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await pause(pace);
};
const repeat = async (times: number, press: () => Promise<void>): Promise<void> => {
  for (let time = 0; time < times; time += 1) await press();
};

export const acts: readonly Act[] = [
  {
    name: 'type a search',
    path: '/search?q=honda',
    run: async (page) => {
      const field = page.getByRole('main').getByRole('searchbox', { name: /part number/i });
      await field.fill('');
      await field.pressSequentially('4b1606h .50', { delay: pace });
    },
  },
  {
    name: 'filter the engines of a make',
    path: '/catalogue/Ford',
    run: async (page) => {
      await page
        .getByRole('searchbox', { name: cataloguePageCopy.searchEngines })
        .pressSequentially('fiesta', { delay: pace });
    },
  },
  {
    name: 'choose another size',
    path: part,
    run: async (page) => {
      for (const slug of ['4B1606H-.25', '4B1606H-.50']) {
        await touch(page.locator(`[data-sizes] a[href="/details/${slug}"]`));
        await page.waitForURL(`**/details/${slug}`);
      }
    },
  },
  {
    name: 'open the panels of a part',
    path: part,
    run: async (page) => {
      for (const name of [partCopy.applications, partCopy.related])
        await repeat(2, () => touch(page.getByRole('button', { name, exact: true })));
    },
  },
  {
    name: 'raise the quantity',
    path: part,
    run: async (page) => {
      const raise = page.getByRole('button', { name: /^Increase quantity/ });
      await repeat(4, () => touch(raise));
    },
  },
  {
    name: 'open and close the basket',
    path: '/faq',
    run: async (page) => {
      const drawer = page.getByRole('dialog', { name: /^Basket/ });
      await repeat(2, async () => {
        await touch(page.getByRole('banner').getByRole('link', { name: /^Shopping cart/ }));
        await drawer.getByText('Your shopping cart is empty').waitFor();
        await touch(drawer.getByRole('button', { name: 'Close' }));
        await drawer.waitFor({ state: 'hidden' });
      });
    },
  },
];
