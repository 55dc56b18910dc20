/**
 * What a buyer asked for and what may have become of it: knows nothing of the shop but the answers that the buyer got. Times
 * are ticks of one counter.
 */
export type BasketChange = {
  kind: 'add' | 'set' | 'remove';
  slug: string;
  lineId: string | null;
  quantity: number;
  /** the page it was made on: changes of one page follow each other */
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
  let changes: BasketChange[] = [];
  const next = () => (tick += 1);

  /** A newer wish for a line takes the place of one that has not left the page. */
  function replace({ page, lineId }: Pick<BasketChange, 'page' | 'lineId'>): void {
    for (const one of changes)
      if (one.kind === 'set' && one.page === page && one.lineId === lineId && !one.isSent) one.fate = 'replaced';
  }

  function record(change: Pick<BasketChange, 'kind' | 'slug' | 'lineId' | 'quantity' | 'page'>): void {
    if (change.kind !== 'add') replace(change);
    changes.push({ ...change, start: next(), end: Infinity, isSent: false, fate: 'waiting' });
  }

  /** The request of a change leaves the page; gives whom to tell what became of it. */
  function send(fits: (change: BasketChange) => boolean): (fate: BasketChange['fate']) => void {
    const found = changes.find((one) => one.fate === 'waiting' && !one.isSent && fits(one));
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
    changes = changes.filter(({ end }) => end > base);
    for (const one of changes) if (one.fate === 'waiting') one.fate = 'unknown';
  }

  /**
   * Another basket, requested at `requestedAt`, took its place. What was done since may be in either of the two; the other one is
   * found again by its name when this one is gone.
   */
  function replaceBasket(requestedAt: number): void {
    for (const one of changes)
      if (one.fate === 'done' && one.end > requestedAt) Object.assign(one, { fate: 'unknown', end: Infinity });
    close();
  }

  /** What is in a basket that the buyer was given as it is. */
  function recall(slug: string, quantity: number): void {
    changes.push({
      ...{ kind: 'add', slug, lineId: null, quantity, page: 0, start: next(), end: next() },
      ...{ isSent: true, fate: 'done' },
    });
  }

  /** Every quantity of a part that some order of the changes explains; 0 is no line. */
  function listPossible(slug: string): Set<number> {
    return settle(changes.filter((one) => one.slug === slug && one.fate !== 'refused' && one.fate !== 'replaced'));
  }

  return {
    now: () => tick,
    ...{ next, record, send, close, replaceBasket, recall, listPossible },
    /** the changes of a part, for the one who reads a failure */
    describe: (slug: string) =>
      changes
        .filter((one) => one.slug === slug)
        .map(({ kind, quantity, page, start, end, fate }) => `${kind} ${quantity} page ${page} ${start}-${end} ${fate}`)
        .join('; '),
  };
}

const apply = (quantity: number, change: BasketChange): number => {
  if (change.kind === 'add') return quantity + change.quantity;
  return change.kind === 'set' && quantity > 0 ? change.quantity : 0;
};

const isBefore = (one: BasketChange, other: BasketChange) =>
  one.end < other.start || (one.page === other.page && one.start < other.start);

/** Every outcome of every order that keeps to what came surely first; what is unknown may also not have happened. */
function settle(changes: BasketChange[]): Set<number> {
  const outcomes = new Set<number>();
  const seen = new Set<string>();
  const walk = (quantity: number, left: BasketChange[]) => {
    const key = `${quantity} ${left.map((one) => changes.indexOf(one)).join()}`;
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
  walk(0, changes);
  return outcomes;
}
