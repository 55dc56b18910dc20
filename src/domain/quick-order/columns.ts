/** Which field of a table is what, as its heading says; null where it has no such column. */
export type Columns = { number: number; size: number | null; quantity: number | null };

const words = {
  number:
    /^(?:(?:part|article|item|product|order)[\s_-]*)?(?:no|nr|num|number|code|id)\.?$|^(?:part|article|item|sku)s?$/i,
  size: /^(?:under)?size$/i,
  quantity: /^(?:order[\s_-]*)?(?:qty|quantity|quantities|amount|pcs|pieces|count)\.?$/i,
};

const find = (fields: readonly string[], word: RegExp): number | null => {
  const at = fields.findIndex((field) => word.test(field));
  return at === -1 ? null : at;
};

/** True for a heading: it has no figures, and a word for the number or the quantity; also the "sep=;" of a spreadsheet. */
export function isHeading(fields: readonly string[]): boolean {
  const line = fields.join(' ').trim();
  if (/^sep=/i.test(line)) return true;
  if (/\d/.test(line)) return false;
  const cells = fields.length > 1 ? fields : [line, ...line.split(/\s+/)];
  return cells.some((cell) => words.number.test(cell) || words.quantity.test(cell));
}

/** The columns that a heading names; null where it does not name that of the number. */
export function readColumns(fields: readonly string[]): Columns | null {
  const number = find(fields, words.number);
  if (number === null || fields.length < 2) return null;
  return { number, size: find(fields, words.size), quantity: find(fields, words.quantity) };
}
