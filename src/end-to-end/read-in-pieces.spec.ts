import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pagesToRead } from './screens/pages-to-read.ts';

/** Into so many pieces `main` is cut, each painted before the next one is read. */
const pieces = 24;

/** A page without its scripts, as a slow line brings it: how far things move while it is read. */
async function readInPieces(page: Page, html: string): Promise<number> {
  const begin = html.indexOf('<main');
  const end = html.indexOf('</main>');
  const step = Math.ceil((end - begin) / pieces);
  // in front of a block: a row of choices that fill it is one piece
  const block = /<(?:section|article|form|fieldset|div|ul|ol|li|dl|table|tr|p|h\d)\b/g;
  const cuts = Array.from({ length: pieces - 1 }, (_, at) => {
    block.lastIndex = begin + (at + 1) * step;
    return block.exec(html)?.index ?? html.length;
  });
  const parts = [0, ...cuts].map((from, at) => html.slice(from, cuts[at] ?? html.length));
  return page.evaluate(async (texts) => {
    let moved = 0;
    const paint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const opened = performance.now();
    document.open();
    for (const text of texts) {
      document.write(text);
      await paint();
      if (text !== texts[0]) continue;
      // a browser paints nothing before the styles of the head; what a font brings is no reading
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      const missing = links.filter(({ sheet }) => sheet === null);
      await Promise.all(missing.map((link) => new Promise((done) => link.addEventListener('load', done))));
      await document.fonts.ready;
    }
    document.close();
    await new Promise<void>((done) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.startTime >= opened) moved += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(done, 100);
    });
    return moved;
  }, parts);
}

// rule page.still
for (const width of [390, 1440])
  test(
    `nothing moves while a page is read, ${width} px wide`,
    { tag: ['@desktop', '@deep'] },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 844 });
      const moved: Record<string, number> = {};
      for (const path of pagesToRead) {
        const html = (await (await request.get(path)).text()).replaceAll(/<script\b[^]*?<\/script>/g, '');
        // scripts of the page that is gone to would work on what is written over it
        await page.route(
          ({ pathname }) => pathname === path,
          (route) => route.fulfill({ body: html, contentType: 'text/html' }),
        );
        await page.goto(path);
        moved[path] = Math.round((await readInPieces(page, html)) * 100);
      }
      expect(moved).toEqual(Object.fromEntries(pagesToRead.map((path) => [path, 0])));
    },
  );
