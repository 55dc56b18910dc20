import type { Locator, Page } from '@playwright/test';
import type { RecordedOrder } from '../sandbox.ts';
import { basketRows, openDrawer } from './basket.ts';
import { isPhone } from './visitor.ts';

/** Amounts as texts; what a place does not tell is missing. */
export type ReadAmounts = {
  lines: Record<string, string>;
  subtotal?: string;
  shipping?: string;
  tax?: string;
  total?: string;
  discount?: string;
};

const money = /€[\d,]+\.\d\d|[\d,]+\.\d\d zł/g;
/** Stands alone in its line or cell, where names hold codes of engines. */
const partNumber = /^(?=.*\d)[A-Z\d][A-Z\d.+-]{3,}$/;
const readNumber = (text: string) =>
  text
    .split(/[\n\t]/)
    .find((piece) => partNumber.test(piece.trim()))
    ?.trim();

/** The amount in a row or entry of a list that stands last, by the part number in it. */
async function readLines(entries: Locator): Promise<Record<string, string>> {
  const texts = await entries.allInnerTexts();
  return Object.fromEntries(texts.map((text) => [readNumber(text) ?? text, text.match(money)?.at(-1) ?? 'no amount']));
}

const find = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1]?.trim();

const readSums = (text: string): Omit<ReadAmounts, 'lines'> => {
  const sums = {
    subtotal: find(text, /^Subtotal:?\s+(.+)/m),
    shipping: find(text, /^Shipping:?\s+(.+)/m),
    total: find(text, /^Total(?! discount):?\s+([^(\n]+)/m),
    tax: find(text, /^VAT included: (.+)/m) ?? find(text, /^(Reverse charge|Export): /m),
    discount: find(text, /^Total discount[^:\n]*:?\s+(.+)/m),
  };
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== undefined));
};

const side = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
const table = (page: Page) => page.getByRole('table', { name: 'Your order' }).locator('tbody').getByRole('row');

/** Summary and order page: the table of what is ordered, and the sums beside it. */
export const readOrdered = async (page: Page): Promise<ReadAmounts> => ({
  lines: await readLines(table(page)),
  ...readSums(await side(page).innerText()),
});

/** Checkout: the folded list, and the sums. */
export async function readCheckout(page: Page): Promise<ReadAmounts> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Show basket' }).click();
  const items = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
  return { lines: await readLines(items), ...readSums(await side(page).innerText()) };
}

/** The drawer calls the sum of the goods its total. */
export async function readDrawer(page: Page): Promise<ReadAmounts> {
  const drawer = await openDrawer(page);
  const lines = await readLines(drawer.locator('li[data-line]'));
  const { total: subtotal, ...sums } = readSums(await drawer.innerText());
  return { lines, ...(subtotal ? { subtotal } : {}), ...sums };
}

export async function readBasketPage(page: Page): Promise<ReadAmounts> {
  const sums = readSums(await page.getByRole('complementary', { name: 'Subtotal' }).innerText());
  return { lines: await readLines(basketRows(page)), ...sums };
}

export const readMail = (text: string): ReadAmounts => {
  const lines = [...text.matchAll(/^\d+ × .+ \((\S+)\): (.+)$/gm)];
  return { lines: Object.fromEntries(lines.map(([, number, amount]) => [number, amount])), ...readSums(text) };
};

const toText = (amount: number, currency: string): string => {
  const number = amount.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return currency === 'eur' ? `€${number}` : `${number} zł`;
};

const withoutVat = { 'reverse-charge': 'Reverse charge', export: 'Export' };

/** What the sandbox has recorded of the order, as it must be told; `sums` of it are told by drawer and basket page too. */
export function expectAmounts({ amounts, currency, lines, tax: setting }: RecordedOrder): {
  goods: ReadAmounts;
  all: ReadAmounts;
} {
  const text = (amount: number) => toText(amount, currency);
  const own = lines.filter(({ kitcomponent }) => !kitcomponent);
  const goods = {
    lines: Object.fromEntries(own.map(({ item, grosamount }) => [item.urlcomponent, text(grosamount)])),
    subtotal: text(amounts.items),
    ...(amounts.discount > 0 ? { discount: text(amounts.discount) } : {}),
    // how much VAT they hold is told with the shipping; that they hold none, from the start
    ...(setting === 'standard' ? {} : { tax: withoutVat[setting] }),
  };
  const shipping = amounts.shipping === 0 ? 'Free Shipping' : text(amounts.shipping);
  const tax = setting === 'standard' ? text(amounts.tax) : withoutVat[setting];
  return { goods, all: { ...goods, shipping, tax, total: text(amounts.total) } };
}
