import { site } from '#config/site.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that may stand in HTML, also inside an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** One line: line breaks in what a person typed must not shape the mail. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * One line of a person's own words, of which no mail program makes a link: between a full stop and a letter stands a blank, as people
 * write it (rule checkout.no-web-address).
 */
export const typedText = (text: string): string => flat(text).replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '. ');

/** The number of an order or a part, and a telephone: mail programs break them at their hyphens and blanks. */
const readAsOne = /\+\d[\d ]{6,}\d|(?<![\w@/-])(?=[A-Z.-]*\d)[A-Z\d]+(?:-[A-Z\d.]+)+/g;

/** Text as HTML in which what is read as one stays in one line. */
export const escapeWhole = (text: string): string =>
  escapeHtml(text).replace(readAsOne, (number) => `<span style="white-space:nowrap">${number}</span>`);

/**
 * What stands at the end of a line in figures: an amount, in the red of the shop where it was taken off, bold where it is the sum.
 * `part`: the line is a part, which HTML shows by its number, with how many at which price above the amount.
 */
export type MailRow = {
  label: string;
  amount: string;
  look?: 'sum' | 'reduction';
  part?: { number: string; name: string; each: string };
};

/** One of the facts of an order: what it is, and what it says, a line each. */
export type MailFact = { label: string; lines: string[] };

type MailLink = { label: string; href: string };

/** A paragraph of a mail, the same for text and HTML; `press`: its links are buttons, the main one of the mail or another. */
export type MailBlock = {
  heading?: string;
  /** what the mail says first, large: "It arrives", "Wed 25 – Fri 27 November" */
  date?: { lead: string; days: string };
  links?: MailLink[];
  rows?: MailRow[];
  facts?: MailFact[];
  lines?: string[];
  press?: 'main' | 'other';
  /** said in passing: smaller, without its weight */
  isNote?: boolean;
};

/** Mail programs know neither style sheets nor the shop's tokens: the same colours, written out. */
const ink = '#16181a';
const muted = '#5b5f63';
const rule = '1px solid #d9d5ca';
const mono = "font-family:ui-monospace,'SFMono-Regular',Menlo,Consolas,monospace";
const press = `display:inline-block;color:${ink};font-weight:600;text-decoration:none`;
/** Outlook leaves out padding around a link and takes `mso-padding-alt` of the cell, which all others leave out. */
const buttons = {
  main: { ground: '#ffd60a', padding: '16px 32px', cell: '', link: `${press};font-size:16px;line-height:24px` },
  other: { ground: '#ffffff', padding: '12px 16px', cell: `;border:1px solid ${ink}`, link: press },
} as const;
const look = {
  body: `margin:0;padding:0;background:#ffffff;color:${ink};font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:14px;line-height:20px`,
  sheet: 'width:100%;max-width:640px;text-align:left',
  head: `padding:16px 32px;border-bottom:${rule}`,
  shop: 'font-size:18px;line-height:24px;font-weight:700',
  aside: `color:${muted};text-align:right;white-space:nowrap`,
  content: 'padding:32px',
  heading: `margin:32px 0 0;padding:0 0 8px;border-bottom:2px solid ${ink};font-size:18px;line-height:28px`,
  lead: `margin:24px 0 0;color:${muted}`,
  date: 'margin:0 0 8px;font-size:28px;line-height:32px;font-weight:700;letter-spacing:-0.03em',
  /** an address typed out may be longer than a phone is wide */
  text: 'margin:8px 0;overflow-wrap:anywhere',
  note: `margin:8px 0;color:${muted};font-size:12px;line-height:16px`,
  link: `color:${ink}`,
  rows: 'width:100%;border-collapse:collapse',
  label: `padding:8px 16px 8px 0;border-bottom:${rule};text-align:left;vertical-align:top;font-weight:inherit`,
  amount: `padding:8px 0;border-bottom:${rule};text-align:right;vertical-align:top;white-space:nowrap`,
  fact: `width:120px;padding:8px 16px 8px 0;border-bottom:${rule};color:${muted};text-align:left;vertical-align:top;font-weight:400`,
  value: `padding:8px 0;border-bottom:${rule};vertical-align:top`,
  number: `${mono};font-size:16px;font-weight:700`,
  name: `color:${muted}`,
} as const;
const rowLook: Record<NonNullable<MailRow['look']> | 'plain', string> = {
  plain: '',
  sum: ' style="font-size:18px;line-height:28px;font-weight:700"',
  reduction: ' style="color:#c4211c"',
};

const writeFactText = ({ label, lines }: MailFact): string =>
  lines.length > 1 ? [`${label}:`, ...lines].join('\n') : `${label}: ${lines.join('')}`;

const writeBlockText = ({ heading, date, links = [], rows = [], facts = [], lines = [] }: MailBlock): string =>
  [
    ...(heading ? [`${heading}:`] : []),
    ...(date ? [`${date.lead}: ${date.days}`] : []),
    ...links.map(({ label, href }) => `${label}: ${href}`),
    ...rows.map(({ label, amount }) => `${label}: ${amount}`),
    ...(facts.length > 0 ? ['', facts.map(writeFactText).join('\n\n')] : []),
    ...lines,
  ].join('\n');

/** Blocks with an empty line between them; blanks that do not break mean nothing where lines end as they like. */
export const writeMailText = (blocks: MailBlock[]): string =>
  `${blocks.map(writeBlockText).join('\n\n').replaceAll('\u00a0', ' ')}\n`;

const writeAnchor = ({ label, href }: MailLink, style: string): string =>
  `<a href="${escapeHtml(href)}" style="${style}">${escapeWhole(label)}</a>`;

const writeButton = (link: MailLink, kind: keyof typeof buttons): string => {
  const { ground, padding, cell, link: style } = buttons[kind];
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:16px 0"><tr>',
    `<td bgcolor="${ground}" style="mso-padding-alt:${padding}${cell}">`,
    writeAnchor(link, `${style};padding:${padding}`),
    '</td></tr></table>',
  ].join('');
};

const writeLinks = ({ links = [], press: kind }: MailBlock): string => {
  if (kind !== undefined) return links.map((link) => writeButton(link, kind)).join('');
  const anchors = links.map((link) => writeAnchor(link, look.link));
  return anchors.length === 0 ? '' : `<p style="${look.text}">${anchors.join('<br>')}</p>`;
};

const writePart = ({ number, name }: NonNullable<MailRow['part']>): string =>
  `<span style="${look.number}">${escapeHtml(number)}</span><br><span style="${look.name}">${escapeHtml(name)}</span>`;

const writeRow = ({ label, amount, look: kind, part }: MailRow): string =>
  [
    `<tr${rowLook[kind ?? 'plain']}><th scope="row" style="${look.label}">`,
    part ? writePart(part) : escapeWhole(label),
    `</th><td style="${look.amount}">`,
    part ? `${escapeHtml(part.each)}<br><strong>${escapeHtml(amount)}</strong>` : escapeHtml(amount),
    '</td></tr>',
  ].join('');

const writeFact = ({ label, lines }: MailFact): string =>
  `<tr><th scope="row" style="${look.fact}">${escapeHtml(label)}</th><td style="${look.value}">${lines.map(escapeWhole).join('<br>')}</td></tr>`;

const writeTable = (rows: string[]): string =>
  rows.length === 0 ? '' : `<table style="${look.rows}">${rows.join('')}</table>`;

const writeLines = ({ lines = [], isNote }: MailBlock): string =>
  lines.length === 0 ? '' : `<p style="${isNote ? look.note : look.text}">${lines.map(escapeWhole).join('<br>')}</p>`;

const writeDate = ({ date }: MailBlock): string =>
  date
    ? `<p style="${look.lead}">${escapeHtml(date.lead)}</p><p style="${look.date}">${escapeHtml(date.days)}</p>`
    : '';

const writeBlock = (block: MailBlock): string =>
  [
    block.heading ? `<h2 style="${look.heading}">${escapeWhole(block.heading)}</h2>` : '',
    writeDate(block),
    writeLinks(block),
    writeTable((block.rows ?? []).map(writeRow)),
    writeTable((block.facts ?? []).map(writeFact)),
    writeLines(block),
  ].join('');

const writeHead = (aside: string): string =>
  [
    `<tr><td style="${look.head}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>`,
    `<td style="${look.shop}">${escapeHtml(site.name)}</td>`,
    aside ? `<td style="${look.aside}">${escapeHtml(aside)}</td>` : '',
    '</tr></table></td></tr>',
  ].join('');

/** `teaser`: what a mailbox shows beside the subject, not seen in the mail. `aside`: what it is about, beside the shop's name. */
type Around = { teaser?: string; aside?: string };

/** A whole page for mail programs: one column, nothing fetched, readable without its styles, light in dark programs too. Everything in it is escaped. */
export const writeMailPage = (title: string, blocks: MailBlock[], { teaser = '', aside = '' }: Around = {}): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>`,
    `<body style="${look.body}">`,
    teaser ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(teaser)}</div>` : '',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">',
    `<table role="presentation" cellpadding="0" cellspacing="0" style="${look.sheet}">`,
    writeHead(aside),
    `<tr><td style="${look.content}">`,
    ...blocks.map(writeBlock),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
