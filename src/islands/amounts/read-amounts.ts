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

/** Where the element that begins at `start` ends. */
function findEnd(markup: string, name: string, start: number): number {
  let depth = 0;
  for (const { 0: tag, index } of markup.slice(start).matchAll(new RegExp(`</?${name}(?=[\\s>])[^>]*>`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return start + index + tag.length;
  }
  throw new Error(`<${name}> is never closed`);
}

/** The markup as the style sheet shows it to whoever wants prices without VAT, or to everybody else (rule price.net). */
export function showForm(markup: string, form: 'net' | 'gross'): string {
  const hidden = new RegExp(`<([a-z]+)[^>]*\\sdata-${form === 'net' ? 'gross' : 'net'}(?=[\\s=>])[^>]*>`);
  let visible = markup;
  for (let found = hidden.exec(visible); found; found = hidden.exec(visible))
    visible = visible.slice(0, found.index) + visible.slice(findEnd(visible, found[1] ?? '', found.index));
  return visible;
}

/** The texts between the tags, in their order. */
export const toTexts = (markup: string): string[] =>
  markup
    // where a line may end: no letter of the text
    .replaceAll(/<wbr[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);

/** What stands behind a label where it stands last. */
const findBehind = (texts: string[], label: string | RegExp): string => {
  const at = texts.map((text) => (typeof label === 'string' ? text === label : label.test(text))).lastIndexOf(true);
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
export function readLines(markup: string): Record<string, string> {
  const rows = markup
    .split(/<(?:tr|li)[\s>]/)
    .slice(1)
    .map((rest) => toTexts(`<i ${rest.split(/<\/(?:tr|li)>/)[0]}`));
  return gather(
    rows.flatMap((texts): [string, string][] => {
      const number = texts.find((text) => partNumber.test(text));
      const amount = texts.filter((text) => money.test(text)).at(-1);
      return number && amount ? [[number, amount]] : [];
    }),
  );
}

/** Drawer and basket page: lines and what they come to, under its label. */
export function readBasketScreen(place: string, markup: string, label: 'Total' | 'Subtotal'): ReadAmounts {
  const gross = showForm(markup, 'gross');
  const texts = toTexts(gross);
  const discount = findBehind(texts, /^Total discount/);
  return { place, lines: readLines(gross), items: findBehind(texts, label), discount };
}

/** The amount of VAT, or the word for why there is none: "Reverse charge", "Export". */
const readTax = (texts: string[]): string =>
  texts
    .map((text) => /^(?:VAT included: (?<amount>.+)|(?<word>Reverse charge|Export): .+)$/.exec(text)?.groups)
    .map((found) => found?.amount ?? found?.word)
    .find(Boolean) ?? '';

/** Checkout, summary and order page: all rows of the side summary. */
export function readFullScreen(place: string, markup: string): ReadAmounts {
  const texts = toTexts(showForm(markup, 'gross'));
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
