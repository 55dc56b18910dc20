import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { withOwnShop } from './own-shop.ts';
import { watchQuiet } from './screens/quiet.ts';
import { openThirdParties } from './screens/third-parties.ts';

type ThirdParties = Awaited<ReturnType<typeof openThirdParties>>;
type Kind = 'tags' | 'heatmap' | 'chat';

const commandsOf = ({ tags }: ThirdParties) =>
  tags.sent.map((entry) =>
    Array.isArray(entry)
      ? `${entry[1]} ${entry[2].analytics_storage} ${entry[2].ad_storage}`
      : (entry as { event: string }).event,
  );

/** A visitor of the shop with this cookie choice; the work is watched for the origins that the browser asks. */
async function visit(browser: Browser, url: string, consent: string | null, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  if (consent) await context.addCookies([{ name: 'consent', value: consent, url }]);
  const page = await context.newPage();
  const requested = new Set<string>();
  const faults: string[] = [];
  context.on('request', (request) => requested.add(new URL(request.url()).origin));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await work(page);
  await context.close();
  expect(faults, 'console').toEqual([]);
  return requested;
}

/**
 * Well past the five seconds, by the page's own clock: what is to come is asked for by then. Of what scripts send as they
 * stand there (`sendBeacon`) the end is not always told, so that nothing waits for it.
 */
async function readLong(page: Page, address: string): Promise<void> {
  const untilQuiet = watchQuiet(page);
  await page.clock.install();
  await page.goto(address);
  await untilQuiet();
  await page.clock.runFor(20_000);
  await page.evaluate(() => document.scripts.length);
}

/** What an answer brings, and what the tag manager is told first; all others are held by the tests of `stores/consent`. */
const states: { consent: string | null; brings: Kind[]; commands: string[] }[] = [
  { consent: null, brings: [], commands: [] },
  { consent: 'v1.1.Mandatory.Functional', brings: ['chat'], commands: [] },
  {
    consent: 'v1.1.Mandatory.Analytics',
    brings: ['tags', 'heatmap'],
    commands: ['default denied denied', 'update granted denied', 'gtm.js'],
  },
  {
    consent: 'v1.1.Mandatory.Functional.Analytics.Advertisement',
    brings: ['tags', 'heatmap', 'chat'],
    commands: ['default denied denied', 'update granted granted', 'gtm.js'],
  },
];

// rule consent.third-parties
test('exactly the origins are asked that the visitor grants', { tag: ['@desktop', '@deep'] }, async ({ browser }) => {
  test.slow();
  const others = await openThirdParties();
  const work = async (url: string) => {
    for (const { consent, brings, commands } of states) {
      others.tags.forget();
      const requested = await visit(browser, url, consent, async (page) => {
        await readLong(page, `${url}/about`);
        await expect.poll(() => commandsOf(others), consent ?? 'no answer').toEqual(commands);
      });
      const origins = [url, ...brings.map((kind) => others[kind].origin)];
      expect([...requested].toSorted(), consent ?? 'no answer').toEqual(origins.toSorted());
    }
    const everything = states.at(-1)?.consent ?? null;
    const onTheWay = await visit(browser, url, everything, (page) => readLong(page, `${url}/checkout`));
    expect([...onTheWay], 'checkout').toEqual([url]);
  };
  try {
    await withOwnShop({}, work, { given: others.given });
  } finally {
    await others.stop();
  }
  expect([...new Set(others.tags.scripts)]).toEqual(['/gtm.js?id=GTM-TEST1']);
});

// rules consent.third-parties, consent.popular-event and order.purchase-event
test(
  'agreeing brings them at once, events arrive, and banner, settings and policy name them',
  { tag: ['@desktop', '@deep'] },
  async ({ browser }) => {
    const others = await openThirdParties();
    const work = async (url: string) => {
      await visit(browser, url, null, async (page) => {
        await page.goto(`${url}/products/engine-bearings`);
        await page.mouse.move(50, 50);
        const banner = page.getByRole('region', { name: 'Cookies' });
        await expect(banner).toContainText('we also use functional, analytics and advertisement cookies');
        const manage = banner.getByRole('button', { name: 'Manage' });
        await manage.click();
        const settings = page.getByRole('dialog', { name: 'Cookie settings' });
        await expect(settings).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(manage).toBeFocused();
        await manage.press('Enter');
        await expect(settings).toContainText('In use: Google Tag Manager and Microsoft Clarity.');
        await settings.getByRole('switch', { name: 'Analytics' }).check();
        await settings.getByRole('button', { name: 'Save' }).click();
        const granted = ['default denied denied', 'update granted denied', 'gtm.js'];
        await expect.poll(() => commandsOf(others)).toEqual(granted);
        expect([others.heatmap.scripts, others.chat.scripts]).toEqual([['/tag/heat1'], []]);
        const card = page.locator('[data-popular-item]').first();
        const name = await card.getAttribute('data-popular-item');
        await card.click();
        await expect.poll(() => others.tags.sent).toContainEqual({ event: 'popular_item', item_name: name });

        await page.goto(`${url}/cookies-policy`);
        await expect(page.getByRole('row', { name: /live chat/ })).toContainText('Crisp');
        await page.getByRole('button', { name: 'Cookies Manager' }).first().click();
        const again = page.waitForEvent('load');
        await settings.getByRole('switch', { name: 'Analytics' }).uncheck();
        await settings.getByRole('button', { name: 'Save' }).click();
        await again;
        await expect.poll(() => commandsOf(others).at(-1)).toBe('update denied denied');
      });
    };
    try {
      await withOwnShop({}, work, { given: others.given });
    } finally {
      await others.stop();
    }
  },
);

// rule consent.third-parties
test(
  'where nothing is configured nobody is asked, and nobody named',
  { tag: ['@desktop', '@deep'] },
  async ({ page, baseURL }) => {
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).origin));
    const value = 'v1.1.Mandatory.Functional.Analytics.Advertisement';
    await page.context().addCookies([{ name: 'consent', value, url: baseURL ?? '' }]);
    await readLong(page, '/cookies-policy');
    await expect(page.getByText(/^Functional: none in use/)).toBeVisible();
    expect([...requested]).toEqual([new URL(baseURL ?? '').origin]);
    expect(await page.getByRole('main').innerText()).not.toMatch(/Crisp|Clarity|Google Tag/);
    await page.getByRole('button', { name: 'Cookies Manager' }).first().click();
    await expect(page.getByRole('dialog').getByText('None in use.')).toHaveCount(3);
  },
);
