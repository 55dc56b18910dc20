import { describe, expect, test } from 'vitest';
import { emptyCheckoutDraft } from './checkout-draft.ts';
import { type DraftField, isBlank, readField, withField } from './draft-fields.ts';

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
