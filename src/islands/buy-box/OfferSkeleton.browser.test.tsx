import { availabilityCopy as copy } from '#config/copy/availability.ts';
import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies } from '#islands/testing/page.ts';
import { noStock, sampleLivePart } from '#islands/testing/samples.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BuyBox } from './BuyBox.tsx';

const { net, gross, promotion, slug } = sampleLivePart();
const staticPrice = { net, gross, promotion };
const part = { slug, number: slug, name: 'Conrod bearing set', staticPrice, builtAt: '2026-06-10T02:00:00Z' };
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
  await render(<BuyBox {...part} builtCase={builtCase} />);
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
  await render(<BuyBox {...part} builtCase="outofstock" />);
  await expect.element(addToCart).not.toBeInTheDocument();
  await held.answer(sampleLivePart());
  await expect.element(addToCart).toBeVisible();
  await expect.element(box.getByText(copy.tellMe)).not.toBeInTheDocument();
});

// rule page.still
test.each<AvailabilityCase>(['airfreight', 'outofstock'])(
  '%s when the page was made, sold by distributors alone: no room for a note or days that it never has',
  async (builtCase) => {
    const free = { amount: 0, currency: net.currency };
    const price = { net: free, gross: free, promotion: null };
    const held = shop.holds(endpoints.livePart);
    const { container } = await render(<BuyBox {...part} staticPrice={price} builtCase={builtCase} />);
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
