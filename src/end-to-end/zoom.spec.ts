import { expect, test } from './fixtures.ts';

const path = '/details/4B1606H-.25';

test(
  'a picture opens over the whole window, the keys go on and close it, the focus goes back',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(path);
    const enlarge = page.getByRole('link', { name: 'Enlarge photo 1' });
    await enlarge.focus();
    await enlarge.press('Enter');
    const pictures = page.getByRole('dialog', { name: 'Pictures of 4B1606H-.25' });
    await pictures.getByRole('button', { name: 'Zoom in' }).click();
    await expect(pictures.getByText('150 %')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(pictures.getByRole('button', { name: 'One pair' })).toHaveAttribute('aria-current', 'true');
    await pictures.getByRole('button', { name: 'Drawing' }).click();
    await expect(pictures.getByRole('button', { name: 'Drawing' })).toHaveAttribute('aria-current', 'true');
    // in a low window, as of a laptop at 200 %, the whole sheet stands between head and rail
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 720, height: 450 });
    const [top, sheet, rail] = ['.pswp__top-bar', '.pswp__item:not([aria-hidden=true]) .pswp__img', '.pswp__rail'].map(
      (part) => pictures.locator(part).first(),
    );
    const placeOf = async (part: typeof sheet) => (await part?.boundingBox()) ?? { y: 0, height: 0 };
    await expect(async () => {
      const [above, drawn, below] = await Promise.all([top, sheet, rail].map(placeOf));
      expect(drawn?.height).toBeGreaterThan(200);
      expect(drawn?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass();
    await page.setViewportSize(wide);
    await page.keyboard.press('Escape');
    await expect(pictures).toBeHidden();
    await expect(enlarge).toBeFocused();
    await expect(page).toHaveURL(path);
    // rule page.laid-over
    await enlarge.press('Enter');
    await expect(pictures).toBeVisible();
    await page.goBack();
    await expect(pictures).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(enlarge).toBeFocused();
  },
);

// rule part.drawing
test('on paper the drawing has the scale that stands on it', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const drawn = page.locator('figure.drawing svg.column');
  const natural = Number((await drawn.getAttribute('viewBox'))?.split(' ')[2]);
  expect(natural).toBeGreaterThan(0);
  expect((await drawn.boundingBox())?.width).toBeCloseTo(natural, 0);
});
