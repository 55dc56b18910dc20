import * as z from 'zod';
import { enquiryChoices } from '#config/copy/contact.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { retention } from '#config/retention.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { dealerEnquirySchema } from '#domain/enquiry/dealer-enquiry.ts';
import { describeDealer, describeGeneral, type EnquiryRow, writeRows } from '#domain/enquiry/describe-enquiry.ts';
import { generalEnquirySchema } from '#domain/enquiry/general-enquiry.ts';
import { type QuickEnquiry, quickEnquirySchema } from '#domain/enquiry/quick-enquiry.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { escapeHtml, flat } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

const enquirySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('general'), enquiry: generalEnquirySchema }),
  z.strictObject({ kind: z.literal('dealer'), enquiry: dealerEnquirySchema }),
  z.strictObject({ kind: z.literal('quick'), enquiry: quickEnquirySchema }),
]);
/** An enquiry of one of the three forms, as it waits for the mail server. */
export type StoredEnquiry = z.infer<typeof enquirySchema>;

/** stands where the words were, so that a late repeat is known */
const handedOverSchema = z.strictObject({ isHandedOver: z.literal(true) });
type HandedOver = z.infer<typeof handedOverSchema>;

/** Enquiries, by the digest that names them. Longer than the outbox tries, so that a person can still look. */
export const enquiryRows: RowFormat<StoredEnquiry | HandedOver> = {
  kind: 'enquiry',
  prefix: 'enquiry:',
  schema: z.union([enquirySchema, handedOverSchema]),
  keptSeconds: retention.enquiry.seconds,
};

const copy = enquiryCopy.mail;

/**
 * What the server adds (rule enquiry.recipient). `to`: the shop's mailbox, `dealerTo` that for dealers; `siteUrl`:
 * address of the shop without a slash at its end; `source` and `location` as the commerce API knows them.
 */
export type MailFacts = { to: string; dealerTo: string; siteUrl: string; source: string; location: string };

const toLines = (text: string): string[] => text.trim().split(/\r\n|\r|\n/);

const describeQuick = ({ email, part, text }: QuickEnquiry, siteUrl: string): EnquiryRow[] => [
  { label: copy.email, lines: [flat(email)] },
  { label: copy.part, lines: [part] },
  { label: copy.page, lines: [siteUrl + partPath(part)] },
  { label: copy.question, lines: text.trim() === '' ? [copy.noText] : toLines(text) },
];

type Content = { to: string; subject: string; rows: EnquiryRow[] };

function toContent(enquiry: StoredEnquiry, { to, dealerTo, siteUrl }: MailFacts): Content {
  if (enquiry.kind === 'quick') {
    return { to, subject: copy.subject(enquiry.enquiry.part), rows: describeQuick(enquiry.enquiry, siteUrl) };
  }
  if (enquiry.kind === 'dealer') {
    return { to: dealerTo, subject: copy.dealer(enquiry.enquiry.company), rows: describeDealer(enquiry.enquiry) };
  }
  const { type, firstname, lastname } = enquiry.enquiry;
  const subject = copy.general(enquiryChoices.subjects[type], `${firstname} ${lastname}`);
  return { to, subject, rows: describeGeneral(enquiry.enquiry) };
}

/** A page of the shop is a link; an address that somebody typed stays the text that it is (rule enquiry.recipient). */
const toLink = (line: string, siteUrl: string): string =>
  line.startsWith(`${siteUrl}/`) && !/\s/.test(line)
    ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>`
    : escapeHtml(line);

const toRow = ({ label, lines }: EnquiryRow, siteUrl: string): string =>
  `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${lines.map((line) => toLink(line, siteUrl)).join('<br>')}</td></tr>`;

const toHtml = (subject: string, rows: EnquiryRow[], siteUrl: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>` +
  `<h1>${escapeHtml(subject)}</h1>\n<table cellpadding="6">\n${rows.map((row) => toRow(row, siteUrl)).join('\n')}\n</table></body></html>`;

/** An enquiry as a mail to the shop with every field, as text and as HTML; an answer to it goes to whoever wrote it. */
export function writeEnquiryMail(enquiry: StoredEnquiry, facts: MailFacts): Mail {
  const { to, subject, rows } = toContent(enquiry, facts);
  const server: EnquiryRow[] = [
    { label: copy.source, lines: [facts.source] },
    { label: copy.location, lines: [facts.location] },
  ];
  const all = [...rows, ...server];
  const title = flat(subject);
  return {
    ...{ cause: 'shop', to, replyTo: enquiry.enquiry.email, subject: title },
    ...{ text: `${writeRows(all)}\n`, html: toHtml(title, all, facts.siteUrl) },
  };
}
