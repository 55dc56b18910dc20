import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy as copy } from '#config/copy/basket.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { BasketDrawer } from '#islands/basket-drawer/BasketDrawer.tsx';
import { CheckoutScreen } from '#islands/checkout/CheckoutScreen.tsx';
import { SummaryScreen } from '#islands/summary/SummaryScreen.tsx';
import { closeCheckout, openCheckout, readyBasket, readyDraft } from '#islands/testing/checkout.ts';
import { findAccessFaults, leftFor } from '#islands/testing/page.ts';
import { sampleLine } from '#stores/basket/sample.ts';
import { closeDrawer, openDrawer } from '#stores/browser/drawer-and-snackbar.ts';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { page } from 'vitest/browser';
import { BasketScreen } from './BasketScreen.tsx';

const none = { kind: 'unknown', why: 'out-of-stock' } as const;
const gone = sampleLine({
  ...{ id: 'rod', number: '4B1606H-STD', max: 0 },
  delivery: { promise: none, leaves: null, shares: [], late: null },
});
const delivery = {
  ...{ country: 'DE', hasFreeShipping: true, promise: none, leaves: null, late: [], rest: null },
  ...{ paidBy: { day: '2026-11-23', hour: 14 }, notes: [] },
};
const basket = readyBasket({ lines: [gone], hasBackorder: true, delivery });
const sentence = `${availabilityCopy.outOfStock}. ${copy.soldOutNote}`;
const notices = page.getByRole('status').filter({ hasText: availabilityCopy.outOfStock });

afterEach(async () => {
  closeDrawer();
  await closeCheckout();
});

const Drawer = () => <BasketDrawer />;
const screens = [
  ['the basket', BasketScreen, copy.proceed],
  ['the drawer', Drawer, copy.checkout],
  ['the checkout', CheckoutScreen, checkoutCopy.continue],
  ['the summary', SummaryScreen, checkoutCopy.placeOrder],
] as const;

// rules basket.shortage and availability.messages
test.each(screens)(
  '%s: a sold-out line reads the same, once, and the way on says why it waits',
  async (_where, Screen, step) => {
    openCheckout({ basket, draft: readyDraft });
    if (Screen === Drawer) openDrawer();
    await render(<Screen />);
    await expect.element(notices.first()).toHaveTextContent(sentence);
    expect(notices.elements()).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: copy.removeNamed(gone.number) }).first()).toBeVisible();
    for (const other of [deliveryCopy.noDate, deliveryCopy.unknown['out-of-stock'], copy.cannotBuyMore])
      await expect.element(page.getByText(other)).not.toBeInTheDocument();
    // nobody waits for what is not sent
    await expect.element(page.getByText(checkoutCopy.backorder)).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox', { name: /^Order without/ })).not.toBeInTheDocument();
    const button = page.getByRole('button', { name: step });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveAccessibleDescription(copy.nothingLeft);
    await button.click({ force: true });
    expect(leftFor()).toEqual([]);
    expect(await findAccessFaults()).toEqual([]);
  },
);
