import { columnWords } from '#config/column-words.ts';

/**
 * What a heading says that its column holds. `count`: pieces that need not be those that are wanted (stock, delivered, "Amount").
 * `other`: surely no quantity. Rule quick-order.columns.
 */
export type ColumnKind = 'number' | 'size' | 'quantity' | 'count' | 'other';

/** a longer cell is a sentence */
const mostWords = 5;

const toPattern = (words: readonly string[]): RegExp => new RegExp(`(?<= )(?:${words.join('|')})(?= )`);
const patterns = {
  value: toPattern(columnWords.value),
  count: toPattern(columnWords.count),
  quantity: toPattern(columnWords.quantity),
  wanted: new RegExp(`^ (?:${columnWords.wanted.join('|')}) $`),
  unit: toPattern(columnWords.unit),
  text: toPattern(columnWords.text),
  size: toPattern(columnWords.size),
  number: toPattern(columnWords.number),
  vague: toPattern(columnWords.vague),
};

/** Lower case without accents and signs, a blank before, behind and between the words: " q ta ordinata ". */
const simplify = (heading: string): string =>
  ` ${heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** "Preis je Stück" is a price; "Menge kg" has a word of each, and may be pieces. */
function toValueKind(text: string): ColumnKind | null {
  const value = text.search(patterns.value);
  if (value === -1) return null;
  const quantity = text.search(patterns.quantity);
  return quantity !== -1 && quantity < value ? 'count' : 'other';
}

/** What a heading says of its column; null for one that is not known, whose figures may be anything. */
export function toColumnKind(heading: string): ColumnKind | null {
  if (/^\s*[#%€$£]\s*$/.test(heading)) return 'other';
  const text = simplify(heading);
  const has = (group: keyof typeof patterns): boolean => patterns[group].test(text);
  if (text.trim() === '' || text.trim().split(' ').length > mostWords) return null;
  const ofValue = toValueKind(text);
  if (ofValue) return ofValue;
  if (has('count')) return has('number') && !has('quantity') ? 'number' : 'count';
  if (has('quantity') || has('wanted')) return 'quantity';
  // below "Unit" stands a word; a figure there may be pieces
  if (has('unit')) return 'count';
  if (has('text')) return 'other';
  if (has('size')) return 'size';
  if (has('number')) return 'number';
  return has('vague') ? 'count' : null;
}
