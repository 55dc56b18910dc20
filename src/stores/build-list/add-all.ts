/** A whole build list into the basket: one intent for each line, one after the other, and what became of each. */
import { type addLineSchema, type BasketAnswer, basketPaths } from '#api/basket.ts';
import type { BodyOf } from '#api/call.ts';
import { countOfPart } from '#domain/basket/basket.ts';
import { atom, map, type ReadableAtom } from 'nanostores';
import type { BasketResult, BasketWrite } from '../basket/state.ts';
import { findAvailableQuantity, isOrderable, type SheetEntry } from '#domain/build-list/sheet-entry.ts';

/** `skipped`: not sent, because it cannot be ordered. `out-of-stock`: not so many; not sent where that is known. `stopped`: an order is coming out of the basket. `blocked`: the browser blocks cookies. */
export type AddOutcome = 'added' | 'out-of-stock' | 'unknown' | 'skipped' | 'failed' | 'stopped' | 'blocked';

type Effects = {
  loadBasket: () => Promise<void>;
  $basket: ReadableAtom<BasketAnswer | null>;
  sendToBasket: (write: BasketWrite) => Promise<BasketResult>;
};

const outcomeOf: Record<string, AddOutcome> = {
  'out-of-stock': 'out-of-stock',
  'unknown-part': 'unknown',
  'order-pending': 'stopped',
  'cookies-blocked': 'blocked',
};
/** After these the next line would fare the same. */
const isFinal = (outcome: AddOutcome): boolean => ['failed', 'stopped', 'blocked'].includes(outcome);

const explainUnsent = (entry: SheetEntry): AddOutcome =>
  findAvailableQuantity(entry) === null ? 'skipped' : 'out-of-stock';

export function createAddAll({ loadBasket, $basket, sendToBasket }: Effects) {
  const $isAdding = atom(false);
  const $outcomes = map<Record<string, AddOutcome | undefined>>({});

  const countOf = (slug: string): number => countOfPart($basket.get()?.lines ?? [], slug);

  /** A write that got no answer may have happened: the basket, read again by then, tells. */
  async function addLine({ line: { slug, quantity, engine } }: SheetEntry): Promise<AddOutcome> {
    const before = countOf(slug);
    const body = { part: slug, quantity, engine } satisfies BodyOf<typeof addLineSchema>;
    const result = await sendToBasket({ path: basketPaths.lines, method: 'POST', body });
    if (result.ok || countOf(slug) >= before + quantity) return 'added';
    return outcomeOf[result.problem.code] ?? 'failed';
  }

  return {
    $isAdding,
    $outcomes,
    /** Adds what can be ordered; a second press while the first is under way does nothing. Answers how many lines went in. */
    async addAll(entries: readonly SheetEntry[]): Promise<number> {
      if ($isAdding.get()) return 0;
      $isAdding.set(true);
      $outcomes.set({});
      if (!$basket.get()) await loadBasket();
      let added = 0;
      let end: AddOutcome | null = null;
      for (const entry of entries) {
        const outcome: AddOutcome = isOrderable(entry) ? (end ?? (await addLine(entry))) : explainUnsent(entry);
        if (outcome === 'added') added += 1;
        if (isFinal(outcome)) end = outcome;
        $outcomes.setKey(entry.line.slug, outcome);
      }
      $isAdding.set(false);
      return added;
    },
    forgetOutcomes: () => $outcomes.set({}),
  };
}
