import { chromium } from 'playwright';

/** A page in a Chromium whose processor is made this many times slower. */
export type SlowPage = {
  open(url: string): Promise<number>;
  /** milliseconds of each key of each text, typed from its second letter on */
  type(texts: readonly string[], way?: Way): Promise<number[]>;
  /** the first slug that is found for each text; '' where none is */
  findFirst(texts: readonly string[]): Promise<string[]>;
  end(): Promise<void>;
};

/** `with`: the function of the page that answers; `forget`: each text is typed by a visitor who has just come. */
export type Way = { with: 'ask' | 'scan'; forget: boolean };
type Answer = (typed: string) => string[] | Promise<string[]>;
type Answering = typeof globalThis & { ask: Answer; scan: Answer; forget(): void | Promise<void>; ready: number };

/** Runs in the page. Each key is a task of its own, as in a field; promises of the search count as its time. */
async function typeAll({ texts, way }: { texts: readonly string[]; way: Way }): Promise<number[]> {
  const page = globalThis as Answering;
  const times: number[] = [];
  for (const text of texts) {
    if (way.forget) await page.forget();
    for (let length = 2; length <= text.length; length += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      const begun = performance.now();
      await page[way.with](text.slice(0, length));
      times.push(performance.now() - begun);
    }
  }
  return times;
}

async function askAll(texts: readonly string[]): Promise<string[]> {
  const { ask } = globalThis as Answering;
  const first: string[] = [];
  for (const text of texts) first.push((await ask(text))[0] ?? '');
  return first;
}

/**
 * Opens Chromium (CHROMIUM_PATH, else the one of the system). The page of `open` must set `ask`, and `ready` to the
 * milliseconds that loading took, which is what `open` gives back.
 */
export async function openSlowPage(slowdown = 4): Promise<SlowPage> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  page.on('pageerror', (error) => console.error(String(error)));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    open: async (url) => {
      await page.goto(url);
      await page.waitForFunction(() => (globalThis as Answering).ready > 0);
      return page.evaluate(() => (globalThis as Answering).ready);
    },
    type: (texts, way = { with: 'ask', forget: false }) => page.evaluate(typeAll, { texts, way }),
    findFirst: (texts) => page.evaluate(askAll, texts),
    end: () => browser.close(),
  };
}
