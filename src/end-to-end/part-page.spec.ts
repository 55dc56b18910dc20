import { expect, test } from './fixtures.ts';
import { expectInBasket, openDrawer } from './screens/basket.ts';
import {
  buyBox,
  chooseSize,
  chosenSize,
  expectPart,
  isSamePage,
  markPage,
  openPanel,
  sizeGroup,
} from './screens/part.ts';
import { answerCookies, isPhone } from './screens/visitor.ts';

/** In stock, from another shelf, from the manufacturer, under way; nobody else buys of it. */
const sizes = ['10B1580H-STD', '10B1580H-.025', '10B1580H-.25', '10B1580H-.50'] as const;
const newSlug = (name: string) => `${name}${Math.random().toString(36).slice(2, 8).toUpperCase()}H-STD`;

test.beforeEach(({ page }) => answerCookies(page));

test.describe('another size', () => {
  // rule size.choice
  test('takes the place of the shown one without a reload; back, forward and reload show the right one', async ({
    page,
    sandbox,
  }) => {
    const [std, second, third] = await Promise.all([sizes[0], sizes[1], sizes[2]].map(sandbox.readPart));
    if (!std || !second || !third) throw new Error('the sandbox lacks a size');
    await page.goto(`/details/${std.slug}`);
    await expectPart(page, std);
    await markPage(page);
    await chooseSize(page, second.slug);
    await expectPart(page, second);
    await chooseSize(page, third.slug);
    await expectPart(page, third);
    await page.goBack();
    await expectPart(page, second);
    await page.goBack();
    await expectPart(page, std);
    await page.goForward();
    await expectPart(page, second);
    expect(await isSamePage(page)).toBe(true);
    await page.reload();
    await expectPart(page, second);
    await page.goBack();
    await expectPart(page, std);
  });

  test('is chosen by the arrow keys; focus and scroll stay', { tag: '@deep' }, async ({ page, sandbox }) => {
    await page.goto(`/details/${sizes[0]}`);
    const chosen = chosenSize(page);
    // all of them above the bars of a phone: a size that gets the focus below them is rightly scrolled to
    await page.locator('[data-sizes]').evaluate((group) => group.scrollIntoView({ block: 'center' }));
    await chosen.focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`/details/${sizes[1]}`);
    await expect(chosen).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`/details/${sizes[3]}`);
    await expect(chosen).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expectPart(page, await sandbox.readPart(sizes[3]));
  });

  test('is the one chosen last, however quickly', { tag: '@deep' }, async ({ page, sandbox }) => {
    await page.goto(`/details/${sizes[0]}`);
    await expectPart(page, await sandbox.readPart(sizes[0]));
    await sizeGroup(page).evaluate(
      (group, wanted) => {
        for (const slug of wanted) group.querySelector<HTMLElement>(`a[href="/details/${slug}"]`)?.click();
      },
      [sizes[2], sizes[1], sizes[3]],
    );
    await expectPart(page, await sandbox.readPart(sizes[3]));
    await page.goBack();
    await expectPart(page, await sandbox.readPart(sizes[0]));
  });

  test(
    'is what goes into the basket, and begins with one piece in the overview',
    { tag: '@deep' },
    async ({ page, sandbox }) => {
      await page.goto(`/details/${sizes[0]}`);
      await openPanel(page, 'Applications');
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await chooseSize(page, sizes[1]);
      await expectPart(page, await sandbox.readPart(sizes[1]));
      const box = buyBox(page, sizes[1]);
      await expect(box.getByText('1', { exact: true })).toBeVisible();
      if (!isPhone(page))
        await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
      await box.getByRole('button', { name: 'Add to Cart' }).click();
      await expectInBasket(page, 1);
      const drawer = await openDrawer(page);
      await expect(drawer.getByText(sizes[1], { exact: true })).toBeVisible();
    },
  );
});

// rule catalogue.crumbs
test(
  'the way to a part leads over the engine that its buyer came from, where the part fits it',
  { tag: ['@desktop', '@deep'] },
  async ({ page, baseURL }) => {
    const way = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    const come = (referer: string) => page.goto('/details/4B1606H-STD', { referer: `${baseURL}${referer}` });
    await come('/catalogue/Volkswagen/ABF');
    await expect(way).toHaveText(['Catalogue', 'Volkswagen', 'ABF']);
    await expect(way.last()).toHaveAttribute('href', /\/catalogue\/Volkswagen\/ABF$/);
    await chooseSize(page, '4B1606H-.25');
    await expect(page).toHaveURL('/details/4B1606H-.25');
    await expect(way).toHaveText(['Catalogue', 'Volkswagen', 'ABF']);
    await come('/catalogue/Honda/K20A');
    await expect(way).toHaveText(['Catalogue', 'Audi', '6A']);
  },
);

test.describe('where the page of a size cannot be fetched', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 404/] });

  test('it is opened in the ordinary way', { tag: '@deep' }, async ({ page, sandbox }) => {
    await page.goto(`/details/${sizes[0]}`);
    await markPage(page);
    await page.route(`**/details/${sizes[1]}`, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await chooseSize(page, sizes[1]);
    await expectPart(page, await sandbox.readPart(sizes[1]));
    expect(await isSamePage(page)).toBe(false);
  });

  // rule size.choice
  test('an unknown one leads to what the server says of it', { tag: '@deep' }, async ({ page }) => {
    await page.goto(`/details/${sizes[0]}`);
    const second = sizeGroup(page).getByRole('radio').nth(1);
    await second.evaluate((size) => size.setAttribute('href', '/details/NOSUCHT-STD'));
    await second.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part Not Found');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^10B1580H-STD /);
  });
});

test.describe('quick enquiry', () => {
  test(
    'says what is missing, and ends in a mail to the shop that is answered to the visitor',
    { tag: '@deep' },
    async ({ page, sandbox }) => {
      const email = `enquiry-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@buyer.example`;
      await page.goto('/details/6M9460H-.025');
      await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
      await page.getByRole('link', { name: 'Quick enquiry' }).click();
      const dialog = page.getByRole('dialog', { name: 'Quick enquiry' });
      const address = dialog.getByRole('textbox', { name: 'E-mail' });
      await expect(dialog.getByText('6M9460H-.025')).toBeVisible();
      await expect(address).toBeFocused();
      const send = dialog.getByRole('button', { name: 'Send' });
      await expect(send).toHaveAccessibleDescription('E-mail is required');
      await send.press('Enter');
      await expect(address).toHaveAccessibleDescription(/E-mail is required/);
      await expect(address).toBeFocused();
      await address.fill('anna.keller@keller');
      await expect(address).toHaveAccessibleDescription(/E-mail must be valid/);
      await address.fill(email);
      await dialog.getByRole('textbox', { name: 'Your question' }).fill('When will four sets be there?');
      await send.click();
      await expect(page.getByText('Email has been sent')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect
        .poll(() => sandbox.mailsTo('support@shop.example').then(findFrom(email)))
        .toMatchObject({
          subject: 'Quick enquiry: 6M9460H-.025',
          text: expect.stringContaining('When will four sets be there?'),
        });
    },
  );
});

const findFrom = (email: string) => (mails: { replyTo: string | null }[]) =>
  mails.find(({ replyTo }) => replyTo === email);

test.describe('a part newer than the build', { tag: '@desktop' }, () => {
  test(
    'loads what it fits and what goes with it when asked',
    { tag: ['@desktop', '@deep'] },
    async ({ page, sandbox }) => {
      const slug = newSlug('7B');
      await sandbox.addPart(slug, { set: '4B1946H' });
      await page.goto(`/details/${slug}`);
      await openPanel(page, 'Applications');
      await page.getByRole('link', { name: 'K20A', exact: true }).first().waitFor();
      await openPanel(page, 'Related Products');
      await expect(page.getByRole('link', { name: /AG-1/ })).toHaveAttribute('href', '/details/AG-1');
      await openPanel(page, 'Applications');
      await page
        .getByRole('row', { name: /^Honda .* K20A( |$)/ })
        .first()
        .click();
      await expect(page).toHaveURL('/catalogue/Honda/K20A');
    },
  );
});
