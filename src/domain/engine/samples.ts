import type { PartPrice } from '../price/part-price.ts';
import type { EngineGroup, EngineRow } from './engine-row.ts';
import { readPosition } from '../part/part-position.ts';
import { splitLetters } from './set-letters.ts';

/** Rows for tests: what a set's page would say, out of its number. */
export const samplePrice = (amount = 12_300): PartPrice => ({
  net: { amount: Math.round(amount / 1.23), currency: 'eur' },
  gross: { amount, currency: 'eur' },
  promotion: null,
});

const clearanceOf = (letters: string | null): string =>
  letters?.includes('X') ? 'Extra oil clearance (-0.025mm)' : letters ? 'Standard oil clearance' : 'Thrust washers';

/** A set in the given sizes, €123.00 each; "" for one without size. */
export function sampleRow(set: string, sizes: readonly string[], changes: Partial<EngineRow> = {}): EngineRow {
  const { stem, letters } = splitLetters(set);
  const slugOf = (size: string) => (size ? `${set}-${size}` : set);
  return {
    ...{ set, stem, letters, position: readPosition(set), isKit: false, name: 'Bearings', parameter: '', photo: null },
    ...{ clearance: clearanceOf(letters), isCoated: letters === 'HC', journalMm: null, contents: [] },
    difference: { words: '', figure: '' },
    sizes: sizes.map((size) => ({ slug: slugOf(size), size, meaning: size, price: samplePrice() })),
    ...changes,
  };
}

/** A kit of the given parts, one of each. */
export const sampleKitRow = (set: string, slugs: readonly string[], amount: number): EngineRow =>
  sampleRow(set, [''], {
    isKit: true,
    sizes: [{ slug: set, size: '', meaning: '', price: samplePrice(amount) }],
    contents: slugs.map((slug) => ({ slug, quantity: 1, price: samplePrice().gross })),
  });

/** The rows as one group: what a bottom end is made of is told by their numbers, not by their headings. */
export const sampleGroup = (rows: EngineRow[]): EngineGroup[] => [{ title: 'Bearings', journalMm: null, rows }];
