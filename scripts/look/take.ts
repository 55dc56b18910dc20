import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { watchQuiet } from '#end-to-end/screens/quiet.ts';
import { answerCookies } from '#end-to-end/screens/visitor.ts';
import { enlargeText } from '#end-to-end/screens/large-text.ts';
import { listShots, type Mode, type Shot } from './modes.ts';
import type { Screen } from './screens.ts';

const classes = { hover: ['hover'], focus: ['focus', 'focus-visible'], active: ['active'] } as const;

/** Gives what is marked with `data-force` the look that it has under the pointer, with the focus or pressed. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  for (const [name, forcedPseudoClasses] of Object.entries(classes)) {
    const selector = `[data-force=${name}] :is(button, input, select, a)`;
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds)
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] });
  }
}

export type Picture = Shot & {
  screen: Screen;
  png: Buffer;
  /** pixels that the page is wider than its window */
  tooWide: number;
};
/** All where none is named. */
export type Wanted = { widths: readonly number[]; modes: readonly string[] };
type Taken = { pictures: Picture[]; faults: string[] };

const media: Readonly<Record<Mode, Parameters<Page['emulateMedia']>[0]>> = {
  plain: {},
  forced: { forcedColors: 'active' },
  reduced: { reducedMotion: 'reduce' },
  text: {},
  print: { media: 'print' },
};
const noMedia = { media: null, forcedColors: null, reducedMotion: null } as const;

const deviceOf = (width: number): BrowserContextOptions =>
  width < 768
    ? { viewport: { width, height: 844 }, hasTouch: true, isMobile: true }
    : { viewport: { width, height: 900 } };

/** Each visitor from an address of its own; pages made ready ahead would be asked for beside the one that is looked at. */
const headers = (): Record<string, string> => ({
  'save-data': 'on',
  'x-forwarded-for': `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`,
});

/** Pictures that wait to be scrolled to come now, and what is drawn once it is seen. */
const showAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => void requestAnimationFrame(done));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.race([
      Promise.all(
        [...document.images].map(async (image) => {
          // one that is on its way is given up by `decode`
          if (!image.complete) await new Promise((done) => (image.onload = image.onerror = done));
          await image.decode().catch(() => undefined);
        }),
      ),
      new Promise((done) => void setTimeout(done, 5_000)),
    ]);
  });

async function openScreen(page: Page, screen: Screen, path: string): Promise<void> {
  const wait = watchQuiet(page);
  // what never comes to rest is taken as it is after five seconds
  const untilQuiet = () => wait().catch(() => undefined);
  await page.goto(path);
  await untilQuiet();
  await showAll(page);
  await screen.act?.(page);
  if (screen.name === 'gallery') await forceStates(page);
  await untilQuiet();
}

async function takeMode(page: Page, { mode, width }: Shot): Promise<{ png: Buffer; tooWide: number }> {
  await page.emulateMedia({ ...noMedia, ...media[mode] });
  if (mode === 'text') await enlargeText(page);
  const tooWide = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  // what lies over a page is seen in its window
  const fullPage = !(await page
    .locator('dialog:modal, :popover-open, .pswp--open, [data-consent-banner]:not([hidden])')
    .count());
  return { png: await page.screenshot({ fullPage, animations: 'disabled', scale: 'css' }), tooWide };
}

/** The address to open and the cookies and storage that belong to it. */
async function reachScreen(browser: Browser, screen: Screen, baseURL: string) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: headers(), ...deviceOf(1440) });
  const page = await context.newPage();
  try {
    if (!screen.isFirstVisit) await answerCookies(page);
    const path = (await screen.reach?.(page)) ?? screen.path;
    return { path, storageState: await context.storageState() };
  } finally {
    await context.close();
  }
}

const isWanted = ({ widths, modes }: Wanted, { width, mode }: Shot): boolean =>
  (widths.length === 0 || widths.includes(width)) && (modes.length === 0 || modes.includes(mode));

/** All pictures of a screen that are asked for; at each width the page is opened once and looked at in every mode. */
export async function takeScreen(browser: Browser, screen: Screen, wanted: Wanted, baseURL: string): Promise<Taken> {
  const shots = listShots(screen).filter((shot) => isWanted(wanted, shot) && (screen.only?.(shot.width) ?? true));
  const taken: Taken = { pictures: [], faults: [] };
  if (shots.length === 0) return taken;
  const fail = (where: string) => (error: unknown) =>
    void taken.faults.push(`${where}: ${String(error).split('\n')[0]}`);
  const reached = await reachScreen(browser, screen, baseURL).catch(fail(screen.name));
  if (!reached) return taken;
  const { path, storageState } = reached;
  for (const [width, ofWidth] of Map.groupBy(shots, (shot) => shot.width)) {
    const context = await browser.newContext({
      baseURL,
      storageState,
      extraHTTPHeaders: headers(),
      ...deviceOf(width),
    });
    const page = await context.newPage();
    await openScreen(page, screen, path).catch(fail(`${screen.name} at ${width}`));
    for (const shot of ofWidth) {
      const { mode } = shot;
      const picture = await takeMode(page, shot).catch(fail(`${screen.name} at ${width}, ${mode}`));
      if (picture) taken.pictures.push({ screen, width, mode, ...picture });
    }
    await context.close();
  }
  return taken;
}
