import { useStore } from '@nanostores/react';
import type { BasketLineAnswer } from '#api/basket.ts';
import { decideShortage } from '#domain/basket/line-shortage.ts';
import { LineShortage } from '#islands/basket/LineShortage.tsx';
import { $pending, removeLine, shownQuantity } from '#stores/basket/basket.ts';
import { leftOut } from '#stores/checkout/left-out-instance.ts';

/** Below a line of the summary: what is wrong with it and what to do. Only the last line can be removed here; others are left out by the tick. */
export function SummaryLineNote({ line, isOnly }: { line: BasketLineAnswer; isOnly: boolean }) {
  const quantity = shownQuantity(line, useStore($pending)[line.id]);
  const shortage = decideShortage({ ...line, quantity });
  if (!shortage) return null;
  const mayRemove = shortage.kind === 'fewer' || isOnly;
  return (
    <LineShortage
      line={line}
      shortage={shortage}
      onTake={(left) => leftOut.take(line, left)}
      onRemove={mayRemove ? () => void (isOnly ? removeLine(line.id) : leftOut.leaveOut(line)) : undefined}
    />
  );
}
