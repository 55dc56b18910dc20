import { toMinor } from '#domain/price/money.ts';

type SummedLine = { quantity: number; grosamount: number; kitcomponent: boolean };
/** What the answer says of itself: gross amount of all lines, in units of the currency, and pieces where they are told. */
type Claims = { items: number; pieces?: number | undefined };

const cents = (amount: number): number => toMinor(amount, 'eur')?.amount ?? 0;
const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * What is wrong with a list of lines, or null: it holds fewer pieces or amounts than the answer claims (cut), or more pieces
 * (doubled). Whether the contents of a kit count as pieces nobody has promised, so either number will do. Each line may have
 * been rounded, by one cent; amounts before a discount are larger than what is claimed and no fault.
 */
export function checkLines(lines: readonly SummedLine[], { items, pieces }: Claims): string | null {
  const all = sum(lines.map(({ quantity }) => quantity));
  const bought = sum(lines.filter(({ kitcomponent }) => !kitcomponent).map(({ quantity }) => quantity));
  if (pieces !== undefined && pieces !== all && pieces !== bought) return 'holds another number of pieces than told';
  const total = sum(lines.map(({ grosamount }) => cents(grosamount)));
  return total + lines.length < cents(items) ? 'adds up to less than told' : null;
}
