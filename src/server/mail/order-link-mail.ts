import { orderMailCopy as copy } from '#config/copy/order-mail.ts';
import { site } from '#config/site.ts';
import type { Order } from '#domain/order/order.ts';
import { flat, writeMailPage, writeMailText } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

/**
 * The sealed `link` to an order once more, to the address of the order and with nothing else of it
 * (rule privacy.link-again).
 */
export function writeOrderLinkMail({ email, number }: Pick<Order, 'email' | 'number'>, link: string): Mail {
  const subject = flat(copy.linkSubject(number, site.name));
  const sentence = flat(copy.linkAsked(number));
  const blocks = [
    { lines: [sentence] },
    { links: [{ label: copy.open, href: link }], press: 'main' as const },
    { lines: [copy.linkNote, copy.linkNotAsked] },
  ];
  return {
    cause: 'asked',
    to: email,
    subject,
    text: writeMailText(blocks),
    html: writeMailPage(subject, blocks, { aside: flat(copy.aside(number)) }),
  };
}
