import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies } from '#islands/testing/page.ts';
import { sampleLivePart } from '#islands/testing/samples.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BuyBox } from './BuyBox.tsx';

const { livePart, addLine } = endpoints;
const live = sampleLivePart();
const staticPrice = { net: live.net, gross: live.gross, promotion: live.promotion };
const part = { slug: live.slug, number: live.slug, name: live.slug, staticPrice, builtAt: '2026-06-10T02:00:00Z' };

afterEach(() => {
  delete document.documentElement.dataset['cookiesChosen'];
});

// rule availability.live
test('Add to Cart is there before the answer: pressed, it asks first and then puts the part in', async () => {
  answerCookies();
  document.documentElement.dataset['cookiesChosen'] = '';
  const held = shop.holds(livePart);
  shop.answers(addLine, sampleBasket([sampleLine({ slug: live.slug, quantity: 1 })]));
  await render(<BuyBox {...part} />);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  expect(shop.asked(addLine)).toEqual([]);
  await held.answer(live);
  await expect.poll(() => shop.asked(addLine).length).toBe(1);
});

// rule availability.live
test('whoever stands on Add to Cart by keyboard when the answer comes still does', async () => {
  answerCookies();
  document.documentElement.dataset['cookiesChosen'] = '';
  const held = shop.holds(livePart);
  shop.answers(addLine, sampleBasket([sampleLine({ slug: live.slug, quantity: 1 })]));
  await render(<BuyBox {...part} />);
  const add = page.getByRole('button', { name: 'Add to Cart' });
  (add.element() as HTMLElement).focus();
  await held.answer(live);
  await expect.element(page.getByText(live.availability.message, { exact: true })).toBeVisible();
  await expect.element(add).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shop.asked(addLine).length).toBe(1);
});
