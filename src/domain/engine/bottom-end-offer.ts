import { type AvailabilityCase, countBars, isInStock } from '../availability/availability-case.ts';
import { latestOf, type Promised } from '../delivery/promise.ts';
import type { BottomEndLine } from './bottom-end-fit.ts';
import type { EngineRow } from './engine-row.ts';
import { canAdd, type Offered, type RowState } from './row-state.ts';

/**
 * What one press buys: `slugs` go into the basket, the kit or the parts that can be had. `isWhole`: nothing is left out of it.
 * `held`: how many of its lines lie in the basket; `isHeld`: nothing is missing there, and a press buys it once more. `promise`: when all of it is there, null while
 * that is not known of one; `isExport` as in `Offered`. `worst`: the case of the farthest stock among them.
 */
export type BottomEndOffer = {
  slugs: string[];
  isKit: boolean;
  isWhole: boolean;
  held: number;
  isHeld: boolean;
  isAsking: boolean;
  isAllInStock: boolean;
  worst: AvailabilityCase | null;
  promise: Promised | null;
  isExport: boolean;
};

function summarise(slugs: string[], stateOf: (slug: string) => RowState) {
  const states = slugs.map(stateOf);
  const offered = states.filter((state): state is Offered => state.kind === 'offered');
  const isKnown = slugs.length > 0 && offered.length === slugs.length;
  const promises = offered.flatMap(({ promise }) => promise ?? []);
  const [first] = offered;
  const cases = offered.map((state) => state.case).sort((a, b) => countBars(a) - countBars(b));
  return {
    slugs,
    isAsking: states.some(({ kind }) => kind === 'asking'),
    isAllInStock: isKnown && cases.every(isInStock),
    worst: cases[0] ?? null,
    promise: isKnown && first && promises.length === slugs.length ? latestOf(promises, first.today) : null,
    isExport: first?.isExport ?? false,
  };
}

/**
 * What a bottom end is bought as (rule catalogue.bottom-end): as its kit where the kit can be had, else apart, without the parts
 * that cannot be had now or that the basket holds. With everything in the basket it is all of it once more.
 */
export function decideBottomEnd(
  lines: readonly BottomEndLine[],
  kit: EngineRow | null,
  { stateOf, isInBasket }: { stateOf: (slug: string) => RowState; isInBasket: (slug: string) => boolean },
): BottomEndOffer {
  const all = lines.map(({ size }) => size.slug);
  const held = all.filter(isInBasket).length;
  const canBuy = (slug: string): boolean => canAdd(stateOf(slug));
  const kitSlug = kit?.sizes[0]?.slug ?? null;
  const isKitHeld = kitSlug !== null && isInBasket(kitSlug);
  if (kitSlug !== null && (isKitHeld || (held === 0 && canBuy(kitSlug)))) {
    const once = { isKit: true, isWhole: true, held: isKitHeld ? all.length : 0, isHeld: isKitHeld };
    return { ...summarise([kitSlug].filter(canBuy), stateOf), ...once };
  }
  const missing = all.filter((slug) => !isInBasket(slug) && canBuy(slug));
  const isHeld = held > 0 && missing.length === 0;
  const slugs = isHeld ? all.filter(canBuy) : missing;
  return { ...summarise(slugs, stateOf), isKit: false, isWhole: slugs.length === all.length, held, isHeld };
}
