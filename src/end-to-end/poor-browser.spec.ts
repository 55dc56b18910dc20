import {
  addAndCheckOut,
  answerCookiesInBox,
  findByEngine,
  placeOrder,
  seePaid,
} from '#scripts/test-kit/screen-buyer.ts';
import { expect, test } from './fixtures.ts';
import { handsOf } from './screens/hands.ts';
import { buyerFrom, fillCheckout, payWithPayPal } from './screens/shop.ts';
import { answerCookies } from './screens/visitor.ts';

/** What a browser may not have, or refuse: in a private window, by a company's rule, before its latest version. */
const missing = {
  'storage and locks': () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Navigator.prototype, 'locks', { get: refuse });
    Reflect.deleteProperty(window, 'BroadcastChannel');
  },
  'Map.groupBy': () => Reflect.deleteProperty(Map, 'groupBy'),
  'Array.prototype.toSorted': () => Reflect.deleteProperty(Array.prototype, 'toSorted'),
  structuredClone: () => Reflect.deleteProperty(window, 'structuredClone'),
  'AbortSignal.any': () => Reflect.deleteProperty(AbortSignal, 'any'),
  'URL.canParse': () => Reflect.deleteProperty(URL, 'canParse'),
};

// rules basket.blocked-cookies and page.oldest-browsers
for (const [name, take] of Object.entries(missing))
  test(
    `a part is found, bought and paid without ${name}`,
    { tag: ['@desktop', '@deep'] },
    async ({ page, sandbox }) => {
      const buyer = buyerFrom('DE', 'poor');
      const hands = handsOf(page);
      await sandbox.changePart('4B1946H-STD', { stock: 40 });
      await answerCookies(page);
      await page.addInitScript(take);
      await page.goto('/search?q=4B1606H');
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /4B1606H/ })
          .first(),
      ).toBeVisible();
      await page.goto('/quick-order');
      await page.getByRole('textbox', { name: /^Part numbers and quantities/ }).fill('AG-1 2');
      await page.getByRole('button', { name: 'Check the lines' }).click();
      await expect(page.getByRole('row', { name: /AG-1/ })).toBeVisible();
      await findByEngine(hands, '', { make: 'Honda', engine: 'K20A', set: '4B1946H' });
      await addAndCheckOut(hands);
      await fillCheckout(page, buyer, { shipping: /UPS Standard/, payment: /^PayPal/ });
      await placeOrder(hands);
      await payWithPayPal(page, 'Approve payment');
      await seePaid(hands);
      expect(await sandbox.orderOf(buyer.email)).toMatchObject({ paymentstatus: 'fullypaid' });
    },
  );

// rule basket.blocked-cookies
test(
  'a browser that takes no cookies reads on, and is told why nothing is in the basket',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
    );
    await page.route('**/*', async (route) => {
      const { cookie: _, ...headers } = await route.request().allHeaders();
      await route.continue({ headers });
    });
    await page.goto('/details/4B1946H-STD');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await answerCookiesInBox(handsOf(page));
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(/blocks cookies/).first()).toBeVisible();
  },
);
