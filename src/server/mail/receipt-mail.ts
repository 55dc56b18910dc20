import { orderMailCopy } from '#config/copy/order-mail.ts';
import { receiptMailCopy as copy } from '#config/copy/payment-mail.ts';
import { site } from '#config/site.ts';
import type { Order } from '#domain/order/order.ts';
import { meansInSentence } from '#domain/payment/payment-means.ts';
import { formatMoney } from '#domain/price/money.ts';
import { flat, writeMailPage, writeMailText } from './mail-layout.ts';
import type { Mail } from './mailer.ts';
import { describeOrder, type Kept } from './order-mail.ts';

/**
 * The receipt of a paid order, as text and as HTML with the same content: what was paid and how, what happens next, and all
 * that the confirmation tells of the order (rule order.receipt). `link` opens the order.
 */
export function writeReceiptMail(order: Order, link: string, kept: Kept): Mail {
  const received = flat(copy.received(formatMoney(order.totals.total), order.number));
  const blocks = [
    {
      lines: [
        orderMailCopy.greeting(flat(order.shipping.recipient)),
        received,
        flat(copy.paidBy(meansInSentence(order.paymentTitle))),
      ],
    },
    { lines: [copy.next] },
    ...describeOrder(order, link, kept),
  ];
  return {
    cause: 'known',
    to: order.email,
    subject: flat(copy.subject(order.number, site.name)),
    text: writeMailText(blocks),
    html: writeMailPage(received, blocks, { aside: flat(orderMailCopy.aside(order.number)) }),
  };
}
