import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { limits } from '#config/limits.ts';
import { countBeyond, listCorrected, type OrderLine } from '#domain/quick-order/order-lines.ts';

/** How the lines that were typed became this row: what was corrected, summed or cut. */
export function TypedNotes({ line }: { line: OrderLine }) {
  const beyond = countBeyond(line);
  const notes = [
    ...listCorrected(line).map(({ typed }) => copy.corrected(typed)),
    ...(line.sources.length > 1 ? [copy.summed(line.sources.length)] : []),
    ...(beyond === null ? [] : [copy.beyond(beyond, limits.lineQuantityMax)]),
  ];
  return notes.map((note, at) => (
    <span key={at} className="muted">
      {note}
    </span>
  ));
}
