import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enlargeText } from './screens/large-text.ts';
import { openQuiet } from './screens/quiet.ts';
import { answerCookies } from './screens/visitor.ts';

/** One of each kind of page, and every page of text. */
const trade = [
  ...['/', '/catalogue', '/catalogue/Honda', '/catalogue/Honda/K20A', '/details/4B1606H-STD', '/details/4B1606H-.025'],
  ...['/details/AG-1', '/catalogue/Ford', '/search?q=honda%20k20a'],
  ...['/details/OPHD1040HP', '/details/4B1946H+5M1959H+1T1957', '/search?q=4B1606H', '/search?q=zzz9', '/quick-order'],
  ...['/build-list', '/contact', '/withdraw', '/return', '/basket', '/checkout', '/distributors', '/news'],
];
const texts = [
  ...['/shipping', '/terms', '/privacy', '/warranties', '/cookies-policy', '/faq', '/about'],
  ...['engine-bearings', 'calico-bearings', 'flexigauge', 'oil-pumps', 'guides-and-bulletins'].map(
    (name) => `/products/${name}`,
  ),
];
const inCi = ['/', '/shipping', '/products/flexigauge'];

/** The text spacing of WCAG 1.4.12, set over all that a page says itself. */
const setSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** The spacing behind the last letter of a line is part of it, though nothing stands there: 0.12 em of the largest heading. */
const blank = 4;

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function listWide(page: Page, paths: readonly string[]): Promise<string[]> {
  await answerCookies(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const plain = await widthOf(page);
    await setSpacing(page);
    const spaced = await widthOf(page);
    if (plain > 320 || spaced > 320 + blank) wide.push(`${path}: ${plain} px, with text spacing ${spaced} px`);
  }
  return wide;
}

// rule access.narrow
test('no page is wider than 320 px, with text spacing either', { tag: '@phone' }, async ({ page }) => {
  expect(await listWide(page, inCi)).toEqual([]);
});

// rule access.narrow
test('no other page is wider than 320 px', { tag: ['@phone', '@deep'] }, async ({ page }) => {
  test.slow();
  expect(await listWide(page, [...trade, ...texts])).toEqual([]);
});

// rule access.narrow
for (const width of [390, 768, 1440])
  test(
    `no page is wider than ${width} px with letters twice as large`,
    { tag: ['@phone', '@deep'] },
    async ({ page }) => {
      test.slow();
      await answerCookies(page);
      await page.setViewportSize({ width, height: 844 });
      const wide: string[] = [];
      for (const path of [...trade, ...texts]) {
        await openQuiet(page, path);
        await enlargeText(page);
        const found = await widthOf(page);
        if (found > width) wide.push(`${path}: ${found} px`);
      }
      expect(wide).toEqual([]);
    },
  );

// rule access.forced-colours
test(
  'in forced colours the chosen size and tab are told from the others',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await answerCookies(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/details/4B1946H-STD');
    const ground = (name: RegExp) =>
      page
        .getByRole('radio', { name })
        .first()
        .evaluate((size) => getComputedStyle(size).backgroundColor);
    expect(await ground(/^STD ?, standard size/)).not.toBe(await ground(/^STD-SP/));
    await page.goto('/contact');
    const line = (isChosen: boolean) =>
      page
        .getByRole('tab', { selected: isChosen })
        .first()
        .evaluate((tab) => getComputedStyle(tab, '::after').content);
    expect([await line(true), await line(false)]).toEqual(['""', 'none']);
  },
);

// rule part.first-screen
test('a row of sizes stands whole above the bars of a phone', { tag: ['@phone', '@deep'] }, async ({ page }) => {
  await answerCookies(page);
  await openQuiet(page, '/details/4B1606H-STD');
  const [bar, first] = await Promise.all([
    page.getByRole('button', { name: 'Add to Cart' }).first().boundingBox(),
    page.locator('[data-sizes] > *').first().boundingBox(),
  ]);
  // the button lies 10 px below the edge of its bar
  expect((first?.y ?? 0) + (first?.height ?? Infinity)).toBeLessThanOrEqual((bar?.y ?? 0) - 10);
});
