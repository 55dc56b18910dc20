import { readFileSync } from 'node:fs';
import { type AmountRow, goods } from './rows.ts';

/** Minor units; `lines` by part number, without what is inside of kits. */
export type Amounts = {
  currency: 'eur' | 'pln';
  lines: Record<string, number>;
  items: number;
  shipping: number;
  tax: number;
  total: number;
  discount: number;
  /** the word for it where no VAT is charged */
  taxFree: 'Reverse charge' | 'Export';
};

type Item = { urlcomponent: string; price_net_eur: number; price_net_pln: number };
const data = new URL('../../sandbox/data/parts.json', import.meta.url);
const sets = (JSON.parse(readFileSync(data, 'utf8')) as { sets: { items: Item[] }[] }).sets;
const items = new Map(sets.flatMap((set) => set.items).map((item) => [item.urlcomponent, item]));

const vatPercent = 23;
const percentOff = { RALLY26: 5, PADDOCK10: 10 };

const withVat = (net: number) => Math.round((net * (100 + vatPercent)) / 100);
const withoutVat = (gross: number) => Math.round((gross * 100) / (100 + vatPercent));
const sum = (amounts: number[]) => amounts.reduce((left, right) => left + right, 0);

function netOf(slug: string, currency: AmountRow['currency']): number {
  const item = items.get(slug);
  if (!item) throw new Error(`the data has no ${slug}`);
  return Math.round((currency === 'eur' ? item.price_net_eur : item.price_net_pln) * 100);
}

/** What a purchase costs by the sandbox's data, worked out here and by nothing of the shop or the sandbox. */
export function expectAmounts({
  currency,
  vat,
  vatNumber,
  promo,
  goods: chosen,
  shipping: listed,
}: AmountRow): Amounts {
  const full = goods[chosen].map(([slug, pieces]) => {
    const net = netOf(slug, currency);
    return [slug, (vat ? withVat(net) : net) * pieces] as const;
  });
  const off = promo ? percentOff[promo] : 0;
  const lines = Object.fromEntries(full.map(([slug, amount]) => [slug, Math.round((amount * (100 - off)) / 100)]));
  const left = sum(Object.values(lines));
  const shipping = vat ? listed : withoutVat(listed);
  const total = left + shipping;
  const tax = vat ? total - withoutVat(total) : 0;
  const discount = sum(full.map(([, amount]) => amount)) - left;
  const taxFree = vatNumber === null ? 'Export' : 'Reverse charge';
  return { currency, lines, items: left, shipping, tax, total, discount, taxFree };
}

/**
 * What each line of a purchase says to whoever wants prices without VAT: the data's own net price times the pieces; with a promo
 * code the price of one piece less VAT, in whole cents, times the pieces. Without VAT it is the line itself.
 */
export function expectNetLines(one: AmountRow): Record<string, number> {
  const { lines } = expectAmounts(one);
  if (!one.vat) return lines;
  return Object.fromEntries(
    goods[one.goods].map(([slug, pieces]) => {
      const piece = one.promo ? withoutVat((lines[slug] ?? 0) / pieces) : netOf(slug, one.currency);
      return [slug, piece * pieces];
    }),
  );
}

/** "€1,112.40", "482.14 zł" */
export function toText(minor: number, currency: AmountRow['currency']): string {
  const number = (minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return currency === 'eur' ? `€${number}` : `${number} zł`;
}
