import { expect, test } from './fixtures.ts';

test.describe('other spellings lead to the one address', () => {
  for (const [asked, target] of [
    ['/catalogue/Renault/F9Q%20SeriesB', '/catalogue/Renault/F9Q-SeriesB'],
    ['/catalogue/Renault/129%2F5', '/catalogue/Renault/129-5'],
    ['/catalogue/alfa%20romeo', '/catalogue/Alfa-Romeo'],
    ['/details/4b1606h-.50', '/details/4B1606H-.50'],
    // a kit comes in the size of what it holds
    ['/details/4b1183h%2B5m1172h-std', '/details/4B1183H+5M1172H'],
    ['/basket/', '/basket'],
  ] as const) {
    test(asked, async ({ request, baseURL }) => {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([308, target]);
      const followed = await request.get(asked);
      expect([followed.status(), followed.url()]).toEqual([200, `${baseURL}${target}`]);
    });
  }
});

test.describe('what does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('an unknown address shows the not-found page at its place', { tag: '@deep' }, async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL('/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  // rule part.unknown
  test('an unknown part shows the common mistakes', async ({ page }) => {
    const answer = await page.goto('/details/4B9999H-STD');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Part Not Found' })).toBeVisible();
    await expect(page.getByText('4B1606H-.50').first()).toBeVisible();
  });
});

// rule part.not-made
test('a known set in a size that is not made says so at its own address', async ({ request, baseURL }) => {
  const followed = await request.get('/details/4B1606H-.60');
  expect([followed.status(), followed.url()]).toEqual([200, `${baseURL}/details/4B1606H-.60`]);
  expect(await followed.text()).toContain('4B1606H is not made in −.60');
});

// rule catalogue.engine-facts
test('an engine without data says N/A', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/catalogue/Renault/129-5');
  await expect(page.getByText('N/A').first()).toBeVisible();
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('catalogue, engine and part read completely', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/catalogue');
    await page
      .getByRole('link', { name: /^Honda/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: /^K20A\b/ })
      .first()
      .click();
    await page.locator('a[href="/details/4B1946H-STD"]:visible').first().click();
    await expect(page.getByText('Price including VAT').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Technical specifications' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Integra GS-R DB2' }).first()).toBeAttached();
  });
});
