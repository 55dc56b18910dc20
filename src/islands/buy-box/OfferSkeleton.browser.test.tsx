import { availabilityCopy as copy } from '#config/copy/availability.ts';
import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies } from '#islands/testing/page.ts';
import { noStock, sampleBox, sampleLivePart } from '#islands/testing/samples.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BuyBox } from './BuyBox.tsx';

const { slug, staticPrice } = sampleBox;
const box = page.getByRole('region', { name: `Price and availability of ${slug}` });
const addToCart = box.getByRole('button', { name: /^Add to Cart$/ });

beforeEach(answerCookies);

type Row = [builtCase: AvailabilityCase, stock: Partial<Stock>, kept: string[], canBuy: boolean];

// rule page.still
test.each<Row>([
  ['intransit', { inTransit: [{ eta: '2026-06-22', quantity: 1 }] }, [copy.tellMe], true],
  ['airfreight', { manufacturer: 1 }, [copy.airfreightNote, copy.tellMe], true],
  ['outofstock', {}, [copy.tellMe], false],
])('%s when the page was made: its room is kept unseen, and filled', async (builtCase, stock, kept, canBuy) => {
  const held = shop.holds(endpoints.livePart);
  await render(<BuyBox {...sampleBox} builtCase={builtCase} />);
  for (const words of kept) {
    await expect.element(box.getByText(words)).toBeInTheDocument();
    await expect.element(box.getByText(words)).not.toBeVisible();
  }
  await held.answer(sampleLivePart({ stock: { ...noStock, ...stock } }));
  for (const words of kept) await expect.element(box.getByText(words)).toBeVisible();
  if (canBuy) await expect.element(addToCart).toBeVisible();
  else await expect.element(addToCart).not.toBeInTheDocument();
});

test('a part that has come into stock since the page was made can be bought', async () => {
  const held = shop.holds(endpoints.livePart);
  await render(<BuyBox {...sampleBox} builtCase="outofstock" />);
  await expect.element(addToCart).not.toBeInTheDocument();
  await held.answer(sampleLivePart());
  await expect.element(addToCart).toBeVisible();
  await expect.element(box.getByText(copy.tellMe)).not.toBeInTheDocument();
});

// rule page.still
test.each<AvailabilityCase>(['airfreight', 'outofstock'])(
  '%s when the page was made, sold by distributors alone: no room for a note or days that it never has',
  async (builtCase) => {
    const free = { amount: 0, currency: staticPrice.net.currency };
    const price = { net: free, gross: free, promotion: null };
    const held = shop.holds(endpoints.livePart);
    const { container } = await render(<BuyBox {...sampleBox} staticPrice={price} builtCase={builtCase} />);
    await expect.element(box.getByText(copy.loading)).toBeInTheDocument();
    await expect.element(box.getByText(copy.airfreightNote)).not.toBeInTheDocument();
    await expect.element(box.getByText(copy.tellMe)).not.toBeInTheDocument();
    const before = container.getBoundingClientRect().height;
    await held.answer(
      sampleLivePart({ ...price, stock: { ...noStock, manufacturer: builtCase === 'airfreight' ? 1 : 0 } }),
    );
    await expect.element(box.getByText(copy.notSoldOnline)).toBeVisible();
    expect(container.getBoundingClientRect().height).toBe(before);
  },
);

// rule availability.live
describe('Add to Cart is there before the answer, once the cookies were chosen', () => {
  const live = sampleLivePart();

  beforeEach(() => {
    document.documentElement.dataset['cookiesChosen'] = '';
    shop.answers(endpoints.addLine, sampleBasket([sampleLine({ slug, quantity: 1 })]));
  });
  afterEach(() => {
    delete document.documentElement.dataset['cookiesChosen'];
  });

  test('pressed, it asks first and then puts the part in', async () => {
    const held = shop.holds(endpoints.livePart);
    await render(<BuyBox {...sampleBox} />);
    await addToCart.click();
    expect(shop.received(endpoints.addLine)).toEqual([]);
    await held.answer(live);
    await expect.poll(() => shop.received(endpoints.addLine).length).toBe(1);
  });

  test('whoever stands on it by keyboard when the answer comes still does', async () => {
    const held = shop.holds(endpoints.livePart);
    await render(<BuyBox {...sampleBox} />);
    (addToCart.element() as HTMLElement).focus();
    await held.answer(live);
    await expect.element(page.getByText(live.availability.message, { exact: true })).toBeVisible();
    await expect.element(addToCart).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shop.received(endpoints.addLine).length).toBe(1);
  });
});
