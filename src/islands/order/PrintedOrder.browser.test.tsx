import type { OrderView } from '#api/order.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies } from '#islands/testing/page.ts';
import { letPay, noWidgets, paid, sampleOrder } from '#islands/testing/order.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { OrderScreen } from './OrderScreen.tsx';

const delivery: OrderView['delivery'] = {
  promise: { kind: 'dates', from: '2026-11-25', to: '2026-11-27' },
  leaves: '2026-11-23',
  paidBy: { day: '2026-11-23', hour: 14 },
  notes: [],
  lines: [],
};

beforeEach(() => {
  answerCookies();
  letPay();
  shop.answers(endpoints.payment, noWidgets());
});
afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: 'screen' }));

/** The order's page after a press on its button, as paper shows it. */
async function print(changes: Partial<OrderView>): Promise<void> {
  const printed = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  const answer = { yours: true, order: sampleOrder({ delivery, ...changes }) } as const;
  shop.answers(endpoints.confirmPayment, answer);
  shop.answers(endpoints.order, answer);
  await render(<OrderScreen id="ord_1" answer={answer} visit={{ justPlaced: false, error: null }} />);
  await page.getByText(copy.details).click();
  await page.getByRole('button', { name: copy.print }).click();
  expect(printed).toHaveBeenCalledOnce();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
}

describe('printed by its button, an order is a sheet with what is folded away, and nothing to press', () => {
  const summary = page.getByRole('complementary', { name: checkoutCopy.orderSummary });

  test('to be paid: with the days that were promised, and until when they hold', async () => {
    await print({});
    await expect.element(page.getByText(copy.pageTitle('SO-1'), { exact: true })).toBeVisible();
    await expect.element(page.getByText(copy.publicStates['awaiting-payment'], { exact: false })).toBeVisible();
    await expect.element(page.getByText(`${deliveryCopy.itArrives} Wed 25 – Fri 27 November`)).toBeVisible();
    await expect.element(page.getByText('Pay by', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Werkstraße 14')).toBeVisible();
    await expect.element(summary.getByText(checkoutCopy.total, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('paid: with the days that were promised, once', async () => {
    await print(paid);
    await expect.element(page.getByText(`${deliveryCopy.itArrives} Wed 25 – Fri 27 November`)).toBeVisible();
    expect(document.body.innerText.match(/27\sNovember/g)).toHaveLength(1);
    expect(page.getByRole('button').elements()).toEqual([]);
  });
});
