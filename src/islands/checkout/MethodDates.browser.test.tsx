import type { BasketAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import {
  closeCheckout,
  germanBasket,
  openCheckout,
  readyDraft,
  upsExpress,
  upsStandard,
} from '#islands/testing/checkout.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const shippingMethods = page.getByRole('radiogroup', { name: copy.headings.shippingMethod });
const paidBy = { day: '2026-11-23', hour: 14 };

async function showForm(basket: BasketAnswer): Promise<void> {
  openCheckout({ basket, draft: readyDraft });
  await render(<CheckoutScreen />);
  await expect.element(page.getByRole('button', { name: copy.continue })).toBeVisible();
}

const readMethods = () =>
  [...shippingMethods.element().querySelectorAll('label')].map(({ innerText }) =>
    innerText.replaceAll('\n', '').replaceAll('\u00a0', ' '),
  );

afterEach(closeCheckout);

// rules delivery.deadline, delivery.why and shipping.checkout-days
test.each([
  ['leaves at once', '2026-11-23', true],
  ['waits for a delivery', '2026-12-11', false],
])(
  'each has its dates, all have one deadline, and the days of the carriers stand behind "why": %s',
  async (_what, leaves, isSameDay) => {
    const by = (from: string, to: string) => ({ promise: { kind: 'dates' as const, from, to }, paidBy });
    const usual = by('2026-11-25', '2026-11-27');
    const whole = { country: 'DE', hasFreeShipping: true, leaves, late: [], rest: null, notes: [], ...usual };
    const methods = [
      { ...upsStandard, delivery: usual },
      { ...upsExpress, delivery: by('2026-11-24', '2026-11-25') },
    ];
    await showForm(germanBasket({ delivery: whole, shippingMethods: methods }));
    expect(readMethods()).toEqual([
      expect.stringMatching(/^UPS Standard ?Arrives Wed 25 – Fri 27 November€/),
      expect.stringMatching(/^UPS Express ?Arrives Tue 24 – Wed 25 November€/),
    ]);
    await expect.element(shippingMethods.getByText('Pay by 2 pm on Monday to keep these dates.')).toBeVisible();
    await shippingMethods.getByRole('button', { name: deliveryCopy.whyLabel }).click();
    await expect.element(shippingMethods.getByText('UPS Standard: 2 days to Germany.')).toBeVisible();
    await expect.element(shippingMethods.getByText(deliveryCopy.carriersCount)).toBeVisible();
    expect(shippingMethods.getByText(copy.sameDay('2:00 pm')).elements()).toHaveLength(isSameDay ? 1 : 0);
  },
);

// rule delivery.customs
test('outside the customs union each method brings the parts to customs', async () => {
  const delivery = { promise: { kind: 'dates' as const, from: '2026-11-26', to: '2026-11-30' }, paidBy };
  const place = {
    country: 'CH',
    hasFreeShipping: false,
    leaves: null,
    late: [],
    rest: null,
    notes: ['customs' as const],
  };
  const methods = [{ ...upsStandard, delivery }];
  await showForm(germanBasket({ delivery: { ...place, ...delivery }, shippingMethods: methods }));
  expect(readMethods()).toEqual([expect.stringMatching(/At customs Thu 26 – Mon 30 November€/)]);
});

// rules delivery.customs and delivery.text-alone
test('outside the customs union the days of the text end at customs too', async () => {
  const promise = { kind: 'unknown' as const, why: 'no-lead-time' as const, within: { from: 2, to: 5 } };
  const notes = ['customs' as const];
  const place = { country: 'IS', hasFreeShipping: false, leaves: null, late: [], rest: null, notes };
  const delivery = { promise, paidBy };
  const methods = [{ ...upsExpress, delivery }];
  await showForm(germanBasket({ delivery: { ...place, ...delivery }, shippingMethods: methods }));
  expect(readMethods()).toEqual([expect.stringMatching(/^UPS Express ?At customs within 2–5 days€24\.90$/)]);
});

// rule delivery.text-alone
test('where the text’s days stand alone, what the commerce API says of a method does not stand beside them', async () => {
  const promise = { kind: 'unknown' as const, why: 'no-lead-time' as const, within: { from: 2, to: 5 } };
  await showForm(germanBasket({ shippingMethods: [{ ...upsExpress, delivery: { promise, paidBy } }] }));
  expect(readMethods()).toEqual([expect.stringMatching(/^UPS Express ?Delivery within 2–5 days€24\.90$/)]);
});

// rule delivery.no-earlier
test('a dearer method that promises no earlier day says so', async () => {
  const delivery = { promise: { kind: 'weeks' as const, from: 3, to: 4 }, paidBy };
  await showForm(
    germanBasket({
      shippingMethods: [
        { ...upsStandard, delivery },
        { ...upsExpress, delivery },
      ],
    }),
  );
  const [cheap, dear] = readMethods();
  expect(cheap).not.toContain(deliveryCopy.noEarlier);
  expect(dear).toContain(`Arrives in 3–4 weeks${deliveryCopy.noEarlier}`);
});
