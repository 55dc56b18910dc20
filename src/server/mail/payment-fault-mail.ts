import { paymentFaultMailCopy as copy } from '#config/copy/payment-mail.ts';
import type { Order } from '#domain/order/order.ts';
import { isPaid } from '#domain/order/order-state.ts';
import type { PaymentFault } from '#domain/payment/payment-fault.ts';
import { formatMoney, isSameMoney } from '#domain/price/money.ts';
import { type MailBlock, type MailRow, writeMailPage, writeMailText } from './mail-layout.ts';
import { flat } from './mail-text.ts';
import type { Mail } from './mailer.ts';

/** Each amount that was taken, with the commerce API's name for it where it tells one. */
function listTaken({ captured = [] }: Order, { taken }: PaymentFault): MailRow[] {
  const isTold = captured.length === taken.length;
  return taken.map((money, index) => ({
    label: [copy.taken, isTold ? captured[index]?.reference : `${index + 1}`].join(' '),
    amount: formatMoney(money),
  }));
}

/** True where the commerce API itself says that this was taken: it lists as many amounts, or calls the order paid and nobody lists any other. */
function isReported(order: Order, { taken }: PaymentFault): boolean {
  const isItsTotal = taken.every((money) => isSameMoney(money, order.totals.total));
  return (order.captured?.length ?? 0) >= taken.length || (isPaid(order) && taken.length === 1 && isItsTotal);
}

const listFacts = (order: Order): string[] => [
  `${copy.order}: ${flat(order.number)}`,
  `${copy.method}: ${flat(order.paymentTitle)}`,
  `${copy.buyer}: ${flat(order.shipping.recipient)}, ${flat(order.email)}`,
];

function explainWhatToDo({ kind, giveBack }: PaymentFault): string {
  if (kind === 'too-little') return copy.tooLittle;
  return kind === 'replaced' && giveBack.length === 0 ? copy.replaced : copy.whatToDo;
}

/**
 * Word to the seller (`to`: its mailbox) of money that was taken wrongly, with what to give back
 * (rule payment.faults-noticed); an answer to it goes to the buyer. `anew`: number of the
 * order that was made in its place.
 */
export function writePaymentFaultMail(
  order: Order,
  fault: PaymentFault,
  { to, anew }: { to: string; anew: string | null },
): Mail {
  const what = copy.kinds[fault.kind];
  const blocks: MailBlock[] = [
    { lines: [what] },
    { lines: [...listFacts(order), ...(anew === null ? [] : [copy.inPlace(flat(anew))])] },
    {
      rows: [
        { label: copy.total, amount: formatMoney(order.totals.total) },
        ...listTaken(order, fault),
        ...fault.giveBack.map((money): MailRow => ({ label: copy.giveBack, amount: formatMoney(money), look: 'sum' })),
      ],
    },
    { lines: [explainWhatToDo(fault), ...(isReported(order, fault) ? [] : [copy.seenByBrowser])] },
  ];
  return {
    cause: 'shop',
    to,
    replyTo: order.email,
    subject: flat(copy.subject(order.number)),
    text: writeMailText(blocks),
    html: writeMailPage(what, blocks),
  };
}
