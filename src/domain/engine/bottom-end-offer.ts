import type { AvailabilityCase } from '../availability/availability-result.ts';
import { isInStock } from '../availability/in-stock.ts';
import { countBars } from '../availability/lead-bars.ts';
import { latestOf, type Promised } from '../delivery/promise.ts';
import type { BottomEndLine } from './bottom-end-fit.ts';
import type { EngineRow } from './engine-row.ts';
import { canAdd, type Offered, type RowState } from './row-state.ts';

/**
 * What one press buys: `slugs` go into the basket, the kit or the parts that can be had. `isWhole`: no part is missing. `promise`: when
 * all of it is there, null while that is not known of one. `worst`: the case of the farthest stock among them.
 */
export type BottomEndOffer = {
  slugs: string[];
  isKit: boolean;
  isWhole: boolean;
  isAsking: boolean;
  isAllInStock: boolean;
  worst: AvailabilityCase | null;
  promise: Promised | null;
};

function summarise(slugs: string[], stateOf: (slug: string) => RowState) {
  const states = slugs.map(stateOf);
  const offered = states.filter((state): state is Offered => state.kind === 'offered');
  const isKnown = slugs.length > 0 && offered.length === slugs.length;
  const promises = offered.flatMap(({ promise }) => promise ?? []);
  const [first] = offered;
  const cases = offered.map((state) => state.case).toSorted((a, b) => countBars(a) - countBars(b));
  return {
    slugs,
    isAsking: states.some(({ kind }) => kind === 'asking'),
    isAllInStock: isKnown && cases.every(isInStock),
    worst: cases[0] ?? null,
    promise: isKnown && first && promises.length === slugs.length ? latestOf(promises, first.today) : null,
  };
}

/**
 * What a bottom end is bought as (rule catalogue.bottom-end): as its kit where the kit can be had, else apart, without the parts
 * that cannot be had now.
 */
export function decideBottomEnd(
  lines: readonly BottomEndLine[],
  kit: EngineRow | null,
  stateOf: (slug: string) => RowState,
): BottomEndOffer {
  const [kitSize] = kit?.sizes ?? [];
  if (kitSize && canAdd(stateOf(kitSize.slug)))
    return { ...summarise([kitSize.slug], stateOf), isKit: true, isWhole: true };
  const slugs = lines.map(({ size }) => size.slug).filter((slug) => canAdd(stateOf(slug)));
  return { ...summarise(slugs, stateOf), isKit: false, isWhole: slugs.length === lines.length };
}
