import { paymentFaultMailCopy as copy } from '#config/copy/payment-mail.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentFault } from '#domain/payment/payment-fault.ts';
import { formatMoney } from '#domain/price/money.ts';
import { flat, type MailBlock, type MailRow, writeMailPage, writeMailText } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

/** Each amount that was taken, with the commerce API's name for it where it tells one. */
function listTaken({ captured = [] }: Order, { taken, evidence }: PaymentFault): MailRow[] {
  const isClaim = evidence === 'browser';
  const isNamed = !isClaim && captured.length === taken.length;
  return taken.map((money, index) => ({
    label: [isClaim ? copy.claim.reported : copy.taken, isNamed ? captured[index]?.reference : `${index + 1}`].join(
      ' ',
    ),
    amount: formatMoney(money),
  }));
}

const listFacts = (order: Order): string[] => [
  `${copy.order}: ${flat(order.number)}`,
  `${copy.method}: ${flat(order.paymentTitle)}`,
  `${copy.buyer}: ${flat(order.shipping.recipient)}, ${flat(order.email)}`,
];

function explainWhatToDo({ kind, evidence, giveBack }: PaymentFault): string {
  if (evidence === 'browser') return copy.claim.whatToDo;
  if (kind === 'too-little') return copy.tooLittle;
  return kind === 'replaced' && giveBack.length === 0 ? copy.replaced : copy.whatToDo;
}

/**
 * Word to the seller (`to`: its mailbox) of money that was taken wrongly, with what to give back
 * (rule payment.faults-noticed); an answer to it goes to the buyer. Of a claim nothing is to be given back. `anew`: number of the
 * order that was made in its place.
 */
export function writePaymentFaultMail(
  order: Order,
  fault: PaymentFault,
  { to, anew }: { to: string; anew: string | null },
): Mail {
  const isClaim = fault.evidence === 'browser';
  const what = isClaim ? copy.claim.what(copy.kinds[fault.kind]) : copy.kinds[fault.kind];
  const giveBack = isClaim ? [] : fault.giveBack;
  const blocks: MailBlock[] = [
    { lines: [what] },
    { lines: [...listFacts(order), ...(anew === null ? [] : [copy.inPlace(flat(anew))])] },
    {
      rows: [
        { label: copy.total, amount: formatMoney(order.totals.total) },
        ...listTaken(order, fault),
        ...giveBack.map((money): MailRow => ({ label: copy.giveBack, amount: formatMoney(money), look: 'sum' })),
      ],
    },
    { lines: [explainWhatToDo(fault)] },
  ];
  return {
    cause: 'shop',
    to,
    replyTo: order.email,
    subject: flat((isClaim ? copy.claim : copy).subject(order.number)),
    text: writeMailText(blocks),
    html: writeMailPage(what, blocks),
  };
}
