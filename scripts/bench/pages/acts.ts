import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { makePageCopy } from '#config/copy/make-page.ts';
import { partCopy } from '#config/copy/part.ts';
import { emptyNames, emptyPath } from './empty-page.ts';

/** What a visitor does on a page, in several touches; the first of them may find an island that sleeps. */
export type Act = { name: string; path: string; run(page: Page): Promise<void> };

const part = '/details/4B1606H-STD';
/** ms between two keys or presses of a quick person */
const pace = 180;
/** After a scroll and what it brings: pictures, pieces that are laid out when they come near. */
const settleMs = 1_000;

/**
 * What is touched is looked for beforehand, once, and so is where it is: a search by role and name takes a tenth of a second in a
 * page that is four times slower, and would be counted as the page's own work.
 */
const find = async (target: Locator): Promise<() => Promise<void>> => {
  const element = await target.elementHandle();
  if (!element) throw new Error(`${target.toString()} is not there`);
  await element.evaluate((place) => place.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await pause(settleMs);
  return async () => {
    const box = await element.boundingBox();
    if (!box) throw new Error(`${target.toString()} is not there any more`);
    await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await pause(2 * pace);
  };
};
const touch = async (target: Locator): Promise<void> => (await find(target))();
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
        .getByRole('searchbox', { name: makePageCopy.searchEngines })
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
        await repeat(2, await find(page.getByRole('button', { name, exact: true })));
    },
  },
  {
    name: 'raise the quantity',
    path: part,
    run: async (page) => {
      await repeat(4, await find(page.getByRole('button', { name: /^Increase quantity/ })));
    },
  },
  {
    name: 'open and close the basket',
    path: '/faq',
    run: async (page) => {
      const open = await find(page.getByRole('banner').getByRole('link', { name: /^Shopping cart/ }));
      for (const _time of [1, 2]) {
        await open();
        // its content comes over the slow line
        await pause(3 * settleMs);
        await touch(page.locator('[data-drawer] dialog[open] button[aria-label=Close]'));
        if (await page.locator('[data-drawer] dialog[open]').count()) throw new Error('the drawer did not close');
      }
    },
  },
  {
    name: emptyNames.touch,
    path: emptyPath,
    run: async (page) => repeat(4, await find(page.getByRole('button'))),
  },
];
