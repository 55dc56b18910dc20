import { lastToLeave, type LinePromise } from './line-promise.ts';
import { latestOf, type Promised, waitOf } from './promise.ts';

/**
 * When a basket or an order is there: all of it together. `late`: ids of the lines that hold it back, none where all lines are
 * as late as each other or the others have no day either; `rest`: what the others could have without those, null where nothing
 * holds back.
 */
export type OrderPromise = { promise: Promised; leaves: string | null; late: string[]; rest: Promised | null };

type Line = { id: string; delivery: Pick<LinePromise, 'promise' | 'leaves'> };

/** A line that cannot be ordered as it stands is no part of what is sent, as long as there is anything else. */
function listSent(lines: readonly Line[]): readonly Line[] {
  const sent = lines.filter(
    ({ delivery: { promise } }) => promise.kind !== 'unknown' || promise.why !== 'out-of-stock',
  );
  return sent.length > 0 ? sent : lines;
}

/** The promise for lines that are sent together: that of the latest (rule delivery.together); `today` an ISO date. */
export function promiseOrder(lines: readonly Line[], today: string): OrderPromise {
  const sent = listSent(lines);
  const latest = (some: readonly Line[]) =>
    latestOf(
      some.map(({ delivery }) => delivery.promise),
      today,
    );
  const end = Math.max(...sent.map(({ delivery }) => waitOf(delivery, today)));
  const isLate = ({ delivery }: Line) => waitOf(delivery, today) === end;
  // with nothing else there is nothing that could come earlier: that is unknown too
  const rest = latest(sent.filter((line) => !isLate(line)));
  const holdsBack = rest.kind !== 'unknown';
  return {
    promise: latest(sent),
    leaves: lastToLeave(sent.map(({ delivery }) => delivery.leaves)),
    late: holdsBack ? sent.filter(isLate).map(({ id }) => id) : [],
    rest: holdsBack ? rest : null,
  };
}
