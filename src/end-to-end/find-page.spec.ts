import { expect, test } from './fixtures.ts';
import { findFaults } from './screens/axe.ts';
import { answerCookies } from './screens/visitor.ts';

/** Where other spellings of an address lead. */
const spellings: Readonly<Record<string, string>> = {
  '/catalogue/Renault/F9Q%20SeriesB': '/catalogue/Renault/F9Q-SeriesB',
  '/catalogue/Renault/129%2F5': '/catalogue/Renault/129-5',
  '/catalogue/alfa%20romeo': '/catalogue/Alfa-Romeo',
  '/catalogue/citroen/b2a%20(xu52c%2Fk)/': '/catalogue/Citroen/B2A-XU52C-K',
  '/details/4b1606h%20.50': '/details/4B1606H-.50',
  '/details/4B1606H-0.50': '/details/4B1606H-.50',
  // a kit comes in the size of what it holds
  '/details/4b1183h%2B5m1172h-std': '/details/4B1183H+5M1172H',
  '/details/4B1183H%205M1172H': '/details/4B1183H+5M1172H',
  '/products/': '/products/engine-bearings',
  '/basket/': '/basket',
};

test('other spellings lead to the one address', { tag: '@desktop' }, async ({ request, baseURL }) => {
  for (const [path, target] of Object.entries(spellings)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 308, target]);
    const followed = await request.get(path);
    expect([followed.status(), followed.url()]).toEqual([200, `${baseURL}${target}`]);
  }
});

test.describe('what does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  // rule part.unknown
  test(
    'is the not-found page at its place; for a number it proposes the nearest',
    { tag: '@deep' },
    async ({ page }) => {
      expect((await page.goto('/no-such-page'))?.status()).toBe(404);
      await expect(page).toHaveURL('/no-such-page');
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      expect((await page.goto('/details/4B1607H-STD'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Part Not Found' })).toBeVisible();
      await page.getByRole('link', { name: /^4B1606H-STD\b(?!-)/ }).click();
      await expect(page).toHaveURL('/details/4B1606H-STD');
    },
  );
});

// rule part.newer-than-build
test('a part newer than the build is shown, not lost', async ({ page, sandbox }) => {
  const slug = `4B8888H-${Math.random().toString(36).slice(2, 6).toUpperCase()}`;
  await sandbox.addPart(slug);
  await page.goto(`/details/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(slug).first()).toBeVisible();
  await expect(page.getByText('Price including VAT').first()).toBeVisible();
});

// rule part.not-made
test(
  'a size that is not made is said, with the sizes near to it and nothing to buy',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    const answer = await page.goto('/details/4b1606h%20.77');
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('4B1606H is not made in −.77. This page shows STD.')).toBeVisible();
    const near = page.getByRole('list', { name: 'Nearest sizes to −.77' }).getByRole('link');
    await expect(near).toHaveText([/^\s*\.50[^]*In stock/, /^\s*\.25[^]*In stock/, /^\s*\.025/]);
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
    expect(await findFaults(page)).toEqual([]);
    await answerCookies(page);
    await page.reload();
    await near.first().click();
    await expect(page).toHaveURL('/details/4B1606H-.50');
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  },
);
