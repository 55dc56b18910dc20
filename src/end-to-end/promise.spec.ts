import type { Locator, Page } from '@playwright/test';
import { answerCookiesInBox, type Buyer } from '#scripts/test-kit/screen-buyer.ts';
import { handsOf } from './screens/hands.ts';
import { expect, test } from './fixtures.ts';
import { chooseCountry } from './screens/delivery.ts';
import { fillCheckout } from './screens/shop.ts';

const none = { default: 0, dropship: 0, alternative: 0, manufacturer: 0, inTransit: [] };
const stocks = {
  '4B9122H-.25': { ...none, default: 30 },
  '4B8296H-.25': { ...none, default: 1, inTransit: [{ days: 5, quantity: 40 }] },
  '5M1959H-STD': { ...none, manufacturer: 30 },
};
const quantities: Record<string, number> = { '4B8296H-.25': 3 };

/** "Mon 30 Nov – Thu 3 Dec", "3–4 weeks": as narrow places write it, wherever it stands. */
const readDays = (text: string | null): string => {
  const short = (text ?? '').replace(/\s+/g, ' ').replace(/\b([A-Z][a-z]{2})[a-z]+\b/g, '$1');
  return (
    /(?:[A-Z][a-z]{2} \d+(?: [A-Z][a-z]{2})? – )?[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}|(?:\d+–)?\d+ weeks/.exec(short)?.[0] ??
    ''
  );
};

const readFrom = async (place: Locator): Promise<string> => readDays(await place.textContent());

/** Above dates, above weeks. */
const leads = /Arrives|Delivery within/;

/** Puts a part into the basket; what its page promises of so many. */
async function addPart(page: Page, slug: string, isFirst: boolean): Promise<string> {
  await page.goto(`/details/${slug}`);
  if (isFirst) await answerCookiesInBox(handsOf(page));
  if (isFirst) await chooseCountry(page, 'Portugal');
  const box = page.getByRole('region', { name: `Price and availability of ${slug}` });
  const quantity = quantities[slug] ?? 1;
  // the box with the live answer takes the place of the build's: a press in that moment is made again by Playwright, and counted twice
  await expect(box.getByRole('status').filter({ hasText: leads }).first()).toBeVisible();
  for (let more = 1; more < quantity; more += 1)
    await box.getByRole('button', { name: `Increase quantity of ${slug}` }).click();
  const notice = box.getByRole('status').filter({ hasText: quantity > 1 ? `All ${quantity} arrive` : leads });
  const days = await readFrom(notice.first());
  await box.getByRole('button', { name: quantity > 1 ? `Add ${quantity} to Cart` : 'Add to Cart' }).click();
  await expect(page.getByText('Item added')).toBeVisible();
  return days;
}

// rules delivery.together, delivery.kept and delivery.country
test(
  'a mixed basket for Portugal: the same days from the part to the mail',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    test.slow();
    for (const [slug, stock] of Object.entries(stocks)) await sandbox.changePart(slug, { stock });
    const promised: string[] = [];
    for (const slug of Object.keys(stocks)) promised.push(await addPart(page, slug, promised.length === 0));
    expect(promised.map((days) => /weeks$/.test(days))).toEqual([false, false, true]);
    expect(promised[0]).not.toBe(promised[1]);

    await page.goto('/basket');
    const whole = page.getByRole('region', { name: 'Delivery' }).getByRole('status').first();
    await expect(whole).toContainText('The order arrives together in');
    const together = await readFrom(whole);
    for (const [index, slug] of Object.keys(stocks).entries())
      expect(await readFrom(page.getByRole('row').filter({ hasText: slug }).getByRole('cell').first())).not.toBe(
        promised[index],
      );
    await expect(page.getByText('This part is holding the order up.')).toHaveCount(1);

    const buyer: Buyer = {
      ...{ email: `promise-${Date.now()}@buyer.example`, country: 'PT', countryName: 'Portugal' },
      ...{ postcode: '1000-001', city: 'Lisboa' },
    };
    await page.goto('/checkout');
    const method = page.locator('label').filter({ hasText: 'UPS Standard' });
    await expect(method).toContainText('Arrives in');
    expect(await readFrom(method.getByText(/Arrives/).last())).toBe(together);
    await fillCheckout(page, buyer, { shipping: /UPS Standard/, payment: /^PayPal/ });

    const summary = page.getByRole('region', { name: 'Delivery' });
    expect(await readFrom(summary.getByRole('status').first())).toBe(together);
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
    for (const slug of Object.keys(stocks)) await sandbox.changePart(slug, { stock: { ...none, default: 99 } });
    await page.reload();
    const order = page.getByRole('region', { name: 'Delivery' });
    expect(await readFrom(order.getByRole('paragraph').first())).toBe(together);

    await expect.poll(async () => (await sandbox.mailsTo(buyer.email)).length).toBeGreaterThan(0);
    const [mail] = await sandbox.mailsTo(buyer.email);
    expect(readDays(/It arrives in: (.*)/.exec(mail?.text ?? '')?.[1] ?? null)).toBe(together);
    expect(mail?.html).toContain(`>${together}<`);

    await page.getByRole('link', { name: 'Withdraw from contract here' }).first().click();
    await expect(page.getByText(`Promised with this order: ${together} from payment.`)).toBeVisible();
  },
);
