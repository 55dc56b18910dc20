import { site } from '#config/site.ts';
import { escapeHtml } from './mail-text.ts';

/** What stands at the end of a line in figures: an amount, in the red of the shop where it was taken off, bold where it is the sum. */
export type MailRow = { label: string; amount: string; look?: 'sum' | 'reduction' };

/** A paragraph of a mail, the same for text and HTML; `isMain`: its one link is what the mail is for. */
export type MailBlock = {
  heading?: string;
  /** what the mail says first, large: "It arrives", "Wed 25 – Fri 27 November" */
  date?: { lead: string; days: string };
  links?: { label: string; href: string }[];
  rows?: MailRow[];
  lines?: string[];
  isMain?: boolean;
};

/** Mail programs know neither style sheets nor the shop's tokens: the same colours, written out. */
const ink = '#16181a';
const look = {
  body: `margin:0;padding:0;background:#f6f4ef;color:${ink};font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.55`,
  sheet: `width:100%;max-width:600px;background:#ffffff;border-top:3px solid ${ink};text-align:left`,
  shop: 'margin:0 0 24px;font-weight:700',
  heading: `margin:32px 0 8px;padding:0 0 8px;border-bottom:2px solid ${ink};font-size:18px;line-height:24px`,
  lead: 'margin:16px 0 0;color:#5b5f63',
  date: 'margin:0 0 8px;font-size:40px;line-height:44px;font-weight:700;letter-spacing:-0.03em',
  text: 'margin:0 0 16px',
  link: `color:${ink}`,
  button: `display:inline-block;padding:14px 24px;background:#ffd60a;color:${ink};font-weight:600;text-decoration:none`,
  rows: 'width:100%;margin:0 0 8px;border-collapse:collapse',
  label:
    'padding:8px 16px 8px 0;border-bottom:1px solid #d9d5ca;text-align:left;vertical-align:top;font-weight:inherit',
  amount: 'padding:8px 0;border-bottom:1px solid #d9d5ca;text-align:right;vertical-align:top;white-space:nowrap',
} as const;
const rowLook: Record<NonNullable<MailRow['look']> | 'plain', string> = {
  plain: '',
  sum: ' style="font-size:20px;line-height:28px;font-weight:700"',
  reduction: ' style="color:#c4211c"',
};

const writeBlockText = ({ heading, date, links = [], rows = [], lines = [] }: MailBlock): string =>
  [
    ...(heading ? [`${heading}:`] : []),
    ...(date ? [`${date.lead}: ${date.days}`] : []),
    ...links.map(({ label, href }) => `${label}: ${href}`),
    ...rows.map(({ label, amount }) => `${label}: ${amount}`),
    ...lines,
  ].join('\n');

/** Blocks with an empty line between them. */
export const writeMailText = (blocks: MailBlock[]): string => `${blocks.map(writeBlockText).join('\n\n')}\n`;

const writeLinks = ({ links = [], isMain }: MailBlock): string => {
  const anchors = links.map(
    ({ label, href }) =>
      `<a href="${escapeHtml(href)}" style="${isMain ? look.button : look.link}">${escapeHtml(label)}</a>`,
  );
  return anchors.length === 0 ? '' : `<p style="${look.text}">${anchors.join('<br>')}</p>`;
};

const writeRow = ({ label, amount, look: kind }: MailRow): string =>
  `<tr${rowLook[kind ?? 'plain']}><th scope="row" style="${look.label}">${escapeHtml(label)}</th><td style="${look.amount}">${escapeHtml(amount)}</td></tr>`;

const writeRows = ({ rows = [] }: MailBlock): string =>
  rows.length === 0 ? '' : `<table style="${look.rows}">${rows.map(writeRow).join('')}</table>`;

const writeLines = ({ lines = [] }: MailBlock): string =>
  lines.length === 0 ? '' : `<p style="${look.text}">${lines.map(escapeHtml).join('<br>')}</p>`;

const writeDate = ({ date }: MailBlock): string =>
  date
    ? `<p style="${look.lead}">${escapeHtml(date.lead)}</p><p style="${look.date}">${escapeHtml(date.days)}</p>`
    : '';

const writeBlock = (block: MailBlock): string =>
  [
    block.heading ? `<h2 style="${look.heading}">${escapeHtml(block.heading)}</h2>` : '',
    writeDate(block),
    writeLinks(block),
    writeRows(block),
    writeLines(block),
  ].join('');

/**
 * A whole page for mail programs: one column, nothing fetched, readable without its styles. Everything in it is escaped.
 * `teaser`: what a mailbox shows beside the subject, not seen in the mail.
 */
export const writeMailPage = (title: string, blocks: MailBlock[], teaser = ''): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    `<body style="${look.body}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" cellpadding="0" cellspacing="0" style="${look.sheet}"><tr><td style="padding:24px 28px">`,
    teaser ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(teaser)}</div>` : '',
    `<p style="${look.shop}">${escapeHtml(site.name)}</p>`,
    ...blocks.map(writeBlock),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
