import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { closeCheckout, openCheckout } from '#islands/testing/checkout.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TermsField } from './TermsField.tsx';

beforeEach(() => openCheckout());
afterEach(closeCheckout);

// rule checkout.terms
test('the terms open in a new tab; the box is the buyer’s to tick', async () => {
  await render(<TermsField />);
  await expect.element(page.getByRole('link', { name: copy.termsLink })).toHaveAttribute('target', '_blank');
  const box = page.getByRole('checkbox');
  await expect.element(box).not.toBeChecked();
  await box.click();
  expect(checkoutStore.$draft.get().termsAccepted).toBe(true);
});
