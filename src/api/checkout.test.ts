import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { describe, expect, test } from 'vitest';
import { checkoutDraftSchema } from './checkout.ts';

describe('checkoutDraftSchema', () => {
  const { shipping, billing } = emptyCheckoutDraft;
  const { postcode: _, ...unnamedShipping } = shipping;
  const { postcode: __, ...unnamedBilling } = billing;

  test('reads a draft of an older release, which named the two postcodes otherwise', () => {
    const older = {
      ...emptyCheckoutDraft,
      shipping: { ...unnamedShipping, post: '10115' },
      billing: { ...unnamedBilling, zip: '20095' },
    };
    expect(checkoutDraftSchema.parse(older)).toEqual({
      ...emptyCheckoutDraft,
      shipping: { ...shipping, postcode: '10115' },
      billing: { ...billing, postcode: '20095' },
    });
  });

  test.each([
    ['a field too many', { ...shipping, extra: '' }],
    ['no postcode', unnamedShipping],
    ['nothing', null],
    ['too long a postcode', { ...unnamedShipping, post: '1'.repeat(21) }],
  ])('refuses %s', (_, given) => {
    expect(checkoutDraftSchema.safeParse({ ...emptyCheckoutDraft, shipping: given }).success).toBe(false);
  });
});
