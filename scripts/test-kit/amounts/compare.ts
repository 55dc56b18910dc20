import { type Amounts, toText } from './expect-amounts.ts';

/** What one place shows, as texts: amounts that it does not show are missing, those it should show and does not are "". */
type DisplayedAmounts = {
  place: string;
  lines: Record<string, string>;
} & Partial<Record<Figure, string>>;
export type Figure = 'items' | 'shipping' | 'tax' | 'total' | 'discount';

export type RecordedAmounts = Record<Figure, number>;

const figures: Figure[] = ['items', 'shipping', 'tax', 'total', 'discount'];

/** A free delivery and no tax are told in words (rules shipping.free-word and tax.in-words); no discount is told by nothing. */
function wordsFor(figure: Figure, { currency, ...amounts }: Amounts): string {
  if (figure === 'shipping' && amounts.shipping === 0) return 'Free Shipping';
  if (figure === 'discount' && amounts.discount === 0) return '';
  if (figure === 'tax' && amounts.tax === 0) return amounts.taxFree;
  return toText(amounts[figure], currency);
}

/** "basket page, total: €12.00 instead of €13.00" for every amount that is not what it should be. */
export function findDisagreements(expected: Amounts, displayed: DisplayedAmounts): string[] {
  const pairs = [
    ...figures
      .filter((figure) => displayed[figure] !== undefined)
      .map((figure) => [figure, displayed[figure], wordsFor(figure, expected)]),
    ...Object.entries(expected.lines).map(([number, amount]) => [
      number,
      displayed.lines[number],
      toText(amount, expected.currency),
    ]),
    ...Object.keys(displayed.lines)
      .filter((number) => expected.lines[number] === undefined)
      .map((number) => [number, displayed.lines[number], 'no such line']),
  ];
  return pairs
    .filter(([, seen, wanted]) => seen !== wanted)
    .map(([what, seen, wanted]) => `${displayed.place}, ${what}: ${seen ?? 'nothing'} instead of ${wanted}`);
}

/** The same of a record of the sandbox; amounts in units of the currency. */
export function findWrongRecords(expected: Amounts, place: string, record: RecordedAmounts | undefined): string[] {
  return figures
    .filter((figure) => Math.round((record?.[figure] ?? Number.NaN) * 100) !== expected[figure])
    .map((figure) => `${place}, ${figure}: ${record?.[figure]} instead of ${expected[figure] / 100}`);
}
