import type { BasketLineAnswer } from '#api/basket.ts';
import { LineShortage } from '#islands/basket/LineShortage.tsx';
import { useShortage } from '#islands/basket/use-shortage.ts';
import { removeLine } from '#stores/basket/basket.ts';
import { leftOut } from '#stores/checkout/left-out-instance.ts';
import { leaveOut } from './leave-out.ts';

/** Below a line of the summary: what is wrong with it and what to do. What is removed here is left out as by its tick, but for the last line. */
export function SummaryLineNote({ line, isOnly }: { line: BasketLineAnswer; isOnly: boolean }) {
  const shortage = useShortage(line);
  if (!shortage) return null;
  return (
    <LineShortage
      line={line}
      shortage={shortage}
      onTake={(left) => leftOut.take(line, left)}
      onRemove={() => void (isOnly ? removeLine(line.id) : leaveOut(line))}
    />
  );
}
