import { clearances } from '#config/clearances.ts';
import { type LengthRange, type Nanometres, fromMm, toMicrometre } from './length.ts';
import { isExtraClearanceSet } from './twin-set.ts';

const { race, thrust, hx } = clearances;

/** What HX gives more than H: 0.025 mm (rule clearance.extra-oil). */
export const extraClearance: Nanometres = fromMm(hx.mm);

/**
 * Oil clearance of a race engine for a journal: 0.020–0.025 mm for each 25 mm of it, plus 0.013 mm
 * (rule clearance.race-range). To 0.001 mm.
 */
export function toRaceClearance(journal: Nanometres): LengthRange {
  const share = (perStep: number) => (journal * fromMm(perStep)) / fromMm(race.step) + fromMm(race.plus);
  return { from: toMicrometre(share(race.perStep.from)), to: toMicrometre(share(race.perStep.to)) };
}

/** The oil clearance that a set is made for by the rule: HX sets 0.025 mm above the race clearance. */
export function toRangeByRule(set: string, journal: Nanometres): LengthRange {
  const { from, to } = toRaceClearance(journal);
  const more = isExtraClearanceSet(set) ? extraClearance : 0;
  return { from: from + more, to: to + more };
}

/** Thrust clearance (end float) by journal: up to 70 mm, up to 90 mm, above (rule clearance.end-float). */
export function toThrustClearance(journal: Nanometres): LengthRange {
  const row = thrust.find(({ upTo }) => upTo === null || journal <= fromMm(upTo)) ?? thrust[0];
  return { from: fromMm(row.from), to: fromMm(row.to) };
}
