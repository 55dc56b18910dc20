import { type ElementHandle, type Frame, launch } from 'puppeteer-core';
import { findSource, lacksLibrary, librarySource } from './find-in-page.ts';
import type { Wanted } from '../test-kit/screen-buyer.ts';
import type { Driver, Element } from './page.ts';

const toElement = (handle: ElementHandle<globalThis.Element>): Element => ({
  press: () => handle.click(),
  async type(text) {
    await handle.evaluate((field) => (field as HTMLInputElement).select());
    await handle.type(text);
  },
  async choose(beginning) {
    const value = await handle.evaluate(
      (select, wanted) =>
        [...(select as HTMLSelectElement).options].find(({ label }) => label.trim().startsWith(wanted))?.value ?? null,
      beginning,
    );
    if (value === null) throw new Error(`no option "${beginning}"`);
    await handle.select(value);
  },
  text: () => handle.evaluate((element) => element.textContent ?? ''),
});

async function findIn(frame: Frame, wanted: Wanted): Promise<Element | null> {
  if (await frame.evaluate(lacksLibrary)) await frame.evaluate(librarySource);
  const found = await frame.evaluateHandle(`(${findSource})(${JSON.stringify(wanted)})`);
  const handle = found.asElement() as ElementHandle<globalThis.Element> | null;
  return handle === null ? null : toElement(handle);
}

/** Starts Firefox over WebDriver BiDi. Throws when it cannot be started. */
export async function openFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    url: () => Promise.resolve(page.url()),
    find: (wanted) => findIn(page.mainFrame(), wanted),
    async findInFrame(wanted) {
      const [frame] = page.mainFrame().childFrames();
      return frame === undefined ? null : findIn(frame, wanted);
    },
    picture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => browser.close(),
  };
}
