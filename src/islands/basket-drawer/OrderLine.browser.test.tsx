import type { BasketAnswer } from '#api/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { netPricesCopy } from '#config/copy/net-prices.ts';
import { taxCopy } from '#config/copy/tax.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { isDrawerOpen } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket } from '#stores/basket/sample.ts';
import { openDrawer } from '#stores/browser/drawer-and-snackbar.ts';
import { render } from 'vitest-browser-react/pure';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BasketDrawer } from './BasketDrawer.tsx';

const { basket, deliveryCountry } = endpoints;
const drawer = page.getByRole('dialog', { name: /^Basket/ });
const place = { leaves: null, late: [], rest: null, paidBy: { day: '2026-11-23', hour: 14 } };
const promise = { kind: 'dates', from: '2026-11-26', to: '2026-11-30' } as const;
const swiss: BasketAnswer = {
  ...sampleBasket(),
  tax: { setting: 'export', reason: 'export' },
  delivery: { ...place, country: 'CH', hasFreeShipping: false, promise, notes: ['customs'] },
};
const german: BasketAnswer = {
  ...sampleBasket(),
  delivery: { ...place, country: 'DE', hasFreeShipping: true, promise, notes: [] },
};

async function open(answer: BasketAnswer): Promise<void> {
  shop.answers(basket, answer);
  await render(<BasketDrawer />);
  openDrawer();
  const isExport = answer.delivery?.notes.includes('customs');
  await expect
    .element(drawer.getByText(isExport ? copy.atCustomsIn('Switzerland') : copy.together, { exact: true }))
    .toBeVisible();
}

// rules price.as-in-basket and delivery.notes
test('outside the EU: tax, customs and country are told, and prices without VAT are not offered twice', async () => {
  await open(swiss);
  await expect.element(drawer.getByText(taxCopy.free.export)).toBeVisible();
  await expect.element(drawer.getByText(copy.customs)).toBeVisible();
  await expect.element(drawer.getByText(copy.to('Switzerland'))).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: netPricesCopy.show })).not.toBeInTheDocument();
});

// rule delivery.country
test('another country is chosen in it; Escape in the list leaves the drawer open', async () => {
  await open(swiss);
  const change = drawer.getByRole('button', { name: copy.changeCountry('Switzerland') });
  const list = drawer.getByRole('combobox', { name: copy.country });
  await change.click();
  await expect.element(list).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(change).toHaveFocus();
  expect(isDrawerOpen()).toBe(true);
  await change.click();
  shop.answers(deliveryCountry, null);
  shop.answers(basket, german);
  await list.selectOptions('Germany');
  await expect.element(drawer.getByText(copy.to('Germany'))).toBeVisible();
  await expect.element(drawer.getByText(copy.customs)).not.toBeInTheDocument();
});
