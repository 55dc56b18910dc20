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

const separators = ['\t', ';', '|', ','] as const;
/** "-,25", " 0,50" and ",0,25" are sizes with a decimal comma, " 1,000" may be a thousand: not two fields */
const decimalComma = /(-0?|[\s,]0|\s[1-9]\d{0,2}(?=,\d{3})),(?=\d{2,3}(?!\d))/g;

/**
 * The fields of a line of a list: parted by tabs, else by semicolons, else by bars, else by commas; one field where there is none of them.
 * A field in quotes may hold separators and doubled quotes; a quote inside of a field is a sign of its own (0.010").
 */
export function splitFields(line: string): string[] {
  const separator = separators.find((sign) => line.includes(sign));
  if (separator === undefined) return [unquote(line)];
  const text = separator === ',' ? line.replace(decimalComma, '$1.') : line;
  if (!text.includes(separator)) return [unquote(text)];
  return cut(text, separator).map(unquote);
}

/** Cuts at separators that stand outside of quoted fields; an open quote that is never closed is none. */
function cut(text: string, separator: string): string[] {
  const fields: string[] = [];
  let from = 0;
  while (from <= text.length) {
    const closed = /^\s*"(?:[^"]|"")*"\s*/.exec(text.slice(from))?.[0].length ?? 0;
    const isQuoted = closed > 0 && (from + closed === text.length || text.startsWith(separator, from + closed));
    const at = text.indexOf(separator, isQuoted ? from + closed : from);
    const to = at === -1 ? text.length : at;
    fields.push(text.slice(from, to));
    from = to + separator.length;
  }
  return fields;
}

function unquote(field: string): string {
  const [, inner] = /^"((?:[^"]|"")*)"$/.exec(field.trim()) ?? [];
  return (inner?.replaceAll('""', '"') ?? field).trim();
}
