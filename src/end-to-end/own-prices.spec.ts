import { expect, test } from './fixtures.ts';
import type { RecordedPart } from './sandbox.ts';
import { chooseCountry } from './screens/delivery.ts';
import { buyBox, chooseSize, sizeOf, writeGross, writeNet } from './screens/part.ts';
import { answerCookies } from './screens/visitor.ts';

test.beforeEach(({ page }) => answerCookies(page));

// rule price.as-in-basket
test(
  'sizes, and what is built differently, cost what the box says, also where no VAT is charged',
  { tag: '@deep' },
  async ({ page, sandbox }) => {
    const [std, other] = await Promise.all(['4B1606H-STD', '4B1606H-.25'].map(sandbox.readPart));
    if (!std || !other) throw new Error('the sandbox lacks a size');
    const beside = page.getByRole('region', { name: /^Same journal/ }).getByRole('listitem');
    const expectPrices = async (part: RecordedPart, write: (of: RecordedPart) => string): Promise<void> => {
      await expect(buyBox(page, part.slug).getByText(write(part), { exact: true })).toBeVisible();
      for (const size of [std, other]) await expect(sizeOf(page, size.slug)).toContainText(write(size));
      for (const row of await beside.all()) {
        const slug = (await row.getByRole('link').first().getAttribute('href'))?.split('/').pop() ?? '';
        await expect(row).toContainText(write(await sandbox.readPart(slug)));
      }
    };
    await page.goto(`/details/${std.slug}`);
    await expectPrices(std, writeGross);
    expect(await beside.count()).toBeGreaterThan(0);
    await chooseCountry(page, 'Switzerland');
    await expectPrices(std, writeNet);
    await chooseSize(page, other.slug);
    await expectPrices(other, writeNet);
    await page.reload();
    await expectPrices(other, writeNet);
  },
);

// rule price.promotion
test(
  'a reduction that ended since the build is not shown in the sizes',
  { tag: '@deep' },
  async ({ page, sandbox }) => {
    const [ended, stays] = ['12B9116H-STD', '12B9116H-.25'] as const;
    await sandbox.changePart(ended, { promotion: null, price: 190 });
    await page.goto(`/details/${ended}`);
    await expect(sizeOf(page, ended)).toContainText('€233.70');
    const struck = (slug: string) => sizeOf(page, slug).locator('s').filter({ visible: true });
    await expect(struck(ended)).toHaveCount(0);
    await expect(struck(stays)).toHaveCount(1);
    await expect(sizeOf(page, ended).locator('.reduced')).toHaveCount(0);
  },
);
