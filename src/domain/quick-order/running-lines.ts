import { isNumberLike } from './number-like.ts';
import type { Record } from './split-cells.ts';

const numbered = /^(\d{1,4})([.)]?)\s+(\S.*)$/;
const withQuantity = /^(.*\S)\s+(\d{1,6}(?:[.,]0{1,2})?)$/;

type Part = { record: Record; figure: number; isPoint: boolean; rest: string };

function toPart(record: Record): Part | null {
  const [, figure = '', sign = '', rest = ''] = numbered.exec(record.cells[0] ?? '') ?? [];
  return record.cells.length === 1 && isNumberLike(rest)
    ? { record, figure: Number(figure), isPoint: sign !== '', rest }
    : null;
}

/** "1." is the number of a line and nothing else; "1" may be how many, so it stays a cell beside the others. */
function partAll(parts: readonly Part[]): Map<Record, string[]> {
  const splits = parts.map(({ rest }) => withQuantity.exec(rest));
  const isPoints = parts.every(({ isPoint }) => isPoint);
  const isQuantified = splits.every((split) => split !== null);
  return new Map(
    parts.map(({ record, figure, rest }, at) => {
      const [, number = '', quantity = ''] = splits[at] ?? [];
      if (isPoints) return [record, [rest]];
      return [record, isQuantified ? [`${figure}`, number, quantity] : [`${figure}`, rest]];
    }),
  );
}

/**
 * Lines without separators that begin with 1, 2, 3 …, in cells: the figure that runs, the number, and how many where each line
 * ends in a figure. Lines that do not run stay as they are (rule quick-order.columns).
 */
export function partRunning<Line extends Record & { isWords: boolean }>(records: readonly Line[]): readonly Line[] {
  const parts = records.flatMap((record) => toPart(record) ?? []);
  const numberedOnes = new Set<Record>(parts.map(({ record }) => record));
  const others = records.filter((record) => !numberedOnes.has(record) && !record.isWords);
  const isRun = parts.every(({ figure }, at) => figure === at + 1);
  const isPoint = parts.length === 1 && parts[0]?.isPoint === true;
  if (!isRun || !(parts.length > 1 || isPoint) || others.some(({ cells }) => cells.some(isNumberLike))) return records;
  const parted = partAll(parts);
  return records.map((record) => ({ ...record, cells: parted.get(record) ?? record.cells }));
}
