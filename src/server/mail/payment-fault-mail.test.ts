import { expect, test } from 'vitest';
import { paymentFaultMailCopy as copy } from '#config/copy/payment-mail.ts';
import { paymentFaultKinds, type PaymentFault } from '#domain/payment/payment-fault.ts';
import { writePaymentFaultMail } from './payment-fault-mail.ts';
import { eur, sampleOrder } from './sample-order.ts';

const { total } = sampleOrder.totals;
const write = (fault: Omit<PaymentFault, 'taken' | 'giveBack'>) =>
  writePaymentFaultMail(
    sampleOrder,
    { ...fault, taken: [total, eur(996_889)], giveBack: [eur(996_889)] },
    { to: 'shop@seller.example', anew: null },
  );
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

// rule payment.faults-noticed
test.each(paymentFaultKinds)('%s: a claim begins with that, and asks for no money', (kind) => {
  const claim = write({ kind, evidence: 'browser' });
  expect(claim.subject).toBe('Not confirmed: payment of order SO-100001');
  expect(claim.text).toMatch(/^Not confirmed/);
  expect(flat(claim.text)).toContain(copy.claim.whatToDo);
  for (const text of [claim.text, claim.html]) expect(text).not.toContain(copy.giveBack);
});

test.each(paymentFaultKinds)('%s: by the word of the commerce API it says what to give back', (kind) => {
  const alarm = write({ kind, evidence: 'commerce-api' });
  expect(alarm.subject).toBe('Payment to check: order SO-100001');
  expect(alarm.text).toContain(`${copy.giveBack}: €9,968.89`);
  expect(flat(`${alarm.text} ${alarm.html}`)).not.toContain('Not confirmed');
});
