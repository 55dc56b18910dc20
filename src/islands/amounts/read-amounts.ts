/** For tests: the amounts in the markup of a screen and in a mail, as a buyer reads them. "" stands for one that is not told. */
export type ReadAmounts = {
  place: string;
  lines: Record<string, string>;
  items: string;
  discount: string;
  shipping?: string;
  tax?: string;
  total?: string;
};

const money = /^−?(?:€[\d,]+\.\d\d|[\d,]+\.\d\d zł)$/;
const partNumber = /^(?=.*\d)(?=.*[A-Z])[A-Z\d.+-]{4,}$/;

/** The texts between the tags, in their order. */
const toTexts = (markup: string): string[] =>
  markup
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);

/** What stands behind a label where it stands last. */
const findBehind = (texts: string[], label: string | RegExp): string => {
  const at = texts.findLastIndex((text) => (typeof label === 'string' ? text === label : label.test(text)));
  return at === -1 ? '' : (texts[at + 1] ?? '');
};

/** A part that two lists show with two amounts has both, and so is never right. */
function gather(found: [string, string][]): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const [number, amount] of found)
    lines[number] = (lines[number] ?? amount) === amount ? amount : `${lines[number]} and ${amount}`;
  return lines;
}

/** Lines are rows of a table or entries of a list; the last amount in one is that of the whole line. */
function readLines(markup: string): Record<string, string> {
  const rows = markup
    .split(/<(?:tr|li)[\s>]/)
    .slice(1)
    .map((rest) => toTexts(`<i ${rest.split(/<\/(?:tr|li)>/)[0]}`));
  return gather(
    rows.flatMap((texts): [string, string][] => {
      const number = texts.find((text) => partNumber.test(text));
      const amount = texts.findLast((text) => money.test(text));
      return number && amount ? [[number, amount]] : [];
    }),
  );
}

/** Drawer and basket page: lines and what they come to, under its label. */
export function readBasketScreen(place: string, markup: string, label: 'Total' | 'Subtotal'): ReadAmounts {
  const texts = toTexts(markup);
  const discount = findBehind(texts, /^Total discount/);
  return { place, lines: readLines(markup), items: findBehind(texts, label), discount };
}

/** The amount of VAT, or the word for why there is none: "Reverse charge", "Export". */
const readTax = (texts: string[]): string =>
  texts
    .map((text) => /^(?:VAT included: (?<amount>.+)|(?<word>Reverse charge|Export): .+)$/.exec(text)?.groups)
    .map((found) => found?.amount ?? found?.word)
    .find(Boolean) ?? '';

/** Checkout, summary and order page: all rows of the side summary. */
export function readFullScreen(place: string, markup: string): ReadAmounts {
  const texts = toTexts(markup);
  return {
    ...readBasketScreen(place, markup, 'Subtotal'),
    shipping: findBehind(texts, 'Shipping'),
    total: findBehind(texts, 'Total'),
    tax: readTax(texts),
  };
}

const find = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

/** The confirmation mail. */
export const readMail = (text: string): ReadAmounts => ({
  place: 'mail',
  lines: gather(
    [...text.matchAll(/^\d+ × .+ \((\S+)\): (.+)$/gm)].map(([, number = '', amount = '']) => [number, amount]),
  ),
  items: find(text, /^Subtotal: (.+)$/m),
  discount: find(text, /^Total discount.*: (.+)$/m),
  shipping: find(text, /^Shipping: (.+)$/m),
  total: find(text, /^Total: (.+)$/m),
  tax: readTax(text.split('\n')),
});
