import { expect, test } from './fixtures.ts';
import { addOwnPart, placeByRequest } from './screens/order.ts';
import { buyBox, expectPart } from './screens/part.ts';
import { buyerFrom } from './screens/shop.ts';
import { answerCookies, holdScript } from './screens/visitor.ts';

// rule finder.early-input
test('what was pressed before the page was ready is done as soon as it is', async ({
  page,
  browser,
  sandbox,
  baseURL,
}) => {
  const buyer = buyerFrom('DE', 'early-press');
  const id = await placeByRequest(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
  const elsewhere = await browser.newContext({ baseURL });
  const there = await elsewhere.newPage();
  const letPass = await holdScript(there, /OrderScreen.*\.js/);
  await there.goto(`/order/${id}`, { waitUntil: 'commit' });
  await there.getByRole('button', { name: 'E-mail me the link again' }).dblclick();
  letPass();
  await expect(there.getByRole('main').getByRole('status')).toContainText('the link is on its way');
  const links = async () =>
    (await sandbox.mailsTo(buyer.email)).filter(({ subject }) => subject.startsWith('The link'));
  await expect.poll(async () => (await links()).length).toBe(1);
  await elsewhere.close();
});

// rule consent.before-buying
test(
  'the cookie settings pressed before any script was there open with it',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    const letPass = await holdScript(page, /_astro\/page\..*\.js/);
    await page.goto('/details/4B1946H-STD', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Cookie settings' }).first().click();
    letPass();
    const settings = page.getByRole('dialog', { name: /cookie/i });
    await settings.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  },
);

// voice control and other aids press so
test(
  'a press that no pointer, key or focus came before is done too',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await page.goto('/details/4B1946H-STD');
    const add = page.getByRole('button', { name: 'Add to build list' });
    await add.evaluate((button: HTMLElement) => button.click());
    await expect(page.getByRole('link', { name: 'On your build list' })).toBeVisible();
  },
);

test('several fields filled before the page was ready keep what was typed', { tag: '@deep' }, async ({ page }) => {
  const letPass = await holdScript(page, /ContactScreen.*\.js/);
  await page.goto('/contact', { waitUntil: 'commit' });
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
  const typed = {
    'First name': 'Anna',
    'Last name': 'Keller',
    'Comment or message': 'Two lines,\nplease.',
  };
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  letPass();
  await expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
  for (const [name, text] of Object.entries(typed)) {
    await expect(field(name)).toHaveValue(text);
    await expect(field(name)).not.toHaveAttribute('aria-invalid', 'true');
  }
});

// rule finder.early-input
test.describe('an island that is dormant until its first interaction', () => {
  const shared = /\/_astro\/core\..*\.js/;

  test('the drawer opens at once, and shows the basket when its code is there', async ({ page }) => {
    const letPass = await holdScript(page, shared);
    // the page's own script listens to the link; before it the press leads to the basket's page
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Basket/ })
      .click();
    const drawer = page.getByRole('dialog', { name: /^Basket/ });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Basket/ })
      .click();
    letPass();
    await expect(drawer.getByText('Your shopping cart is empty')).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });

  test('what was typed and chosen in it is searched and fetched', { tag: '@desktop' }, async ({ page }) => {
    const letPass = await holdScript(page, shared);
    await page.goto('/');
    const finder = page.getByRole('main');
    await finder.getByRole('combobox', { name: 'Make' }).selectOption({ label: 'Honda' });
    await page.getByRole('banner').getByRole('combobox', { name: 'Number, engine or car' }).pressSequentially('4b1606');
    letPass();
    await expect(page.getByRole('banner').getByRole('option').first()).toContainText('4B1606');
    await expect(finder.getByRole('combobox', { name: 'Engine' })).toBeEnabled();
  });

  test(
    'a letter that comes while the island is being taken over is not lost',
    { tag: ['@desktop', '@deep'] },
    async ({ page }) => {
      const letPass = await holdScript(page, shared);
      await page.goto('/contact');
      const name = page.getByRole('main').getByRole('textbox', { name: 'First name' });
      // as a keyboard does at the first moment at which no script of the page keeps letters any more
      await name.evaluate((field) =>
        addEventListener(
          'astro:hydrate',
          ({ target }) => {
            if ((target as Element).contains(field)) document.execCommand('insertText', false, 'Anna');
          },
          true,
        ),
      );
      await name.focus();
      letPass();
      await expect(name).toHaveValue('Anna');
      // the form draws all its fields anew, from what it has heard of
      const lastName = page.getByRole('main').getByRole('textbox', { name: 'Last name' });
      await lastName.pressSequentially('Keller');
      await expect(lastName).toHaveValue('Keller');
      await expect(name).toHaveValue('Anna');
    },
  );

  test('without the shop’s scripts it is said, and links work', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.route(/\/_astro\/.*\.js/, (route) => route.abort());
    await page.goto('/faq');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Basket/ })
      .click();
    await expect(page).toHaveURL(/\/basket$/);
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('could not be loaded');
    await page.close();
  });
});

// rules availability.live and finder.early-input
test('price and stock come without the island; presses on + and Add to Cart before its code are done with it, in order', async ({
  page,
}) => {
  await answerCookies(page);
  const letPass = await holdScript(page, /\/_astro\/core\..*\.js/);
  await page.goto('/details/AG-1');
  const box = page.getByRole('region', { name: 'Price and availability of AG-1' });
  await expect(box.getByText('In stock')).toBeVisible();
  const more = box.getByRole('button', { name: 'Increase quantity of AG-1' });
  await more.click();
  await more.click();
  await box.getByRole('button', { name: 'Add to Cart' }).click();
  letPass();
  await expect(page.getByText('Item added')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 3 items' })).toBeVisible();
});

// rules size.choice and finder.early-input
test(
  'a size pressed before the script of the page is there is the one that is shown',
  { tag: '@deep' },
  async ({ page, sandbox }) => {
    const letPass = await holdScript(page, /\/_astro\/part-page\..*\.js/);
    const wanted = await sandbox.readPart('10B1580H-.25');
    await page.goto('/details/10B1580H-STD', { waitUntil: 'commit' });
    await page.getByRole('main').locator(`a[href="/details/${wanted.slug}"]`).first().click();
    letPass();
    await expectPart(page, wanted);
  },
);

// rule finder.early-input
test.describe('on a slow line', () => {
  test('what is pressed and typed at once is done', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
    await answerCookies(page);
    const line = await page.context().newCDPSession(page);
    const slow4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
    await line.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
    await page.goto('/details/AY-1', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('combobox', { name: 'Number, engine or car' }).pressSequentially('4b1606');
    await buyBox(page, 'AY-1').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Item added')).toBeVisible();
    await page.getByRole('banner').getByRole('combobox', { name: 'Number, engine or car' }).focus();
    await expect(page.getByRole('banner').getByRole('option').first()).toContainText('4B1606');
  });
});

// rule finder.early-input
test.describe('while there is no network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Error hydrating/] });

  test('a script that does not come is said once, and loading the page anew keeps what was typed', async ({ page }) => {
    await page.goto('/contact');
    const field = page.getByRole('main').getByRole('textbox', { name: 'First name' });
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await page.context().setOffline(true);
    await field.fill('Anna');
    await expect(notice).toHaveCount(1);
    await page.context().setOffline(false);
    await notice.getByRole('link', { name: 'Reload the page' }).click();
    await expect(notice).toHaveCount(0);
    await expect(field).toHaveValue('Anna');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(field).toHaveValue('Anna');
  });

  test(
    'the page of the basket takes the place of a drawer that could not be loaded',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto('/faq');
      const button = page.getByRole('banner').getByRole('link', { name: /^Basket/ });
      await page.context().setOffline(true);
      await button.hover();
      await expect(page.locator('[data-drawer]')).toHaveCount(0);
      await page.context().setOffline(false);
      await button.click();
      await expect(page).toHaveURL(/\/basket$/);
    },
  );
});

// rule finder.early-input
test(
  'what a program fills in, with or without a word to the page, is sent',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await page.goto('/withdraw');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const filled = { 'Your name': 'Anna Keller', 'E-mail for the receipt': 'anna@buyer.example' };
    for (const [name, text] of Object.entries(filled))
      // as a script of an extension writes: past what the page has put over its fields
      await field(name).evaluate((input, value) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      }, text);
    await field('Order number').fill('SO-100001');
    await page.getByRole('radio', { name: 'The whole order' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: '2. Check and confirm' })).toBeFocused();
    for (const text of Object.values(filled)) await expect(page.getByRole('main')).toContainText(text);
  },
);
