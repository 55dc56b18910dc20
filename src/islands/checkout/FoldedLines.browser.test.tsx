import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { closeCheckout, openCheckout, readyBasket, readyDraft } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, onPhone } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleLine } from '#stores/basket/sample.ts';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { page } from 'vitest/browser';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const { changeLine, removeLine } = endpoints;
const items = page.getByRole('region', { name: copy.items });
const fold = (name: string) => items.getByRole('button', { name: new RegExp(name) });
const gone = sampleLine({ id: 'rod', number: '4B1606H-STD', max: 0 });
const few = sampleLine({ id: 'main', number: '5M1172H-STD', quantity: 5, max: 3 });

async function show(lines: ReturnType<typeof sampleLine>[]): Promise<void> {
  openCheckout({ basket: readyBasket({ lines }), draft: readyDraft });
  await render(<CheckoutScreen />);
  await expect.element(page.getByRole('button', { name: copy.continue })).toBeVisible();
}

afterEach(closeCheckout);

// rule basket.shortage
test('a line of which fewer or none are left is marked beside the form, and corrected there', async () => {
  await show([gone, few]);
  await expect.element(items.getByText(`${availabilityCopy.outOfStock}.`)).toBeVisible();
  await expect.element(items.getByText(basketCopy.onlyLeft(3))).toBeVisible();
  expect(await findAccessFaults()).toEqual([]);
  shop.answers(changeLine, () => readyBasket({ lines: [gone, { ...few, quantity: 3 }] }));
  await items.getByRole('button', { name: basketCopy.takeOf(3, few.number) }).click();
  await expect.poll(() => shop.received(changeLine)[0]?.body).toEqual({ quantity: 3 });
  await expect.element(items.getByText(basketCopy.onlyLeft(3))).not.toBeInTheDocument();
  shop.answers(removeLine, () => readyBasket({ lines: [{ ...few, quantity: 3 }] }));
  await items.getByRole('button', { name: basketCopy.removeNamed(gone.number) }).click();
  await expect.element(items.getByText(gone.number)).not.toBeInTheDocument();
});

test('on a phone the lines open by themselves for it, and fold when the buyer says so; without it they stay folded', async () => {
  await onPhone();
  await show([gone]);
  await expect.element(items.getByText(`${availabilityCopy.outOfStock}.`)).toBeVisible();
  await fold(copy.basketToggle.hide).click();
  await expect.element(items.getByText(`${availabilityCopy.outOfStock}.`)).not.toBeVisible();
  await closeCheckout();
  await show([sampleLine({ id: 'rod', max: 1 })]);
  await expect.element(fold(copy.basketToggle.show)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(items.getByText(basketCopy.cannotBuyMore)).not.toBeInTheDocument();
});
