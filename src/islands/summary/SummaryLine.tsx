import type { BasketLineAnswer } from '#api/basket.ts';
import { LineShortage } from '#islands/basket/LineShortage.tsx';
import { useShortage } from '#islands/basket/use-shortage.ts';
import { removeLine } from '#stores/basket/basket.ts';
import { leftOut } from '#stores/checkout/left-out-instance.ts';

/** Below a line of the summary: what is wrong with it and what to do. Only the last line can be removed here; others are left out by the tick. */
export function SummaryLineNote({ line, isOnly }: { line: BasketLineAnswer; isOnly: boolean }) {
  const shortage = useShortage(line);
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
