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
