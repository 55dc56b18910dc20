import { expect, test } from 'vitest';
import { chooseMarqueeText } from './marquee.ts';

// rule marquee.error-first
test.each([
  [{}, null],
  [{ hasNotice: true }, 'Closed'],
  [{ hasError: true }, 'No payments'],
  [{ hasNotice: true, hasError: true }, 'No payments'],
  [{ hasNotice: true, hasError: true, error: '' }, 'Closed'],
  [{ hasNotice: true, notice: '' }, null],
  [{ hasError: true, error: '' }, null],
])('%j shows %s', (changes, text) => {
  const marquee = { hasNotice: false, hasError: false, notice: 'Closed', error: 'No payments' };
  expect(chooseMarqueeText({ ...marquee, ...changes })).toBe(text);
});
