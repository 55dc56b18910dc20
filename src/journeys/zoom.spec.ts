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
    await page.keyboard.press('Escape');
    await expect(pictures).toBeHidden();
    await expect(enlarge).toBeFocused();
    await expect(page).toHaveURL(path);
  },
);
