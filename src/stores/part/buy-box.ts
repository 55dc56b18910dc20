/**
 * Price and availability of one part, asked live, and putting it into the basket (rules availability.live and
 * basket.adding).
 */
import type { BasketAnswer } from '#api/basket.ts';
import type { call } from '#api/call.ts';
import { type LivePart, livePartSchema, partPaths } from '#api/part.ts';
import type { ProblemCode } from '#api/problem.ts';
import { decideAvailability } from '#domain/availability/availability.ts';
import type { Availability } from '#domain/availability/availability-case.ts';
import { countOfPart } from '#domain/basket/basket.ts';
import { clampQuantity } from '#domain/basket/quantity.ts';
import { type LinePromise, promisePieces } from '#domain/delivery/line-promise.ts';
import { type ReadableAtom, type WritableAtom, atom, computed, map } from 'nanostores';
import type { SettledResult } from '../basket/state.ts';

type BuyBox = {
  progress: 'loading' | 'ready' | 'failed';
  live: LivePart | null;
  quantity: number;
  isAdding: boolean;
  /** why the last press on Add to Cart did not go through */
  problem: ProblemCode | 'offline' | 'bad-answer' | 'cookies-blocked' | 'not-known' | null;
};

/** When all pieces, those in the basket too, are at the door of `country`; the rest as the shop tells it. */
type OfferDelivery = Omit<NonNullable<LivePart['delivery']>, 'sources'> & { line: LinePromise };

/** What the box shows of stock and delivery, decided anew for each quantity. */
export type Offer = { inBasket: number; availability: Availability; delivery: OfferDelivery | null };

type Effects = {
  call: typeof call;
  addPart: (slug: string, quantity: number, inBasket?: number) => Promise<SettledResult>;
  $basket: ReadableAtom<BasketAnswer | null>;
};

/** The line that part and basket would be together; null where the shop told no dates. */
function promiseAll({ delivery, today }: LivePart, wanted: number): OfferDelivery | null {
  if (!delivery) return null;
  const { sources, ...rest } = delivery;
  return { ...rest, line: promisePieces(sources, wanted, today) };
}

/** The basket of this page knows best what it holds; before it is read, the answer of the shop does. */
function decideOffer({ live, quantity }: BuyBox, basket: BasketAnswer | null): Offer | null {
  if (!live) return null;
  const inBasket = basket ? countOfPart(basket.lines, live.slug) : live.inBasket;
  return {
    inBasket,
    availability: decideAvailability(live.stock, { quantity, inBasket, today: live.today }),
    delivery: promiseAll(live, quantity + inBasket),
  };
}

/** `drawn`: the answer that the page's box was drawn with; the first paint shows it alone, whatever this page knows since. */
export function createBuyBox(slug: string, { call, addPart, $basket }: Effects, drawn: LivePart | null = null) {
  const progress = drawn ? 'ready' : 'loading';
  const $box = map<BuyBox>({ progress, live: drawn, quantity: 1, isAdding: false, problem: null });
  const $known: WritableAtom<BasketAnswer | null> = atom(null);
  const $displayedBasket = drawn ? $known : $basket;
  const $offer = computed([$box, $displayedBasket], decideOffer);

  /** the newest question that is on its way */
  let pending: Promise<void> | null = null;

  const setQuantity = (quantity: number): void =>
    $box.setKey('quantity', clampQuantity(quantity, $offer.get()?.availability.max ?? null));

  /** What was asked for comes down to what is there by then, so that the rest can still be bought. */
  async function ask(): Promise<void> {
    if (!$box.get().live) $box.setKey('progress', 'loading');
    const answer = await call(`${partPaths.live(slug)}?quantity=1`, livePartSchema);
    if (answer.ok) {
      $box.set({ ...$box.get(), progress: 'ready', live: answer.value });
      setQuantity($box.get().quantity);
    } else if (!$box.get().live) $box.setKey('progress', 'failed');
  }

  const load = (): Promise<void> => (pending = ask());

  /** Pressed before the shop has answered: it is asked first. False where it has fewer pieces than were wanted; of none at all the box tells. */
  async function awaitOffer(): Promise<boolean> {
    const { quantity } = $box.get();
    $box.set({ ...$box.get(), isAdding: true, problem: null });
    await (pending ?? load());
    const isShort = $box.get().quantity < quantity;
    $box.set({ ...$box.get(), isAdding: false, problem: isShort ? 'out-of-stock' : null });
    return !isShort;
  }

  /** A second press while the first is under way does nothing, nor does one for more than there is. After success the quantity is 1 again. */
  async function add(): Promise<void> {
    if ($box.get().isAdding) return;
    if (!$box.get().live && !(await awaitOffer())) return;
    const { quantity } = $box.get();
    if (($offer.get()?.availability.max ?? 0) <= 0) return;
    $box.set({ ...$box.get(), isAdding: true, problem: null });
    const result = await addPart(slug, quantity, $offer.get()?.inBasket);
    const problem = result.ok ? null : result.problem.code;
    $box.set({ ...$box.get(), isAdding: false, problem, quantity: result.ok ? 1 : quantity });
    if (problem === 'out-of-stock') await load();
  }

  /** So many instead of what was asked for. */
  async function take(pieces: number): Promise<void> {
    setQuantity(pieces);
    await add();
  }

  /** Sets the quantity back to 1 whenever the basket holds another number of pieces (rule basket.quantity-back). */
  function watchBasket(): () => void {
    const ends = [drawn ? $basket.subscribe((basket) => $known.set(basket)) : () => {}];
    let inBasket = $offer.get()?.inBasket;
    ends.push(
      $offer.subscribe((offer) => {
        if (offer && inBasket !== undefined && offer.inBasket !== inBasket) setQuantity(1);
        inBasket = offer?.inBasket;
      }),
    );
    return () => ends.forEach((end) => end());
  }

  return { $box, $offer, load, setQuantity, add, take, watchBasket };
}
export type BuyBoxStore = ReturnType<typeof createBuyBox>;
