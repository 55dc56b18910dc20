import type { BasketAnswer } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { site } from '#config/site.ts';
import { closeCheckout, eur, openCheckout, readyBasket, readyDraft } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, leftFor } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SummaryScreen } from './SummaryScreen.tsx';

const { changeLine, placeOrder, removeLine } = endpoints;

const place = page.getByRole('button', { name: copy.placeOrder });
const status = page.getByRole('status');
const placed = { orderId: 'ord_1', url: '/order/ord_1' };

async function showSummary(opening: Parameters<typeof openCheckout>[0] = {}): Promise<void> {
  openCheckout({ basket: readyBasket(), draft: readyDraft, ...opening });
  await render(<SummaryScreen />);
  await expect.element(place).toBeVisible();
}

/** From now on this is the basket that the shop tells of. */
function becomes(basket: BasketAnswer): BasketAnswer {
  openCheckout({ basket, draft: readyDraft });
  return basket;
}

afterEach(closeCheckout);

// rules basket.shortage and order.short-lines
describe('sold out since the basket was filled', () => {
  const rod = sampleLine({ id: 'rod', number: '4B1606H-STD', max: 0 });
  const main = sampleLine({ id: 'main', number: '5M1172H-STD', quantity: 5, max: 3 });
  const short = readyBasket({ lines: [rod, main], totals: { ...readyBasket().totals, total: eur(20_000) } });
  const row = (number: string) => page.getByRole('rowgroup').filter({ hasText: number });
  const tick = page.getByRole('checkbox', { name: copy.orderWithout(rod.number) });

  test('the button waits for a tick and for what is left, the total of before stands beside the one of now', async () => {
    await showSummary({ basket: short });
    await expect.element(place).toHaveAccessibleDescription(copy.waitsForTick);
    await expect.element(row(rod.number).getByText(`${availabilityCopy.outOfStock}.`)).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
    const without = { ...short, lines: [main], totals: { ...short.totals, total: eur(15_000) } };
    shop.answers(removeLine, () => becomes(without));
    await tick.click();
    await expect.element(tick).toBeChecked();
    await expect.element(row(rod.number).getByText(copy.leftOut)).toBeVisible();
    await expect.element(page.getByText(copy.totalChanged)).toBeVisible();
    await expect.element(page.getByText('€200.00')).toBeVisible();
    await expect.element(place).toHaveAccessibleDescription(copy.waitsForQuantity(main.number));
    const fewer = { ...without, lines: [{ ...main, quantity: 3 }], totals: { ...short.totals, total: eur(9_000) } };
    shop.answers(changeLine, () => becomes(fewer));
    await page.getByRole('button', { name: basketCopy.takeOf(3, main.number) }).click();
    await expect.element(place).not.toHaveAttribute('aria-disabled');
    expect(shop.received(changeLine)[0]?.body).toEqual({ quantity: 3 });
    shop.answers(placeOrder, placed);
    await place.click();
    await expect.poll(leftFor).toEqual(['/order/ord_1?placed']);
    expect(shop.received(placeOrder)[0]?.body.shownTotal).toEqual(eur(9_000));
  });

  test('is left out by Remove in its row as by the tick: it stays struck, and the focus is there', async () => {
    await showSummary({ basket: short });
    const without = { ...short, lines: [main], totals: { ...short.totals, total: eur(15_000) } };
    shop.answers(removeLine, () => becomes(without));
    const remove = row(rod.number).getByRole('button', { name: basketCopy.removeNamed(rod.number) });
    remove.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row(rod.number).getByText(copy.leftOut)).toBeVisible();
    await expect.element(row(rod.number)).toHaveFocus();
    await expect.element(tick).toBeChecked();
    await expect.element(page.getByText('€200.00')).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
  });

  test('between summary and placing: the line is named once, and the notice goes with it', async () => {
    await showSummary();
    const held = shop.holds(placeOrder);
    await place.click();
    openCheckout({ basket: short, draft: readyDraft });
    await held.refuse('out-of-stock');
    await expect.element(status.filter({ hasText: copy.soldMeanwhile })).toHaveFocus();
    await expect.element(place).toHaveAccessibleDescription(copy.waitsForTick);
    const rest = { ...short, lines: [sampleLine({ id: 'main', max: 9 })] };
    shop.answers(removeLine, () => becomes(rest));
    await tick.click();
    await expect.element(place).not.toHaveAttribute('aria-disabled');
    await expect.element(page.getByText(copy.soldMeanwhile)).not.toBeInTheDocument();
  });

  test('refused twice for no line that can be seen: the second time says where to turn', async () => {
    await showSummary();
    shop.refuses(placeOrder, 'out-of-stock');
    await place.click();
    await expect.element(status.filter({ hasText: errorCopy['out-of-stock'] })).toBeVisible();
    await place.click();
    await expect.element(status.filter({ hasText: copy.stillRefused(site.supportEmail) })).toBeVisible();
  });
});
