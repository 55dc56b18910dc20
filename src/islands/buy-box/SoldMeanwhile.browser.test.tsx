import { availabilityCopy as copy } from '#config/copy/availability.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies, onPhone, shownNotice } from '#islands/testing/page.ts';
import { noStock, sampleLivePart } from '#islands/testing/samples.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BuyBox } from './BuyBox.tsx';

const { livePart, addLine, openedBasket } = endpoints;
const { net, gross, promotion, slug } = sampleLivePart();
const staticPrice = { net, gross, promotion };
const part = { slug, number: slug, name: 'Conrod bearing set', staticPrice, builtAt: '2026-06-10T02:00:00Z' };
const box = page.getByRole('region', { name: `Price and availability of ${slug}` });
const addToCart = box.getByRole('button', { name: /^Add (?:\d+ )?to Cart$/ });
const quantity = box.getByRole('group', { name: `Quantity of ${slug}` });
const more = box.getByRole('button', { name: `Increase quantity of ${slug}` });
const alert = box.getByRole('alert');

beforeEach(answerCookies);

async function showBox(): Promise<void> {
  shop.answers(livePart, sampleLivePart({ stock: { ...noStock, default: 3 } }));
  await render(<BuyBox {...part} />);
  await expect.element(box.getByText(copy.loading)).not.toBeInTheDocument();
}

test('sold out meanwhile: the stock is asked again and says so', async () => {
  await showBox();
  shop.refuses(addLine, 'out-of-stock', { max: 0 });
  shop.answers(openedBasket, sampleBasket([]));
  shop.answers(livePart, sampleLivePart({ stock: noStock }));
  await addToCart.click();
  await expect.element(box.getByText(copy.outOfStock)).toBeVisible();
  await expect.element(alert.getByText(copy.fewer(0))).toBeVisible();
  await expect.element(addToCart).not.toBeInTheDocument();
});

test('fewer left meanwhile: they are asked for in place of the others, said in sight, and can be had', async () => {
  await onPhone();
  await showBox();
  for (const _ of '23') await more.click();
  shop.refuses(addLine, 'out-of-stock', { max: 2 });
  shop.answers(openedBasket, sampleBasket([]));
  shop.answers(livePart, sampleLivePart({ stock: { ...noStock, default: 2 } }));
  // as far below the window as a part's page is
  document.body.style.paddingTop = '1500px';
  await addToCart.click();
  await expect.element(alert.getByText(copy.fewer(2))).toBeInViewport({ ratio: 1 });
  document.body.style.paddingTop = '';
  await expect.element(quantity).toHaveTextContent('2');
  shop.answers(addLine, sampleBasket([sampleLine({ slug, quantity: 2 })]));
  await addToCart.click();
  await expect.poll(shownNotice).toBe(copy.itemAdded);
  expect(shop.asked(addLine)).toHaveLength(2);
});
