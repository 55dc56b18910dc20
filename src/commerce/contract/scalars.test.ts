import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMoney } from '../map/to-money.ts';
import { wireAmountSchema, wireCurrencySchema, wireDaySchema, wireIdSchema, wirePhotoSchema } from './scalars.ts';

describe('wireAmountSchema', () => {
  test('every amount of whole cents passes and comes out as those cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        const amount = wireAmountSchema.parse(JSON.parse(JSON.stringify(cents / 100)));
        expect(toMoney(amount, 'eur')).toEqual({ amount: cents, currency: 'eur' });
      }),
    );
  });

  test.each([12.345, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9, '12.50', '12,50', null, undefined, true, [1]])(
    'refuses %s',
    (amount) => {
      expect(wireAmountSchema.safeParse(amount).success).toBe(false);
    },
  );
});

describe('wireIdSchema', () => {
  test.each([
    ['itm-1', 'itm-1'],
    [4711, '4711'],
  ])('%s is %s', (id, text) => expect(wireIdSchema.parse(id)).toBe(text));
  test.each(['', 1.5, null, {}, 'x'.repeat(65)])('refuses %s', (id) =>
    expect(wireIdSchema.safeParse(id).success).toBe(false),
  );
});

describe('wirePhotoSchema', () => {
  test.each(['/photos/a.jpg', 'https://photos.example/a.jpg'])('takes %s', (url) => {
    expect(wirePhotoSchema.safeParse({ url }).success).toBe(true);
  });
  test.each([
    '//evil.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'photos/a.jpg',
    '/a b.jpg',
    '/\\evil.example',
    'file:///etc/passwd',
    '',
  ])('refuses %s', (url) => expect(wirePhotoSchema.safeParse({ url }).success).toBe(false));
});

describe('wireCurrencySchema and wireDaySchema', () => {
  test('read what some back offices write otherwise', () => {
    expect(wireCurrencySchema.parse('EUR')).toBe('eur');
    expect(wireDaySchema.parse('2026-12-24T08:00:00Z')).toBe('2026-12-24');
  });
  test('refuse what they do not know', () => {
    expect(wireCurrencySchema.safeParse('usd').success).toBe(false);
    expect(wireDaySchema.safeParse('24.12.2026').success).toBe(false);
  });
});
