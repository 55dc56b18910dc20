import { availabilityCopy } from '#config/copy/availability.ts';
import { stockAlertCopy } from '#config/copy/stock-alert.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies, onPhone, onWideScreen } from '#islands/testing/page.ts';
import { noStock, sampleBox, sampleLivePart } from '#islands/testing/samples.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BuyBox } from './BuyBox.tsx';

const box = page.getByRole('region', { name: `Price and availability of ${sampleBox.slug}` });

// rule stock-alert.only-missing
test.each([
  ['on a wide screen', onWideScreen],
  ['on a phone, where the pieces of the box stand between those of the page', onPhone],
])('back in stock when the alert is asked for: the stock takes the focus of the form, %s', async (_where, setWidth) => {
  await setWidth();
  answerCookies();
  shop.answers(endpoints.livePart, sampleLivePart({ stock: noStock }));
  await render(<BuyBox {...sampleBox} />);
  await box.getByRole('button', { name: availabilityCopy.tellMe }).click();
  await page.getByRole('textbox', { name: stockAlertCopy.email }).fill('anna@keller.example');
  shop.refuses(endpoints.stockAlert, 'in-stock');
  shop.answers(endpoints.livePart, sampleLivePart({ stock: { ...noStock, default: 3 } }));
  await page.getByRole('button', { name: stockAlertCopy.ask }).click();
  await expect.element(box.getByRole('status').filter({ hasText: availabilityCopy.inStock })).toHaveFocus();
  await expect.element(box.getByRole('button', { name: availabilityCopy.tellMe })).not.toBeInTheDocument();
  await expect.element(box.getByRole('button', { name: /^Add to Cart/ })).toBeInTheDocument();
});
