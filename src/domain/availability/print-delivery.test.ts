import { expect, test } from 'vitest';
import { printDelivery } from './print-delivery.ts';

test.each([
  ['Delivery within 2-5 days', 'Delivery within 2–5 days'],
  ['Delivery within 12 - 14 days', 'Delivery within 12–14 days'],
  ['Expected soon - ask us', 'Expected soon - ask us'],
])('%s', (sentence, printed) => expect(printDelivery(sentence)).toBe(printed));
