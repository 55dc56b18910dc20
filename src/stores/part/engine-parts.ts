/** Price, stock and basket of parts in rows: asked in one question, added one after the other. */
import type { BasketAnswer } from '#api/basket.ts';
import type { call } from '#api/call.ts';
import type { PartsAnswer } from '#api/parts.ts';
import { countOfPart } from '#domain/basket/basket.ts';
import { canAdd, decideRowState, type RowState } from '#domain/engine/row-state.ts';
import { atom, map, type ReadableAtom } from 'nanostores';
import type { SettledResult } from '../basket/state.ts';
import { createListedOffers, type ListedOffer } from './listed-offers.ts';

type Failed = Extract<SettledResult, { ok: false }>;
type AddProblem = Failed['problem']['code'];

/** `adding`: under way; else why the last press did not go through. */
type AddProgress = 'adding' | { problem: AddProblem };

type Effects = {
  call: typeof call;
  schedule: (run: () => void, delayMs: number) => () => void;
  yieldToMain?: () => Promise<void>;
  addPart: (slug: string, quantity: number, inBasket?: number, engine?: string) => Promise<SettledResult>;
  /** the word of the engine that a part is shown for */
  engineOf: (slug: string) => string | undefined;
  $basket: ReadableAtom<BasketAnswer | null>;
};

/** What the page was drawn with, by slug. */
function toOffers({ parts, unknown, failed }: PartsAnswer): Record<string, ListedOffer> {
  const all = (slugs: readonly string[], offer: ListedOffer) => slugs.map((slug) => [slug, offer] as const);
  return Object.fromEntries([
    ...all(unknown, 'none'),
    ...all(failed, 'failed'),
    ...parts.map((part) => [part.slug, part] as const),
  ]);
}

/**
 * `slugs`: every part that is there from the start; `drawn`: the answer that the page was drawn with, which the first paint shows
 * alone.
 */
export function createEngineParts(
  slugs: readonly string[],
  { call, schedule, yieldToMain, addPart, engineOf, $basket }: Effects,
  drawn: PartsAnswer | null = null,
) {
  const offers = createListedOffers({ call, schedule, yieldToMain }, drawn ? toOffers(drawn) : {});
  const $progress = map<Record<string, AddProgress | undefined>>({});
  /** null until this page has read its basket */
  const $known = atom<BasketAnswer | null>(null);

  /** The basket of this page knows best; before it is read, the answer of the shop does. */
  function countHeld(slug: string): number {
    const basket = $known.get();
    const offer = offers.$offers.get()[slug];
    return basket ? countOfPart(basket.lines, slug) : typeof offer === 'object' ? offer.inBasket : 0;
  }

  const stateOf = (slug: string): RowState => decideRowState(offers.$offers.get()[slug], countHeld(slug));
  const renew = (): Promise<void> => offers.renew(slugs);

  /** One piece. A second press while the first is under way does nothing; true when it is in the basket. */
  async function add(slug: string): Promise<boolean> {
    if ($progress.get()[slug] === 'adding' || !canAdd(stateOf(slug))) return false;
    $progress.setKey(slug, 'adding');
    const result = await addPart(slug, 1, countHeld(slug), engineOf(slug));
    $progress.setKey(slug, result.ok ? undefined : { problem: result.problem.code });
    if (!result.ok && ['out-of-stock', 'unknown-part'].includes(result.problem.code)) await offers.renew([slug]);
    return result.ok;
  }

  return {
    $offers: offers.$offers,
    $known: $known as ReadableAtom<BasketAnswer | null>,
    $progress: $progress as ReadableAtom<Record<string, AddProgress | undefined>>,
    countHeld,
    stateOf,
    engineOf,
    add,
    renew,
    /** Asks for these anew; what is known stays on show meanwhile. */
    ask: offers.renew,
    /** Asks for parts that are listed now and not known yet, after a pause. */
    show: offers.show,
    /** Several, one after the other; ends with the first that does not go in. Answers how many did. */
    async addAll(wanted: readonly string[]): Promise<number> {
      for (const [added, slug] of wanted.entries()) if (!(await add(slug))) return added;
      return wanted.length;
    },
    /** From the first paint on: asks for what was not drawn, and follows the basket; the answer ends it. */
    follow(): () => void {
      if (slugs.length > 0) offers.show(slugs, 0);
      return $basket.subscribe((basket) => $known.set(basket));
    },
  };
}
export type EngineParts = ReturnType<typeof createEngineParts>;
