/**
 * What a buyer asked for and what may have become of it: knows nothing of the shop but the answers that the buyer got. Times
 * are ticks of one counter.
 */
export type Press = {
  kind: 'add' | 'set' | 'remove';
  slug: string;
  lineId: string | null;
  quantity: number;
  /** the page it was pressed on: presses of one page follow each other */
  page: number;
  start: number;
  /** when the answer came; endless while none has */
  end: number;
  isSent: boolean;
  /** `waiting` and `done` have to show; `unknown` may; `refused` and `replaced` must not */
  fate: 'waiting' | 'done' | 'unknown' | 'refused' | 'replaced';
};

/** The ledger of one buyer, empty. */
export function createLedger() {
  let tick = 0;
  let base = 0;
  let presses: Press[] = [];
  const next = () => (tick += 1);

  /** A newer wish for a line takes the place of one that has not left the page. */
  function replace({ page, lineId }: Pick<Press, 'page' | 'lineId'>): void {
    for (const one of presses)
      if (one.kind === 'set' && one.page === page && one.lineId === lineId && !one.isSent) one.fate = 'replaced';
  }

  function press(asked: Pick<Press, 'kind' | 'slug' | 'lineId' | 'quantity' | 'page'>): void {
    if (asked.kind !== 'add') replace(asked);
    presses.push({ ...asked, start: next(), end: Infinity, isSent: false, fate: 'waiting' });
  }

  /** The request of a press leaves the page; gives whom to tell what became of it. */
  function send(fits: (press: Press) => boolean): (fate: Press['fate']) => void {
    const found = presses.find((one) => one.fate === 'waiting' && !one.isSent && fits(one));
    if (!found) return () => undefined;
    found.isSent = true;
    return (fate) => {
      if (found.fate === 'waiting' || fate === 'refused') found.fate = fate;
      found.end = next();
    };
  }

  /** The basket became an order: what was answered before is history, what is under way may reach the next basket or not. */
  function close(): void {
    base = next();
    presses = presses.filter(({ end }) => end > base);
    for (const one of presses) if (one.fate === 'waiting') one.fate = 'unknown';
  }

  /** Every quantity of a part that some order of the presses explains; 0 is no line. */
  function listPossible(slug: string): Set<number> {
    return settle(presses.filter((one) => one.slug === slug && one.fate !== 'refused' && one.fate !== 'replaced'));
  }

  return {
    now: () => tick,
    ...{ next, press, send, close, listPossible },
    /** the presses of a part, for the one who reads a failure */
    describe: (slug: string) =>
      presses
        .filter((one) => one.slug === slug)
        .map(({ kind, quantity, page, start, end, fate }) => `${kind} ${quantity} page ${page} ${start}-${end} ${fate}`)
        .join('; '),
  };
}
export type Ledger = ReturnType<typeof createLedger>;

const apply = (quantity: number, press: Press): number => {
  if (press.kind === 'add') return quantity + press.quantity;
  return press.kind === 'set' && quantity > 0 ? press.quantity : 0;
};

const isBefore = (one: Press, other: Press) =>
  one.end < other.start || (one.page === other.page && one.start < other.start);

/** Every outcome of every order that keeps to what came surely first; what is unknown may also not have happened. */
function settle(presses: Press[]): Set<number> {
  const outcomes = new Set<number>();
  const seen = new Set<string>();
  const walk = (quantity: number, left: Press[]) => {
    const key = `${quantity} ${left.map((one) => presses.indexOf(one)).join()}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (left.length === 0) outcomes.add(quantity);
    for (const one of left) {
      if (left.some((other) => other !== one && isBefore(other, one))) continue;
      const rest = left.filter((other) => other !== one);
      walk(apply(quantity, one), rest);
      if (one.fate === 'unknown') walk(quantity, rest);
    }
  };
  walk(0, presses);
  return outcomes;
}
