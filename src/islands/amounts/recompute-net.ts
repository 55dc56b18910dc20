/** For tests: works a screen out again, as whoever has chosen prices without VAT reads it (rule price.net-sums). */
import { readLines, showForm, toTexts } from './read-amounts.ts';

/** In minor units: "−€1,112.40" is -111240; null where a text is no amount. */
function toMinor(text: string | undefined): number | null {
  if (text === undefined || !/\d\.\d\d/.test(text)) return null;
  return Number(text.replaceAll(/\D/g, '')) * (text.startsWith('−') ? -1 : 1);
}

/** Rows that lead from the lines to an amount with VAT; what a screen does not say counts nothing. */
const addends = ['Goods excl. VAT', 'Shipping excl. VAT', 'Rounding', 'VAT 23%'] as const;

/** `lines`: what each line must say, in minor units, by part number. */
type Expected = { lines: Record<string, number>; hasVat: boolean };

function findOddLines(displayed: Record<string, string>, lines: Expected['lines']): string[] {
  const numbers = new Set([...Object.keys(displayed), ...Object.keys(lines)]);
  return [...numbers]
    .filter((number) => toMinor(displayed[number]) !== lines[number])
    .map((number) => `${number}: ${displayed[number] ?? 'nothing'} instead of ${lines[number] ?? 'no such line'}`);
}

function findOddSums(texts: string[], label: string, goods: number): string[] {
  const read = (row: string) => toMinor(texts[texts.lastIndexOf(row) + 1]) ?? 0;
  const [first, ...others] = addends.map((row) => (texts.includes(row) ? read(row) : 0));
  const leadsTo = others.reduce((sum, amount) => sum + amount, first ?? 0);
  return [
    ...(first === goods ? [] : [`the lines come to ${goods}, the goods are ${first}`]),
    ...(leadsTo === read(label) ? [] : [`the rows come to ${leadsTo}, below them stands ${read(label)}`]),
  ];
}

/** What is odd about a screen; `label` names the amount with VAT below its rows. */
export function findNetFaults(place: string, markup: string, label: string, expected: Expected): string[] {
  const net = showForm(markup, 'net');
  const texts = toTexts(net);
  const goods = Object.values(expected.lines).reduce((sum, amount) => sum + amount, 0);
  const faults = [
    ...findOddLines(readLines(net), expected.lines),
    ...(expected.hasVat ? findOddSums(texts, label, goods) : []),
    ...(!expected.hasVat && addends.some((row) => texts.includes(row)) ? ['rows of VAT where none is charged'] : []),
  ];
  return faults.map((fault) => `${place}, without VAT: ${fault}`);
}
