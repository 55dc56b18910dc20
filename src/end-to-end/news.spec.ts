import { readNounFile } from '#editors/noun-file.ts';
import { expect, test } from './fixtures.ts';
import { answerCookies, isPhone } from './screens/visitor.ts';

test.beforeEach(({ page }) => answerCookies(page));

const news = readNounFile('menu').main.find(({ href }) => href === '/news');
const newest = 'What oil clearance really does';
const readNewest = { name: /^Read more.*What oil clearance really does$/ };

test('from the menu to an article and on to another one', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('link', { name: news?.label ?? '' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Articles & Announcements');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(newest);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
  await page.getByRole('link', readNewest).click();
  await expect(page).toHaveURL('/news/what-a-bearing-clearance-really-does');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest);
  await expect(page.getByRole('heading', { name: 'Latest Articles & Announcements' })).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('A plain bearing has no rolling parts.');
  await expect(page.getByRole('article').getByText('18 February 2026')).toBeVisible();
});

test('on a small screen the sidebar is away', { tag: ['@phone', '@deep'] }, async ({ page }) => {
  await page.goto('/news/reading-a-worn-bearing-shell');
  await expect(page.getByRole('complementary', { name: 'More articles' })).toBeHidden();
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/news');
});

test.describe('an article newer than the build', { tag: '@desktop' }, () => {
  // one news service for the whole run: in order, and once
  test.describe.configure({ mode: 'serial' });
  test.use({ expectedErrors: [/status of (404|503)/] });
  const slug = 'brand-new-pumps';
  const html =
    '<h1>Shouted</h1><p onclick="alert(1)">Pumps &amp; <b>gears</b>.</p><script>document.title = "run"</script><img src="https://evil.example/x.jpg">';

  // rule news.article
  test('is shown, safe, with one heading of the first level', { tag: '@deep' }, async ({ page, sandbox }) => {
    await sandbox.addArticle(slug, { title: 'Brand new &amp; loud', html });
    await page.goto(`/news/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand new & loud');
    await expect(page.getByRole('heading', { level: 2, name: 'Shouted' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Pumps & gears.');
    await expect(page).toHaveTitle(/^Brand new & loud/);
    await expect(page.getByRole('article').locator('img[src*=evil], script, [onclick]')).toHaveCount(0);
    await sandbox.removeArticle(slug);
  });

  // rule news.article
  test('an unknown one is the not-found page', { tag: '@deep' }, async ({ page }) => {
    const answer = await page.goto('/news/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });

  // rule news.service-down
  test(
    'while the news service is down the shop says so and shows what it has',
    { tag: '@deep' },
    async ({ page, sandbox }) => {
      await sandbox.fault('getNews', 'error-before', 3);
      const answer = await page.goto('/news/not-in-the-build');
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This article cannot be loaded now');
      await expect(page.getByRole('link', readNewest)).toBeVisible();
      await page.goto('/news/reading-a-worn-bearing-shell');
      await expect(page.getByRole('article')).toContainText('Lay the old shells out in order');
    },
  );
});
