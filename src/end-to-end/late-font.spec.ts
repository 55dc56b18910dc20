import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pagesToRead } from './screens/pages-to-read.ts';

/** Fonts that `hold` keeps back, until `release` lets them and all later ones come; it says how many there were. */
async function watchFonts(page: Page) {
  let held: (() => void)[] | null = null;
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resume) => (held ? held.push(resume) : resume()));
    await route.continue();
  });
  return {
    hold: () => void (held = []),
    release: () => {
      const resumes = held ?? [];
      held = null;
      for (const resume of resumes) resume();
      return resumes.length;
    },
  };
}

/** How far things have moved since the page was asked for, in hundredths. */
const readMoved = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const moves = await new Promise<PerformanceEntry[]>((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => done([]), 100);
    });
    return Math.round(100 * moves.reduce((sum, move) => sum + Number(Reflect.get(move, 'value')), 0));
  });

// rule page.still
for (const width of [390, 1440])
  test(`nothing moves when the font comes, ${width} px wide`, { tag: ['@desktop', '@deep'] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const fonts = await watchFonts(page);
    const moved: Record<string, number> = {};
    for (const path of pagesToRead) {
      fonts.hold();
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.waitForFunction(() => document.readyState !== 'loading');
      expect(fonts.release(), path).toBeGreaterThan(0);
      moved[path] = await readMoved(page);
    }
    expect(moved).toEqual(Object.fromEntries(pagesToRead.map((path) => [path, 0])));
  });
