import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckoutDraft, emptyCheckoutDraft as base } from './checkout-draft.ts';
import { mergeDraft } from './merge-draft.ts';

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
