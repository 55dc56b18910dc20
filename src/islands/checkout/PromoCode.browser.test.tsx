import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { discountCopy } from '#config/copy/basket.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { closeCheckout, eur, openCheckout, readyBasket, readyDraft } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const { basket, promoCode } = endpoints;
const summary = page.getByRole('complementary', { name: copy.orderSummary });

async function showForm(): Promise<void> {
  openCheckout({ basket: readyBasket(), draft: readyDraft });
  await render(<CheckoutScreen />);
  await expect.element(page.getByRole('button', { name: copy.continue })).toBeVisible();
}

afterEach(closeCheckout);

describe('the promo code', () => {
  const code = page.getByRole('textbox', { name: copy.promoCode });
  const press = (name: string) => summary.getByRole('button', { name }).click();
  const applied = readyBasket({
    ...{ promoCode: 'RALLY26', lines: [sampleLine({ discountRate: 0.05 })] },
    totals: { ...readyBasket().totals, discount: eur(562) },
  });

  test('is applied, told, and taken off again', async () => {
    await showForm();
    const held = shop.holds(promoCode);
    await code.fill('rally26');
    await press(copy.apply);
    await expect.element(summary.getByRole('button', { name: copy.applying })).toHaveAttribute('aria-busy', 'true');
    await held.answer(applied);
    await expect.element(summary.getByRole('status')).toHaveTextContent(copy.promoApplied('RALLY26'));
    await expect.element(code).toHaveValue('RALLY26');
    await expect.element(summary.getByText(discountCopy.total('5%'))).toBeVisible();
    shop.answers(promoCode, readyBasket());
    await press(copy.removePromo);
    await expect.element(summary.getByRole('button', { name: copy.apply })).toBeVisible();
    await expect.element(summary.getByText(discountCopy.total('5%'))).not.toBeInTheDocument();
    expect(shop.received(promoCode).map(({ body }) => body.code)).toEqual(['rally26', '']);
  });

  test.each([
    ['not known', () => shop.refuses(promoCode, 'invalid-promo-code'), errorCopy['invalid-promo-code']],
    ['without a connection', () => shop.cutsOff(promoCode), errorCopy.offline],
  ])('%s: said at the field, which keeps it; typing on takes the error away', async (_case, fail, sentence) => {
    await showForm();
    fail();
    shop.answers(basket, readyBasket());
    await code.fill('RALLY');
    await press(copy.apply);
    await expect.element(code).toHaveAttribute('aria-invalid', 'true');
    await expect.element(code).toHaveAccessibleDescription(sentence);
    await expect.element(summary.getByRole('status')).toHaveTextContent(sentence);
    await expect.element(code).toHaveValue('RALLY');
    await code.fill('RALLY2');
    await expect.element(code).not.toHaveAttribute('aria-invalid');
  });

  // rule request.pace
  test('tried too often: when it may be tried again, at the field and at the button, which does nothing until then', async () => {
    await showForm();
    shop.refuses(promoCode, 'too-many-requests', { retryAfter: 100 });
    await code.fill('RALLY');
    await press(copy.apply);
    await expect.element(code).toHaveAccessibleDescription(/^That was a lot at once. Try again in \d+ seconds.$/);
    const apply = summary.getByRole('button', { name: copy.apply });
    await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
    (apply.element() as HTMLElement).click();
    await expect.element(code).toHaveValue('RALLY');
    expect(shop.received(promoCode)).toHaveLength(1);
  });
});
