/** `lost-before`: the other side never heard of it; `lost-after`: it was done and nobody is told. */
export type Fate = 'pass' | 'lost-before' | 'lost-after';
type Held = { label: string; lane: string | null; resolve: (fate: Fate) => void };

/** Turns of the loop without any movement after which nothing moves by itself any more. */
const quietTurns = 3;
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * A line on which everything waits until it is let through, in an order and with a fate that the test chooses. No time
 * passes: `rest` resolves when everything that was let through has come to its end or is held again.
 */
export function createSlowLine() {
  const held: Held[] = [];
  let moves = 0;
  let busy = 0;

  /** Waits to be let through; within a lane nothing overtakes. */
  function hold(label: string, lane: string | null = null): Promise<Fate> {
    moves += 1;
    return new Promise((resolve) => held.push({ label, lane, resolve }));
  }

  /** Those that may go next: of each lane the first. */
  const listNext = () =>
    held.filter(({ lane }, index) => lane === null || held.findIndex((one) => one.lane === lane) === index);

  /** Work that goes on outside the loop's sight, such as encryption; it is waited for. */
  async function during<T>(work: Promise<T>): Promise<T> {
    busy += 1;
    return work.finally(() => {
      busy -= 1;
      moves += 1;
    });
  }

  async function rest(): Promise<void> {
    for (let quiet = 0; quiet < quietTurns;) {
      const seen = moves;
      await nextTurn();
      quiet = busy === 0 && seen === moves ? quiet + 1 : 0;
    }
  }

  /** Lets one of those that wait through, counted from the one that waits longest; false when none does. */
  async function letThrough(pick = 0, fate: Fate = 'pass'): Promise<boolean> {
    const free = listNext();
    const chosen = free[pick % Math.max(1, free.length)];
    if (chosen) held.splice(held.indexOf(chosen), 1);
    chosen?.resolve(fate);
    await rest();
    return chosen !== undefined;
  }

  return { hold, during, rest, letThrough, labels: () => held.map(({ label }) => label) };
}
export type SlowLine = ReturnType<typeof createSlowLine>;

type Timer = { at: number; run: () => void };

/** A clock that only goes when it is told. */
export function createStillClock() {
  let now = 0;
  const due = new Set<Timer>();
  const first = () => [...due].toSorted((one, other) => one.at - other.at)[0];
  return {
    /** as `stores/browser/timer.ts` */
    schedule(run: () => void, delayMs: number): () => void {
      const timer = { at: now + delayMs, run };
      due.add(timer);
      return () => void due.delete(timer);
    },
    wait(delayMs: number): Promise<void> {
      return new Promise((resolve) => due.add({ at: now + delayMs, run: resolve }));
    },
    /** goes on to the next timer and runs it; false when there is none */
    goOn(): boolean {
      const timer = first();
      if (timer === undefined) return false;
      due.delete(timer);
      now = timer.at;
      timer.run();
      return true;
    },
  };
}
