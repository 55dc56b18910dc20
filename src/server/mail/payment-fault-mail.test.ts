import { expect, test } from 'vitest';
import { paymentFaultMailCopy as copy } from '#config/copy/payment-mail.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentFault } from '#domain/payment/payment-fault.ts';
import { writePaymentFaultMail } from './payment-fault-mail.ts';
import { eur, sampleOrder } from './sample-order.ts';

const { total } = sampleOrder.totals;
const paid = { paymentStatus: 'fullypaid' };
const listed = { captured: [{ reference: 'pay-1', amount: total }] };

// rule payment.taken
test.each<[string, Partial<Order>, Order['totals']['total'][], boolean]>([
  ['listed by the commerce API', listed, [total], false],
  ['paid, and nobody lists what was taken', paid, [total], false],
  ['paid, and the list is empty', { ...paid, captured: [] }, [total], false],
  ['seen by a window, the order is unpaid', {}, [total], true],
  ['seen by a window with another amount', paid, [eur(100)], true],
  ['one listed, another seen by a window', { ...paid, ...listed }, [total, total], true],
])('%s: the seller reads that only a browser reported it: %#', (_case, facts, taken, isSeenOnly) => {
  const fault: PaymentFault = { kind: 'replaced', taken, giveBack: [total] };
  const { text } = writePaymentFaultMail({ ...sampleOrder, ...facts }, fault, {
    to: 'shop@seller.example',
    anew: null,
  });
  expect(text.replaceAll(/\s+/g, ' ').includes(copy.seenByBrowser)).toBe(isSeenOnly);
});
