import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { describe, expect, test } from 'vitest';
import { checkoutDraftSchema } from './checkout.ts';

describe('checkoutDraftSchema', () => {
  const { shipping } = emptyCheckoutDraft;
  const { postcode: _, ...unnamedShipping } = shipping;

  test.each([
    ['a field too many', { ...shipping, extra: '' }],
    ['no postcode', unnamedShipping],
    ['nothing', null],
    ['too long a postcode', { ...shipping, postcode: '1'.repeat(41) }],
  ])('refuses %s', (_, given) => {
    expect(checkoutDraftSchema.safeParse({ ...emptyCheckoutDraft, shipping: given }).success).toBe(false);
  });
});
