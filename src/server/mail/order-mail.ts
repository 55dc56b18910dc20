import { orderMailCopy as copy } from '#config/copy/order-mail.ts';
import { countries } from '#config/countries.ts';
import type { Seller } from '#config/sellers.ts';
import { site } from '#config/site.ts';
import { visibleLines } from '#domain/basket/basket-count.ts';
import type { Order, OrderAddress } from '#domain/order/order.ts';
import { formatMoney } from '#domain/price/money.ts';
import { sellerForCountry } from '#domain/seller/seller-for-country.ts';
import type { Mail } from './mailer.ts';

/** A paragraph of the mail, with or without a heading; the same for text and HTML. */
type Block = { heading?: string; lines: string[]; link?: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Line breaks in what a buyer typed must not shape the mail. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

const listAddress = ({ recipient, address, zip, city, country }: OrderAddress) =>
  [recipient, address, `${zip} ${city}`, country].map(flat);

const listTotals = ({ totals }: Order) => [
  `${copy.items}: ${formatMoney(totals.items)}`,
  `${copy.shipping}: ${formatMoney(totals.shipping)}`,
  `${copy.total}: ${formatMoney(totals.total)} (${copy.tax} ${formatMoney(totals.tax)})`,
];

const listSeller = (seller: Seller) => [
  seller.name,
  seller.street,
  `${seller.postcode} ${seller.city}, ${seller.countryName}`,
  `${copy.vatNumber}: ${seller.vatNumber}`,
  copy.questions(seller.email),
];

/** The API names the country; the seller follows its code (decision 28). */
const sellerOf = (order: Order) =>
  sellerForCountry(countries.find(({ name, code }) => [name, code].includes(order.shipping.country))?.code ?? null);

const toBlocks = (order: Order, link: string): Block[] => [
  { lines: [copy.greeting(flat(order.shipping.recipient)), copy.thanks(order.number), copy.payNow] },
  { lines: [copy.linkNote], link },
  {
    lines: visibleLines(order.lines).map((line) =>
      copy.line(line.quantity, line.name, line.number, formatMoney(line.gross)),
    ),
  },
  { lines: listTotals(order) },
  { heading: copy.deliverTo, lines: listAddress(order.shipping) },
  ...(order.billing ? [{ heading: copy.billTo, lines: listAddress(order.billing) }] : []),
  { lines: [`${copy.shippingMethod}: ${order.shippingMethod}`, `${copy.paymentMethod}: ${order.paymentMethod}`] },
  { heading: copy.seller, lines: listSeller(sellerOf(order)) },
];

const toText = (blocks: Block[]) =>
  blocks
    .map(({ heading, lines, link }) =>
      [...(heading ? [`${heading}:`] : []), ...(link ? [`${copy.open}: ${link}`] : []), ...lines].join('\n'),
    )
    .join('\n\n');

const toHtml = (blocks: Block[]) =>
  blocks
    .map(({ heading, lines, link }) => {
      const title = heading ? `<h2>${escapeHtml(heading)}</h2>` : '';
      const open = link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(copy.open)}</a></p>` : '';
      return `${title}${open}<p>${lines.map(escapeHtml).join('<br>')}</p>`;
    })
    .join('\n');

/**
 * The confirmation of an order, as text and as HTML with the same content: number, lines, totals, delivery address, seller
 * and the sealed `link` that opens the order page on any device (decision 16).
 */
export function writeOrderMail(order: Order, link: string): Mail {
  const blocks = toBlocks(order, link);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(copy.thanks(order.number))}</title></head><body>${toHtml(blocks)}</body></html>`;
  return { to: order.email, subject: flat(copy.subject(order.number, site.name)), text: `${toText(blocks)}\n`, html };
}
