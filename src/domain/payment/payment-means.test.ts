import { expect, test } from 'vitest';
import { listPaymentMeans, meansInSentence } from './payment-means.ts';

// rule payment.means
test.each([
  ['Italy', ['PayPal', 'Credit card'], ['PayPal', 'credit card']],
  ['Poland', ['PayPal', 'Credit card', 'Przelewy24'], ['PayPal', 'credit card', 'Przelewy24']],
  ['not known yet', [], ['PayPal', 'credit card', 'Przelewy24']],
  ['of other names', ['Invoice'], ['PayPal', 'credit card', 'Przelewy24']],
])('what a basket can be paid by: %s', (_country, titles, means) => expect(listPaymentMeans(titles)).toEqual(means));

test.each([
  ['Credit card', 'credit card'],
  ['PayPal', 'PayPal'],
  ['Przelewy24', 'Przelewy24'],
  ['Revolut', 'Revolut'],
  ['Bank transfer', 'Bank transfer'],
])('%s in a sentence: %s', (title, words) => expect(meansInSentence(title)).toBe(words));
