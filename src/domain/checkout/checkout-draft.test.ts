import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CheckoutDraft,
  type DraftField,
  emptyCheckoutDraft,
  emptyCheckoutDraft as base,
  isBlank,
  mergeDraft,
  readField,
  withField,
} from './checkout-draft.ts';

describe('a field by its dotted name', () => {
  test.each<[DraftField, string | boolean]>([
    ['email', 'ann@buyer.example'],
    ['shipping.city', 'Delft'],
    ['billing.city', 'Kraków'],
  ])('%s is changed and read, and nothing else', (field, value) => {
    const changed = withField(emptyCheckoutDraft, field, value);
    expect(readField(changed, field)).toBe(value);
    expect(readField(emptyCheckoutDraft, field)).toBe('');
    expect(withField(changed, field, '')).toEqual(emptyCheckoutDraft);
  });
});

describe('isBlank', () => {
  test('as long as nothing was typed, ticked or chosen', () => {
    expect(isBlank(emptyCheckoutDraft)).toBe(true);
    expect(isBlank(withField(emptyCheckoutDraft, 'shipping.postcode', '2611'))).toBe(false);
    expect(isBlank(withField(emptyCheckoutDraft, 'shippingMethodId', 'ups'))).toBe(false);
  });
});

const typed = (fields: Partial<CheckoutDraft>, shipping: Partial<CheckoutDraft['shipping']> = {}): CheckoutDraft => ({
  ...base,
  ...fields,
  shipping: { ...base.shipping, ...shipping },
});

test('what was typed here and what was typed there are both there', () => {
  const here = typed({ email: 'anna@buyer.example', termsAccepted: true }, { city: 'Berlin' });
  const there = typed({ isCompany: true }, { firstName: 'Anna' });
  const both = { email: 'anna@buyer.example', termsAccepted: true, isCompany: true };
  expect(mergeDraft(base, here, there)).toEqual(typed(both, { city: 'Berlin', firstName: 'Anna' }));
});

test('of one field typed in both, the one here stays', () => {
  expect(mergeDraft(base, typed({}, { city: 'Berlin' }), typed({}, { city: 'Bonn' })).shipping.city).toBe('Berlin');
});

test('what was emptied here stays empty, what was emptied there goes', () => {
  const before = typed({ vatNumber: '123' }, { city: 'Bonn' });
  expect(mergeDraft(before, typed({ vatNumber: '123' }), typed({}, { city: 'Bonn' }))).toEqual(base);
});

test('without a change here it is the one there, without a change there the one here', () => {
  const drafts = fc
    .record({ email: fc.string(), isCompany: fc.boolean(), city: fc.string(), postcode: fc.string() })
    .map(({ email, isCompany, city, postcode }) => ({
      ...typed({ email, isCompany }, { city }),
      billing: { ...base.billing, postcode },
    }));
  fc.assert(
    fc.property(drafts, drafts, (one, other) => {
      expect(mergeDraft(one, one, other)).toEqual(other);
      expect(mergeDraft(one, other, one)).toEqual(other);
    }),
  );
});
