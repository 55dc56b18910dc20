import type { Page } from '@playwright/test';
import type { Buyer } from '#scripts/test-kit/screen-buyer.ts';
import { expect, test } from './fixtures.ts';
import { expectAmounts, readBasketPage, readCheckout, readDrawer, readMail, readOrdered } from './screens/amounts.ts';
import type { Goods } from '#scripts/test-kit/http-buyer.ts';
import { drawerOf, fillBasket } from './screens/basket.ts';
import { fieldsOf, untilPriced } from './screens/checkout.ts';
import { buyerFrom } from './screens/shop.ts';

type Purchase = {
  name: string;
  /** each purchase is made on one kind of device: all of them on both would say nothing more */
  device: '@desktop' | '@phone';
  goods: Goods;
  country: string;
  postcode: string;
  currency?: 'pln';
  vatNumber?: string;
  /** chosen beside the number */
  numberOf?: string;
  billing?: string;
  promo?: string;
  shipping: RegExp;
  /** what must be told of it, worked out from the price list, without the shop */
  total: string;
};

const kit = '4B8296H+5M8309H';
const twoPackages = '5B5562H-.50';

const purchases: readonly Purchase[] = [
  {
    ...{ name: 'company with a valid number, kits, promo code, express', device: '@phone' },
    ...{
      goods: [
        [kit, 2],
        [twoPackages, 1],
      ],
      country: 'Germany',
      postcode: '10115',
      vatNumber: '123456789',
    },
    ...{ promo: 'RALLY26', shipping: /UPS Express/, total: '€524.72' },
  },
  {
    ...{ name: 'private in Poland in złoty, promo code, DPD', device: '@phone' },
    ...{
      goods: [
        [kit, 1],
        ['1T1957-.10', 2],
      ],
      country: 'Poland',
      postcode: '00-950',
      currency: 'pln',
    },
    ...{ promo: 'PADDOCK10', shipping: /DPD/, total: '1,475.05 zł' },
  },
  {
    ...{ name: 'company in Poland pays VAT, billed in Germany', device: '@desktop' },
    ...{ goods: [[kit, 1]], country: 'Poland', postcode: '00-950', currency: 'pln', vatNumber: '1234567890' },
    ...{ numberOf: 'Poland', billing: 'Germany', shipping: /UPS Standard/, total: '1,205.36 zł' },
  },
  {
    ...{ name: 'private in Switzerland without VAT, promo code', device: '@desktop' },
    ...{
      goods: [
        [kit, 1],
        ['AB-1', 3],
      ],
      country: 'Switzerland',
      postcode: '8001',
      promo: 'RALLY26',
      shipping: /UPS Standard/,
    },
    total: '€267.82',
  },
  {
    ...{ name: 'Northern Ireland with VAT', device: '@phone' },
    ...{ goods: [[twoPackages, 2]], country: 'United Kingdom', postcode: 'BT1 5GS' },
    ...{ shipping: /UPS Standard/, total: '€220.48' },
  },
];

async function typeDetails(page: Page, buyer: Buyer, one: Purchase): Promise<void> {
  const { text, country, numberCountry, isCompany, showBilling, billingText, billingCountry } = fieldsOf(page);
  await text('E-mail').fill(buyer.email);
  await text('Repeat e-mail').fill(buyer.email);
  const typed = {
    'First name': 'Anna',
    'Last name': 'Keller',
    Phone: '+49 30 5550142',
    Address: 'Street 14',
    City: 'Town',
  };
  for (const [name, value] of Object.entries(typed)) await text(name).fill(value);
  await country.selectOption({ label: one.country });
  if (one.currency) await page.getByRole('button', { name: 'Yes, change to PLN' }).click();
  await text('Postal code').fill(one.postcode);
  if (one.vatNumber) {
    await isCompany.check();
    if (one.numberOf) await numberCountry.selectOption({ label: one.numberOf });
    await text('VAT number').fill(one.vatNumber);
    await expect(page.getByText('The number is valid.', { exact: true })).toBeVisible();
  }
  if (!one.billing) return;
  await showBilling.check();
  const billed = { 'Company or name': 'Keller GmbH', Address: 'Road 1', City: 'Berlin', 'Postal code': '10115' };
  for (const [name, value] of Object.entries(billed)) await billingText(name).fill(value);
  await billingCountry.selectOption({ label: one.billing });
}

async function applyPromoCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Promo code' }).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText(/^Total discount, \d+%$/)).toBeVisible();
}

const place = (page: Page) => page.getByRole('button', { name: 'Place order and pay' });

/** From the basket to the summary. */
async function reachSummary(page: Page, buyer: Buyer, one: Purchase): Promise<void> {
  await fillBasket(page, one.goods);
  await page.goto('/checkout');
  await typeDetails(page, buyer, one);
  if (one.promo) await applyPromoCode(page, one.promo);
  await page.getByRole('radio', { name: one.shipping }).check();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await fieldsOf(page).terms.check();
  await untilPriced(page);
  // Continue carries on what stood there when it was pressed: it is pressed when the total is read
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(one.total);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(place(page)).toBeVisible();
}

/** From the summary by the drawer of another page and the basket page back to the checkout, whose head has no drawer. */
async function walkBack(page: Page) {
  const summary = await readOrdered(page);
  await page.goto('/faq');
  const drawer = await readDrawer(page);
  await drawerOf(page).getByRole('link', { name: 'View Shopping Cart' }).click();
  await expect(page.getByText('Shipping is calculated at checkout.')).toBeVisible();
  const basketPage = await readBasketPage(page);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  return { summary, drawer, basketPage, checkout: await readCheckout(page) };
}

for (const one of purchases)
  // rule price.one-amount
  test(`amounts agree from drawer to mail: ${one.name}`, { tag: [one.device, '@deep'] }, async ({ page, sandbox }) => {
    const buyer = buyerFrom('DE', 'amounts');
    await reachSummary(page, buyer, one);
    const { summary, drawer, basketPage, checkout } = await walkBack(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await place(page).click();
    await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
    const order = await readOrdered(page);
    await expect.poll(async () => (await sandbox.mailsTo(buyer.email)).length).toBe(1);
    const [mail] = await sandbox.mailsTo(buyer.email);
    const recorded = await sandbox.orderOf(buyer.email);
    if (!recorded) throw new Error('the sandbox has no order');
    const { goods, all } = expectAmounts(recorded);
    expect(all.total).toBe(one.total);
    expect({ drawer, basketPage }).toEqual({ drawer: goods, basketPage: goods });
    const displayed = { checkout, summary, order, mail: readMail(mail?.text ?? '') };
    expect(displayed).toEqual({ checkout: all, summary: all, order: all, mail: all });
  });
