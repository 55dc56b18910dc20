import { stockAlertMailCopy as copy } from '#config/copy/stock-alert-mail.ts';
import { links } from '#config/navigation.ts';
import { site } from '#config/site.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import type { OpenAlert } from '#domain/stock-alert/stock-alert.ts';
import { flat, type MailBlock, writeMailPage, writeMailText } from './mail-layout.ts';
import type { Mail, MailCause } from './mailer.ts';

/** Addresses of one mail, whole: the two pages of its sealed link, and what a mail program may POST to. `siteUrl` without a slash. */
export type AlertAddresses = { siteUrl: string; confirm: string; stop: string; oneClick: string };

/** A paragraph, the same for text and HTML: words, or a link with its label. */
type Block = string | { label: string; href: string };

/** The first link is what the mail is for. */
const toMailBlocks = (blocks: Block[]): MailBlock[] => {
  const main = blocks.find((block) => typeof block !== 'string');
  return blocks.map((block) => {
    if (typeof block === 'string') return { lines: [block] };
    return block === main ? { links: [block], press: 'main' } : { links: [block] };
  });
};

type Written = Pick<Mail, 'cause' | 'to'> & { unsubscribe: string };

const toMail = ({ cause, to, unsubscribe }: Written, title: string, words: Block[]): Mail => {
  const subject = flat(title);
  const blocks = toMailBlocks(words);
  const text = writeMailText([...blocks, { lines: [site.name] }]);
  return { cause, to, subject, text, html: writeMailPage(subject, blocks), unsubscribe };
};

const addressed = ({ email }: OpenAlert, { oneClick }: AlertAddresses, cause: MailCause): Written => ({
  ...{ cause, to: email, unsubscribe: oneClick },
});
const writePart = ({ slug, title }: OpenAlert): string => flat(`${slug} ${title}`);
const leadToPart = (alert: OpenAlert, { siteUrl }: AlertAddresses): Block => ({
  label: writePart(alert),
  href: siteUrl + partPath(alert.slug),
});
const leadToPrivacy = ({ siteUrl }: AlertAddresses): Block => ({
  label: copy.privacy,
  href: siteUrl + links.stockAlertPrivacy,
});

/** Somebody gave this address: nothing more is sent unless its owner says yes. */
export function writeAlertRequested(alert: OpenAlert, addresses: AlertAddresses): Mail {
  const blocks: Block[] = [
    copy.confirmAsked,
    writePart(alert),
    { label: copy.confirmLink, href: addresses.confirm },
    copy.confirmNote,
    copy.then,
    copy.notYou,
    { label: copy.stopLink, href: addresses.stop },
    leadToPrivacy(addresses),
  ];
  return toMail(addressed(alert, addresses, 'asked'), copy.confirmSubject(alert.slug), blocks);
}

/** Asked again though confirmed: a mailbox that waits for a mail gets one. */
export function writeAlertConfirmed(alert: OpenAlert, addresses: AlertAddresses): Mail {
  const blocks: Block[] = [
    copy.already,
    leadToPart(alert, addresses),
    copy.then,
    { label: copy.stopLink, href: addresses.stop },
    leadToPrivacy(addresses),
  ];
  return toMail(addressed(alert, addresses, 'asked'), copy.alreadySubject(alert.slug), blocks);
}

/** The part is back; price and stock are not promised. */
export function writeAlertBack(alert: OpenAlert, addresses: AlertAddresses): Mail {
  const blocks: Block[] = [
    copy.back,
    writePart(alert),
    { label: copy.order, href: addresses.siteUrl + partPath(alert.slug) },
    copy.backNote,
    copy.deleted,
    { label: copy.stopEnded, href: addresses.stop },
    leadToPrivacy(addresses),
  ];
  return toMail(addressed(alert, addresses, 'known'), copy.backSubject(alert.slug), blocks);
}
